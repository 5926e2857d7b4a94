import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';

/** A duration as text: `40 min`, `5.5 h`, `12.0 d`. */
export function duration(ms: number): string {
  const hours = ms / HOUR_MS;
  if (hours < 1) return `${Math.round(ms / MINUTE_MS)} min`;
  return hours < 48 ? `${hours.toFixed(1)} h` : `${(hours / 24).toFixed(1)} d`;
}
