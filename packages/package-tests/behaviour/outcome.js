// What a call gives, as text that is the same in every engine. Engines word their own errors differently, so that
// only the name of an error counts, and everything of those errors whose text is the packages' own.
export function outcome(call) {
  try {
    return show(call());
  } catch (error) {
    return `throws ${error.name} ${error.code === undefined ? '' : show([error.code, error.message, error.issues])}`;
  }
}

export const show = value => JSON.stringify(value) ?? 'undefined';

/** Fails in words when a promise of the packages is broken. */
export function expectThat(holds, what, failures) {
  if (!holds && failures.length < 20) failures.push(what);
}
