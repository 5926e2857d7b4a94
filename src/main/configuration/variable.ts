/** One environment variable: its checks, `.env.example` and docs/configuration.md follow from this. */
export interface Variable<T> {
  readonly name: string;
  readonly group: Group;
  /** Markdown: a noun phrase without a full stop, further sentences after it. */
  readonly description: string;
  /** What is accepted; completes "NAME must be …". */
  readonly rule: string;
  /** @returns undefined if the text is rejected. The text is trimmed and not empty. */
  readonly parse: (text: string) => T | undefined;
  /** Says what is wrong with a rejected text where the rule is too general; completes "NAME …". Never repeats a secret. */
  readonly problemOf?: (text: string) => string;
  /** In force without the variable. */
  readonly fallback?: T;
  /** Describes a default that depends on other variables, as Markdown. */
  readonly fallbackText?: string;
  /** What `.env.example` shows if there is no default. */
  readonly example?: string;
  /** `config check` shows a `url` without passwords and parameters, and of a `hidden` value only that it is set. */
  readonly secrecy: 'public' | 'url' | 'hidden';
}

/** A variable that always has a value. */
export interface DefaultedVariable<T> extends Variable<T> {
  readonly fallback: T;
}

/** Headings of the reference, in its order. */
export const GROUPS = ['Server', 'Storage', 'Access', 'Feeds', 'Language models', 'Monitoring'] as const;
export type Group = (typeof GROUPS)[number];
