import { DAY_MS } from '../../assessment/time.ts';
import type { CollectRequest, Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { writeSeriesCursor } from '../series-cursor.ts';
import { isoMonth } from '../utc-month.ts';
import { OECD_MARKETS_CARD, OECD_MARKETS_FIELDS } from './card.ts';
import { fakeOecdMarkets } from './fake-upstream.ts';
import { MEASURES, parseFinancialMarkets } from './parse.ts';

/** The window an assessment reads, and some weeks of margin. */
const WINDOW_MS = 1_230 * DAY_MS;
/** Answers of half a minute were seen. */
const TIMEOUT_MS = 60_000;
/** The window is half a megabyte, everything since 1950 five. */
const MAX_BYTES = 16 * 1024 * 1024;
const CSV_TYPES = ['text/csv', 'application/vnd.sdmx.data+csv', 'text/plain', 'application/octet-stream'];

export const OECD_MARKETS: Registration = {
  card: OECD_MARKETS_CARD,
  fields: OECD_MARKETS_FIELDS,
  create: createOecdMarkets,
  probeUrl: (now) => marketsUrl({ now, span: { from: now - 180 * DAY_MS, to: now } }),
  fake: fakeOecdMarkets,
};

/** Both measures of every country in one answer, the whole window on every run. */
export function createOecdMarkets(fetchBytes: FetchBytes): Feed {
  return {
    card: OECD_MARKETS_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, signal, span } = request;
      const answer = await readDocument(
        fetchBytes,
        { url: marketsUrl(request), accept: CSV_TYPES, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal },
        (bytes) => parseFinancialMarkets(bytes, now),
      );
      if (answer.status === 'failed') return failedOutcome('markets', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('markets', { reason: 'unasked 304' }, cursor);
      if (answer.rows.keptCount === 0) return failedOutcome('markets', nothingKept(answer.rows), cursor);
      const outcome = readOutcome([answer.rows], cursor);
      const { newestContentAt } = outcome;
      if (span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, {}) };
    },
  };
}

/** The dataflow's key has nine places: area, frequency, measure, unit and five that are left open. */
function marketsUrl({ now, span }: Pick<CollectRequest, 'now' | 'span'>): string {
  const key = `.M.${MEASURES.map(({ code }) => code).join('+')}.${MEASURES.map(({ unit }) => unit).join('+')}.....`;
  const until = span === undefined ? '' : `&endPeriod=${isoMonth(span.to - 1)}`;
  const from = isoMonth(span?.from ?? now - WINDOW_MS);
  return `https://sdmx.oecd.org/public/rest/data/OECD.SDD.STES,DSD_STES@DF_FINMARK,4.0/${key}?startPeriod=${from}${until}&dimensionAtObservation=AllDimensions&format=csvfile`;
}
