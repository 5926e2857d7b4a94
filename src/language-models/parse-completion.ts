import type { ModelAnswer } from '../ports/language-model.ts';
import { stripReasoning } from './strip-reasoning.ts';

/** What an endpoint's document says, whatever its shape. */
export interface CompletionFields {
  readonly text: unknown;
  readonly provider: string;
  /** What the document names as its model. */
  readonly model: unknown;
  /** What was asked for. */
  readonly askedModel: string;
  /** The key it was asked with, which it may repeat. */
  readonly apiKey?: string | undefined;
}

/** Two thousand tokens and as much thinking once more, in UTF-16 units. */
const MAX_CHARACTERS = 32_000;

/** Text of a document as the answer of a model; a text that is missing, empty, or all thinking is a failure. */
export function parseCompletion({ text, provider, model, askedModel, apiKey }: CompletionFields): ModelAnswer {
  if (typeof text !== 'string') return { status: 'failed', reason: text == null ? 'empty' : 'malformed' };
  const answer = stripReasoning(text);
  if (answer === '') return { status: 'failed', reason: 'empty' };
  if (answer.length > MAX_CHARACTERS) return { status: 'failed', reason: 'too_large' };
  return { status: 'written', text: answer, provider, model: plainName(model, apiKey) ?? askedModel };
}

/** A name that may stand in an answer of ours; an endpoint could put anything there. */
function plainName(name: unknown, apiKey: string | undefined): string | undefined {
  if (typeof name !== 'string' || !/^[\w.:/@+-]{1,100}$/.test(name)) return undefined;
  return apiKey !== undefined && name.includes(apiKey) ? undefined : name;
}

/** More than any model takes: what says so is no count. */
const MAX_TOKENS = 10_000_000;

/** An answer with what it cost, where the document says both counts as whole numbers. */
export function withUsage(
  answer: ModelAnswer,
  counts: { readonly input: unknown; readonly output: unknown },
): ModelAnswer {
  const { input, output } = counts;
  return isCount(input) && isCount(output)
    ? { ...answer, usage: { inputTokens: input, outputTokens: output } }
    : answer;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_TOKENS;

/** A member of a document, where it is an object; undefined otherwise. */
export function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}
