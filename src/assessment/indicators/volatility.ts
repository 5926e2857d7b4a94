import { grouped, percent, shortDate } from '../english.ts';
import { marketEvidence } from '../evidence/market-evidence.ts';
import { seriesSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { robustDistance } from '../robust-distance.ts';
import { panelPosition, severity } from '../severity.ts';
import { type IndicatorReading, indicator } from './indicator.ts';

const rules = PARAMETERS.volatility;

/** What options on equities say of the next month's volatility, world-wide. */
export interface Volatility extends IndicatorReading {
  readonly close: number;
  /** Share of the year's closes that are lower, 0 to 1. */
  readonly rank: number;
  readonly newestAt: number;
}

/** Undefined with fewer than 60 earlier closes. */
export function volatility(index: ObservationIndex): Volatility | undefined {
  const closes = index.series('volatility_index', seriesSubject('vix'));
  const latest = closes.at(-1);
  const before = closes
    .slice(-(rules.baselineQuotes + rules.gapQuotes + 1), -(rules.gapQuotes + 1))
    .map(({ value }) => value);
  if (latest === undefined || before.length < rules.quotesNeeded) return undefined;
  const position = (close: number): number => panelPosition(rules.panel, close);
  const usual = before.toSorted((a, b) => a - b)[before.length >> 1] ?? latest.value;
  return {
    close: latest.value,
    rank: before.filter((close) => close < latest.value).length / before.length,
    newestAt: latest.observedAt,
    value: severity(position(latest.value), robustDistance(latest.value, before, rules.minSpread)),
    usual: severity(position(usual), 0),
  };
}

export const VOLATILITY = indicator({
  id: 'volatility',
  input: 'volatility',
  metric: 'volatility_index',
  place: 'world',
  axes: { capitalStress: { weight: 0.15, minExposure: 0.5 } },
  ages: 'input',
  label: () => 'Implied equity volatility',
  read: (_, { index }) => volatility(index),
  isNotable: ({ rank }) => rank >= rules.evidenceShare,
  evidence: ({ close, rank, newestAt }, { label, instant }) =>
    marketEvidence(label, {
      metric: 'volatility_index',
      instant,
      lineage: 'cboe',
      subject: 'series:vix',
      values: [close],
      summary: `Implied equity volatility (VIX): ${grouped(close, 1)} on ${shortDate(newestAt)}, above ${percent(rank)} of the closes of the year before.`,
      observedAt: newestAt,
    }),
});
