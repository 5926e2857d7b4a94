import type { Observation } from '../../../src/assessment/observation.ts';
import { DAY_MS } from '../../../src/assessment/time.ts';
import { GPR_DAILY_CARD } from '../../../src/feeds/gpr-daily/card.ts';
import { readRiskRows } from '../../../src/feeds/gpr-daily/parse.ts';
import { csvRecords } from '../csv-records.ts';
import type { HistorySpan } from '../history.ts';
import { recordingPath } from '../recordings.ts';
import { knownRows } from './known-rows.ts';

const COLUMNS = ['GPRD', 'GPRD_ACT', 'GPRD_THREAT'] as const;
/** A year before a span that the baseline of its first day looks back on. */
const BEFORE_MS = 400 * DAY_MS;

/** The daily geopolitical-risk index from 2010 over a span and the year before it, in the rows of its workbook; 2009 has none. */
export function pressSeries({ from, to }: HistorySpan): readonly Observation[] {
  const path = recordingPath('history', 'news', 'gpr_daily.csv');
  if (path === undefined) return [];
  const rows = csvRecords(path).map((row) => [
    Number((row.date ?? '').replaceAll('-', '')),
    ...COLUMNS.map((name) => Number(row[name])),
  ]);
  const parsed = readRiskRows([['DAY', ...COLUMNS], ...rows], { from: from - BEFORE_MS, to }, Number.MAX_SAFE_INTEGER);
  return knownRows(parsed, GPR_DAILY_CARD);
}
