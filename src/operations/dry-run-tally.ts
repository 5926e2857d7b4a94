import { isoDate } from '../assessment/time.ts';
import { FIRST_RULE_STATE, MAX_OVER_BUDGET, type RuleState } from '../events/rules/rule-state.ts';
import { createRuleViews } from '../events/rules/rule-view.ts';
import { type RunningRule, stepRule } from '../events/rules/step-rule.ts';
import type { HistorySnapshot } from './rule-history.ts';

interface Counts {
  snapshotsRead: number;
  count: number;
  held: number;
  unknown: number;
}

interface Firing {
  readonly regionId: string;
  readonly snapshotId: string;
  readonly firedAt: number;
  readonly heldSince?: number;
}

/** Counts what a rule does, snapshot by snapshot; a rule has a state in each region. */
export function dryRunTally(rule: RunningRule, begun: Readonly<Record<string, RuleState>>) {
  const states: Record<string, RuleState> = { ...begun };
  const viewsOf = createRuleViews();
  const total: Counts = { snapshotsRead: 0, count: 0, held: 0, unknown: 0 };
  const firings: Firing[] = [];
  const days = new Map<string, number>();
  const years = new Map<number, Counts>();

  const isDisabled = () => Object.values(states).some(({ overBudget }) => overBudget >= MAX_OVER_BUDGET);

  return {
    readCount: () => total.snapshotsRead,
    firingCount: () => firings.length,
    isDisabled,
    add({ regionId, snapshotId, generatedAt, body, previous }: HistorySnapshot): void {
      const view = viewsOf(body, previous)(rule.expressions.reads);
      const step = stepRule(rule, states[regionId] ?? FIRST_RULE_STATE, { at: generatedAt, view });
      states[regionId] = step.state;
      const date = isoDate(generatedAt);
      const year = Number(date.slice(0, 4));
      const ofYear = years.get(year) ?? { snapshotsRead: 0, count: 0, held: 0, unknown: 0 };
      years.set(year, ofYear);
      const hasFired = step.happened?.kind === 'fired';
      const heldSince = hasFired ? step.happened?.heldSince : undefined;
      for (const counts of [total, ofYear]) {
        counts.snapshotsRead += 1;
        counts.unknown += step.isUnknown ? 1 : 0;
        counts.count += hasFired ? 1 : 0;
        counts.held += heldSince === undefined ? 0 : 1;
      }
      if (!hasFired) return;
      firings.push({ regionId, snapshotId, firedAt: generatedAt, ...(heldSince === undefined ? {} : { heldSince }) });
      days.set(date, (days.get(date) ?? 0) + 1);
    },
    states: (): Readonly<Record<string, RuleState>> => states,
    result: () => ({
      ...total,
      firings,
      days: [...days].map(([date, count]) => ({ date, count })),
      byYear: [...years].map(([year, counts]) => ({ year, ...counts })),
      isDisabled: isDisabled(),
    }),
  };
}
