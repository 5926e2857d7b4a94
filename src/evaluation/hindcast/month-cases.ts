import { activityGroup, SPANS_KEPT } from '../../assessment/scenarios/lane-model/death-history.ts';
import { laneFeatures } from '../../assessment/scenarios/lane-model/lane-features.ts';
import { monthlyHistory } from '../../assessment/scenarios/lane-model/monthly-history.ts';
import { laneIndex } from '../lane-shares.ts';
import { monthlyOutcome } from '../monthly-outcome.ts';
import { type CountryMonths, monthNumber } from './country-month-panel.ts';
import type { LaneCase } from './lane-case.ts';

/** What could be known where a month begins. */
export interface KnownMonths {
  readonly panel: CountryMonths;
  /** Months since the year 0. */
  readonly lastMonth: number;
}

export interface MonthCaseOptions {
  /** Months since the year 0, both included. */
  readonly from: number;
  readonly to: number;
  readonly knownAt: (month: number) => KnownMonths;
  /** Countries with a common border, by alpha-2. */
  readonly neighboursOf: (iso2: string) => readonly string[];
}

/** Least months of known history behind a forecast. */
const MIN_MONTHS = 24;

/**
 * Every state at the beginning of every month: features from what was known, the outcome from the resolving table, whose thresholds
 * and stratum use its complete history (METHOD.md §11).
 */
export function monthCases(resolving: CountryMonths, options: MonthCaseOptions): readonly LaneCase[] {
  const first = monthNumber(resolving.months[0] ?? '0000-01');
  const cases: LaneCase[] = [];
  for (let month = options.from; month <= options.to; month++) {
    const known = options.knownAt(month);
    const at = known.lastMonth - monthNumber(known.panel.months[0] ?? '0000-01');
    if (at + 1 < MIN_MONTHS) continue;
    for (const [unit, deaths] of resolving.byUnit) {
      const own = known.panel.byUnit.get(unit);
      const outcome = monthlyOutcome(deaths, month - first);
      if (own === undefined || outcome === undefined) continue;
      const around = options.neighboursOf(unit).map((iso2) => known.panel.byUnit.get(iso2));
      const spans = newestFirst(own, at);
      const history = monthlyHistory(
        spans,
        around.map((series) => newestFirst(series ?? [], at)),
      );
      const group = activityGroup(spans.slice(0, 12).reduce((sum, value) => sum + value, 0));
      cases.push({
        unit,
        time: month,
        quarter: Math.floor((month - 1970 * 12) / 3),
        stratum: outcome.stratum,
        group,
        history,
        // A quiet country has nothing to read: its lanes are climatology.
        features: group === 'quiet' ? [] : laneFeatures(history),
        outcome: laneIndex(outcome.lane),
        deaths: outcome.deaths,
        mean: outcome.mean,
        newDeaths: outcome.newDeaths,
      });
    }
  }
  return cases;
}

function newestFirst(series: readonly number[], at: number): readonly number[] {
  return series.slice(Math.max(0, at + 1 - SPANS_KEPT['30d']), at + 1).reverse();
}
