import { Counter, Histogram, type Registry } from 'prom-client';
import { MODEL_FAILURES } from '../../ports/language-model.ts';
import { PROVIDER_NAMES } from '../configuration/model-providers.ts';
import type { PricedAttempt } from '../open-models.ts';

/** Counts attempts at language models. Names of models are no labels: an operator may configure any. */
export interface ModelMetrics {
  modelTried(attempt: Pick<PricedAttempt, 'provider' | 'outcome' | 'durationMs' | 'usage' | 'cost'>): void;
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
    help: 'Duration of attempts at language models, of any outcome.',
    labelNames: ['provider'],
    buckets: BOUNDS,
    registers,
  });
  const tokens = new Counter({
    name: 'barograph_model_tokens_total',
    help: 'Tokens of prompts (input) and completions (output), as counted by the endpoints.',
    labelNames: ['provider', 'kind'],
    registers,
  });
  const costs = new Counter({
    name: 'barograph_model_cost_total',
    help: 'Cost of those tokens by MODEL_PRICES, in its currency; models without a price are excluded.',
    labelNames: ['provider'],
    registers,
  });
  return {
    modelTried: ({ provider: name, outcome, durationMs, usage, cost }) => {
      const provider = PROVIDERS.has(name) ? name : OTHER;
      attempts.inc({ provider, outcome });
      seconds.observe({ provider }, durationMs / 1_000);
      if (usage !== undefined) {
        tokens.inc({ provider, kind: 'input' }, usage.inputTokens);
        tokens.inc({ provider, kind: 'output' }, usage.outputTokens);
      }
      if (cost !== undefined) costs.inc({ provider }, cost);
    },
  };
}

/** Providers and `other`; outcomes and `written`; buckets with the one above all, sum and count; tokens both ways, cost. */
export const MODEL_SERIES_BOUND = (PROVIDER_NAMES.length + 1) * (MODEL_FAILURES.length + 1 + BOUNDS.length + 3 + 3);
