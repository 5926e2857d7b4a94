import { compileRule } from '../events/rules/compile-rule.ts';
import { MAX_OVER_BUDGET, type RuleState, ruleStateFrom } from '../events/rules/rule-state.ts';
import { createRuleViews } from '../events/rules/rule-view.ts';
import { type LocalMinute, type RuleStep, type RunningRule, stepRule } from '../events/rules/step-rule.ts';
import type { OwnEvent } from '../ports/deliveries.ts';
import type { ExportedSnapshot, ExportSource, SnapshotPlace } from '../ports/export-source.ts';
import type { RulePosition, RuleStore } from '../ports/rules.ts';
import type { SnapshotStore } from '../ports/snapshot-store.ts';
import { contentHash } from '../reference/content-hash.ts';

export interface RuleAdvanceDeps {
  readonly rules: Pick<RuleStore, 'positions' | 'advance'>;
  readonly exportSource: Pick<ExportSource, 'snapshots'>;
  readonly snapshots: Pick<SnapshotStore, 'latestAt'>;
  readonly localMinute: LocalMinute;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Bodies that are held, and snapshots after which what rules say is stored. */
const PAGE = 8;

/** A rule on its way through a page of snapshots. */
interface Walker {
  readonly from: RulePosition;
  readonly rule: RunningRule;
  state: RuleState;
  readonly events: OwnEvent[];
}

/**
 * Leads the enabled rules of a region over the snapshots that they have not seen, the oldest first, and stores where they are
 * with their events, a page at a time. What another process moved meanwhile is left to it.
 * @returns events that were made
 */
export async function advanceRules(regionId: string, deps: RuleAdvanceDeps, signal: AbortSignal): Promise<number> {
  let made = 0;
  while (!signal.aborted) {
    const positions = await deps.rules.positions(regionId);
    const [first, ...others] = positions.map(({ place }) => place);
    if (first === undefined) return made;
    const after = others.reduce((least, place) => (isBefore(place, least) ? place : least), first);
    const to = deps.now() + 1;
    const page = await deps.exportSource.snapshots({ regionId, from: after.generatedAt, to, after, limit: PAGE });
    const last = page.at(-1);
    if (last === undefined) return made;
    const previous = await deps.snapshots.latestAt(regionId, after.generatedAt);
    made += await store(await walk(positions, page, previous?.body, deps), last, deps);
  }
  return made;
}

const isBefore = (one: SnapshotPlace, other: SnapshotPlace): boolean =>
  one.generatedAt < other.generatedAt || (one.generatedAt === other.generatedAt && one.snapshotId < other.snapshotId);

/** Other work of the thread goes on between two rules. */
async function walk(
  positions: readonly RulePosition[],
  page: readonly ExportedSnapshot[],
  before: Uint8Array | undefined,
  { localMinute }: RuleAdvanceDeps,
): Promise<readonly Walker[]> {
  const walkers = positions.map((from): Walker => {
    const rule = { body: from.rule.body, expressions: compileRule(from.rule.body), localMinute };
    return { from, rule, state: ruleStateFrom(from.state), events: [] };
  });
  const viewsOf = createRuleViews();
  let previous = before;
  for (const snapshot of page) {
    const viewOf = viewsOf(snapshot.body, previous);
    for (const walker of walkers) {
      if (!isBefore(walker.from.place, snapshot)) continue;
      await new Promise((resolve) => setImmediate(resolve));
      const view = viewOf(walker.rule.expressions.reads);
      const step = stepRule(walker.rule, walker.state, { at: snapshot.generatedAt, view });
      walker.events.push(...eventsOf(walker, step, snapshot));
      walker.state = step.state;
    }
    previous = snapshot.body;
  }
  return walkers;
}

async function store(
  walkers: readonly Walker[],
  last: SnapshotPlace,
  { rules, now }: RuleAdvanceDeps,
): Promise<number> {
  let made = 0;
  for (const { from, state, events } of walkers) {
    if (!isBefore(from.place, last)) continue;
    const place = { generatedAt: last.generatedAt, snapshotId: last.snapshotId };
    const isDisabled = state.overBudget >= MAX_OVER_BUDGET;
    const advanced = await rules.advance(from, { place, state: { ...state }, events, isDisabled }, now());
    if (advanced === 'advanced') made += events.length;
  }
  return made;
}

/** To the rule's account alone: equal causes have one id, so that a rerun sends nothing twice. */
function eventsOf({ from, state }: Walker, { happened, state: next }: RuleStep, snapshot: SnapshotPlace): OwnEvent[] {
  const { rule, regionId } = from;
  const event = (type: OwnEvent['type'], more: Readonly<Record<string, number>> = {}): OwnEvent => ({
    id: `evt_${contentHash([type, rule.ruleId, regionId, snapshot.snapshotId], 24)}`,
    type,
    happenedAt: snapshot.generatedAt,
    data: { ruleId: rule.ruleId, name: rule.body.name, regionId, snapshotId: snapshot.snapshotId, ...more },
  });
  const held = happened?.heldSince === undefined ? {} : { heldSince: happened.heldSince };
  const isSpent = state.overBudget < MAX_OVER_BUDGET && next.overBudget >= MAX_OVER_BUDGET;
  return [
    ...(happened === undefined ? [] : [event(`rule.${happened.kind}`, held)]),
    ...(isSpent ? [event('rule.disabled')] : []),
  ];
}
