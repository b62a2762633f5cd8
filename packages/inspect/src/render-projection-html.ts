import type {
  InspectHTMLOptions,
  ProjectionExplanation,
  ProjectionOmitted,
  ProjectionStep,
} from '@jangts/types';
import { page } from './html.js';
import { budgetWords, grouped } from './numbers.js';
import { read } from './read.js';

/** All fields that a step may have. */
type AnyStep = { readonly kind: ProjectionStep['kind'] } & Partial<
  Record<'attempt' | 'attempts' | 'count' | 'length', number>
>;

/** A number, where the step has one. */
function figure(count: number | undefined): string {
  return count === undefined ? '–' : grouped(count);
}

/**
 * Makes one self-contained HTML page that shows what a projection kept of a value and what it left out.
 */
export function renderProjectionHTML(
  explained: ProjectionExplanation,
  options: InspectHTMLOptions = {},
): string {
  const { text, chars, maxChars, step, omitted } = read<
    Omit<ProjectionExplanation, 'step'> & { step: AnyStep }
  >('explained', explained, {
    text: '',
    chars: 0,
    maxChars: 0,
    step: { kind: 'whole|reduced|fallback', 'attempt?': 0, 'attempts?': 0, 'count?': 0, 'length?': 0 },
    omitted: null,
  });
  const left = omitted && read<ProjectionOmitted>('explained.omitted', omitted, { entries: 0, chars: 0 });
  return page(
    {
      about: 'Projection',
      words: budgetWords(chars, maxChars),
      parts: [chars],
      whole: Math.max(chars, maxChars),
      tables: [
        {
          title: 'Text',
          heads: [
            'Kept',
            'Attempts',
            'Entries of an array',
            'Characters of a string',
            'Entries left out',
            'Characters left out',
          ],
          rows: [
            [
              step.kind,
              figure(step.attempt ?? step.attempts),
              figure(step.count),
              figure(step.length),
              figure(left?.entries),
              figure(left?.chars),
            ],
          ],
          texts: [text],
        },
      ],
    },
    options,
    ' open',
  );
}
