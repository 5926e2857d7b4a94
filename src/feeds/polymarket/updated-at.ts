import { parseIsoDay } from '../utc-instant.ts';

/** `YYYY-MM-DDTHH:MM:SS` with any fraction, in UTC, to an instant. */
export function parseUpdatedAt(text: string): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|\+00:00)$/.exec(text);
  const day = parseIsoDay(match?.[1] ?? '');
  if (match === null || day === undefined) return undefined;
  const [hours, minutes, seconds] = [Number(match[2]), Number(match[3]), Number(match[4])];
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined;
  return day + ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}
