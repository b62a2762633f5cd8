// Only `@jangts/projection` is installed here.
import { Projection } from '@jangts/projection';

interface Repair {
  readonly ticket: number;
  readonly machine: string;
  readonly report: string;
  readonly technician: { readonly name: string; readonly phone: string };
}

/** What a tool returned: more than a model needs to see. */
const result: { total: number; repairs: Repair[] } = {
  total: 40,
  repairs: Array.from({ length: 40 }, (_, index) => ({
    ticket: 7000 + index,
    machine: index % 2 ? 'loom' : '织布机',
    report: `Thread tension drifts after ${index + 1} hours. `.repeat(6),
    technician: { name: 'R. Osei', phone: `555-01${index}` },
  })),
};

// 1. A query result becomes compact JSON: strings are shortened first, then arrays lose entries.
const compact = Projection.defineContentProjection({
  counts: [10, 3, 1],
  lengths: [120, 60, 20],
  render: JSON.stringify,
  fallback: () => '{}',
});
const first = compact.project({ value: result, maxChars: 500 });
console.log(first.text.length, first.truncated, first.text);

// 2. Private fields are removed before, never by `render`: a value that fits is not rendered at all.
const withoutPhones = Projection.defineTreeProjection({
  visitRecord(record) {
    delete record.phone;
  },
});
const { text, step, omitted } = compact.explain({
  value: withoutPhones.visit(result, undefined),
  maxChars: 500,
});
console.log(text.includes('555'), step, omitted);

// 3. A running text is kept up to where the budget ends, inside the envelope that will be sent.
const manual = '先关电源,再松开张力臂。'.repeat(200);
const excerpt = Projection.projectContinuousExcerpt(manual, 100, length =>
  JSON.stringify({ manual: manual.slice(0, length), complete: length === manual.length }),
);
console.log(excerpt?.length, excerpt?.truncated, excerpt?.text);
