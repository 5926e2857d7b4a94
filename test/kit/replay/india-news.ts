import type { Observation } from '../../../src/assessment/observation.ts';
import { DAY_MS } from '../../../src/assessment/time.ts';
import { countryByCameo } from '../../../src/reference/countries.ts';
import { csvRecords, dayInstant } from '../csv-records.ts';
import type { HistorySpan } from '../history.ts';
import { recordingPath } from '../recordings.ts';
import { type CodedRow, exportsOfDay } from './export-of-rows.ts';
import { grouped } from './grouped.ts';

/** Four quarters of an hour stand for a day of 96, as one stands for a day in the sample that a first run reads. */
const SHARE = 4 / 96;
/** Thinned out further, alike for all rows: a few thousand rows a day say what a hundred thousand say. */
const THINNED = 1 / 8;
/** Kinds of material conflict in the proportion of all recorded exports (`REPORT_SHARE_PANEL`, world). */
const MATERIAL: readonly (readonly [code: string, share: number])[] = [
  ['190', 0.6],
  ['173', 0.39],
  ['150', 0.01],
];
const PARTS_OF_INDIA = 36;
const BEFORE_MS = 130 * DAY_MS;

/**
 * India's material conflict, protest and cooperation by day among the world's rows, 2017 to 2025: the only country whose
 * reports the history counts by day in those years. The world's other rows are ordinary news. Fractions of rows are carried
 * from day to day.
 */
export function indiaNews({ from, to }: HistorySpan): readonly Observation[] {
  const days = recordingPath('history', 'news', 'gdelt_events_daily.csv');
  const dyads = recordingPath('history', 'news', 'gdelt_india_dyads_daily.csv');
  if (days === undefined || dyads === undefined) return [];
  const partners = grouped(csvRecords(dyads), ({ date = '' }) => date);
  const carried = new Map<string, number>();
  const whole = (name: string, count: number): number => {
    const exact = count * SHARE * THINNED + (carried.get(name) ?? 0);
    carried.set(name, exact - Math.floor(exact));
    return Math.floor(exact);
  };
  return csvRecords(days).flatMap(({ date = '', n_global, n_material_conflict, n_protest }) => {
    const dayAt = dayInstant(date);
    if (dayAt < from - BEFORE_MS || dayAt >= to) return [];
    const reports = [
      ...MATERIAL.flatMap(([code, share]) =>
        times(whole(code, Number(n_material_conflict) * share), { code, place: 'IN' }),
      ),
      ...times(whole('protest', Number(n_protest)), { code: '141', place: 'IN' }),
      ...(partners.get(date) ?? []).flatMap(({ partner = '', n_coop }) => {
        const to = countryByCameo(partner)?.iso2;
        if (to === undefined || to === 'IN') return [];
        return times(whole(`coop ${partner}`, Number(n_coop)), { code: '040', place: 'IN', from: 'IN', to });
      }),
    ].map((row, i): CodedRow => ({ ...row, part: 1 + (i % PARTS_OF_INDIA) }));
    const ordinary = Math.max(0, whole('world', Number(n_global)) - reports.length);
    return exportsOfDay(dayAt, reports, ordinary);
  });
}

const times = (count: number, row: CodedRow): readonly CodedRow[] => Array.from({ length: count }, () => row);
