import { linesOf } from './oracle.js';

/** What a line is by the rules, found by regular expressions. */
export interface Line {
  readonly start: number;
  readonly end: number;
  /** 1 to 6; 0 when the line is no heading. */
  readonly level: number;
  readonly title: string;
  readonly rule: boolean;
  readonly blank: boolean;
}

/** The lines of a text; `isWhole` says that it is the start of its document. */
export function describeLines(text: string, isWhole: boolean): Line[] {
  let end = 0;
  let fence = '';
  return linesOf(text).map(line => {
    const start = end;
    end += line.length;
    let content = line.replace(/[\r\n]+$/, '');
    if (isWhole && start === 0) content = content.replace(/^\uFEFF/, '');
    const inFence = fence !== '';
    if (inFence) {
      if ((/^ {0,3}(`+|~+)[ \t]*$/.exec(content)?.[1] ?? '').startsWith(fence)) fence = '';
    } else fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(content)?.[1] ?? '';
    const [, marks = '', rest = ''] = (!inFence && /^ {0,3}(#{1,6})((?:[ \t].*)?)$/su.exec(content)) || [];
    return {
      start,
      end,
      level: marks.length,
      title: rest.replace(/[ \t]#+[ \t]*$/, '').replaceAll(/^[ \t]+|[ \t]+$/g, ''),
      rule: !inFence && /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(content),
      blank: content.trim() === '',
    };
  });
}
