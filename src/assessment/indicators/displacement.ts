import { log } from '../../arithmetic/log.ts';
import { counted, grouped, shortDate } from '../english.ts';
import { countryEvidence } from '../evidence/country-evidence.ts';
import { sourceName } from '../evidence/source-name.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { countryPrior } from '../parameters/country-priors.ts';
import { PARAMETERS } from '../parameters.ts';
import { panelPosition, severity } from '../severity.ts';
import { DAY_MS, isoDate } from '../time.ts';
import { type IndicatorReading, indicator } from './indicator.ts';

const { panel, spread, minPeople } = PARAMETERS.displacement;
/** Counts are of mid-year and of its end: a year earlier is anything at least ten months older. */
const YEAR_BEFORE_MS = 300 * DAY_MS;

/** People driven out of their homes in a country, at home and abroad. */
export interface Displacement extends IndicatorReading {
  readonly people: number;
  /** A year earlier; absent while none is known. */
  readonly before?: number;
  readonly newestAt: number;
}

export function displacement(index: ObservationIndex, iso2: string): Displacement | undefined {
  const counts = index.series('displaced_people', countrySubject(iso2));
  const latest = counts.at(-1);
  if (latest === undefined) return undefined;
  const earlier = counts.findLast(({ observedAt }) => observedAt <= latest.observedAt - YEAR_BEFORE_MS);
  const population = countryPrior(iso2).population2017 ?? PARAMETERS.populationFloor;
  const position = (people: number): number => panelPosition(panel, people / population);
  const found = { people: latest.value, newestAt: latest.observedAt };
  if (earlier === undefined) {
    const value = severity(position(latest.value), 0);
    return { ...found, value, usual: value };
  }
  const rise = log(Math.max(latest.value, minPeople) / Math.max(earlier.value, minPeople)) / spread;
  return {
    ...found,
    before: earlier.value,
    value: latest.value === 0 ? 0 : severity(position(latest.value), rise),
    usual: severity(position(earlier.value), 0),
  };
}

export const DISPLACEMENT = indicator({
  id: 'displacement',
  input: 'displacement',
  metric: 'displaced_people',
  place: 'country',
  axes: { domesticFragility: 0.5 },
  ages: 'place',
  label: (name) => `${name}: displaced people`,
  read: (iso2, { index }) => displacement(index, iso2),
  evidence: ({ people, before, newestAt }, { place, name, label, instant }) =>
    countryEvidence(place, {
      about: 'displacement',
      source: `${label}${sourceName('unhcr')}`,
      event: isoDate(newestAt),
      lineages: ['unhcr'],
      values: before === undefined ? [people] : [people, before],
      summary: `${name}: ${counted(people, 'person', 'people')} displaced internally or abroad at ${shortDate(newestAt)}${before === undefined ? '' : `; ${grouped(before)} a year earlier`}.`,
      metric: 'displaced_people',
      instant,
      observedAt: newestAt,
    }),
});
