import type { CollectRequest, Feed, FeedOutcome, FeedProblem } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { ParsedRows } from '../parsed.ts';
import { UCDP_CANDIDATE_CARD } from './card.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { readRelease } from './read-release.ts';
import { recentReleases, releaseId, releasesOfSpan } from './releases.ts';

/** Monthly releases of the UCDP candidate dataset: the recent ones not read yet, or those of a span. */
export function createUcdpCandidate(fetchBytes: FetchBytes): Feed {
  return {
    card: UCDP_CANDIDATE_CARD,
    collect: ({ span, ...request }) =>
      span === undefined ? collectNew(fetchBytes, request) : backfill(fetchBytes, { ...request, span }),
  };
}

async function collectNew(fetchBytes: FetchBytes, request: Omit<CollectRequest, 'span'>): Promise<FeedOutcome> {
  const { now, signal } = request;
  const recent = recentReleases(now);
  const known = readCursor(request.cursor);
  const releases = new Map([...known].filter(([id]) => recent.some((release) => releaseId(release) === id)));
  const answers: ParsedRows[] = [];
  const problems: FeedProblem[] = [];
  let failure: Parameters<typeof failedOutcome>[1] | undefined;
  for (const release of recent) {
    const id = releaseId(release);
    const validators = known.get(id);
    // A month already read is asked again only where the server can say "not modified".
    if (validators !== undefined && Object.keys(validators).length === 0) continue;
    const outcome = await readRelease(fetchBytes, { release, now, validators, signal });
    if (outcome.status === 'read') {
      answers.push(outcome.rows);
      releases.set(id, outcome.validators);
    }
    if (outcome.status === 'failed') {
      failure = outcome;
      problems.push({ kind: 'unread_release', recordId: id, message: outcome.reason });
      // The other months come from the same server: they are asked on the next run.
      break;
    }
  }
  if (answers.length > 0) return readOutcome(answers, writeCursor(releases), problems);
  if (failure !== undefined) return failedOutcome('release', failure, request.cursor);
  if (releases.size > 0) return { status: 'unchanged', cursor: writeCursor(releases) };
  return failedOutcome('release', { reason: 'none of the last four months is published' }, request.cursor);
}

type BackfillRequest = CollectRequest & Required<Pick<CollectRequest, 'span'>>;

async function backfill(fetchBytes: FetchBytes, request: BackfillRequest): Promise<FeedOutcome> {
  const { span, now, signal, cursor } = request;
  const answers: ParsedRows[] = [];
  const problems: FeedProblem[] = [];
  for (const release of releasesOfSpan(span.from, span.to)) {
    const outcome = await readRelease(fetchBytes, { release, now, signal });
    const id = releaseId(release);
    if (outcome.status === 'read') answers.push(outcome.rows);
    else if (outcome.status === 'failed') return failedOutcome(id, outcome, cursor);
    else problems.push({ kind: 'missing_file', recordId: id, message: 'no such release' });
  }
  if (answers.length === 0) return failedOutcome('backfill', { reason: 'no release covers the span' }, cursor);
  return readOutcome(answers, cursor, problems);
}
