import type { CollectRequest, Feed, FeedCard, FeedOutcome, FeedProblem } from '../../../ports/feed.ts';
import { failedOutcome, readOutcome, withSources } from '../../feed-outcome.ts';
import type { FetchBytes } from '../../fetch-bytes.ts';
import type { Parsed, ParsedRows } from '../../parsed.ts';
import { nothingKept, readDocument } from '../../read-document.ts';
import { writeSeriesCursor } from '../../series-cursor.ts';

/** One table of Eurostat, and what is asked of it. */
export interface Dataset {
  /** Eurostat's code, as `nrg_cb_gasm`. */
  readonly code: string;
  /** The dimensions that are asked for, as a query. */
  readonly query: string;
  /** Without a span each run reads so far back. */
  readonly windowMs: number;
  /** A period of the table by an instant in it. */
  readonly periodOf: (instant: number) => string;
  readonly parse: (bytes: Uint8Array, now: number) => Parsed;
}

interface CubeFeed {
  readonly card: FeedCard;
  /** Names the request in the reason of a failed run. */
  readonly what: string;
  readonly datasets: readonly Dataset[];
}

const TIMEOUT_MS = 60_000;
/** The largest window is a megabyte; a backfill may ask for years more. */
const MAX_BYTES = 8 * 1024 * 1024;

/** A feed that reads every one of its tables from the start of its window on, on every run: countries correct their past. */
export function createCubeFeed(fetchBytes: FetchBytes, { card, what, datasets }: CubeFeed): Feed {
  return {
    card,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, signal, span } = request;
      const read: ParsedRows[] = [];
      const problems: FeedProblem[] = [];
      let failure: Parameters<typeof failedOutcome>[1] | undefined;
      for (const dataset of datasets) {
        const answer = await readDocument(
          fetchBytes,
          {
            url: cubeUrl(dataset, request),
            accept: ['application/json', 'text/json'],
            maxBytes: MAX_BYTES,
            timeoutMs: TIMEOUT_MS,
            signal,
          },
          (bytes) => dataset.parse(bytes, now),
        );
        if (answer.status === 'read' && answer.rows.keptCount > 0) {
          read.push(answer.rows);
          continue;
        }
        const why = answer.status === 'read' ? nothingKept(answer.rows) : answer.status === 'failed' ? answer : UNASKED;
        failure ??= why;
        problems.push({ kind: 'unread_table', recordId: dataset.code, message: why.reason });
        if (answer.status === 'failed' && answer.halt) {
          const after = datasets.slice(datasets.indexOf(dataset) + 1);
          const message = 'not asked for: the upstream cannot be reached or wants a pause';
          problems.push(...after.map(({ code }) => ({ kind: 'unread_table', recordId: code, message })));
          break;
        }
      }
      if (read.length === 0) return failedOutcome(what, failure ?? UNASKED, cursor);
      const run = readOutcome(read, cursor, problems);
      const ids = datasets.map(({ code }) => code);
      const outcome = ids.length === 1 ? run : withSources(run, ids, problems);
      const { newestContentAt } = outcome;
      if (span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, {}) };
    },
  };
}

const UNASKED = { reason: 'unasked 304' };

/** The periods from the start of the window on, or those of a backfill. */
export function cubeUrl(
  { code, query, windowMs, periodOf }: Omit<Dataset, 'parse'>,
  { now, span }: Pick<CollectRequest, 'now' | 'span'>,
): string {
  const from = periodOf(span?.from ?? now - windowMs);
  const until = span === undefined ? '' : `&untilTimePeriod=${periodOf(span.to - 1)}`;
  return `https://ec.europa.eu/eurostat/api/dissemination/statistics/1.0/data/${code}?format=JSON&lang=EN&${query}&sinceTimePeriod=${from}${until}`;
}
