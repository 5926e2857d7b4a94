import { shownSources } from '../../../src/analysis/test-kit/scripted-models.ts';
import type { ModelPrompt } from '../../../src/ports/language-model.ts';
import { type HonestSentence, honestSections, written } from './honest-draft.ts';

const TOKEN = /\{\{n\d+\}\}/;
const ALL_TOKENS = /\{\{n\d+\}\}/g;

/** What makes an honest sentence a false one; undefined where it cannot be done to it. */
type Invention = (sentence: HonestSentence, foreignToken: string) => string | undefined;

const replaced = (sentence: HonestSentence, what: RegExp, by: string): string | undefined =>
  what.test(sentence.text) ? written({ ...sentence, text: sentence.text.replace(what, by) }) : undefined;

/** Each is an invention of a number, an entity, a source or a claim, by what is invented. */
export const INVENTIONS: Readonly<Record<string, Invention>> = {
  'a number': (sentence) => replaced(sentence, TOKEN, '9931'),
  'a number in words': (sentence) => replaced(sentence, TOKEN, 'nine thousand'),
  'a figure of another source': (sentence, foreignToken) => replaced(sentence, TOKEN, foreignToken),
  'a bound': (sentence) => replaced(sentence, TOKEN, 'more than {{n1}}'),
  'a country': ({ text, cites }) => written({ text: `${text} because of Norway`, cites }),
  'an organisation': ({ text, cites }) => written({ text: `${text}, as NATO confirms`, cites }),
  'a person': ({ text, cites }) => written({ text: `${text}, said Colonel Ruritanov`, cites }),
  'a source': ({ text, cites }) => written({ text: `${text} according to the Gondor Institute`, cites }),
  'an id': ({ text }) => written({ text, cites: ['e9931'] }),
  'an evidence id': ({ text }) => written({ text, cites: ['ev_00000000000000000000'] }),
  'no source at all': ({ text }) => `${text}.`,
  'an attack': ({ cites }) => written({ text: 'Tankers were torpedoed and sunk in the night', cites }),
  'a chance': ({ cites }) => written({ text: 'An escalation is almost certain', cites }),
  'a date': ({ text, cites }) => written({ text: `${text} since Tuesday`, cites }),
  'a link': ({ text, cites }) => written({ text: `${text}, see https://evil.example/x`, cites }),
};

/**
 * The figures of one source changed about among themselves. METHOD.md §9 asks that a figure occurs in what is cited, and it
 * does: counted apart.
 */
export function misplaced(sentence: HonestSentence): string | undefined {
  const tokens = sentence.text.match(ALL_TOKENS) ?? [];
  if (tokens.length < 2 || sentence.cites.length > 1) return undefined;
  let place = 0;
  const turned = [...tokens.slice(1), ...tokens.slice(0, 1)];
  const text = sentence.text.replace(ALL_TOKENS, () => turned[place++] ?? '');
  return written({ ...sentence, text });
}

/** Two of three sentences honest, so that what passes is enough and an invention beside it has its chance to be shown. */
export function inventiveDraft(prompt: ModelPrompt, turn: number): string {
  const kinds = Object.values(INVENTIONS);
  let place = turn;
  return honestSections(prompt)
    .map(({ heading, sentences }) => {
      const [first] = sentences;
      const foreignToken =
        shownSources(prompt)
          .filter(({ id }) => first?.cites.includes(id) === false)
          .flatMap(({ text }) => TOKEN.exec(text)?.[0] ?? [])
          .at(-1) ?? '{{n9931}}';
      place += 1;
      const invented = first === undefined ? undefined : kinds[place % kinds.length]?.(first, foreignToken);
      return [`## ${heading}`, ...(invented === undefined ? [] : [invented]), ...sentences.map(written)].join('\n');
    })
    .join('\n');
}
