import { DAY_MS } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { ParsedRows } from '../parsed.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { type ReadingWindow, readingWindow, writeSeriesCursor } from '../series-cursor.ts';
import { TREASURY_CURVE_CARD, TREASURY_CURVE_FIELDS } from './card.ts';
import { fakeTreasuryCurve } from './fake-upstream.ts';
import { parseYieldCurve } from './parse.ts';

/** The window an assessment reads, and some weeks of margin; then the last month again, for corrections. */
const WINDOW = { firstRunMs: 520 * DAY_MS, rereadMs: 30 * DAY_MS };
const TIMEOUT_MS = 30_000;
/** A year is 20 KB. */
const MAX_BYTES = 2 * 1024 * 1024;
const CSV_TYPES = ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream'];

export const TREASURY_CURVE: Registration = {
  card: TREASURY_CURVE_CARD,
  fields: TREASURY_CURVE_FIELDS,
  create: createTreasuryCurve,
  // In its first days a year has no file.
  probeUrl: (now) => yieldCurveUrl(new Date(now - 30 * DAY_MS).getUTCFullYear()),
  fake: fakeTreasuryCurve,
};

/** Par yields, one file a year: those of the window, which a turn of the year splits. */
export function createTreasuryCurve(fetchBytes: FetchBytes): Feed {
  return {
    card: TREASURY_CURVE_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, signal } = request;
      const window = readingWindow(request, WINDOW);
      const years: ParsedRows[] = [];
      for (const year of yearsOf(window)) {
        const answer = await readDocument(
          fetchBytes,
          { url: yieldCurveUrl(year), accept: CSV_TYPES, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal },
          (bytes) => parseYieldCurve(bytes, window, now),
        );
        if (answer.status === 'read') years.push(answer.rows);
        // In its first days a year has no file; the year before is read by then.
        else if (answer.status === 'failed' && !(answer.httpStatus === 404 && years.length > 0)) {
          return failedOutcome(`year ${year}`, answer, cursor);
        }
      }
      const outcome = readOutcome(years, cursor);
      const { newestContentAt } = outcome;
      if (newestContentAt === undefined) return failedOutcome('curve', emptiest(years), cursor);
      return request.span === undefined ? { ...outcome, cursor: writeSeriesCursor(newestContentAt, {}) } : outcome;
    },
  };
}

function emptiest(years: readonly ParsedRows[]): { readonly reason: string } {
  const rejected = years.find((rows) => rows.rejectedCount > 0) ?? years[0];
  return rejected === undefined ? { reason: 'no year in the window' } : nothingKept(rejected);
}

function yearsOf({ from, to }: ReadingWindow): readonly number[] {
  const first = new Date(from).getUTCFullYear();
  const last = new Date(to - 1).getUTCFullYear();
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function yieldCurveUrl(year: number): string {
  return `https://home.treasury.gov/resource-center/data-chart-center/interest-rates/daily-treasury-rates.csv/${year}/all?type=daily_treasury_yield_curve&field_tdr_date_value=${year}&page&_format=csv`;
}
