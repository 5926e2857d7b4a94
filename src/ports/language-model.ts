/** What a model is asked. Everything untrusted is in `messages`, never in `system`. */
export interface ModelPrompt {
  /** Instructions, ours alone: nothing of a caller's or an upstream's. */
  readonly system: string;
  /** What the user says, in order; at least one. */
  readonly messages: readonly string[];
  /** Most tokens of the answer. */
  readonly maxTokens: number;
  /** JSON Schema of the answer, sent where a provider takes one; whatever comes back is read tolerantly all the same. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

/** Why a model gave no text. A closed list: what an endpoint says of an error may repeat a key or a prompt. */
export const MODEL_FAILURES = [
  /** No connection, or it broke off. */
  'unreachable',
  'timeout',
  /** The caller has gone. */
  'aborted',
  /** 429, or left alone because it asked for that. */
  'rate_limited',
  /** Any other status than 200, redirects included. */
  'http_status',
  /** Not the JSON document that the interface promises. */
  'malformed',
  'too_large',
  /** Nothing was left after thinking was taken out. */
  'empty',
  /** The model declines to answer. */
  'refused',
  /** The answer reached its limit in the middle: half a text is none. */
  'cut_short',
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** What an endpoint says that a request cost it. */
export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export type ModelAnswer =
  | {
      readonly status: 'written';
      /** Never empty; without thinking. */
      readonly text: string;
      /** Who answered: the configured name, and the model that the endpoint says it ran. */
      readonly provider: string;
      readonly model: string;
      /** Absent where the endpoint does not say. */
      readonly usage?: TokenUsage;
    }
  | {
      readonly status: 'failed';
      readonly reason: ModelFailure;
      /** How long the endpoint wants to be left alone, ms. */
      readonly waitMs?: number;
      /** A text that is refused or cut short was paid for as well. */
      readonly usage?: TokenUsage;
    };

/** One provider with one model. Stops when the signal aborts; never rejects: every outcome is a value. */
export interface LanguageModel {
  readonly provider: string;
  readonly model: string;
  write(prompt: ModelPrompt, signal: AbortSignal): Promise<ModelAnswer>;
}

export type ChainAnswer =
  | Extract<ModelAnswer, { readonly status: 'written' }>
  /** No place in the queue, or every model failed or rests. */
  | { readonly status: 'unavailable'; readonly retryAfterSeconds: number }
  /** A model answered at greater length than it was allowed, or what is left of the answer's tokens or cost holds no other attempt. */
  | { readonly status: 'over_budget' }
  | { readonly status: 'aborted' }
  /** There was nothing to ask. */
  | { readonly status: 'withdrawn' };

/** A prompt, or how it is made once a model has a place for it: a rejected call costs no work. Undefined withdraws. */
export type PromptSource = ModelPrompt | (() => Promise<ModelPrompt | undefined>);

export interface ModelCaller {
  /** Takes turns with other callers; an account or a job. */
  readonly caller: string;
  readonly signal: AbortSignal;
  /** Everything together, waiting for a turn included, ms; the chain's own budget where it is shorter or not given. */
  readonly budgetMs?: number;
}

/** All configured models as one. Never rejects because of a model. */
export interface LanguageModels {
  /** Names every model in order: two processes that ask the same models have the same. */
  readonly identity: string;
  /** Seconds after which to come back, where this caller would now be refused for want of a place; undefined: come in. */
  busyFor(caller: string): number | undefined;
  /** @throws what the making of the prompt throws */
  write(prompt: PromptSource, asking: ModelCaller): Promise<ChainAnswer>;
}
