import type { ModelFailure } from '../ports/language-model.ts';

/** Whether one model may be asked now. */
export interface CircuitBreaker {
  /** Epoch ms from which it may be asked again; undefined when it may be asked at once. */
  until(now: number): number | undefined;
  /** It is being asked: during a trial nobody else may. */
  began(now: number): void;
  succeeded(): void;
  failed(reason: ModelFailure, now: number, waitMs?: number): void;
}

/** Failures in a row after which a model rests. */
const FAILURES_BEFORE_REST = 3;
const FIRST_REST_MS = 15_000;
/** Each further failure doubles the rest up to this. */
const MAX_REST_MS = 300_000;
/** A trial that has not ended by then was abandoned: longer than any attempt. */
const MAX_TRIAL_MS = 30_000;

/** What says nothing about the endpoint's health: its next answer may well be good. */
const HARMLESS: ReadonlySet<ModelFailure> = new Set(['aborted', 'refused', 'cut_short', 'empty']);

/**
 * A circuit breaker for one model: after some failures in a row it is left alone, then exactly one attempt is its trial.
 * A model that asks to be left alone is, from its first word.
 */
export function createCircuitBreaker(): CircuitBreaker {
  let failures = 0;
  let restUntil: number | undefined;
  let trialUntil: number | undefined;
  return {
    until(now) {
      if (restUntil !== undefined && restUntil > now) return restUntil;
      return trialUntil !== undefined && trialUntil > now ? trialUntil : undefined;
    },
    began(now) {
      if (restUntil !== undefined) trialUntil = now + MAX_TRIAL_MS;
    },
    succeeded() {
      failures = 0;
      restUntil = undefined;
      trialUntil = undefined;
    },
    failed(reason, now, waitMs) {
      trialUntil = undefined;
      if (HARMLESS.has(reason)) return;
      failures += 1;
      const beyond = failures - FAILURES_BEFORE_REST;
      const restMs = beyond < 0 ? 0 : Math.min(FIRST_REST_MS * 2 ** beyond, MAX_REST_MS);
      const maxMs = Math.max(restMs, waitMs ?? 0);
      if (maxMs > 0) restUntil = now + maxMs;
    },
  };
}
