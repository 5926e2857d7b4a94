import type { CollectRequest, Feed, FeedOutcome, FeedProblem } from '../../ports/feed.ts';
import { failedOutcome, readOutcome, withSources } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { ParsedRows } from '../parsed.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { writeSeriesCursor } from '../series-cursor.ts';
import { firstYearKept } from '../yearly-figure.ts';
import { WORLD_BANK_CARD, WORLD_BANK_FIELDS } from './card.ts';
import { fakeWorldBank } from './fake-upstream.ts';
import { INDICATORS, type Indicator, parseIndicator } from './parse.ts';

/** Answers of 40 s were seen. */
const TIMEOUT_MS = 60_000;
/** One indicator of every country and fifteen years is 1 MB. */
const MAX_BYTES = 16 * 1024 * 1024;

export const WORLD_BANK: Registration = {
  card: WORLD_BANK_CARD,
  fields: WORLD_BANK_FIELDS,
  create: createWorldBank,
  probeUrl: () => indicatorUrl({ code: INDICATORS[0]?.code ?? '' }, {}),
  fake: fakeWorldBank,
};

/** The newest figure of every indicator and country, one request each; every year of a span in a backfill. */
export function createWorldBank(fetchBytes: FetchBytes): Feed {
  return {
    card: WORLD_BANK_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, signal, span } = request;
      const fromYear = span === undefined ? firstYearKept(now) : new Date(span.from).getUTCFullYear();
      const read: ParsedRows[] = [];
      const problems: FeedProblem[] = [];
      let failure: Parameters<typeof failedOutcome>[1] | undefined;
      for (const indicator of INDICATORS) {
        const answer = await readDocument(
          fetchBytes,
          {
            url: indicatorUrl(indicator, request),
            accept: ['application/json', 'text/json'],
            maxBytes: MAX_BYTES,
            timeoutMs: TIMEOUT_MS,
            signal,
          },
          (bytes) => parseIndicator(bytes, { indicator, fromYear, now }),
        );
        if (answer.status === 'read' && answer.rows.keptCount > 0) {
          read.push(answer.rows);
          continue;
        }
        const why = answer.status === 'read' ? nothingKept(answer.rows) : answer.status === 'failed' ? answer : UNASKED;
        failure ??= why;
        problems.push({ kind: 'unread_indicator', recordId: indicator.code, message: why.reason });
        if (answer.status === 'failed' && answer.halt) {
          const after = INDICATORS.slice(INDICATORS.indexOf(indicator) + 1);
          const message = 'not asked for: the upstream cannot be reached or wants a pause';
          problems.push(...after.map(({ code }) => ({ kind: 'unread_indicator', recordId: code, message })));
          break;
        }
      }
      if (read.length === 0) return failedOutcome('indicators', failure ?? UNASKED, cursor);
      const ids = INDICATORS.map(({ code }) => code);
      const outcome = withSources(readOutcome(read, cursor, problems), ids, problems);
      const { newestContentAt } = outcome;
      if (span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, {}) };
    },
  };
}

const UNASKED = { reason: 'unasked 304' };

/** One page holds every country; without a span, the most recent value that is not empty. */
function indicatorUrl(
  { code, source }: Pick<Indicator, 'code' | 'source'>,
  { span }: Pick<CollectRequest, 'span'>,
): string {
  const yearOf = (at: number): number => new Date(at).getUTCFullYear();
  const what = span === undefined ? 'mrnev=1' : `date=${yearOf(span.from)}:${yearOf(span.to - 1)}`;
  const database = source === undefined ? '' : `&source=${source}`;
  return `https://api.worldbank.org/v2/country/all/indicator/${code}?format=json&per_page=20000&${what}${database}`;
}
