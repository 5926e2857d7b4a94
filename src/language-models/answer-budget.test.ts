import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import { MODEL_FAILURES, type ModelFailure, type ModelPrompt } from '../ports/language-model.ts';
import { type BudgetLimits, createAnswerBudget, DEFAULT_LIMITS, type TokenPrice } from './answer-budget.ts';
import { createModelChain } from './model-chain.ts';
import { scriptedModel, written } from './test-kit/scripted-model.ts';

const promptOf = (characters: number, maxTokens: number): ModelPrompt => ({
  system: '',
  messages: ['x'.repeat(characters)],
  maxTokens,
});
const some = scriptedModel(() => written('So.'));
const USAGE = { inputTokens: 1_000, outputTokens: 500 };
const failing = (reason: ModelFailure) => scriptedModel(() => ({ status: 'failed', reason, usage: USAGE }));
const PRICE: TokenPrice = { input: 1, output: 4 };

async function ask(
  models: Parameters<typeof createModelChain>[0]['models'],
  budget: BudgetLimits,
  prompt = promptOf(3_000, 1_000),
) {
  const chain = createModelChain({ models, ...fakeClock(), budget, priceOf: () => PRICE });
  return chain.write(prompt, { caller: 'a', signal: new AbortController().signal });
}

describe('the budget of an answer', () => {
  it('never lets attempts take more than it, whatever they say that they took', () => {
    const step = fc.record({
      characters: fc.nat(30_000),
      maxTokens: fc.integer({ min: 1, max: 4_000 }),
      reason: fc.constantFrom(...MODEL_FAILURES),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      says: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(step),
        fc.integer({ min: 1, max: 60_000 }),
        fc.double({ min: 0.001, max: 0.1, noNaN: true }),
        (steps, tokens, cost) => {
          const budget = createAnswerBudget({ tokens, cost }, () => PRICE);
          let took = 0;
          let paid = 0;
          for (const { characters, maxTokens, reason, share, says } of steps) {
            const prompt = promptOf(characters, maxTokens);
            if (!budget.allows(some, prompt)) continue;
            const usage = {
              inputTokens: Math.floor((share * characters) / 4),
              outputTokens: Math.floor(share * maxTokens),
            };
            budget.spend(some, prompt, { status: 'failed', reason, ...(says ? { usage } : {}) });
            if (!says || ['unreachable', 'rate_limited', 'http_status'].includes(reason)) continue;
            took += usage.inputTokens + usage.outputTokens;
            paid += (usage.inputTokens * PRICE.input + usage.outputTokens * PRICE.output) / 1_000_000;
          }
          expect(took).toBeLessThanOrEqual(tokens);
          expect(paid).toBeLessThanOrEqual(cost * (1 + 1e-9));
        },
      ),
    );
  });

  it('holds three attempts at a plan, and passes over what it does not hold', async () => {
    expect(await ask([failing('refused'), failing('cut_short'), some], DEFAULT_LIMITS)).toMatchObject({
      status: 'written',
    });
    expect(await ask([failing('refused'), some], { tokens: 3_000 })).toEqual({ status: 'over_budget' });
    expect(await ask([failing('unreachable'), some], { tokens: 3_000 })).toMatchObject({ status: 'written' });
    expect(some.prompts.length).toBe(2);
  });

  it('is of the cost as well where models have prices', async () => {
    expect(await ask([some], { ...DEFAULT_LIMITS, cost: 0.005 })).toMatchObject({ status: 'written' });
    expect(await ask([some], { ...DEFAULT_LIMITS, cost: 0.0049 })).toEqual({ status: 'over_budget' });
    expect(await ask([failing('empty'), some], { ...DEFAULT_LIMITS, cost: 0.0079 })).toEqual({ status: 'over_budget' });
  });
});
