/**
 * Who produced a text: the platform (`system`), the application's author (`developer`), the end user (`user`),
 * a model, such as a summary or a plan (`model`), or a tool: results, retrieved or remembered text (`tool`).
 * Only `system` and `developer` content may become a system message.
 */
export type ContextTrust = 'system' | 'developer' | 'user' | 'model' | 'tool';

/** How long a content is valid: one model call, one turn, the session, or always. */
export type ContextLifetime = 'call' | 'turn' | 'session' | 'static';

/** The message slot that a fragment takes. */
export type ContextRole = 'system' | 'user';

/** One piece of what a model will see, before it is assembled. */
export interface ContextFragment {
  /** Stable name that matches `^[a-z][a-zA-Z0-9:._-]*$` and is unique in its list. */
  id: string;
  /** The module or registration that owns the content; not empty. */
  sourceId: string;
  /** Who produced the content. */
  trust: ContextTrust;
  /** How long the content is valid. */
  lifetime: ContextLifetime;
  /** Hard bound on the JSON characters of `value` (`JSON.stringify(value).length`); a positive safe integer. */
  maxChars: number;
  /** The message slot. `system` is for `system` and `developer` content only. */
  role: ContextRole;
  /** The content. A record is sent as its JSON text; a system message takes a string only. */
  value: string | Record<string, unknown>;
}

/** One message of an assembled input. */
export interface ContextMessage {
  /** The message slot. */
  role: ContextRole;
  /** The text, exactly as it was given; a record's JSON text. */
  content: string;
}

/** What one fragment takes of the budget. */
export interface FragmentUsage {
  /** The fragment's id. */
  readonly id: string;
  /** The module or registration that owns the content. */
  readonly sourceId: string;
  /** Who produced the content. */
  readonly trust: ContextTrust;
  /** How long the content is valid. */
  readonly lifetime: ContextLifetime;
  /** The message slot. */
  readonly role: ContextRole;
  /** JSON characters of the value: `JSON.stringify(value).length`. */
  readonly chars: number;
  /** The fragment's own bound, in JSON characters. */
  readonly maxChars: number;
}

/** An assembled model input. */
export interface ContextInput {
  /** One message per fragment, in the order given: a fresh array of fresh objects, fit to hand to a client. */
  messages: ContextMessage[];
  /** What each fragment takes, in the order of the messages. */
  fragmentUsage: FragmentUsage[];
  /** Size of the whole input: `JSON.stringify(messages).length`, exactly. */
  inputChars: number;
  /** The budget that `inputChars` is within. */
  maxInputChars: number;
}

/** What a compression made, beside what it was allowed to do. */
export interface ContextPlan {
  /** The candidate: the fragments after the App's own compression. */
  readonly fragments: readonly ContextFragment[];
  /** The fragments before it; best a snapshot taken with `snapshotFragments`. */
  readonly originalFragments: readonly ContextFragment[];
  /** Ids of the originals that may be rewritten or removed. An empty list authorises nothing. */
  readonly mutableFragmentIds: readonly string[];
  /** The budget in JSON characters of all messages; a positive safe integer. */
  readonly maxInputChars: number;
}

/** One thing that a compression did to a fragment that it was allowed to change. */
export interface ContextChange {
  /** The fragment's id. */
  readonly id: string;
  /** Whether its value is another one now, or it is gone. */
  readonly kind: 'rewritten' | 'removed';
  /** JSON characters of the original value. */
  readonly charsBefore: number;
  /** JSON characters of the new value; 0 when it was removed. */
  readonly charsAfter: number;
}

/** An assembled model input whose compression was audited. */
export interface AuditedContextInput extends ContextInput {
  /** What was rewritten or removed, in the originals' order. */
  changes: ContextChange[];
}

/** Stable code of what is wrong. */
export type ContextIssueCode =
  | 'invalid-input'
  | 'invalid-input-budget'
  | 'invalid-fragment'
  | 'invalid-id'
  | 'duplicate-id'
  | 'invalid-source-id'
  | 'invalid-trust'
  | 'invalid-lifetime'
  | 'invalid-max-chars'
  | 'invalid-role'
  | 'invalid-value'
  | 'not-serializable'
  | 'ill-formed-text'
  | 'system-value-not-text'
  | 'untrusted-system'
  | 'fragment-over-budget'
  | 'input-over-budget'
  | 'unknown-mutable-id'
  | 'duplicate-mutable-id'
  | 'unknown-fragment'
  | 'missing-fragment'
  | 'fragment-modified'
  | 'metadata-modified'
  | 'reordered';

/** The list that an issue is about. */
export type ContextIssueList = 'fragments' | 'originalFragments' | 'mutableFragmentIds';

/** A property that a plan must leave as it was. */
export type ContextMetadataField = 'sourceId' | 'trust' | 'lifetime' | 'role' | 'maxChars';

/** One thing that is wrong. Fields that do not apply are absent. */
export interface ContextIssue {
  /** Stable code. */
  readonly code: ContextIssueCode;
  /** One sentence for people. Never quotes a fragment's value. */
  readonly message: string;
  /** The list that it is about. */
  readonly list?: ContextIssueList;
  /** Position in that list, 0-based. */
  readonly index?: number;
  /** The fragment's id; only set when the id is valid. */
  readonly fragmentId?: string;
  /** Which properties a plan changed. */
  readonly fields?: readonly ContextMetadataField[];
  /** The bound, in JSON characters. */
  readonly limit?: number;
  /** The size found, in JSON characters. */
  readonly actual?: number;
}
