import { followUnease } from '../../../src/assessment/alarms/alarm-features.ts';
import { followAlarms, reportedSources } from '../../../src/assessment/alarms/follow-alarms.ts';
import { regimeFeatures, regimeState } from '../../../src/assessment/regime.ts';
import { nextFilterState } from '../../../src/assessment/regime-filter.ts';
import type { RegionState } from '../../../src/assessment/region-state.ts';
import { DAY_MS } from '../../../src/assessment/time.ts';
import type { BalanceVector } from '../../../src/contract/intelligence/balance-vector.ts';
import type { RegimeLabel } from '../../../src/contract/intelligence/vocabulary.ts';
import type { Said } from './replay-regions.ts';

export interface Transition {
  readonly at: number;
  readonly from: RegimeLabel;
  readonly to: RegimeLabel;
  readonly driver: string;
}

/**
 * The labels of one region along a replay, by the program's own filter, and where they change. A replay's axes do not depend on its
 * labels, so that another filter is tried without another replay. Where a replay has no news at all, the filter hears what there is.
 * @param said of one region, oldest first
 */
export function walkRegimes(said: readonly Said[]): {
  readonly labels: readonly RegimeLabel[];
  readonly transitions: readonly Transition[];
} {
  let prior: RegionState | undefined;
  const labels: RegimeLabel[] = [];
  const transitions: Transition[] = [];
  for (const { at, axes, hasNews, alarms: known, unease: words } of said) {
    const balance: BalanceVector = { ...axes, netBalance: 0, pressures: [], buffers: [] };
    const alarms = followAlarms(known, at, prior);
    const unease = followUnease(words, at, prior);
    const features = { ...regimeFeatures(balance, at, prior), alarms, ...(unease === undefined ? {} : { unease }) };
    const filtered = { instant: at, prior, hasRequiredInputs: hasNews };
    const regime = regimeState(features, filtered);
    if (prior !== undefined && prior.regime.label !== regime.label)
      transitions.push({ at, from: prior.regime.label, to: regime.label, driver: regime.transitionDriver });
    labels.push(regime.label);
    prior = {
      ...{ version: 1, instant: at, snapshotId: 'replay', regime, triggers: {}, corridors: {} },
      alarms,
      alarmSources: reportedSources(known, prior),
      ...(unease === undefined ? {} : { unease }),
      ...nextFilterState(balance, filtered),
    };
  }
  return { labels, transitions };
}

/** A change that is taken back within this time is a reversal. */
export const REVERSAL_MS = 14 * DAY_MS;

/** Changes that take back the one before within fourteen days, each at the moment of the second. */
export function reversals(transitions: readonly Transition[]): readonly Transition[] {
  return transitions.filter((change, i) => {
    const before = transitions[i - 1];
    return before !== undefined && change.to === before.from && change.at - before.at <= REVERSAL_MS;
  });
}

/** `2023-Q4` */
export function quarterOf(instant: number): string {
  const date = new Date(instant);
  return `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`;
}
