import { assemblyCases, originalFragments, planCases } from './cases/context.js';
import { excerptCases, ladder, projectionCases } from './cases/projection.js';
import { textBlockCases } from './cases/text-blocks.js';
import { show } from './outcome.js';

/** Runs the cases whose results are written down; calls `check(name, found, expected)` with texts for each. */
export async function sharedCases(library, check) {
  for (const [name, text, targetChars, texts] of textBlockCases) {
    const expected = show(asBlocks(texts));
    check(`text-blocks/${name}`, show(library.splitTextBlocks(text, { targetChars })), expected);
    const streamed = [];
    for await (const block of library.TextBlocks.stream(text, { targetChars })) streamed.push(block);
    check(`text-blocks/${name} streamed`, show(streamed), expected);
  }
  for (const render of [{}, { render: JSON.stringify }, { render: copy => JSON.stringify(copy) }]) {
    const { project } = library.Projection.defineContentProjection({ ...ladder, ...render });
    for (const [name, makeValue, maxChars, text, truncated] of projectionCases) {
      check(`projection/${name}`, show(project({ value: makeValue(), maxChars })), show({ text, truncated }));
    }
  }
  for (const [name, body, maxChars, render, expected] of excerptCases) {
    const found = library.projectContinuousExcerpt(body, maxChars, render(body));
    check(`excerpt/${name}`, show(found), show(expected));
  }
  for (const [name, fragments, maxInputChars, expected] of assemblyCases) {
    const found = contextOutcome(() => library.assembleFragments(fragments, maxInputChars), expected);
    check(`assemble/${name}`, found, show(expected));
  }
  for (const [name, fragments, mutableFragmentIds, maxInputChars, expected] of planCases) {
    const plan = { fragments, originalFragments, mutableFragmentIds, maxInputChars };
    const found = contextOutcome(() => library.assembleContextPlan(plan), expected);
    check(`plan/${name}`, found, show(expected));
  }
}

function asBlocks(texts) {
  let end = 0;
  return texts.map((text, index) => ({ number: index + 1, start: end, end: (end += text.length), text }));
}

function contextOutcome(call, expected) {
  try {
    const result = call();
    return show(Object.fromEntries(Object.keys(expected).map(key => [key, result[key]])));
  } catch (error) {
    return show({ codes: error.issues?.map(issue => issue.code) ?? String(error) });
  }
}
