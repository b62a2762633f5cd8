/** What `defineContentProjection` takes. */
export interface ContentProjectionOptions<Value = unknown> {
  /** How many entries each array keeps, one number per attempt, in the order to try; non-negative safe integers. */
  readonly counts: readonly number[];
  /**
   * How many characters (UTF-16 code units) each string keeps, in the order to try; non-negative safe integers.
   * Every length is tried with the first count, then with the second, and so on.
   */
  readonly lengths: readonly number[];
  /** Makes the text of a reduced copy. Left out: `JSON.stringify`. Not called for a value that fits as it is. */
  readonly render?: ((value: Value) => string) | undefined;
  /** Makes the text when no attempt fits. Its length is the App's responsibility. */
  readonly fallback: (value: Value) => string;
}

/** One value and its budget. */
export interface ProjectionRequest<Value = unknown> {
  /** JSON data; anything else is treated as `JSON.stringify` treats it. Never changed. */
  readonly value: Value;
  /** The budget in characters (UTF-16 code units) of the text; a non-negative safe integer. */
  readonly maxChars: number;
}

/** A value as text. */
export interface ProjectionResult {
  /** The text for the model. */
  readonly text: string;
  /** Whether the text is anything else than the whole value's JSON. */
  readonly truncated: boolean;
}

/** How a projection came to its text. */
export type ProjectionStep =
  | {
      /** The whole value fitted. */
      readonly kind: 'whole';
    }
  | {
      /** A reduced copy fitted. */
      readonly kind: 'reduced';
      /** Entries that each array kept at most. */
      readonly count: number;
      /** Characters (UTF-16 code units) that each string kept at most. */
      readonly length: number;
      /** Which attempt it was, counted from 1. */
      readonly attempt: number;
    }
  | {
      /** No attempt fitted. */
      readonly kind: 'fallback';
      /** How many attempts there were. */
      readonly attempts: number;
    };

/** What a reduced copy left out of the arrays and strings that it kept. */
export interface ProjectionOmitted {
  /** Array entries left out. */
  readonly entries: number;
  /** String characters (UTF-16 code units) left out. */
  readonly chars: number;
}

/** A projection's result and the reasons for it. */
export interface ProjectionExplanation extends ProjectionResult {
  /** Length of the text in characters (UTF-16 code units). */
  readonly chars: number;
  /** The budget it was made for, in characters (UTF-16 code units). */
  readonly maxChars: number;
  /** Whether the text is within the budget. Only a fallback's may not be. */
  readonly withinBudget: boolean;
  /** What produced the text. */
  readonly step: ProjectionStep;
  /** What was left out; zeros for the whole value, `null` for a fallback. */
  readonly omitted: ProjectionOmitted | null;
}

/** A content projection as `defineContentProjection` returns it. */
export interface ContentProjection<Value = unknown> {
  /** Makes the text of a value under a budget. */
  readonly project: (request: ProjectionRequest<Value>) => ProjectionResult;
  /** Does the same work and tells how the text came about. */
  readonly explain: (request: ProjectionRequest<Value>) => ProjectionExplanation;
}

/** The longest prefix of a body whose rendered text fits. */
export interface ContinuousExcerpt {
  /** The finished text. */
  readonly text: string;
  /** Length of the prefix in characters (UTF-16 code units). */
  readonly length: number;
  /** Whether the prefix is shorter than the body. */
  readonly truncated: boolean;
}

/** Where a node stands in a tree. */
export interface TreeLocation {
  /** Steps from the root, which is at 0. */
  readonly depth: number;
  /** The property name, the array index, or `undefined` at the root. */
  readonly key: string | number | undefined;
}

/** What `defineTreeProjection` takes. */
export interface TreeProjectionOptions<Context = unknown> {
  /** Nodes deeper than this are omitted and never read; a non-negative safe integer. Left out: no limit. */
  readonly maxDepth?: number | undefined;
  /** A node is omitted when this returns exactly `true`. */
  readonly omit?: ((value: unknown, context: Context, location: TreeLocation) => unknown) | undefined;
  /** May change the record that it is given, which is a copy one level deep. What it returns is ignored. */
  readonly visitRecord?:
    | ((record: Record<string, unknown>, context: Context, location: TreeLocation) => unknown)
    | undefined;
}

/** A tree projection as `defineTreeProjection` returns it. */
export interface TreeProjection<Context = unknown> {
  /** Returns the new tree, or `undefined` when the root is omitted. */
  readonly visit: (value: unknown, context: Context) => unknown;
}
