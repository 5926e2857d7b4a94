import { powerOfTen } from '../arithmetic/power-of-ten.ts';
import type { Horizon } from '../contract/intelligence/vocabulary.ts';

/** How sentences write numbers, dates and lists: the one place for singular and plural. No locale of a machine is used. */

export const SHORT_MONTHS: readonly string[] = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const HORIZON_WORDS: Readonly<Record<Horizon, string>> = { '24h': '24 hours', '7d': '7 days', '30d': '30 days' };

/** `20 Nov 2026`: the UTC day that holds an instant (epoch ms). */
export function shortDate(instant: number): string {
  const day = new Date(instant);
  return `${day.getUTCDate()} ${SHORT_MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
}

/** `Nov 2026`. */
export const shortMonth = (instant: number): string => shortDate(instant).replace(/^\d+ /, '');

/** `20 Nov 2026, 06:15 UTC`. */
export const shortTime = (instant: number): string =>
  `${shortDate(instant)}, ${new Date(instant).toISOString().slice(11, 16)} UTC`;

/** `1,454,434` or `−7.1`: thousands with commas, trailing zeros of the fraction left out. @param digits after the point, at most */
export function grouped(value: number, digits = 0): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(digits).split('.');
  const rest = fraction.replace(/0+$/, '');
  const text = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest === '' ? '' : `.${rest}`}`;
  return withMinus(value, text);
}

/** `0.05`, `−0.05`, `0.00`: always so many digits after the point. */
export const decimal = (value: number, digits = 2): string => withMinus(value, Math.abs(value).toFixed(digits));

/** One minus everywhere, and none before a zero. @param text of the absolute value */
const withMinus = (value: number, text: string): string => (value < 0 && /[1-9]/.test(text) ? `−${text}` : text);

/** `1.3`, `fewer than 0.1` or `none`: how many are expected, of which few are not none. */
export const expectedCount = (value: number): string =>
  value > 0 && value < 0.05 ? 'fewer than 0.1' : value === 0 ? 'none' : grouped(value, 1);

/** `1 warning`, `2,300 warnings`, `2 countries`. @param plural where it is not the noun with an s */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  const text = grouped(count);
  return `${text} ${text === '1' ? noun : plural}`;
}

/** `12 distinct reports`, or `no reports`. */
export const reportsFound = (count: number): string => (count === 0 ? 'no reports' : counted(count, 'distinct report'));

/** `1 month`, `2.8 months`. @param digits after the point, at most */
export function measured(value: number, digits: number, noun: string): string {
  const text = grouped(value, digits);
  return `${text} ${noun}${text === '1' ? '' : 's'}`;
}

/** A share of 1 as `93%`; never 0% or 100% of something that is neither. @param digits after the point, at most */
export function percent(share: number, digits = 0): string {
  const text = grouped(share * 100, digits);
  const smallest = grouped(powerOfTen(-digits), digits);
  if (text === '0' && share > 0) return `less than ${smallest}%`;
  if (text === '100' && share < 1) return `more than ${grouped(100 - powerOfTen(-digits), digits)}%`;
  return `${text}%`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** First letter in upper case. */
export const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
