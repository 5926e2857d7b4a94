import type { LanguageModel, ModelAnswer, ModelPrompt } from '../../ports/language-model.ts';

/** What a scripted model does with a prompt; `never` hangs and does not even listen to its signal. */
export type Script = (prompt: ModelPrompt, signal: AbortSignal) => Promise<ModelAnswer> | ModelAnswer | 'never';

export interface ScriptedModel extends LanguageModel {
  readonly prompts: readonly ModelPrompt[];
}

/** A model that does what a test says. */
export function scriptedModel(script: Script, provider = 'scripted'): ScriptedModel {
  const prompts: ModelPrompt[] = [];
  return {
    provider,
    model: 'script-1',
    prompts,
    write: async (prompt, signal) => {
      prompts.push(prompt);
      const answer = script(prompt, signal);
      return answer === 'never' ? new Promise<never>(() => undefined) : answer;
    },
  };
}

export const written = (text: string, provider = 'scripted'): ModelAnswer => ({
  status: 'written',
  text,
  provider,
  model: 'script-1',
});
