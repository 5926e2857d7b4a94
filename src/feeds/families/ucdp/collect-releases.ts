import type { CollectRequest, FeedOutcome, FeedProblem } from '../../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../../feed-outcome.ts';
import type { FetchFailure, Validators } from '../../fetch-bytes.ts';
import type { ParsedRows } from '../../parsed.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type Release, recentReleases, releaseId, releasesOfSpan } from './releases.ts';

/** Fetches and reads one monthly release, from wherever it is published. */
export type ReadMonth = (request: ReleaseRequest) => Promise<ReleaseOutcome>;

export interface ReleaseRequest {
  readonly release: Release;
  /** Epoch ms; events that end later are rejected. */
  readonly now: number;
  readonly validators?: Validators | undefined;
  readonly signal: AbortSignal;
}

export type ReleaseOutcome =
  | { readonly status: 'read'; readonly rows: ParsedRows; readonly validators: Validators }
  | { readonly status: 'not_modified' }
  | { readonly status: 'unpublished' }
  | ({ readonly status: 'failed' } & Pick<FetchFailure, 'reason' | 'retryAt'>);

/** Reads the monthly releases that are not read yet, newest first. */
export async function collectReleases(read: ReadMonth, request: Omit<CollectRequest, 'span'>): Promise<FeedOutcome> {
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
    const outcome = await read({ release, now, validators, signal });
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

/** Reads the monthly releases that overlap a span; the missing ones are named. */
export async function backfillReleases(read: ReadMonth, request: BackfillRequest): Promise<FeedOutcome> {
  const { span, now, signal, cursor } = request;
  const answers: ParsedRows[] = [];
  const problems: FeedProblem[] = [];
  for (const release of releasesOfSpan(span.from, span.to)) {
    const outcome = await read({ release, now, signal });
    const id = releaseId(release);
    if (outcome.status === 'read') answers.push(outcome.rows);
    else if (outcome.status === 'failed') return failedOutcome(id, outcome, cursor);
    else problems.push({ kind: 'missing_file', recordId: id, message: 'no such release' });
  }
  if (answers.length === 0) return failedOutcome('backfill', { reason: 'no release covers the span' }, cursor);
  return readOutcome(answers, cursor, problems);
}
