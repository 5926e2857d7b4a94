import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { CollectRequest, Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { readSeriesCursor, writeSeriesCursor } from '../series-cursor.ts';
import { ECB_RATES_CARD, ECB_RATES_FIELDS } from './card.ts';
import { fakeEcbRates } from './fake-upstream.ts';
import { parseRateCsv, parseRateTable } from './parse.ts';

/** The window an assessment reads, and some weeks of margin. */
const FIRST_RUN_MS = 520 * DAY_MS;
/** The short table reaches 90 days back; a gap longer than this is closed from the data portal. */
const TABLE_REACH_MS = 80 * DAY_MS;
/** Before the newest day known, when a gap is closed. */
const OVERLAP_MS = 7 * DAY_MS;
const TIMEOUT_MS = 30_000;
/** 520 days of every currency are about 5 MB. */
const MAX_BYTES = 32 * 1024 * 1024;
const XML_TYPES = ['text/xml', 'application/xml'];
const CSV_TYPES = ['text/csv', 'application/vnd.sdmx.data+csv', 'text/plain', 'application/octet-stream'];

export const RATE_TABLE_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml';

export const ECB_RATES: Registration = {
  card: ECB_RATES_CARD,
  fields: ECB_RATES_FIELDS,
  create: createEcbRates,
  probeUrl: () => RATE_TABLE_URL,
  fake: fakeEcbRates,
};

/** Euro reference rates: the short table as a rule, the data portal first and for gaps and spans. */
export function createEcbRates(fetchBytes: FetchBytes): Feed {
  return {
    card: ECB_RATES_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { newest, validators } = readSeriesCursor(request.cursor);
      const { now, signal, span } = request;
      const isShort = span === undefined && newest !== undefined && now - newest < TABLE_REACH_MS;
      const limits = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal };
      const answer = isShort
        ? await readDocument(fetchBytes, { url: RATE_TABLE_URL, accept: XML_TYPES, validators, ...limits }, (bytes) =>
            parseRateTable(bytes, now),
          )
        : await readDocument(fetchBytes, { url: portalUrl(request, newest), accept: CSV_TYPES, ...limits }, (bytes) =>
            parseRateCsv(bytes, now),
          );
      if (answer.status === 'failed') return failedOutcome('rates', answer, request.cursor);
      if (answer.status === 'not_modified') return { status: 'unchanged', cursor: request.cursor };
      if (answer.rows.keptCount === 0) return failedOutcome('rates', nothingKept(answer.rows), request.cursor);
      const outcome = readOutcome([answer.rows], request.cursor);
      const { newestContentAt } = outcome;
      if (span !== undefined || newestContentAt === undefined) return outcome;
      // Validators of a portal answer belong to another document.
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, isShort ? answer.validators : {}) };
    },
  };
}

function portalUrl({ now, span }: CollectRequest, newest: number | undefined): string {
  const from = span?.from ?? (newest === undefined ? now - FIRST_RUN_MS : newest - OVERLAP_MS);
  const until = span === undefined ? '' : `&endPeriod=${isoDate(span.to - 1)}`;
  return `https://data-api.ecb.europa.eu/service/data/EXR/D..EUR.SP00.A?format=csvdata&startPeriod=${isoDate(from)}${until}`;
}
