import { createSemaphore } from '../concurrency/semaphore.ts';
import { DRY_RUN_LIMITS } from '../contract/alert/dry-run-rule.ts';
import type { RuleBody } from '../contract/alert/rule.ts';
import type { Failure } from '../contract/conventions/failure.ts';
import { failed, type HandlerContext } from '../contract/conventions/handler.ts';
import type { HandlerOf, Inputs } from '../contract/endpoints.ts';
import type { RunningRule } from '../events/rules/step-rule.ts';
import { ownReply } from './alert-parts.ts';
import { readInstant } from './as-of.ts';
import { type DryRunPlace, readDryRunCursor, writeDryRunCursor } from './dry-run-cursor.ts';
import { dryRunTally } from './dry-run-tally.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { type HistorySpan, type RuleHistoryParts, ruleHistory } from './rule-history.ts';
import { type Read, type RuleParts, runningRule } from './rule-parts.ts';

type DryRunParts = RuleParts & RuleHistoryParts;

/** Dry-runs of all accounts that may wait; one runs. */
const MAX_WAITING = 8;
const RETRY_SECONDS = 10;
const PROGRESS_MS = 1_000;
/** On top of its time: the last snapshot. */
const GRACE_MS = 5_000;

/**
 * Runs a rule over stored snapshots, one after another, and lets other requests go on between two of them. One dry-run of a
 * process runs, the others wait in turn.
 */
export function dryRunRule(parts: DryRunParts): HandlerOf<'dryRunRule'> {
  const turns = createSemaphore({ places: 1, waiting: MAX_WAITING, waitingPerAccount: 1 });
  return async (input, { caller, signal, progress }) => {
    const accountId = caller?.accountId ?? '';
    const body = await bodyOf(input, accountId, parts);
    if (!body.ok) return failed(body.failure);
    const running = runningRule(body.value, parts, input.rule === undefined ? '' : 'rule.');
    if (!running.ok) return failed(running.failure);
    const asked = spanOf(input, body.value, parts.clock.now());
    if (!asked.ok) return failed(asked.failure);
    const turn = await turns.enter(signal, accountId);
    if (turn.status !== 'entered') return failed({ code: 'assessment_busy', retryAfterSeconds: RETRY_SECONDS });
    try {
      const limit = { ms: DRY_RUN_LIMITS.ms + GRACE_MS, owner: signal };
      const read = await readWithDeadline(
        run(running.value, asked.value, { signal, progress }, parts),
        parts.setTimer,
        limit,
      );
      return read.ok ? ownReply(read.value) : failed(read.failure);
    } finally {
      turn.release();
    }
  };
}

interface Asked {
  readonly span: HistorySpan;
  readonly states: DryRunPlace['states'];
}

async function run(
  rule: RunningRule,
  { span, states }: Asked,
  { signal, progress }: Pick<HandlerContext, 'signal' | 'progress'>,
  parts: DryRunParts,
) {
  const tally = dryRunTally(rule, states);
  const places: Record<string, HistorySpan['after'][string]> = { ...span.after };
  const until = parts.clock.now() + DRY_RUN_LIMITS.ms;
  let reportedAt = parts.clock.now();
  const isOver = () =>
    signal.aborted ||
    parts.clock.now() >= until ||
    tally.readCount() >= DRY_RUN_LIMITS.snapshots ||
    tally.firingCount() >= DRY_RUN_LIMITS.firings;
  for await (const snapshot of ruleHistory(span, parts)) {
    // Before the snapshot: where one is left, there is something to go on with.
    if (isOver()) return { ...tally.result(), next: writeDryRunCursor({ places, states: tally.states() }) };
    tally.add(snapshot);
    places[snapshot.regionId] = { generatedAt: snapshot.generatedAt, snapshotId: snapshot.snapshotId };
    if (tally.isDisabled()) break;
    if (parts.clock.now() >= reportedAt + PROGRESS_MS) {
      reportedAt = parts.clock.now();
      progress?.({
        event: 'progress',
        data: { snapshotsRead: String(tally.readCount()), reached: new Date(snapshot.generatedAt).toISOString() },
      });
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return tally.result();
}

async function bodyOf(
  { rule, ruleId }: Inputs['dryRunRule'],
  accountId: string,
  { rules, setTimer }: DryRunParts,
): Promise<Read<RuleBody>> {
  if (rule !== undefined) return { ok: true, value: rule };
  const read = await readWithDeadline(rules.find({ accountId, ruleId: ruleId ?? '' }), setTimer);
  if (!read.ok) return read;
  if (read.value === undefined) return { ok: false, failure: { code: 'item_unknown', kind: 'rule' } };
  return { ok: true, value: read.value.body };
}

function spanOf({ from, to, next }: Inputs['dryRunRule'], { regionIds }: RuleBody, now: number): Read<Asked> {
  const [begins, ends] = [readInstant(from, now), to === undefined ? now : readInstant(to, now)];
  if (begins === undefined) return misread('from', 'must name a day and an hour that exist');
  if (ends === undefined) return misread('to', 'must name a day and an hour that exist');
  if (begins > ends) return misread('to', 'must not be before from');
  const stopped = next === undefined ? { places: {}, states: {} } : readDryRunCursor(next);
  if (stopped === undefined) return misread('next', 'must be `next` of the dry-run before');
  const span = { regionIds, from: begins, to: Math.min(ends, now + 1), after: stopped.places };
  return { ok: true, value: { span, states: stopped.states } };
}

const misread = (field: string, description: string): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure: { code: 'validation_failed', violations: [{ field, description }] },
});
