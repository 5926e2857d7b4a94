import { utcDay } from '../utc-instant.ts';
import type { XmlElement } from '../xml-tree.ts';

/** No notice announces a delay of a day. */
const MAX_MINUTES = 1_440;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * `Fri Oct 2 11:46:31 2026 GMT` to an instant.
 * @returns epoch ms
 */
export function parseUpdateTime(text: string): number | undefined {
  const match = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) {1,2}(\d{1,2}) (\d\d):(\d\d):(\d\d) (\d{4}) (?:GMT|UTC)$/.exec(text);
  if (match === null) return undefined;
  const [, month = '', day, hours, minutes, seconds, year] = match;
  const midnight = utcDay(Number(year), MONTHS.indexOf(month) + 1, Number(day));
  if (midnight === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return midnight + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
}

/** `1 hour and 5 minutes`, `45 minutes`, `2 hours`: minutes; undefined for anything else. */
export function parseDelay(text: string): number | undefined {
  const match = /^(?:(\d{1,2}) hours?)?(?:(?: and )?(\d{1,3}) minutes?)?$/.exec(text.trim().toLowerCase());
  if (match === null || (match[1] === undefined && match[2] === undefined)) return undefined;
  const minutes = Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0);
  return minutes <= MAX_MINUTES ? minutes : undefined;
}

/** The average where a notice gives one, else the longest that it names; minutes, wherever the elements stand. */
export function maxMinutes(notice: XmlElement): number | undefined {
  return maxTextLength(textsOf(notice, 'Avg')[0], [...textsOf(notice, 'Max'), ...textsOf(notice, 'Min')]);
}

/** As `maxMinutes`, from the texts of an average and of bounds. */
export function maxTextLength(
  average: string | undefined,
  bounds: readonly (string | undefined)[],
): number | undefined {
  const mean = parseDelay(average ?? '');
  if (mean !== undefined) return mean;
  const most = bounds.flatMap((text) => parseDelay(text ?? '') ?? []);
  return most.length === 0 ? undefined : Math.max(...most);
}

function textsOf(element: XmlElement, name: string): readonly string[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child.text] : []), ...textsOf(child, name)]);
}
