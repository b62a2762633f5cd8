import type { ContextIssue, ContextIssueCode, ContextIssueList } from '@jangts/types';
import { quote } from './describe.js';
import { isId, isSource } from './vocabulary.js';

/** Where an entry stands, and what it says of itself, right or wrong. */
export interface Place {
  readonly list: ContextIssueList;
  readonly index: number;
  readonly id?: unknown;
  readonly sourceId?: unknown;
}

/** An issue of one entry: names it by its place, and by its id and source where they are valid. */
export function issueAt(
  { list, index, id, sourceId }: Place,
  code: ContextIssueCode,
  text: string,
  more?: Partial<ContextIssue>,
): ContextIssue {
  const name = isId(id) ? ` ${quote(id)}` : '';
  const source = isSource(sourceId) ? ` from ${quote(sourceId)}` : '';
  const message = `${list}[${index}]${name}${source}: ${text}`;
  return { code, message, list, index, ...(isId(id) && { fragmentId: id }), ...more };
}
