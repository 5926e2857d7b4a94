/** Phrases to be found in texts. */
export interface PhraseFinder<T> {
  /** Everything whose phrase stands in a text, whole words only, in the order it was given. */
  in(normalised: string): readonly T[];
}

/**
 * Finds which of many phrases stand in a text without looking for each of them: by the first word of each.
 * @param entries phrases as `normaliseName` gives them; an empty one is never found
 */
export function phrasesIn<T>(entries: readonly (readonly [phrase: string, value: T])[]): PhraseFinder<T> {
  const byWord = new Map<string, { readonly place: number; readonly padded: string; readonly value: T }[]>();
  for (const [place, [phrase, value]] of entries.entries()) {
    const [first = ''] = phrase.split(' ');
    if (first === '') continue;
    const known = byWord.get(first) ?? [];
    known.push({ place, padded: ` ${phrase} `, value });
    byWord.set(first, known);
  }
  return {
    in: (normalised) => {
      const padded = ` ${normalised} `;
      return [...new Set(normalised.split(' '))]
        .flatMap((word) => (byWord.get(word) ?? []).filter((entry) => padded.includes(entry.padded)))
        .sort((a, b) => a.place - b.place)
        .map(({ value }) => value);
    },
  };
}
