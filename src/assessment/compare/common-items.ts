/** Cells of the table of the longest common subsequence; beyond, only what stands at the same place is common. */
const MAX_CELLS = 250_000;

/** Pairs of indexes of equal items, ascending on both sides. */
export type Pairs = readonly (readonly [left: number, right: number])[];

/** Items that two lists have in common in the same order, as many as possible. */
export function commonItems(left: readonly string[], right: readonly string[]): Pairs {
  const shorter = Math.min(left.length, right.length);
  let head = 0;
  while (head < shorter && left[head] === right[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && left.at(-1 - tail) === right.at(-1 - tail)) tail += 1;
  const middle = middlePairs(left.slice(head, left.length - tail), right.slice(head, right.length - tail));
  return [
    ...range(head).map((i) => [i, i] as const),
    ...middle.map(([i, j]) => [head + i, head + j] as const),
    ...range(tail).map((i) => [left.length - tail + i, right.length - tail + i] as const),
  ];
}

function middlePairs(left: readonly string[], right: readonly string[]): Pairs {
  if (left.length * right.length > MAX_CELLS)
    return left.flatMap((item, i) => (item === right[i] ? [[i, i] as const] : []));
  const width = right.length + 1;
  /** Length of the longest common subsequence of what follows each pair of places. */
  const longest = new Uint32Array((left.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
