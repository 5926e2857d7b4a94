import type { LanguageModel, ModelAnswer, ModelPrompt } from '../ports/language-model.ts';
import { contentHash } from '../reference/content-hash.ts';
import { parseCompletion } from './parse-completion.ts';

/** Answers by `promptHash`. */
export type Recording = Readonly<Record<string, string>>;

/**
 * A provider for tests: what a model once answered to exactly this prompt. A prompt without a recording is `unreachable`,
 * never an invented answer.
 */
export function createRecorded(
  recording: Recording,
  names = { provider: 'recorded', model: 'recording' },
): LanguageModel {
  return {
    ...names,
    write: async (prompt, signal): Promise<ModelAnswer> => {
      if (signal.aborted) return { status: 'failed', reason: 'aborted' };
      const hash = promptHash(prompt);
      if (!Object.hasOwn(recording, hash)) return { status: 'failed', reason: 'unreachable' };
      return parseCompletion({ text: recording[hash], ...names, askedModel: names.model });
    },
  };
}

/** What a prompt is recorded under. */
export const promptHash = (prompt: ModelPrompt): string => contentHash({ ...prompt }, 32);
