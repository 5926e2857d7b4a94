/**
 * The operations that have every word of a query in what is said of them, in any order, in any case, with or without accents. A
 * query without words finds all.
 * @param texts by the id of the operation
 */
export function findOperations(texts: ReadonlyMap<string, string>, query: string): ReadonlySet<string> {
  const found = [...texts].filter(([, text]) => hasWords(text, query));
  return new Set(found.map(([id]) => id));
}

function hasWords(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Lower case without accents. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
