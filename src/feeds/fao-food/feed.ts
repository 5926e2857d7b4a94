import { DAY_MS } from '../../assessment/time.ts';
import type { Feed, FeedOutcome, FeedProblem } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { writeSeriesCursor } from '../series-cursor.ts';
import { FAO_FOOD_CARD, FAO_FOOD_FIELDS } from './card.ts';
import { fakeFaoFood } from './fake-upstream.ts';
import { parseFoodPrices } from './parse.ts';

/** The window an assessment reads, and some weeks of margin. */
const WINDOW_MS = 1_930 * DAY_MS;
const TIMEOUT_MS = 30_000;
/** The whole index since 1990 is 50 KB, most of it empty cells. */
const MAX_BYTES = 2 * 1024 * 1024;
const CSV_TYPES = ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream', 'application/vnd.ms-excel'];

/** The file has moved before: its link is looked for on this page. */
export const FOOD_PRICES_PAGE = 'https://www.fao.org/worldfoodsituation/foodpricesindex/en/';
/** Where the file was in 2026; asked where the page shows no link. */
export const FOOD_PRICES_URL =
  'https://www.fao.org/media/docs/worldfoodsituationlibraries/default-document-library/food_price_indices_data.csv';
const HTML_TYPES = ['text/html', 'application/xhtml+xml'];

export const FAO_FOOD: Registration = {
  card: FAO_FOOD_CARD,
  fields: FAO_FOOD_FIELDS,
  create: createFaoFood,
  probeUrl: () => FOOD_PRICES_URL,
  fake: fakeFaoFood,
};

/** The food price index out of its whole history, which is one file; FAO revises the months of a year back. */
export function createFaoFood(fetchBytes: FetchBytes): Feed {
  return {
    card: FAO_FOOD_CARD,
    async collect({ cursor, now, signal, span }): Promise<FeedOutcome> {
      const { url, problems } = await fileUrl(fetchBytes, signal);
      const window = span ?? { from: now - WINDOW_MS, to: now + 1 };
      const answer = await readDocument(
        fetchBytes,
        { url, accept: CSV_TYPES, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal },
        (bytes) => parseFoodPrices(bytes, window, now),
      );
      if (answer.status === 'failed') return failedOutcome('index', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('index', { reason: 'unasked 304' }, cursor);
      if (answer.rows.keptCount === 0) return failedOutcome('index', nothingKept(answer.rows), cursor);
      const outcome = readOutcome([answer.rows], cursor, problems);
      const { newestContentAt } = outcome;
      if (span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, {}) };
    },
  };
}

interface FoundFile {
  readonly url: string;
  readonly problems: readonly FeedProblem[];
}

async function fileUrl(fetchBytes: FetchBytes, signal: AbortSignal): Promise<FoundFile> {
  const page = { url: FOOD_PRICES_PAGE, accept: HTML_TYPES, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal };
  const answer = await fetchBytes(page);
  const found = answer.status === 'ok' ? linkedFile(new TextDecoder().decode(answer.bytes)) : undefined;
  if (found !== undefined) return { url: found, problems: [] };
  const reason = answer.status === 'failed' ? answer.reason : 'the page links to no index';
  return { url: FOOD_PRICES_URL, problems: [{ kind: 'no_link', recordId: 'page', message: reason }] };
}

/** The first link of a page to the table, on a host of FAO. */
export function linkedFile(html: string): string | undefined {
  for (const [, href = ''] of html.matchAll(/href\s*=\s*["']([^"']{1,500})["']/gi)) {
    const address = href.replaceAll('&amp;', '&');
    if (!URL.canParse(address, FOOD_PRICES_PAGE)) continue;
    const url = new URL(address, FOOD_PRICES_PAGE);
    const isOfFao = url.protocol === 'https:' && /^(?:www\.)?fao\.org$/.test(url.hostname) && url.port === '';
    if (isOfFao && /\/food_price_indices_data[^/]*\.csv$/i.test(url.pathname)) return url.href;
  }
  return undefined;
}
