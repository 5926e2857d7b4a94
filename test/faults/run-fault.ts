import type { Observation } from '../../src/assessment/observation.ts';
import { createFetcher } from '../../src/feeds/create-fetcher.ts';
import { NOW } from '../../src/feeds/fakes/fake-upstream.ts';
import { UNPACED } from '../../src/feeds/http/host-rules.ts';
import { createFeeds } from '../../src/feeds/registry.ts';
import { FAULT_MODES, type FaultMode } from '../../src/feeds/test-kit/fault-modes.ts';
import type { FaultSimulator } from '../../src/feeds/test-kit/fault-simulator.ts';
import { type CollectReport, collectFeed } from '../../src/jobs/collect-feed.ts';
import { memoryPorts } from '../../src/jobs/test-kit/memory-ports.ts';
import { feedCheck } from '../../src/operations/health-checks.ts';
import { FEED_KEY_NAMES, type Feed } from '../../src/ports/feed.ts';
import type { FeedState } from '../../src/ports/feed-state-store.ts';
import { assessed, crisisAt, improvements } from './degradation.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Requests that never end are given up after this; the others have all the time they need. */
const SHORT_MS = 60;
const LONG_MS = 20_000;

export interface Fault {
  readonly feedId: string;
  readonly mode: FaultMode;
  /** From the first answer of the run on, or from the second: behind a healthy manifest, layer or page. */
  readonly from: 'first' | 'second';
}

export interface FaultResult extends Fault {
  /** Outcome of the run during the fault, with its reason. */
  readonly came: string;
  /** Promises that were broken. */
  readonly broken: readonly string[];
}

/**
 * A feed reads a healthy upstream; then the upstream breaks and the feed reads it again from the beginning, with the same
 * stores, through the real fetcher and the real job.
 */
export async function runFault(simulator: FaultSimulator, fault: Fault): Promise<FaultResult> {
  const { feedId, mode, from } = fault;
  const ports = memoryPorts();
  const clock = { at: NOW, now: () => clock.at };
  const collect = async (timeoutMs: number): Promise<CollectReport> => {
    const fetcher = createFetcher({
      feedsProxy: simulator.origin,
      userAgent: 'test/1',
      clock,
      random: () => 0,
      hostRules: UNPACED,
    });
    try {
      const feed = feedNamed(feedId, (request) =>
        fetcher.fetchBytes({ ...request, timeoutMs: Math.min(timeoutMs, request.timeoutMs) }),
      );
      return await collectFeed(feed, { ...ports, clock }, new AbortController().signal);
    } finally {
      await fetcher.close();
    }
  };

  simulator.become('ok');
  const first = await collect(LONG_MS);
  const healthy = await ports.feedStates.read(feedId);
  if (first.status !== 'read' || healthy === undefined) throw new Error(`${feedId}: no healthy read: ${saying(first)}`);
  const held = ports.held.observations();
  const card = feedNamed(feedId, () => Promise.reject(new Error('not asked'))).card;

  const stillMs = Math.max(card.maxAgeMs, card.changesWithinMs ?? 0);
  clock.at = mode === 'frozen' ? (healthy.newestContentAt ?? NOW) + stillMs + HOUR_MS : NOW + HOUR_MS;
  // The pretended upstreams say what they said at `NOW`: an hour later that is no healthy answer of some.
  if (mode === 'ok') clock.at = NOW + MINUTE_MS;
  // As on a first run: otherwise many feeds would not ask again for what they have. Only a feed that remembers what stood
  // still can know it.
  const isRemembering = mode === 'frozen' && card.changesWithinMs !== undefined;
  await ports.feedStates.write({ ...healthy, cursor: isRemembering ? healthy.cursor : null });
  simulator.become(mode, from === 'first' ? 0 : 1);
  const report = await collect(mode === 'hang' || mode === 'drip' ? SHORT_MS : LONG_MS);
  const state = await ports.feedStates.read(feedId);
  const after = ports.held.observations();
  const health = feedCheck(card, state, clock.at);

  const broken = [...lostOf(held, after), ...unsoundOf(after, clock.at)];
  // Behind a healthy start a run may have enough to read; what it stores is judged all the same.
  const verdict = from === 'first' ? FAULT_MODES[mode] : 'harmless';
  const isFailed = report.status === 'failed';
  if (isFailed) broken.push(...failureProblems(state, healthy, health.reasons));
  if (isFailed && after.length !== held.length) broken.push('a failed run stored something');
  if ((verdict === 'failed' || verdict === 'waits') && !isFailed) broken.push(`did not fail but ${saying(report)}`);
  if (verdict === 'read' && report.status !== 'read') broken.push(`did not read but ${saying(report)}`);
  if (verdict === 'refused' && !isFailed && !(report.status === 'read' && report.refused > 0))
    broken.push(`neither failed nor refused anything but ${saying(report)}`);
  if (verdict === 'stale' && !health.reasons.includes('content_stale')) broken.push('health does not call it stale');
  if (mode === '429' && simulator.faultCount() > 0) {
    if (health.waitingUntil !== clock.at + HOUR_MS) broken.push('health names no wait');
    if ((await collect(LONG_MS)).status !== 'waiting') broken.push('was polled again immediately');
  }
  if (after.length !== held.length) {
    const world = crisisAt(clock.at);
    broken.push(...improvements(assessed([...world, ...held], clock.at), assessed([...world, ...after], clock.at)));
  }
  return { ...fault, came: saying(report), broken };
}

const KEYS = Object.fromEntries(FEED_KEY_NAMES.map((name) => [name, 'a-test-key']));

function feedNamed(feedId: string, fetchBytes: Parameters<typeof createFeeds>[0]): Feed {
  const feed = createFeeds(fetchBytes, KEYS).find(({ card }) => card.id === feedId);
  if (feed === undefined) throw new Error(`no feed ${feedId}`);
  // The pretended upstreams hold a few rows where the real ones hold thousands.
  const [, most] = feed.card.expectedRecords;
  return { ...feed, card: { ...feed.card, expectedRecords: [1, most] } };
}

const saying = (report: CollectReport): string =>
  report.status === 'failed'
    ? `failed: ${report.reason}`
    : report.status === 'read'
      ? `read ${report.appended} new, ${report.refused} refused`
      : report.status;

const keyOf = ({ metric, subject, recordId }: Observation): string => `${metric} ${subject} ${recordId}`;

/** The last good is kept: nothing is gone, and no number that was read well is replaced. */
function lostOf(held: readonly Observation[], after: readonly Observation[]): readonly string[] {
  const latest = new Map(after.map((row) => [keyOf(row), row]));
  return held
    .filter((row) => latest.get(keyOf(row))?.value !== row.value)
    .map((row) => `${keyOf(row)}: ${row.value} became ${latest.get(keyOf(row))?.value ?? 'nothing'}`);
}

function unsoundOf(rows: readonly Observation[], now: number): readonly string[] {
  return rows.flatMap((row) => {
    const texts = [row.recordId, row.lineage, row.event, ...Object.values(row.detail)];
    return [
      ...(Number.isFinite(row.value) ? [] : [`${keyOf(row)} is no number`]),
      ...(row.observedAt <= now + HOUR_MS ? [] : [`${keyOf(row)} is of the future`]),
      ...(texts.some((text) => /[\p{C}<>]/u.test(text)) ? [`${keyOf(row)} carries markup or marks`] : []),
    ];
  });
}

/** A failed run counts once, says why without a query, and leaves both clocks where they were. */
function failureProblems(
  state: FeedState | undefined,
  healthy: FeedState,
  reasons: readonly string[],
): readonly string[] {
  const problems: string[] = [];
  if (state?.consecutiveFailures !== 1) problems.push('the failure is not counted');
  if (!/\w/.test(state?.lastProblem ?? '')) problems.push('the failure has no reason');
  if (/[?]|a-test-key/.test(state?.lastProblem ?? '')) problems.push('the reason holds a query');
  if (state?.lastSuccessAt !== healthy.lastSuccessAt) problems.push('the last success moved');
  if (state?.newestContentAt !== healthy.newestContentAt) problems.push('the newest content moved');
  if (!reasons.includes('run_failing')) problems.push('health does not say that it fails');
  return problems;
}
