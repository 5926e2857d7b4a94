/**
 * Last instant of a calendar quarter, when its figure holds, epoch ms.
 * @param text `YYYY-Q1` to `YYYY-Q4`
 * @returns undefined for what is no quarter since 1900
 */
export function endOfQuarter(text: string): number | undefined {
  const match = /^((?:19|20)\d{2})-Q([1-4])$/.exec(text);
  return match === null ? undefined : Date.UTC(Number(match[1]), 3 * Number(match[2]), 1) - 1;
}

/** The quarter of an instant as `YYYY-Qn`, UTC. */
export function isoQuarter(instant: number): string {
  const date = new Date(instant);
  return `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`;
}
