import { contentHash } from '../../../reference/content-hash.ts';
import { normaliseWord, wordsOf } from '../../../reference/normalise-name.ts';

/** Words that editors add and drop. Directions are none of them, nor is order: who struck whom is the story. */
const FILLERS = new Set('a an the of in and as is are was were be its it'.split(' '));

/** Labels before a title that say what it is, not what happened. */
const LABEL =
  /^\s*(breaking( news)?|just in|exclusive|watch( live)?|video|listen|live( updates)?|update( \d+)?|updated|developing|factbox|explainer|analysis|opinion)\s*[:|–—-]+\s*/i;

/** A trailing name is at most this long, and leaves at least this many words of title before it. */
const MAX_NAME_WORDS = 6;
const MIN_TITLE_WORDS = 3;

/**
 * The subject of a headline: the same for every edition of one text on one day about one country, from any outlet,
 * with or without the outlet's name behind it. Two titles that say different things, or the same in another order, are two
 * stories. A text printed again the next day is another one: its first day stands for itself.
 * @param country ISO 3166 alpha-2, or empty
 * @param day epoch ms of any instant of the UTC day
 */
export function storyKey({ title, country, day }: Headline): string {
  return contentHash([titleTokens(title), country, Math.floor(day / DAY_MS)], KEY_LENGTH);
}

export interface Headline {
  readonly title: string;
  readonly country: string;
  readonly day: number;
}

const DAY_MS = 86_400_000;
/** Hex digits: 64 bits, so that a million stories do not meet by chance. */
const KEY_LENGTH = 16;

/** The words of a title that identify it, in order. A title of nothing else keeps its fillers. */
export function titleTokens(title: string): readonly string[] {
  const words = wordsOf(withoutOutlet(title.replace(LABEL, ''))).map(normaliseWord);
  const meaningful = words.filter((word) => !FILLERS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** A title without the agency's credit in brackets and the outlet's name at its end. */
function withoutOutlet(title: string): string {
  let rest = title.replace(/[([][^()[\]]{2,40}[)\]]\s*$/, '');
  for (;;) {
    const match = /^(.*\S)\s*(?:\s[-–—]+|[|»·]|::)\s+(\S.*)$/s.exec(rest);
    const [, head = '', tail = ''] = match ?? [];
    if (match === null || wordsOf(head).length < MIN_TITLE_WORDS || wordsOf(tail).length > MAX_NAME_WORDS) return rest;
    rest = head;
  }
}
