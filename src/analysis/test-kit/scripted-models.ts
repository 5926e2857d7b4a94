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

/** A source as a prompt shows it. */
export interface ShownSource {
  readonly type: string;
  readonly id: string;
  readonly text: string;
  readonly about?: string;
}

/** The data blocks of a prompt. */
export function shownSources({ messages }: ModelPrompt): readonly ShownSource[] {
  return (messages[0] ?? '')
    .split('\n')
    .map((line): unknown => JSON.parse(line))
    .flatMap((block) => (isShown(block) ? [block] : []));
}

function isShown(block: unknown): block is ShownSource {
  return typeof block === 'object' && block !== null && 'type' in block && 'id' in block && 'text' in block;
}

/** The headings that a prompt asks for. */
export const askedHeadings = ({ messages }: ModelPrompt): readonly string[] =>
  [...(messages.at(-1) ?? '').matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);

/** A text of one or more sentences with an id behind each. */
export const citedThroughout = (text: string, id: string): string =>
  text.replace(/\.(?=\s+[\p{Lu}{]|$)|(?<!\.)$/gu, ` [${id}].`);

/** A sober model: under each heading it says what three sources say, word for word. */
export function soberDraft(prompt: ModelPrompt): string {
  const sources = shownSources(prompt).filter(({ type }) => type === 'evidence');
  return askedHeadings(prompt)
    .map((heading, index) => {
      const { id, text } = sources[index % sources.length] ?? { id: 'e1', text: 'Nothing' };
      return `## ${heading}\n${citedThroughout(text, id)}`;
    })
    .join('\n');
}
