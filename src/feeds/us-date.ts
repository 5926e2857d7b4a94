import { utcDay } from './utc-instant.ts';

/** `MM/DD/YYYY`, `M/D/YYYY` or, of this century, `M/D/YY` to midnight UTC. */
export function parseUsDate(text: string): number | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text);
  if (match === null) return undefined;
  const year = Number(match[3]);
  return utcDay(match[3]?.length === 2 ? 2000 + year : year, Number(match[1]), Number(match[2]));
}
