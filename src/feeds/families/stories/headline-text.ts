import { plainText } from '../../plain-text.ts';

/** Longest headline that is kept, code points (FEEDS.md §3.1). */
export const HEADLINE_LENGTH = 200;
/** A shorter text is a section name, not a headline. */
const MIN_WORDS = 3;

/** A headline as harmless text; undefined where there is none to speak of. */
export function headlineText(text: string): string | undefined {
  const title = plainText(text, HEADLINE_LENGTH);
  return title.split(' ').length >= MIN_WORDS ? title : undefined;
}
