import type { ChainAnswer, LanguageModels, ModelCaller, ModelPrompt } from '../../ports/language-model.ts';

export interface ScriptedModels extends LanguageModels {
  readonly prompts: readonly ModelPrompt[];
  readonly callers: readonly string[];
}

type Script = (prompt: ModelPrompt, asking: ModelCaller) => ChainAnswer | string | Promise<ChainAnswer | string>;

/** Models that write what a test says: a text, or any other outcome. */
export function scriptedModels(script: Script, identity = 'scripted'): ScriptedModels {
  const prompts: ModelPrompt[] = [];
  const callers: string[] = [];
  return {
    identity,
    prompts,
    callers,
    busyFor: () => undefined,
    write: async (source, asking) => {
      const prompt = typeof source === 'function' ? await source() : source;
      if (prompt === undefined) return { status: 'withdrawn' };
      prompts.push(prompt);
      callers.push(asking.caller);
      const said = await script(prompt, asking);
      return typeof said === 'string'
        ? { status: 'written', text: said, provider: 'scripted', model: 'script-1' }
        : said;
    },
  };
}
