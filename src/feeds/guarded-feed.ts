import type { CollectRequest, Feed, FeedOutcome } from '../ports/feed.ts';
import type { Json } from '../reference/content-hash.ts';
import { failedOutcome } from './feed-outcome.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import type { FeedKeys, Registration } from './registration.ts';

/** Where more of the rows than this were rejected, what is left is no picture of the rest. */
const MAX_REJECTED_SHARE = 0.5;

/**
 * A feed whose outcome keeps three promises, whatever the feed itself does: what any of its requests was asked to wait is
 * passed on, also when the run as a whole succeeded; none of its keys stands in a reason or a problem; and a run most of
 * whose rows were rejected has failed.
 */
export function guardedFeed(create: Registration['create'], fetchBytes: FetchBytes, keys: FeedKeys): Feed {
  let backoffUntil = Number.NEGATIVE_INFINITY;
  let onAnswer: CollectRequest['onAnswer'];
  const listening: FetchBytes = async (request) => {
    const result = await fetchBytes(request);
    if (result.status === 'ok') onAnswer?.(request.url, result.bytes);
    if (result.status === 'failed') backoffUntil = Math.max(backoffUntil, result.retryAt ?? backoffUntil);
    return result;
  };
  const feed = create(listening, keys);
  const clean = cleaner(keys);
  return {
    card: feed.card,
    async collect(request) {
      onAnswer = request.onAnswer;
      const outcome = await feed.collect(request).catch((error: unknown) => {
        throw new Error(clean(error instanceof Error ? error.message : String(error)));
      });
      const said = withoutKeys(believed(outcome, request.cursor), clean);
      const retryAt = Math.max(backoffUntil, outcome.retryAt ?? backoffUntil);
      return retryAt > request.now ? { ...said, retryAt } : said;
    },
  };
}

function believed(outcome: FeedOutcome, cursor: Json): FeedOutcome {
  if (outcome.status !== 'read' || outcome.rows === undefined) return outcome;
  const { rejectedCount, totalCount } = outcome.rows;
  if (rejectedCount <= MAX_REJECTED_SHARE * totalCount) return outcome;
  const kinds = [...new Set(outcome.problems.map(({ kind }) => kind))].join(', ');
  return failedOutcome('rows', { reason: `${rejectedCount} of ${totalCount} were rejected: ${kinds}` }, cursor);
}

function withoutKeys(outcome: FeedOutcome, clean: (text: string) => string): FeedOutcome {
  if (outcome.status === 'failed') return { ...outcome, reason: clean(outcome.reason) };
  if (outcome.status === 'unchanged') return outcome;
  const problems = outcome.problems.map((problem) => ({
    ...problem,
    recordId: clean(problem.recordId),
    message: clean(problem.message),
  }));
  const sources = outcome.sources?.map(({ id, problem }) => ({
    id,
    ...(problem === undefined ? {} : { problem: clean(problem) }),
  }));
  return { ...outcome, problems, ...(sources === undefined ? {} : { sources }) };
}

/** Takes every key out of a text, as it is and as a URL writes it. */
function cleaner(keys: FeedKeys): (text: string) => string {
  const secrets = Object.values(keys)
    .filter((key) => key !== '')
    .flatMap((key) => [key, encodeURIComponent(key), new URLSearchParams([['', key]]).toString().slice(1)]);
  return (text) => secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, '[key]'), text);
}
