import type { CollectRequest, Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { ParsedRows } from '../parsed.ts';
import { nothingKept } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { writeSeriesCursor } from '../series-cursor.ts';
import { firstYearKept } from '../yearly-figure.ts';
import { UNHCR_CARD, UNHCR_FIELDS } from './card.ts';
import { fakeUnhcr } from './fake-upstream.ts';
import { parsePopulationPage } from './parse.ts';

const TIMEOUT_MS = 60_000;
/** A page of 1,000 items is about 300 KB. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Six years are two pages, all years since 1951 sixteen. */
const MAX_PAGES = 20;

export const UNHCR: Registration = {
  card: UNHCR_CARD,
  fields: UNHCR_FIELDS,
  create: createUnhcr,
  probeUrl: (now) => populationUrl({ now }, 1),
  fake: fakeUnhcr,
};

/** Displaced people by origin, each year's total; all pages or none. */
export function createUnhcr(fetchBytes: FetchBytes): Feed {
  return {
    card: UNHCR_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, signal, span } = request;
      const failed = (reason: string): FeedOutcome => failedOutcome('population', { reason }, cursor);
      const pages: ParsedRows[] = [];
      for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
        if (page > MAX_PAGES) return failed(`more than ${MAX_PAGES} pages`);
        const answer = await fetchBytes({
          url: populationUrl(request, page),
          accept: ['application/json', 'text/json'],
          maxBytes: MAX_BYTES,
          timeoutMs: TIMEOUT_MS,
          signal,
        });
        if (answer.status === 'failed') return failedOutcome('population', answer, cursor);
        if (answer.status === 'not_modified') return failed('unasked 304');
        const parsed = parsePopulationPage(answer.bytes, now);
        if (parsed.status === 'unreadable') return failed(parsed.reason);
        pageCount = parsed.pageCount;
        pages.push(parsed);
      }
      const outcome = readOutcome(pages, cursor);
      const { newestContentAt } = outcome;
      const [first] = pages;
      if (newestContentAt === undefined) return failed(first === undefined ? 'no page' : nothingKept(first).reason);
      return span === undefined ? { ...outcome, cursor: writeSeriesCursor(newestContentAt, {}) } : outcome;
    },
  };
}

/** Totals by origin of some years, which are six without a span. */
function populationUrl({ now, span }: Pick<CollectRequest, 'now' | 'span'>, page: number): string {
  const yearOf = (at: number): number => new Date(at).getUTCFullYear();
  const from = span === undefined ? firstYearKept(now) : yearOf(span.from);
  const to = span === undefined ? yearOf(now) : yearOf(span.to - 1);
  return `https://api.unhcr.org/population/v1/population/?yearFrom=${from}&yearTo=${to}&coo_all=true&limit=1000&page=${page}`;
}
