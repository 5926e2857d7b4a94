import { DAY_MS } from '../../assessment/time.ts';
import { smoothNoise } from './random.ts';

/** How far back every market series reaches before the anchor: as far as the world. */
export const MARKET_DAYS_BEFORE_ANCHOR = 1_300;

/** UTC midnights of the days with a market in `[from, to)`, oldest first. */
export function marketDays({ from, to }: { readonly from: number; readonly to: number }): readonly number[] {
  const first = Math.ceil(from / DAY_MS) * DAY_MS;
  const count = Math.max(0, Math.ceil((to - first) / DAY_MS));
  return Array.from({ length: count }, (_, index) => first + index * DAY_MS).filter(isMarketDay);
}

/** A calm course of a price about 1, `spread` wide: slow and quick waves. */
export function wander(key: string, dayAt: number, spread: number): number {
  const day = Math.round(dayAt / DAY_MS);
  const wave = (period: number): number => smoothNoise(`${key}|${period}`, day, period);
  return 1 + spread * (0.6 * wave(120) + 0.25 * wave(30) + 0.1 * wave(7) + 0.05 * wave(1));
}

/** Whether the series has a line for the day at all: Monday to Friday. */
export function isQuoted(dayAt: number): boolean {
  const weekday = new Date(dayAt).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** Whether a price is made on the day: not at weekends, at Christmas or New Year. */
export function isMarketDay(dayAt: number): boolean {
  const date = new Date(dayAt).toISOString().slice(5, 10);
  return isQuoted(dayAt) && date !== '12-25' && date !== '01-01';
}
