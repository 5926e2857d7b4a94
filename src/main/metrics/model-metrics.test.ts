import fc from 'fast-check';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { MODEL_FAILURES } from '../../ports/language-model.ts';
import { PROVIDER_NAMES } from '../configuration/model-providers.ts';
import { withCost } from '../open-models.ts';
import { createModelMetrics, MODEL_SERIES_BOUND } from './model-metrics.ts';

const outcome = fc.constantFrom('written' as const, ...MODEL_FAILURES);
const attempt = fc.record({
  provider: fc.oneof(fc.constantFrom(...PROVIDER_NAMES), fc.string()),
  outcome,
  durationMs: fc.nat(60_000),
  usage: fc.record({ inputTokens: fc.nat(9_000), outputTokens: fc.nat(9_000) }),
  cost: fc.nat(100),
});

describe('metrics of language models', () => {
  it('count every attempt once, under labels of a closed list, in bounded number', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { maxLength: 200 }), async (made) => {
        const registry = new Registry();
        const metrics = createModelMetrics(registry);
        for (const one of made) metrics.modelTried(one);
        const lines = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
        expect(lines.length).toBeLessThanOrEqual(MODEL_SERIES_BOUND);
        const totals = lines.filter((line) => line.startsWith('barograph_model_attempts_total{'));
        expect(totals.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)).toBe(made.length);
        const named = new Set(lines.map((line) => /provider="([^"]*)"/.exec(line)?.[1]));
        expect(
          [...named].filter((name) => name !== 'other' && !PROVIDER_NAMES.some((known) => known === name)),
        ).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('add up tokens and their cost', async () => {
    const registry = new Registry();
    const metrics = createModelMetrics(registry);
    const tried = { provider: 'openai', outcome: 'written', durationMs: 1 } as const;
    const usage = { inputTokens: 3_000, outputTokens: 500 };
    const priced = withCost({ ...tried, model: 'small', usage }, [
      { provider: 'openai', model: 'small', baseUrl: '', price: { input: 2, output: 8 } },
    ]);
    for (const attempt of [priced, priced, { ...tried, usage }, tried]) metrics.modelTried(attempt);
    const text = await registry.metrics();
    expect(text).toContain('barograph_model_tokens_total{provider="openai",kind="input"} 9000');
    expect(text).toContain('barograph_model_tokens_total{provider="openai",kind="output"} 1500');
    expect(text).toContain('barograph_model_cost_total{provider="openai"} 0.02');
  });

  it('tell how long attempts took, in seconds', async () => {
    const registry = new Registry();
    createModelMetrics(registry).modelTried({ provider: 'local', outcome: 'timeout', durationMs: 5_500 });
    const text = await registry.metrics();
    expect(text).toContain('barograph_model_attempts_total{provider="local",outcome="timeout"} 1');
    expect(text).toContain('barograph_model_attempt_seconds_sum{provider="local"} 5.5');
    expect(text).toContain('barograph_model_attempt_seconds_bucket{le="5",provider="local"} 0');
    expect(text).toContain('barograph_model_attempt_seconds_bucket{le="10",provider="local"} 1');
  });
});
