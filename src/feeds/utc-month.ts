/**
 * Last instant of a calendar month, when its figure holds, epoch ms.
 * @param text `YYYY-MM`
 * @returns undefined for what is no month since 1900
 */
export function endOfMonth(text: string): number | undefined {
  const match = /^((?:19|20)\d{2})-(0[1-9]|1[0-2])$/.exec(text);
  return match === null ? undefined : Date.UTC(Number(match[1]), Number(match[2]), 1) - 1;
}

/** The month of an instant as `YYYY-MM`, UTC. */
export function isoMonth(instant: number): string {
  return new Date(instant).toISOString().slice(0, 7);
}
