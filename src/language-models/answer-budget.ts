import type { LanguageModel, ModelAnswer, ModelFailure, ModelPrompt, TokenUsage } from '../ports/language-model.ts';

/** Price per million tokens, in the operator's currency. */
export interface TokenPrice {
  readonly input: number;
  readonly output: number;
}

/** What all attempts at one answer may take together. */
export interface BudgetLimits {
  /** Input and output tokens. */
  readonly tokens: number;
  /** In the currency of the prices; a model without a price is not bounded by it. */
  readonly cost?: number | undefined;
}

export interface AnswerBudget {
  /** Whether what is left holds the most that an attempt could take. */
  allows(model: LanguageModel, prompt: ModelPrompt): boolean;
  /** Counts what an attempt took: as the endpoint says, else the most that it could have. */
  spend(model: LanguageModel, prompt: ModelPrompt, answer: ModelAnswer): void;
}

export type PriceOf = (model: LanguageModel) => TokenPrice | undefined;

/** A plan takes up to 8,000 tokens: three attempts. */
export const DEFAULT_LIMITS: BudgetLimits = { tokens: 30_000 };
/** English has some four characters to a token; figures and ids have fewer. */
const CHARACTERS_PER_TOKEN = 3;
const MILLION = 1_000_000;

/** Failures before which an endpoint has produced nothing that it would charge. */
const FREE: readonly ModelFailure[] = ['unreachable', 'rate_limited', 'http_status'];

/** The budget of one answer over every model that is asked for it. */
export function createAnswerBudget(limits: BudgetLimits, priceOf: PriceOf): AnswerBudget {
  let tokens = 0;
  let cost = 0;
  return {
    allows: (model, prompt) => {
      const most = mostOf(prompt);
      return (
        tokens + most.inputTokens + most.outputTokens <= limits.tokens &&
        (limits.cost === undefined || cost + costOf(most, priceOf(model)) <= limits.cost)
      );
    },
    spend: (model, prompt, answer) => {
      if (answer.status === 'failed' && FREE.includes(answer.reason)) return;
      const took = answer.usage ?? mostOf(prompt);
      tokens += took.inputTokens + took.outputTokens;
      cost += costOf(took, priceOf(model));
    },
  };
}

const costOf = ({ inputTokens, outputTokens }: TokenUsage, price: TokenPrice | undefined): number =>
  price === undefined ? 0 : (inputTokens * price.input + outputTokens * price.output) / MILLION;

function mostOf({ system, messages, schema, maxTokens }: ModelPrompt): TokenUsage {
  const texts = [system, ...messages, ...(schema === undefined ? [] : [JSON.stringify(schema)])];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return { inputTokens: Math.ceil(characters / CHARACTERS_PER_TOKEN), outputTokens: maxTokens };
}
