import { guardedLookup } from '../feeds/http/guarded-lookup.ts';
import { machineLookup } from '../feeds/http/machine-lookup.ts';
import { createNameResolver } from '../feeds/http/name-resolver.ts';
import { isPublicAddress } from '../feeds/http/public-address.ts';
import { DEFAULT_LIMITS } from '../language-models/answer-budget.ts';
import { createAnthropic } from '../language-models/anthropic.ts';
import { openConnections } from '../language-models/connections.ts';
import { type Attempt, createModelChain } from '../language-models/model-chain.ts';
import { createOpenAiCompatible } from '../language-models/openai-compatible.ts';
import { createPostJson, type PostJson } from '../language-models/post-json.ts';
import type { LanguageModel, LanguageModels } from '../ports/language-model.ts';
import type { ModelConfig, ModelPrice } from './configuration/read-models.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';

/** An attempt and the cost of its tokens, if the endpoint counts them and the operator set a price. */
export interface PricedAttempt extends Attempt {
  readonly cost?: number;
}

export interface OpenModels {
  readonly chain: LanguageModels;
  /** Reports every later attempt: names, outcome and time, never a text. */
  watch(onAttempt: (attempt: PricedAttempt) => void): void;
  close(): Promise<void>;
}

/** The configured chain; undefined without models. @param maxCost of one answer, in the currency of the prices */
export function openModels(configured: readonly ModelConfig[], maxCost?: number): OpenModels | undefined {
  if (configured.length === 0) return undefined;
  const names = createNameResolver();
  const guarded = openConnections(guardedLookup(names, isPublicAddress));
  const own = openConnections(machineLookup(names));
  const post = {
    guarded: createPostJson(guarded.dispatcher, systemClock.now),
    own: createPostJson(own.dispatcher, systemClock.now),
  };
  const watchers: ((attempt: PricedAttempt) => void)[] = [];
  return {
    chain: createModelChain({
      models: configured.map((model) => modelOf(model, model.provider === 'local' ? post.own : post.guarded)),
      clock: systemClock,
      setTimer: systemTimer,
      budget: { ...DEFAULT_LIMITS, cost: maxCost },
      priceOf: ({ provider, model }) => priceOf({ provider, model }, configured),
      onAttempt: (attempt) => {
        const priced = withCost(attempt, configured);
        for (const watcher of watchers) watcher(priced);
      },
    }),
    watch: (onAttempt) => void watchers.push(onAttempt),
    close: async () => {
      names.close();
      await guarded.close();
      await own.close();
    },
  };
}

/** Adds the cost of the tokens by the configured prices per million. */
export function withCost(attempt: Attempt, configured: readonly ModelConfig[]): PricedAttempt {
  const { usage } = attempt;
  const price = priceOf(attempt, configured);
  if (usage === undefined || price === undefined) return attempt;
  return { ...attempt, cost: (usage.inputTokens * price.input + usage.outputTokens * price.output) / 1_000_000 };
}

const priceOf = (
  { provider, model }: { readonly provider: string; readonly model: string },
  configured: readonly ModelConfig[],
): ModelPrice | undefined => configured.find((one) => one.provider === provider && one.model === model)?.price;

function modelOf({ provider, model, baseUrl, apiKey }: ModelConfig, post: PostJson): LanguageModel {
  if (provider === 'anthropic') return createAnthropic({ provider, model, baseUrl, apiKey: apiKey ?? '' }, post);
  return createOpenAiCompatible({ provider, model, baseUrl, ...(apiKey === undefined ? {} : { apiKey }) }, post);
}
