import { DAY_MS } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { IODA_CARD, IODA_FIELDS } from './card.ts';
import { fakeIoda } from './fake-upstream.ts';
import { parseOutages } from './parse.ts';

/** IODA looks back slowly, more than 20 s at times (FEEDS.md §3.1, 9). */
const TIMEOUT_MS = 60_000;
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_EVENTS = 500;

const API_URL = 'https://api.ioda.inetintel.cc.gatech.edu/v2';
/** The names of its signals: a short answer, where the outages take long. */
const DATASOURCES_URL = `${API_URL}/datasources`;

export const IODA: Registration = {
  card: IODA_CARD,
  fields: IODA_FIELDS,
  create: createIoda,
  probeUrl: () => DATASOURCES_URL,
  fake: fakeIoda,
};

/** Outages that begin, last or end within the last day, or within the span of a backfill. */
export function createIoda(fetchBytes: FetchBytes): Feed {
  return {
    card: IODA_CARD,
    async collect({ cursor, now, span: asked, signal }): Promise<FeedOutcome> {
      const span = asked ?? { from: now - DAY_MS, to: now };
      if (span.to - span.from > (IODA_CARD.maxSpanMs ?? 0))
        return failedOutcome('backfill', { reason: 'the span exceeds a week' }, cursor);
      const answer = await fetchBytes({
        url: outagesUrl(span),
        accept: ['application/json'],
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      if (answer.status === 'failed') return failedOutcome('outages', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('outages', { reason: 'unasked 304' }, cursor);
      const parsed = parseOutages(answer.bytes, span);
      if (parsed.status === 'unreadable') return failedOutcome('outages', parsed, cursor);
      const isCut = parsed.totalCount >= MAX_EVENTS;
      const cut = { kind: 'cut_answer', recordId: 'outages', message: `${MAX_EVENTS} events or more` };
      return readOutcome([parsed], asked === undefined ? null : cursor, isCut ? [cut] : []);
    },
  };
}

/** Events of all countries in a span, epoch ms; the upstream counts in seconds. */
function outagesUrl({ from, to }: { readonly from: number; readonly to: number }): string {
  const seconds = (instant: number): number => Math.floor(instant / 1_000);
  return `${API_URL}/outages/events?entityType=country&from=${seconds(from)}&until=${seconds(to)}&limit=${MAX_EVENTS}`;
}
