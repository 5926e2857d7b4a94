/**
 * Quantile by linear interpolation between order statistics (type 7 of Hyndman & Fan 1996).
 * @param sorted ascending, at least one value
 * @param level in [0, 1]
 */
export function sortedQuantile(sorted: ArrayLike<number>, level: number): number {
  const position = (sorted.length - 1) * level;
  const below = Math.floor(position);
  const low = sorted[below];
  if (low === undefined) throw new RangeError('a quantile needs at least one value and a level in [0, 1]');
  const high = sorted[below + 1] ?? low;
  return low + (position - below) * (high - low);
}
