import type { CollectRequest, Feed, FeedOutcome, FeedProblem } from '../../ports/feed.ts';
import type { Json } from '../../reference/content-hash.ts';
import { failedOutcome, readOutcome, withSources } from '../feed-outcome.ts';
import type { FetchBytes, FetchFailure, Validators } from '../fetch-bytes.ts';
import { memberOf } from '../json-value.ts';
import type { ParsedRows } from '../parsed.ts';
import type { Registration } from '../registration.ts';
import { isConditional, readValidators } from '../stored-validators.ts';
import { NEWS_RSS_CARD, NEWS_RSS_FIELDS, NEWS_SOURCES, type NewsSource, UN_MIDDLE_EAST_URL } from './card.ts';
import { fakeNewsRss } from './fake-upstream.ts';
import { parseNewsSource } from './parse.ts';

const TIMEOUT_MS = 15_000;
/** FEEDS.md §3.1. */
const MAX_BYTES = 500_000;
const XML_TYPES = [
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/xml',
  'text/xml',
  'text/plain',
];

type SourceOutcome =
  | { readonly status: 'read'; readonly rows: ParsedRows; readonly validators: Validators }
  | { readonly status: 'not_modified' }
  | Pick<FetchFailure, 'status' | 'reason' | 'retryAt'>;

export const NEWS_RSS: Registration = {
  card: NEWS_RSS_CARD,
  fields: NEWS_RSS_FIELDS,
  create: createNewsRss,
  probeUrl: () => UN_MIDDLE_EAST_URL,
  fake: fakeNewsRss,
};

/**
 * Headlines of public feeds. A source that cannot be read is named; a run in which none can be read has failed. One in
 * which every source says that nothing has changed is read and holds nothing.
 */
export function createNewsRss(fetchBytes: FetchBytes): Feed {
  return {
    card: NEWS_RSS_CARD,
    async collect(request): Promise<FeedOutcome> {
      if (request.span !== undefined) {
        return failedOutcome('backfill', { reason: 'these feeds hold nothing of the past' }, request.cursor);
      }
      const known = readCursor(request.cursor);
      const outcomes = await Promise.all(
        NEWS_SOURCES.map(async (source) => ({
          source,
          outcome: await readSource(fetchBytes, source, { ...request, validators: known.get(source.id) }),
        })),
      );
      const answers: ParsedRows[] = [];
      const problems: FeedProblem[] = [];
      const documents = new Map(known);
      let failure: Parameters<typeof failedOutcome>[1] | undefined;
      for (const { source, outcome } of outcomes) {
        if (outcome.status === 'failed') {
          failure ??= outcome;
          problems.push({ kind: 'unread_source', recordId: source.id, message: outcome.reason });
          continue;
        }
        if (outcome.status === 'read') {
          answers.push(outcome.rows);
          documents.set(source.id, outcome.validators);
        }
      }
      if (problems.length === NEWS_SOURCES.length) {
        return failedOutcome('sources', failure ?? { reason: 'no source' }, request.cursor);
      }
      const ids = NEWS_SOURCES.map(({ id }) => id);
      return withSources(readOutcome(answers, writeCursor(documents), problems), ids, problems);
    },
  };
}

async function readSource(
  fetchBytes: FetchBytes,
  source: NewsSource,
  { now, signal, validators }: Pick<CollectRequest, 'now' | 'signal'> & { validators: Validators | undefined },
): Promise<SourceOutcome> {
  const answer = await fetchBytes({
    url: source.url,
    accept: XML_TYPES,
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    ...(validators === undefined ? {} : { validators }),
    signal,
  });
  if (answer.status === 'failed') return answer;
  if (answer.status === 'not_modified') {
    return validators === undefined ? { status: 'failed', reason: 'unasked 304' } : answer;
  }
  const parsed = parseNewsSource(answer.bytes, { source, now });
  if (parsed.status === 'unreadable') return { status: 'failed', reason: parsed.reason };
  return { status: 'read', rows: parsed, validators: answer.validators };
}

/** The documents that can be asked for conditionally, by source id. */
type NewsCursor = ReadonlyMap<string, Validators>;

/** Reads a stored cursor; one of another shape counts as none, and a source that is no more is forgotten. */
function readCursor(json: Json): NewsCursor {
  const stored = memberOf(json, 'sources');
  const known = NEWS_SOURCES.map(({ id }) => [id, readValidators(memberOf(stored, id))] as const);
  return new Map(known.filter(([, validators]) => isConditional(validators)));
}

const writeCursor = (documents: NewsCursor): Json => ({
  sources: Object.fromEntries([...documents].map(([id, validators]) => [id, { ...validators }])),
});
