import type { MaybePromise } from '../contract/conventions/maybe-promise.ts';

/**
 * One fixed window of one counter. Windows of a length begin at its multiples since the epoch: those of a day begin at UTC
 * midnight.
 */
export interface RateWindow {
  /** Who is counted, e.g. `account:acme`; the same text in every process, no secret. */
  readonly subject: string;
  /** What is counted, e.g. `requests`; with the subject and the length it names the counter. */
  readonly counter: string;
  /** How `RateLimit-Policy` calls the window. */
  readonly policy: string;
  readonly lengthMs: number;
  /** Most units in one window; `undefined` counts without ever refusing. */
  readonly limit: number | undefined;
}

/** The state of a limited window after a taking. */
export interface WindowState {
  readonly policy: string;
  readonly lengthMs: number;
  readonly limit: number;
  /** From 0 to the limit. */
  readonly remaining: number;
  /** Epoch ms, always later than the taking; from then on the window is a fresh one. */
  readonly resetAt: number;
}

export type ConsumeResult =
  | {
      /** `refused`: at least one window had too little left, and none was touched. */
      readonly status: 'taken' | 'refused';
      /** When it was decided, epoch ms on the clock that counts; it may differ from this process's. */
      readonly at: number;
      /** The windows that have a limit, in the order asked. */
      readonly windows: readonly WindowState[];
    }
  /** The counters cannot be reached in time; whether the units were taken is not known, and they are returned if so. */
  | { readonly status: 'unavailable' };

/** Counters with limits. Never throws and never waits long. */
export interface RateLimiter {
  /**
   * Takes units from every window, or from none when one of them has too little left.
   * @param units 0 only looks
   */
  take(windows: readonly RateWindow[], units: number): MaybePromise<ConsumeResult>;
  /**
   * Returns what was taken. A window that ended meanwhile stays as it is.
   * @param takenAt `at` of the taking
   */
  giveBack(windows: readonly RateWindow[], units: number, takenAt: number): Promise<void>;
}
