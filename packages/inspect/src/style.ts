/**
 * The one style sheet of all pages. It is fixed, so that the content security policy can name it by its hash and
 * forbid everything else; `style.test.ts` tells the new hash when this text changes. Colours are the browser's own or
 * such that they stand out on light and dark alike.
 */
export const STYLE = `
:root{color-scheme:light dark;background:Canvas;font:15px/1.5 system-ui}
main{display:flex;flex-flow:wrap;gap:0 4rem;max-width:72rem;margin:2rem auto;padding:0 1rem;container-type:inline-size}
main>*{flex:1 0 100%;margin:1rem 0}
.n3{flex:1 0 17rem}
h2{display:inline;font-size:1.1rem}
svg,pre{border-radius:4px;background:#8882}
svg{width:100%;height:2rem;print-color-adjust:exact}
rect{stroke:Canvas}
path+path{stroke:#fff8}
#p0{fill:#3b6fd4}
#p1{fill:#1f93c9}
#p2{fill:#14907f}
#p3{fill:#b8860b}
#p4{fill:#d0533a}
#p5{fill:#8a929c}
table svg{float:left;width:1rem;height:.6rem;margin:.4rem .4rem .4rem 0}
td:last-child svg{width:calc(100% - 4rem)}
tr{border-bottom:1px solid #8883}
table{width:100%;border-collapse:collapse;table-layout:fixed;font-variant:tabular-nums}
th,td{padding:.4rem 1rem .4rem 0;font-weight:400;text-align:left;vertical-align:top}
thead th{position:sticky;top:0;background:Canvas;font-size:.8rem}
tr>:nth-last-child(-n+2){text-align:right}
pre{width:100cqi;margin:1rem 0;padding:1rem;font:13px/1.5 monospace;box-sizing:border-box}
h1,p,th,pre{white-space:pre-wrap;overflow-wrap:anywhere}
td{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
i{border:1px solid}
@media(width<50rem){.n6 tr{display:flex;flex-flow:wrap}.n6 tr>*{flex:1 0 26%}.n6 tr>:first-child{flex:1 0 100%}}
`;

/** The source that the policy allows: SHA-256 of the style sheet. */
export const STYLE_SOURCE = 'sha256-Zs9vU0TFe8F4LDoJf0lQEPmE6DMrR+9ZcUuGqicwaWI=';
