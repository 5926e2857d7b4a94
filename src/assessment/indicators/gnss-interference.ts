import { percent, shortTime } from '../english.ts';
import { evidenceItem } from '../evidence.ts';
import { median } from '../median.ts';
import { theaterSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { robustDistance } from '../robust-distance.ts';
import { panelPosition, severity } from '../severity.ts';
import { hourlySeries, mean } from './hourly-series.ts';
import { type IndicatorReading, indicator } from './indicator.ts';

const rules = PARAMETERS.gnss;

/** Interference with satellite positions over a theater. */
export interface GnssInterference extends IndicatorReading {
  /** Share of aircraft that report poor positions, mean of the hours judged, 0 to 1. */
  readonly share: number;
  /** Middle of the days before; absent while too few hours are known. */
  readonly usualShare?: number;
  readonly newestAt: number;
}

/** Undefined where no hour has enough reports to be believed. */
export function gnssInterference(index: ObservationIndex, theaterId: string): GnssInterference | undefined {
  const believed = index
    .series('gnss_degraded_share', theaterSubject(theaterId))
    .filter(({ detail }) => Number(detail.reports ?? rules.reportsNeeded) >= rules.reportsNeeded);
  const hours = hourlySeries(believed, rules);
  if (hours === undefined) return undefined;
  const share = mean(hours.current.map(({ value }) => value));
  const before = hours.baseline.map(({ value }) => value);
  const { newestAt } = hours;
  if (before.length < rules.samplesNeeded) {
    const value = severity(panelPosition(rules.panel, share), 0);
    return { share, newestAt, value, usual: value };
  }
  const usualShare = median(before);
  const z = robustDistance(share, before, rules.minSpread);
  return {
    share,
    usualShare,
    newestAt,
    value: severity(panelPosition(rules.panel, share), z),
    usual: severity(panelPosition(rules.panel, usualShare), 0),
  };
}

export const GNSS_INTERFERENCE = indicator({
  id: 'gnss',
  input: 'satellite_positions',
  metric: 'gnss_degraded_share',
  place: 'flown_theater',
  axes: { coercivePressure: 0.12 },
  ages: 'place',
  label: (name) => `${name}: GNSS interference`,
  read: (theaterId, { index }) => gnssInterference(index, theaterId),
  evidence: ({ share, usualShare, newestAt }, { place, name, label, instant }) => {
    const typical = usualShare === undefined ? '' : `; typical: ${percent(usualShare, 1)}`;
    return evidenceItem({
      type: 'mobility_disruption',
      source: `${label}ADSB`,
      subject: `theater:${place}/gnss`,
      event: String(newestAt),
      lineages: ['adsb-lol'],
      values: usualShare === undefined ? [share] : [share, usualShare],
      summary: `${name}: ${percent(share, 1)} of aircraft report degraded GNSS accuracy in the ${rules.currentHours} hours to ${shortTime(newestAt)}${typical}.`,
      metric: 'gnss_degraded_share',
      instant,
      observedAt: newestAt,
      theater: place,
      corridor: '',
    });
  },
});
