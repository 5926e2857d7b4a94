import { DAY_MS } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { EMSC_QUAKES_CARD } from './card.ts';
import { LEAST_MAGNITUDE, parseEmscQuakes } from './parse.ts';

/** Magnitudes are revised for days. */
const REREAD_MS = 3 * DAY_MS;
const FIRST_RUN_MS = 30 * DAY_MS;
const TIMEOUT_MS = 45_000;
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_ROWS = 5_000;

/**
 * Strong earthquakes as the European-Mediterranean centre locates them: a second opinion beside USGS.
 */
export function createEmscQuakes(fetchBytes: FetchBytes): Feed {
  return {
    card: EMSC_QUAKES_CARD,
    async collect({ cursor, now, span, signal }): Promise<FeedOutcome> {
      const answer = await fetchBytes({
        url: queryUrl(span ?? { from: now - (cursor === null ? FIRST_RUN_MS : REREAD_MS) }),
        accept: ['application/json', 'application/geo+json', 'text/json'],
        maxBytes: MOST_BYTES,
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      if (answer.status === 'failed') return failedOutcome('query', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('query', { reason: 'unasked 304' }, cursor);
      const parsed = parseEmscQuakes(answer.bytes, { now, isPast: span !== undefined });
      if (parsed.status === 'unreadable') return failedOutcome('query', parsed, cursor);
      if (parsed.totalCount >= MOST_ROWS) return failedOutcome('query', { reason: 'the answer is cut' }, cursor);
      if (parsed.keptCount === 0) return failedOutcome('query', { reason: 'no earthquake in days' }, cursor);
      return readOutcome([parsed], span === undefined ? { firstReadDone: true } : cursor);
    },
  };
}

/** Strong earthquakes from an instant on, and before another where `to` says so; epoch ms. */
export function queryUrl({ from, to }: { readonly from: number; readonly to?: number }): string {
  const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 19);
  const end = to === undefined ? '' : `&end=${iso(to - 1)}`;
  const asked = `format=json&minmag=${LEAST_MAGNITUDE}&limit=${MOST_ROWS}&orderby=time`;
  return `https://www.seismicportal.eu/fdsnws/event/1/query?${asked}&start=${iso(from)}${end}`;
}
