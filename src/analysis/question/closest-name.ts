/** A word of so many letters may have two mistakes, a shorter one has one. */
const LONG = 8;

/**
 * The only name within one mistake of a word (two in a long word): a letter missing, added, changed, or two neighbours swapped;
 * the first letter is right. Undefined where none or several are as close.
 */
export function closestName(word: string, names: Iterable<string>): string | undefined {
  const limit = word.length >= LONG ? 2 : 1;
  let best: readonly string[] = [];
  let least = limit + 1;
  for (const name of names) {
    if (name[0] !== word[0] || Math.abs(name.length - word.length) > limit) continue;
    const mistakes = mistakesBetween(word, name);
    if (mistakes > limit || mistakes > least) continue;
    best = mistakes < least ? [name] : [...best, name];
    least = mistakes;
  }
  return best.length === 1 ? best[0] : undefined;
}

/** Edit distance with swaps of neighbours (optimal string alignment): symmetric, 0 for equal words. */
export function mistakesBetween(a: string, b: string): number {
  let [before, last]: [readonly number[], readonly number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, isSwap ? (before[j - 2] ?? 0) + 1 : changed),
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
