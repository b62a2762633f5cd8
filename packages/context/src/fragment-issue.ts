import type { ContextIssue, ContextIssueCode, ContextIssueList } from '@jangts/types';
import { quote } from './describe.js';
import { isId, isSource } from './vocabulary.js';

/** Where a fragment stands and what it says of itself, right or wrong. */
export interface FragmentPlace {
  readonly list: ContextIssueList;
  readonly index: number;
  readonly id: unknown;
  readonly sourceId: unknown;
}

/** An issue of one fragment: names it by place, and by id and source where they are valid. */
export function fragmentIssue(
  code: ContextIssueCode,
  { list, index, id, sourceId }: FragmentPlace,
  text: string,
  more?: Partial<ContextIssue>,
): ContextIssue {
  const name = isId(id) ? ` ${quote(id)}` : '';
  const source = isSource(sourceId) ? ` from ${quote(sourceId)}` : '';
  const message = `${list}[${index}]${name}${source}: ${text}`;
  return { code, message, list, index, ...(isId(id) && { fragmentId: id }), ...more };
}
