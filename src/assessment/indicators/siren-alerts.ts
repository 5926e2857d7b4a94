import { countSurprise } from '../count-surprise.ts';
import { counted, grouped, shortTime } from '../english.ts';
import { countryEvidence } from '../evidence/country-evidence.ts';
import { sourceName } from '../evidence/source-name.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { panelPosition, severity } from '../severity.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { type IndicatorReading, indicator } from './indicator.ts';

const { currentHours, baselineDays, panel, dispersion } = PARAMETERS.sirens;

/** Places under air-raid alerts in a country in the last day. */
export interface SirenAlerts extends IndicatorReading {
  /** Places, each counted in every wave that reached it. */
  readonly places: number;
  readonly waves: number;
  /** Places that a day of the month before had. */
  readonly expected: number;
  readonly newestAt: number;
}

/**
 * Zero alerts is not a dead siren feed: the caller says up to when the service was received.
 * @param endAt when the service was last received, epoch ms; undefined when never
 */
export function sirenAlerts(index: ObservationIndex, iso2: string, endAt: number | undefined): SirenAlerts | undefined {
  if (endAt === undefined) return undefined;
  const from = endAt - currentHours * HOUR_MS;
  const rows = index.series('siren_alerts', countrySubject(iso2));
  const current = rows.filter(({ observedAt }) => observedAt > from);
  const before = rows
    .filter(({ observedAt }) => observedAt <= from && observedAt > from - baselineDays * DAY_MS)
    .reduce((sum, { value }) => sum + value, 0);
  const places = current.reduce((sum, { value }) => sum + value, 0);
  // One place in the month keeps a quiet country's first alert from being beyond all measure.
  const expected = (before + 1) / baselineDays;
  return {
    places,
    waves: current.length,
    expected,
    newestAt: current.at(-1)?.observedAt ?? endAt,
    value: alertSeverity(places, expected),
    usual: alertSeverity(Math.ceil(before / baselineDays), expected),
  };
}

const alertSeverity = (places: number, expected: number): number =>
  places === 0 ? 0 : severity(panelPosition(panel, places), countSurprise(Math.round(places), expected, dispersion));

export const SIREN_ALERTS = indicator({
  id: 'sirens',
  input: 'air_raid_alerts',
  metric: 'siren_alerts',
  place: 'country',
  axes: { coercivePressure: 0.3 },
  ages: 'input',
  existsAt: (iso2) => PARAMETERS.sirens.countries.some((covered) => covered === iso2),
  label: (name) => `${name}: air-raid alerts`,
  read: (iso2, { index }, endAt) => sirenAlerts(index, iso2, endAt),
  evidence: ({ places, waves, expected, newestAt }, { place, name, label, instant }) =>
    countryEvidence(place, {
      about: 'sirens',
      source: `${label}${sourceName('oref')}`,
      event: String(newestAt),
      lineages: ['oref'],
      values: [places, expected],
      summary: `${name}: air-raid alerts in ${counted(places, 'place')} in ${counted(waves, 'wave')} in the ${currentHours} hours to ${shortTime(newestAt)}; month before: ${grouped(expected, 1)} per day.`,
      metric: 'siren_alerts',
      instant,
      observedAt: newestAt,
    }),
});
