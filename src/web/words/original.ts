import type { Words } from './en.ts';

const ISOLATE = '\u2066';
const END = '\u2069';
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;
const ISOLATED = /\u2066([^\u2066-\u2069]*)\u2069/g;
/** A tag, or a text between tags; of elements whose content is text alone, the name is caught. */
const PIECE = /<(\/?)(title|textarea|option)\b(?:[^"<>]|"[^"]*")*>|<(?:[^"<>]|"[^"]*")*>|[^<]+/g;

/**
 * A text of the service, which is English in every language of the page: isolated by Unicode's own characters, so that its
 * direction changes nothing around it, also in an attribute. On an English page it stays as it is.
 */
export const original = (words: Pick<Words, 'language'>, text: string): string =>
  words.language === 'en' ? text : `${ISOLATE}${text.replaceAll(DIRECTIONS, '')}${END}`;

/** What an element says of its content where that is a text of the service alone, such as a paragraph of it. */
export const originalBlock = (words: Pick<Words, 'language'>): { readonly lang?: 'en'; readonly dir?: 'ltr' } =>
  words.language === 'en' ? {} : { lang: 'en', dir: 'ltr' };

/** An identifier of the service in words of the page; as it is, and marked as English, where the page has none. */
export const termOf = (words: Pick<Words, 'language' | 'terms'>, id: string): string =>
  words.terms[id] ?? original(words, id.replaceAll('_', ' '));

/**
 * Isolated texts of a page as elements that say their language and direction; in attributes and in elements that hold no other
 * element they stay as they are.
 * @param html what our own renderer wrote
 */
export function markOriginals(html: string): string {
  let isTextAlone = false;
  return html.replaceAll(PIECE, (piece: string, end: string | undefined, tag: string | undefined) => {
    if (tag !== undefined) isTextAlone = end === '';
    return piece.startsWith('<') || isTextAlone
      ? piece
      : piece.replaceAll(ISOLATED, '<bdi lang="en" dir="ltr">$1</bdi>');
  });
}
