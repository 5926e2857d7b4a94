import { Counter, Histogram, type Registry } from 'prom-client';
import type { Attempt } from '../../language-models/model-chain.ts';
import { MODEL_FAILURES } from '../../ports/language-model.ts';
import { PROVIDER_NAMES } from '../read-models.ts';

/** Counts attempts at language models. Names of models are no labels: an operator may configure any. */
export interface ModelMetrics {
  modelTried(attempt: Pick<Attempt, 'provider' | 'outcome' | 'durationMs'>): void;
}

/** Seconds; a chain has 22. */
const BOUNDS = [0.25, 0.5, 1, 2.5, 5, 10, 15, 25];
const OTHER = 'other';
const PROVIDERS: ReadonlySet<string> = new Set(PROVIDER_NAMES);

export function createModelMetrics(registry: Registry): ModelMetrics {
  const registers = [registry];
  const attempts = new Counter({
    name: 'barograph_model_attempts_total',
    help: 'Attempts at language models by provider and outcome: written, or why there was no text.',
    labelNames: ['provider', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'barograph_model_attempt_seconds',
    help: 'How long attempts at language models took, whatever came of them.',
    labelNames: ['provider'],
    buckets: BOUNDS,
    registers,
  });
  return {
    modelTried: ({ provider: name, outcome, durationMs }) => {
      const provider = PROVIDERS.has(name) ? name : OTHER;
      attempts.inc({ provider, outcome });
      seconds.observe({ provider }, durationMs / 1_000);
    },
  };
}

/** Providers and `other`; outcomes and `written`; buckets with the one above all, sum and count. */
export const MODEL_SERIES_BOUND = (PROVIDER_NAMES.length + 1) * (MODEL_FAILURES.length + 1 + BOUNDS.length + 3);
