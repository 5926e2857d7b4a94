import { log10 } from '../../arithmetic/log10.ts';
import { corroboration } from '../corroboration.ts';
import { counted, grouped, listed, shortTime } from '../english.ts';
import { countryEvidence } from '../evidence/country-evidence.ts';
import { sourceName } from '../evidence/source-name.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { robustDistance } from '../robust-distance.ts';
import { panelPosition, severity } from '../severity.ts';
import { DAY_MS, dayNumber, isoDate } from '../time.ts';
import { type IndicatorReading, indicator } from './indicator.ts';

const { currentDays, baselineDays, panel, minSpread } = PARAMETERS.outages;
/** A signal of web traffic that shows outages where there are none (FEEDS.md §3.1, 9): never believed alone. */
const NEVER_ALONE = 'ioda:merit-nt';

/** An internet outage of a country in the last two days. */
export interface InternetOutage extends IndicatorReading {
  /** The worst score of the monitor; 0 without an outage. */
  readonly score: number;
  /** Signals that measure it apart; sorted. */
  readonly signals: readonly string[];
  readonly newestAt: number;
}

/** @param endAt when the monitor was last received, epoch ms; undefined when never */
export function internetOutage(
  index: ObservationIndex,
  iso2: string,
  endAt: number | undefined,
): InternetOutage | undefined {
  if (endAt === undefined) return undefined;
  const from = endAt - currentDays * DAY_MS;
  const worstOfDay = new Map<number, number>();
  const signals = new Set<string>();
  let score = 0;
  let newestAt = endAt;
  for (const { observedAt, value, lineage } of index.series('internet_outage', countrySubject(iso2))) {
    if (observedAt > from) {
      score = Math.max(score, value);
      signals.add(lineage);
      newestAt = observedAt;
    } else {
      const day = dayNumber(observedAt);
      worstOfDay.set(day, Math.max(worstOfDay.get(day) ?? 0, value));
    }
  }
  const seen = [...signals].sort();
  const believed = seen.length === 1 && seen[0] === NEVER_ALONE ? 0 : score;
  // Days without an outage are part of the past.
  const before = Array.from({ length: baselineDays }, (_, i) => worstOfDay.get(dayNumber(from) - i) ?? 0);
  const severe = (some: number): number =>
    some === 0
      ? 0
      : severity(panelPosition(panel, some), robustDistance(decades(some), before.map(decades), minSpread));
  const usual = before.toSorted((a, b) => a - b)[baselineDays >> 1] ?? 0;
  return {
    score: believed,
    signals: seen,
    newestAt,
    value: severe(believed) * corroboration(seen.length),
    usual: severe(usual),
  };
}

/** What each signal of the monitor measures. */
const SIGNAL_NAMES: Readonly<Record<string, string>> = {
  'ioda:bgp': 'BGP routes',
  'ioda:ping-slash24': 'active probing',
  'ioda:gtr': 'Google traffic',
  'ioda:merit-nt': 'unsolicited traffic',
  'ioda:ucsd-nt': 'unsolicited traffic seen by UCSD',
};

const signalName = (lineage: string): string => SIGNAL_NAMES[lineage] ?? lineage.split(':')[1] ?? lineage;

const decades = (score: number): number => log10(1 + score);

export const INTERNET_OUTAGE = indicator({
  id: 'outages',
  input: 'internet_outages',
  metric: 'internet_outage',
  place: 'country',
  axes: { domesticFragility: 0.25 },
  ages: 'input',
  label: (name) => `${name}: internet outage`,
  read: (iso2, { index }, endAt) => internetOutage(index, iso2, endAt),
  evidence: ({ score, signals, newestAt }, { place, name, label, instant }) =>
    countryEvidence(place, {
      about: 'internet',
      source: `${label}${sourceName('ioda')}`,
      event: isoDate(newestAt),
      lineages: signals,
      values: [score],
      summary: `${name}: internet outage with a score of ${grouped(score)}, last seen on ${shortTime(newestAt)}, by ${counted(signals.length, 'independent signal')} (${listed(signals.map(signalName).sort())}).`,
      metric: 'internet_outage',
      instant,
      observedAt: newestAt,
    }),
});
