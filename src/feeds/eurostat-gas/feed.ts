import { DAY_MS } from '../../assessment/time.ts';
import type { CollectRequest, Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { writeSeriesCursor } from '../series-cursor.ts';
import { isoMonth } from '../utc-month.ts';
import { EUROSTAT_GAS_CARD, EUROSTAT_GAS_FIELDS } from './card.ts';
import { fakeEurostatGas } from './fake-upstream.ts';
import { parseGasTrade } from './parse.ts';

/** The window an assessment reads, and some weeks of margin. */
const WINDOW_MS = 1_930 * DAY_MS;
const TIMEOUT_MS = 60_000;
/** The window is 150 KB. */
const MAX_BYTES = 8 * 1024 * 1024;

export const EUROSTAT_GAS: Registration = {
  card: EUROSTAT_GAS_CARD,
  fields: EUROSTAT_GAS_FIELDS,
  create: createEurostatGas,
  probeUrl: (now) => gasTradeUrl({ now, span: { from: now - 180 * DAY_MS, to: now } }),
  fake: fakeEurostatGas,
};

/** Imports and exports of every country in one cube, the whole window on every run. */
export function createEurostatGas(fetchBytes: FetchBytes): Feed {
  return {
    card: EUROSTAT_GAS_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, signal, span } = request;
      const answer = await readDocument(
        fetchBytes,
        {
          url: gasTradeUrl(request),
          accept: ['application/json', 'text/json'],
          maxBytes: MAX_BYTES,
          timeoutMs: TIMEOUT_MS,
          signal,
        },
        (bytes) => parseGasTrade(bytes, now),
      );
      if (answer.status === 'failed') return failedOutcome('gas', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('gas', { reason: 'unasked 304' }, cursor);
      if (answer.rows.keptCount === 0) return failedOutcome('gas', nothingKept(answer.rows), cursor);
      const outcome = readOutcome([answer.rows], cursor);
      const { newestContentAt } = outcome;
      if (span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, {}) };
    },
  };
}

/** The months from the start of the window on, or those of a backfill. */
function gasTradeUrl({ now, span }: Pick<CollectRequest, 'now' | 'span'>): string {
  const from = isoMonth(span?.from ?? now - WINDOW_MS);
  const until = span === undefined ? '' : `&untilTimePeriod=${isoMonth(span.to - 1)}`;
  return `https://ec.europa.eu/eurostat/api/dissemination/statistics/1.0/data/nrg_cb_gasm?format=JSON&lang=EN&freq=M&nrg_bal=IMP&nrg_bal=EXP&siec=G3000&unit=TJ_GCV&sinceTimePeriod=${from}${until}`;
}
