import type { Words } from '../words/en.ts';

/** A value before and after, in words; both as they are printed. */
export const slopeSentence = (name: string, [from, to]: readonly (string | undefined)[], words: Words): string =>
  from === undefined || to === undefined ? words.changesView.notInBoth(name) : words.changesView.slope(name, from, to);
