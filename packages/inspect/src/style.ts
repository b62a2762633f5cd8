/**
 * The one style sheet of all pages. It is fixed, so that the content security policy can name it by its hash and
 * forbid everything else; `style.test.ts` tells the new hash when this text changes.
 */
export const STYLE = `
:root{color-scheme:light dark;color:light-dark(#1d2125,#e4e7eb);font:15px/1.5 system-ui,sans-serif}
@media print{:root{color-scheme:light}}
main{max-width:72rem;margin:2.5rem auto;padding:0 1rem;container-type:inline-size}
h1,h2{display:inline;font-size:1.6rem;overflow-wrap:anywhere}
h2{font-size:1.1rem}
div{display:grid;grid:auto/repeat(auto-fit,minmax(17rem,1fr));gap:0 4rem}
details[class]{margin:2rem 0}
summary{cursor:pointer}
svg{display:block;width:100%;height:2rem;background:#8882;border-radius:4px}
pattern path+path{fill:none;stroke:Canvas;stroke-width:1.5;stroke-opacity:.5}
rect{stroke:Canvas}
#p0{fill:light-dark(#274b8f,#6f96e8)}
#p1{fill:light-dark(#3f8fd0,#56b8f2)}
#p2{fill:light-dark(#17877a,#35b8a4)}
#p3{fill:light-dark(#c98a0e,#e9b949)}
#p4{fill:light-dark(#c2482d,#ee7f5e)}
#p5{fill:#8a929c}
.w{display:inline-block;width:1.2rem;height:.8rem;margin-right:.6rem}
.s{float:left;width:calc(100% - 4rem);height:.6rem;margin-top:.45rem;background:none}
table{width:100%;border-collapse:collapse;table-layout:fixed;font-variant-numeric:tabular-nums}
th,td{padding:.4rem 1rem .4rem 0;border-bottom:1px solid #8883;font-weight:400;text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th{position:sticky;top:0;background:Canvas;color:light-dark(#59616b,#98a1ac);font-size:.8rem}
tr>:nth-last-child(-n+2){text-align:right}
tr>:last-child{padding:.4rem 0}
pre{box-sizing:border-box;width:100cqi;margin:.5rem 0;padding:.75rem 1rem;background:#8881;border-radius:4px;font:.85rem/1.55 ui-monospace,monospace;white-space:pre-wrap;tab-size:4;unicode-bidi:plaintext}
i{padding:0 .2em;border:1px solid;border-radius:3px;font:.75em monospace}
`;

/** The source that the policy allows: SHA-256 of the style sheet. */
export const STYLE_SOURCE = 'sha256-FCyYqmhNVHuWFOXdusPzJnAc0tK56gbiK93aIKcldSk=';
