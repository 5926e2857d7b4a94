import type { Observation } from '../../../src/assessment/observation.ts';
import { DAY_MS, HOUR_MS } from '../../../src/assessment/time.ts';
import { SIRENS_CARD } from '../../../src/feeds/sirens/card.ts';
import { parseSirens } from '../../../src/feeds/sirens/parse.ts';
import { csvRecords, dayInstant } from '../csv-records.ts';
import type { HistorySpan } from '../history.ts';
import { recordingPath } from '../recordings.ts';
import { knownRows } from './known-rows.ts';

/** Rockets, aircraft, infiltration; drills and pre-warnings are left out, as the feed leaves them out. */
const THREATS: Readonly<Record<string, number>> = { 'ירי רקטות וטילים': 0, 'חדירת כלי טיס עוין': 5, 'חדירת מחבלים': 2 };
/** The file begins here: before it there are no data. */
const FIRST_DAY = Date.UTC(2014, 6, 24);

/**
 * Places under alert in Israel by day. The file has the number of places per day and no times: they are written as one wave at
 * noon. The service is read every six hours; a day that the file leaves out was quiet.
 */
export function sirenSeries({ from, to }: HistorySpan): readonly Observation[] {
  const path = recordingPath('history', 'military', 'oref_daily.csv');
  if (path === undefined) return [];
  const byDay = new Map<number, object[]>();
  for (const { date = '', category_desc = '', localities } of csvRecords(path)) {
    const threat = THREATS[category_desc];
    if (threat === undefined) continue;
    const dayAt = dayInstant(date);
    const cities = Array.from({ length: Number(localities) }, (_, i) => `place ${threat}-${i + 1}`);
    const notice = {
      notificationId: `${date}:${threat}`,
      time: (dayAt + DAY_MS / 2) / 1000,
      threat,
      isDrill: false,
      cities,
    };
    byDay.set(dayAt, [...(byDay.get(dayAt) ?? []), notice]);
  }
  const rows: Observation[] = [];
  for (let at = Math.max(from - 60 * DAY_MS, FIRST_DAY); at < to; at += 6 * HOUR_MS) {
    const notices = at % DAY_MS === DAY_MS / 2 ? (byDay.get(at - DAY_MS / 2) ?? []) : [];
    const parsed = parseSirens(new TextEncoder().encode(JSON.stringify(notices)), { last: undefined, now: at });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    rows.push(...knownRows(parsed.rows, SIRENS_CARD));
  }
  return rows;
}
