import type { CollectRequest, FeedOutcome, FeedProblem } from '../../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../../feed-outcome.ts';
import type { FetchBytes } from '../../fetch-bytes.ts';
import type { ParsedRows } from '../../parsed.ts';
import { compactInstant } from '../../utc-instant.ts';
import { type GdeltCursor, readCursor, writeCursor } from './cursor.ts';
import { fetchNewest, fetchRecentList } from './fetch-manifest.ts';
import type { GdeltFileKind } from './file-kind.ts';
import type { ListedFile } from './manifest.ts';
import { type FileOutcome, readFile } from './read-file.ts';
import { dueFiles, QUARTER_HOUR_MS } from './stamps.ts';

/** A damaged file is tried on this many runs and then given up, or it would stop the feed for a day. */
const DAMAGED_RUNS = 3;
/** A manifest may run ahead of our clock by this much. */
const CLOCK_SKEW_MS = 2 * QUARTER_HOUR_MS;

/** Reads what is new of one kind since the cursor, oldest first. */
export async function collectFiles(
  fetchBytes: FetchBytes,
  request: Omit<CollectRequest, 'span'>,
  kind: GdeltFileKind,
): Promise<FeedOutcome> {
  const cursor = readCursor(request.cursor);
  const { signal } = request;
  const manifest = await fetchNewest(fetchBytes, { kind, validators: cursor.validators ?? {}, signal });
  if (manifest.status === 'failed') return failedOutcome('manifest', manifest, request.cursor);
  if (manifest.status === 'not_modified') return { status: 'unchanged', cursor: request.cursor };
  const { newest } = manifest;
  if (newest.instant > request.now + CLOCK_SKEW_MS) {
    const reason = `lists a file of the future, ${compactInstant(newest.instant)}`;
    return failedOutcome('manifest', { reason }, request.cursor);
  }
  const due = dueFiles(cursor.last, newest.instant, kind);
  if (due.instants.length === 0) return { status: 'unchanged', cursor: request.cursor };
  const recent = due.instants.length > 1 ? await fetchRecentList(fetchBytes, { kind, signal }) : new Map();
  const walk = startWalk(cursor, due.gap);
  for (const instant of due.instants) {
    const listed = instant === newest.instant ? newest : recent.get(instant);
    const outcome = await readFile(fetchBytes, { kind, instant, listed, signal });
    if (walk.take(instant, outcome, newest) === 'stop') break;
  }
  return walk.finish(request.cursor, newest.instant, manifest.validators);
}

interface Walk {
  take(instant: number, outcome: FileOutcome, newest: ListedFile): 'go_on' | 'stop';
  finish(before: CollectRequest['cursor'], newest: number, validators: GdeltCursor['validators']): FeedOutcome;
}

/** Walks the due files oldest first; stops at the first that may still be had later. */
function startWalk(start: GdeltCursor, gap: GdeltCursor['lastGap']): Walk {
  const answers: ParsedRows[] = [];
  const problems: FeedProblem[] = [];
  let { last, damagedCount, lastGap } = start;
  let stopped: Parameters<typeof failedOutcome>[1] | undefined;
  const giveUp = (kind: string, hole: { from: number; to: number }, message: string) => {
    problems.push({ kind, recordId: compactInstant(hole.from), message });
    lastGap = hole;
    last = hole.to - QUARTER_HOUR_MS;
    damagedCount = 0;
  };
  if (gap !== undefined) giveUp('gap', gap, `not read until ${compactInstant(gap.to)}: too far back to catch up`);
  return {
    take(instant, outcome, newest) {
      const hole = { from: instant, to: instant + QUARTER_HOUR_MS };
      if (outcome.status === 'read') {
        answers.push(outcome.rows);
        last = instant;
        damagedCount = 0;
        return 'go_on';
      }
      if (outcome.status === 'missing' && instant < newest.instant) {
        giveUp('missing_file', hole, 'the server has no file of this quarter hour');
        return 'go_on';
      }
      if (outcome.status === 'damaged' && damagedCount + 1 >= DAMAGED_RUNS) {
        giveUp('damaged_file', hole, outcome.reason);
        return 'go_on';
      }
      if (outcome.status === 'damaged') damagedCount += 1;
      stopped =
        outcome.status === 'failed'
          ? outcome.failure
          : { reason: outcome.status === 'damaged' ? outcome.reason : 'listed but not readable yet' };
      problems.push({ kind: 'unread_file', recordId: compactInstant(instant), message: stopped.reason });
      return 'stop';
    },
    finish(before, newest, validators) {
      const caughtUp = last !== undefined && last >= newest;
      const cursor = writeCursor({
        damagedCount,
        ...(last === undefined ? {} : { last }),
        ...(lastGap === undefined ? {} : { lastGap }),
        ...(caughtUp && validators !== undefined ? { validators } : {}),
      });
      if (answers.length > 0) return readOutcome(answers, cursor, problems);
      const reason = stopped ?? { reason: 'no due file could be had' };
      return failedOutcome('file', reason, last === undefined ? before : cursor);
    },
  };
}
