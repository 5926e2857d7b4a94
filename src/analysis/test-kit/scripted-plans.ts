import type { ModelPrompt } from '../../ports/language-model.ts';
import type { Plan } from '../plan/plan.ts';

/** A claim as a prompt shows it. */
export interface ShownBlock {
  readonly type: string;
  readonly id: string;
  readonly text: string;
}

/** The claims of a prompt. */
export function shownBlocks({ messages }: ModelPrompt): readonly ShownBlock[] {
  return (messages[0] ?? '')
    .split('\n')
    .map((line): unknown => JSON.parse(line))
    .flatMap((block) => (isShown(block) ? [block] : []));
}

function isShown(block: unknown): block is ShownBlock {
  return typeof block === 'object' && block !== null && 'type' in block && 'id' in block && 'text' in block;
}

/** The headings of a prompt's task, each with the claims that stand there by themselves. */
export const askedSlots = ({
  messages,
}: ModelPrompt): readonly { readonly heading: string; readonly ids: readonly string[] }[] =>
  [...(messages.at(-1) ?? '').matchAll(/^- (.+?)(?: \((c\d[^)]*)\))?$/gm)].map(([, heading = '', ids = '']) => ({
    heading,
    ids: ids.split(', ').filter((id) => id !== ''),
  }));

/** A sober model: under each heading the claims that stand there, in full. */
export const plainPlan = (prompt: ModelPrompt): Plan => ({
  sections: askedSlots(prompt)
    .filter(({ ids }) => ids.length > 0)
    .map(({ heading, ids }) => ({
      heading,
      sentences: ids.map((id) => ({ claims: [id], rendering: 'full', connective: 'none' })),
    })),
  judgements: [],
});

export const soberPlan = (prompt: ModelPrompt): string => JSON.stringify(plainPlan(prompt));
