/** The middle value; the mean of the two middle ones of an even number. @throws RangeError on an empty list */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('an empty list has no median');
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
