import { decimal, shortDate } from '../english.ts';
import { marketEvidence } from '../evidence/market-evidence.ts';
import { median } from '../median.ts';
import { seriesSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { robustDistance } from '../robust-distance.ts';
import { panelPosition, severity } from '../severity.ts';
import { type IndicatorReading, indicator } from './indicator.ts';

const rules = PARAMETERS.credit;

/** What yields and yield spreads say of credit, world-wide: an index of a week, 0 in an ordinary one. */
export interface CreditStress extends IndicatorReading {
  readonly level: number;
  readonly before: number;
  readonly newestAt: number;
}

/** Undefined with fewer than 26 earlier weeks. A week calmer than an ordinary one is no pressure. */
export function creditStress(index: ObservationIndex): CreditStress | undefined {
  const weeks = index.series('credit_stress', seriesSubject('stlfsi'));
  const latest = weeks.at(-1);
  const earlier = weeks
    .slice(-(rules.baselineWeeks + rules.gapWeeks + 1), -(rules.gapWeeks + 1))
    .map(({ value }) => value);
  if (latest === undefined || earlier.length < rules.weeksNeeded) return undefined;
  const before = median(earlier);
  const position = (level: number): number => panelPosition(rules.panel, level);
  return {
    level: latest.value,
    before,
    newestAt: latest.observedAt,
    value:
      latest.value <= 0 ? 0 : severity(position(latest.value), robustDistance(latest.value, earlier, rules.minSpread)),
    usual: severity(position(before), 0),
  };
}

export const CREDIT_STRESS = indicator({
  id: 'credit',
  input: 'credit_spreads',
  metric: 'credit_stress',
  place: 'world',
  axes: { capitalStress: { weight: 0.25, minExposure: 0.5 } },
  ages: 'input',
  label: () => 'Credit market stress',
  read: (_, { index }) => creditStress(index),
  evidence: ({ level, before, newestAt }, { label, instant }) =>
    marketEvidence(label, {
      metric: 'credit_stress',
      instant,
      lineage: 'st-louis-fed',
      subject: 'series:stlfsi',
      values: [level, before],
      summary: `Credit market stress: index ${decimal(level)} in the week to ${shortDate(newestAt)} (0 = an ordinary week); typical in the two years before: ${decimal(before)}.`,
      observedAt: newestAt,
    }),
});
