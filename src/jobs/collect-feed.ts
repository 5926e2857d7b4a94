import { feedEvents, staleSinceAt } from '../events/feed-events.ts';
import type { Clock } from '../ports/clock.ts';
import type { Feed, FeedCard, FeedOutcome, FeedProblem } from '../ports/feed.ts';
import type { FeedState, FeedStateStore } from '../ports/feed-state-store.ts';
import { recordsToStore } from '../ports/handing-on.ts';
import type { Appended, NewObservation, ObservationStore } from '../ports/observation-store.ts';
import type { NewRecords } from '../ports/record.ts';
import { pauseAfter, type Wait, waitOf } from './circuit.ts';
import { nextPollAt } from './next-poll.ts';
import { type RowCountAnomaly, rowCountAnomaly, steadyRowCount } from './row-count-anomaly.ts';

export interface CollectDeps {
  readonly observations: ObservationStore;
  readonly feedStates: FeedStateStore;
  readonly clock: Clock;
  /** Receives what a run read once it is stored, when some of it is new. */
  readonly onNew?: (observations: readonly NewObservation[], knownAt: number) => void;
}

export type CollectReport =
  | {
      readonly feedId: string;
      readonly status: 'read';
      readonly appended: number;
      readonly unchanged: number;
      readonly refused: number;
      readonly problems: readonly FeedProblem[];
    }
  | { readonly feedId: string; readonly status: 'unchanged' }
  | {
      readonly feedId: string;
      readonly status: 'failed';
      readonly reason: string;
      /** When it is to be polled again, epoch ms; absent for a run that its owner aborted. */
      readonly pollAt?: number;
    }
  /** The upstream asked to be left alone, or has failed too often; not an attempt. */
  | ({ readonly feedId: string; readonly status: 'waiting' } & Wait);

/**
 * One run of one feed: what is new is stored with the moment we learned it, then the cursor moves. A crash between the
 * two only makes the next run read again what the store already holds. A run that its owner aborted says nothing
 * about the upstream and leaves the feed's state as it was; one that ran out of time is a failure. So is one whose size
 * cannot be believed: nothing of it is kept, and the cursor stays.
 * @param signal the owner's: ends every request of the run
 * @throws whatever a store throws; a feed that throws has failed
 */
export async function collectFeed(feed: Feed, deps: CollectDeps, signal: AbortSignal): Promise<CollectReport> {
  const feedId = feed.card.id;
  const before = await deps.feedStates.read(feedId);
  const startedAt = deps.clock.now();
  const wait = waitOf(before, startedAt);
  if (wait !== undefined) {
    await noteStaleness(before, feed.card, deps);
    return { feedId, status: 'waiting', ...wait };
  }
  const cursor = before?.cursor ?? null;
  const said = await feed
    .collect({ cursor, now: startedAt, signal })
    .catch((error: unknown) => brokenRun(error, cursor));
  const doubt = rowCountAnomaly(feed.card, said, before);
  const outcome = doubt === undefined ? said : refusedRun(said, doubt, cursor);
  const endedAt = deps.clock.now();
  if (outcome.status === 'failed' && isCalledOff(signal)) return { feedId, status: 'failed', reason: outcome.reason };
  const { appended, unchanged } =
    outcome.status === 'read' ? await store(outcome, deps, { card: feed.card, endedAt }) : NOTHING;
  const after = stateAfter(outcome, { card: feed.card, before, attemptAt: endedAt, doubt });
  const stale = { before: before?.staleSince, after: after.staleSince };
  await deps.feedStates.write(after, feedEvents(feed.card, stale, endedAt));
  if (outcome.status === 'failed')
    return { feedId, status: 'failed', reason: outcome.reason, pollAt: nextPollAt(after, feed.card) };
  if (outcome.status === 'unchanged') return { feedId, status: 'unchanged' };
  return { feedId, status: 'read', appended, unchanged, refused: outcome.rejectedCount, problems: outcome.problems };
}

/** A feed that waits becomes stale without an attempt. */
async function noteStaleness(state: FeedState | undefined, card: FeedCard, deps: CollectDeps): Promise<void> {
  if (state === undefined || state.staleSince !== undefined) return;
  const now = deps.clock.now();
  const staleSince = staleSinceAt(now, card, state);
  if (staleSince === undefined) return;
  const events = feedEvents(card, { before: undefined, after: staleSince }, now);
  await deps.feedStates.write({ ...state, staleSince }, events);
}

const NOTHING: Appended = { appended: 0, unchanged: 0 };

async function store(
  read: Extract<FeedOutcome, { status: 'read' }>,
  { observations, onNew }: CollectDeps,
  { card, endedAt }: { readonly card: FeedCard; readonly endedAt: number },
): Promise<Appended> {
  const appended = read.observations.map((row): NewObservation => ({ ...row, feedId: card.id }));
  const { knownAt, ...stored } = await observations.appendNow(appended, endedAt, newRecords(read, card));
  if (stored.appended > 0) onNew?.(appended, knownAt);
  return stored;
}

function newRecords(
  { records, newestContentAt }: Extract<FeedOutcome, { status: 'read' }>,
  card: FeedCard,
): NewRecords | undefined {
  const stored = records === undefined ? undefined : recordsToStore(card, records);
  if (stored === undefined) return undefined;
  return { feedId: card.id, ...stored, ...(newestContentAt === undefined ? {} : { newestContentAt }) };
}

/** A feed that throws is broken; the health page has to say so, and the other feeds go on. */
function brokenRun(error: unknown, cursor: FeedState['cursor']): FeedOutcome {
  return {
    status: 'failed',
    reason: `the feed broke: ${error instanceof Error ? error.message : String(error)}`,
    cursor,
  };
}

function isCalledOff({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError');
}

/** The old is kept: an answer that has lost half of what it held is more likely broken than right. */
function refusedRun({ retryAt }: FeedOutcome, { reason }: RowCountAnomaly, cursor: FeedState['cursor']): FeedOutcome {
  return { status: 'failed', reason, ...(retryAt === undefined ? {} : { retryAt }), cursor };
}

interface After {
  readonly card: FeedCard;
  readonly before: FeedState | undefined;
  readonly attemptAt: number;
  readonly doubt: RowCountAnomaly | undefined;
}

function stateAfter(outcome: FeedOutcome, { card, before, attemptAt, doubt }: After): FeedState {
  const newest = Math.max(
    before?.newestContentAt ?? -Infinity,
    (outcome.status === 'read' ? outcome.newestContentAt : undefined) ?? -Infinity,
  );
  const { staleSince: since } = before ?? {};
  const staleSince = Number.isFinite(newest)
    ? staleSinceAt(attemptAt, card, { newestContentAt: newest, ...(since === undefined ? {} : { staleSince: since }) })
    : undefined;
  const always = {
    feedId: card.id,
    cursor: outcome.cursor,
    lastAttemptAt: attemptAt,
    ...(Number.isFinite(newest) ? { newestContentAt: newest } : {}),
    ...(staleSince === undefined ? {} : { staleSince }),
    ...(outcome.retryAt === undefined ? {} : { retryAt: outcome.retryAt }),
  };
  if (outcome.status !== 'failed') {
    const steady = steadyRowCount(card, outcome, before);
    const sources = outcome.status === 'read' ? outcome.sources : before?.sources;
    return {
      ...always,
      lastSuccessAt: attemptAt,
      consecutiveFailures: 0,
      ...(steady === undefined ? {} : { steadyRowCount: steady }),
      ...(sources === undefined ? {} : { sources }),
    };
  }
  const consecutiveFailures = (before?.consecutiveFailures ?? 0) + 1;
  const pauseMs = pauseAfter(consecutiveFailures);
  const shrunkRunCount = doubt?.isShrunk === true ? (before?.shrunkRunCount ?? 0) + 1 : before?.shrunkRunCount;
  return {
    ...always,
    ...(before?.lastSuccessAt === undefined ? {} : { lastSuccessAt: before.lastSuccessAt }),
    consecutiveFailures,
    lastProblem: outcome.reason,
    ...(pauseMs === undefined ? {} : { pausedUntil: attemptAt + pauseMs }),
    ...(before?.steadyRowCount === undefined ? {} : { steadyRowCount: before.steadyRowCount }),
    ...(shrunkRunCount === undefined ? {} : { shrunkRunCount }),
    ...(before?.sources === undefined ? {} : { sources: before.sources }),
  };
}
