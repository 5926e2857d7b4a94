import { pow } from '../arithmetic/pow.ts';
import type { ModelFailure } from '../ports/language-model.ts';

/** Whether one model may be asked now. */
export interface CircuitBreaker {
  /** Epoch ms from which it may be asked again; undefined when it may be asked now. */
  until(now: number): number | undefined;
  /** It is being asked: during a trial no other attempt may. */
  began(now: number): void;
  succeeded(): void;
  failed(reason: ModelFailure, now: number, waitMs?: number): void;
}

/** Consecutive failures that open the circuit. */
const FAILURES_TO_OPEN = 3;
const FIRST_OPEN_MS = 15_000;
/** Each further failure doubles the time up to this. */
const MAX_OPEN_MS = 300_000;
/** A trial that has not ended by then was abandoned: longer than any attempt. */
const MAX_TRIAL_MS = 30_000;

/** What says nothing about the endpoint's health: its next answer may well be good. */
const HARMLESS: ReadonlySet<ModelFailure> = new Set(['aborted', 'refused', 'cut_short', 'empty']);

/**
 * A circuit breaker for one model: opens after some consecutive failures, then lets exactly one trial through. A model that
 * sends Retry-After is left alone from the first answer.
 */
export function createCircuitBreaker(): CircuitBreaker {
  let failures = 0;
  let openUntil: number | undefined;
  let trialUntil: number | undefined;
  return {
    until(now) {
      if (openUntil !== undefined && openUntil > now) return openUntil;
      return trialUntil !== undefined && trialUntil > now ? trialUntil : undefined;
    },
    began(now) {
      if (openUntil !== undefined) trialUntil = now + MAX_TRIAL_MS;
    },
    succeeded() {
      failures = 0;
      openUntil = undefined;
      trialUntil = undefined;
    },
    failed(reason, now, waitMs) {
      trialUntil = undefined;
      if (HARMLESS.has(reason)) return;
      failures += 1;
      const beyond = failures - FAILURES_TO_OPEN;
      const openMs = beyond < 0 ? 0 : Math.min(FIRST_OPEN_MS * pow(2, beyond), MAX_OPEN_MS);
      const maxMs = Math.max(openMs, waitMs ?? 0);
      if (maxMs > 0) openUntil = now + maxMs;
    },
  };
}
