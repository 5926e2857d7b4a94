import type { FeedMetricId, MetricId } from '../../assessment/metrics.ts';
import { seriesSubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { type Cell, readWorksheet } from '../read-worksheet.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { parseCompactDay } from '../utc-instant.ts';
import { GPR_RANGE } from './card.ts';

/** By the names of columns: the day, and what each index measures. */
const DAY = 'DAY';
const MEASURES: Readonly<Record<string, MetricId | FeedMetricId>> = {
  GPRD: 'geopolitical_risk',
  GPRD_ACT: 'gpr-daily:acts',
  GPRD_THREAT: 'gpr-daily:threats',
};

/** 15,300 days in 11 columns in 2026. */
const SHEET = { maxRows: 40_000, maxColumns: 16 };

/**
 * Reads the daily indices from the workbook's first sheet: a header, then a row per day, columns found by name. Days outside the
 * window are ignored; `observedAt` is the start of the day.
 * @param now epoch ms; later days are rejected
 */
export async function parseRiskIndices(bytes: Uint8Array, window: ReadingWindow, now: number): Promise<Parsed> {
  const sheet = await readWorksheet(bytes, SHEET);
  if (sheet.status === 'unreadable') return sheet;
  return readRiskRows(sheet.rows, window, now);
}

/** Reads the rows of the sheet; the first is its header. */
export function readRiskRows(sheet: readonly (readonly Cell[])[], window: ReadingWindow, now: number): Parsed {
  const [header = [], ...rows] = sheet;
  const lost = [DAY, ...Object.keys(MEASURES)].filter((name) => !header.includes(name));
  if (lost.length > 0) return { status: 'unreadable', reason: `the sheet has no column ${lost.join(', ')}` };
  if (rows.length === 0) return { status: 'unreadable', reason: 'the sheet has no day' };
  const tally = startTally();
  for (const row of rows) {
    const outcome = readDay((name) => row[header.indexOf(name)], window, now);
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep(outcome);
  }
  return tally.rows();
}

function readDay(
  cell: (name: string) => Cell,
  window: ReadingWindow,
  now: number,
): readonly ReadObservation[] | FeedProblem | 'ignored' {
  const written = String(cell(DAY) ?? '');
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(written, 20),
    message: plainText(message, 40),
  });
  const measured = Object.entries(MEASURES).map(([name, metric]) => ({ name, metric, value: cell(name) }));
  const isEmpty = measured.every(({ value }) => value === undefined);
  if (isEmpty && written === '') return 'ignored';
  const day = parseCompactDay(written);
  if (day === undefined) return rejected('undated', 'no calendar day');
  if (day > now) return rejected('future', isoDate(day));
  if (isEmpty || day < window.from || day >= window.to) return 'ignored';
  const read: ReadObservation[] = [];
  for (const { name, metric, value } of measured) {
    if (typeof value !== 'number') return rejected('bad_number', `${name} ${value ?? 'is empty'}`);
    if (value <= GPR_RANGE.above || value > GPR_RANGE.upTo) return rejected('out_of_range', `${name} ${value}`);
    read.push({
      recordId: isoDate(day),
      metric,
      subject: seriesSubject('geopolitical-risk'),
      value,
      observedAt: day,
      lineage: 'gpr-index',
      event: isoDate(day),
      detail: {},
    });
  }
  return read;
}
