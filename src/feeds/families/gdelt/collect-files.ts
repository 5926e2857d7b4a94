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
import { dueFiles, QUARTER_HOUR_MS, quarterHours } from './stamps.ts';

/** A damaged file is tried on this many runs and then given up, or it would stop the feed for a day. */
const DAMAGED_RUNS = 3;
/** A manifest may run ahead of our clock by this much. */
const CLOCK_SKEW_MS = 2 * QUARTER_HOUR_MS;

/**
 * Reads what is new of one kind since the cursor. After an outage the newest files come first; what is behind them is read
 * with the places that a run has left, newest to oldest.
 */
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
  const behind = joined(cursor.behind, due.behind, newest.instant - kind.maxCatchUpMs + QUARTER_HOUR_MS);
  const filled = behind === undefined ? [] : quarterHours(behind.from, behind.to - QUARTER_HOUR_MS).toReversed();
  const isForward = due.instants.length > 0;
  if (!isForward && filled.length === 0) return { status: 'unchanged', cursor: request.cursor };
  const recent =
    due.instants.length + filled.length > 1 ? await fetchRecentList(fetchBytes, { kind, signal }) : new Map();
  const walk = startWalk({ ...cursor, ...(behind === undefined ? {} : { behind }) }, due.gap);
  let hasStopped = false;
  for (const instant of due.instants) {
    const listed = instant === newest.instant ? newest : recent.get(instant);
    const outcome = await readFile(fetchBytes, { kind, instant, listed, signal });
    hasStopped = walk.take(instant, outcome, newest) === 'stop';
    if (hasStopped) break;
  }
  for (const instant of hasStopped ? [] : filled.slice(0, kind.maxFiles - due.instants.length)) {
    const outcome = await readFile(fetchBytes, { kind, instant, listed: recent.get(instant), signal });
    if (walk.fill(instant, outcome) === 'stop') break;
  }
  return walk.finish(request.cursor, newest.instant, manifest.validators);
}

/** One span over what was left behind before and what this outage adds; what is older than the reach is given up. */
function joined(before: GdeltCursor['behind'], added: GdeltCursor['behind'], reachesTo: number): GdeltCursor['behind'] {
  const [from, to] = [before?.from ?? added?.from, added?.to ?? before?.to];
  if (from === undefined || to === undefined || Math.max(from, reachesTo) >= to) return undefined;
  return { from: Math.max(from, reachesTo), to };
}

interface Walk {
  /** A file behind the newest ones. */
  fill(instant: number, outcome: FileOutcome): 'go_on' | 'stop';
  take(instant: number, outcome: FileOutcome, newest: ListedFile): 'go_on' | 'stop';
  finish(before: CollectRequest['cursor'], newest: number, validators: GdeltCursor['validators']): FeedOutcome;
}

/** Walks the due files oldest first; stops at the first that may still be had later. */
function startWalk(start: GdeltCursor, gap: GdeltCursor['lastGap']): Walk {
  const answers: ParsedRows[] = [];
  const problems: FeedProblem[] = [];
  let { last, damagedCount, lastGap, behind } = start;
  let stopped: Parameters<typeof failedOutcome>[1] | undefined;
  const giveUp = (kind: string, hole: { from: number; to: number }, message: string) => {
    problems.push({ kind, recordId: compactInstant(hole.from), message });
    lastGap = hole;
    last = hole.to - QUARTER_HOUR_MS;
    damagedCount = 0;
  };
  if (gap !== undefined) giveUp('gap', gap, `not read until ${compactInstant(gap.to)}: too far back to catch up`);
  return {
    fill(instant, outcome) {
      if (outcome.status === 'failed') {
        stopped ??= outcome.failure;
        problems.push({ kind: 'unread_file', recordId: compactInstant(instant), message: outcome.failure.reason });
        return 'stop';
      }
      if (outcome.status === 'read') answers.push(outcome.rows);
      else {
        const message = outcome.status === 'damaged' ? outcome.reason : 'the server has no file of this quarter hour';
        problems.push({ kind: `${outcome.status}_file`, recordId: compactInstant(instant), message });
        lastGap = { from: instant, to: instant + QUARTER_HOUR_MS };
      }
      behind = behind === undefined ? undefined : { ...behind, to: instant };
      return 'go_on';
    },
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
      const isFilled = behind === undefined || behind.from >= behind.to;
      const caughtUp = last !== undefined && last >= newest && isFilled;
      const cursor = writeCursor({
        damagedCount,
        ...(last === undefined ? {} : { last }),
        ...(lastGap === undefined ? {} : { lastGap }),
        ...(behind === undefined ? {} : { behind }),
        ...(caughtUp && validators !== undefined ? { validators } : {}),
      });
      if (answers.length > 0) return readOutcome(answers, cursor, problems);
      const reason = stopped ?? { reason: 'no due file could be had' };
      return failedOutcome('file', reason, last === undefined ? before : cursor);
    },
  };
}
