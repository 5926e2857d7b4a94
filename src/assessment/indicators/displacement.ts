import type { IndicatorReading } from '../indicator-signal.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { countryPrior } from '../parameters/country-priors.ts';
import { PARAMETERS } from '../parameters.ts';
import { panelPosition, severity } from '../severity.ts';
import { DAY_MS } from '../time.ts';

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
  const rise = Math.log(Math.max(latest.value, minPeople) / Math.max(earlier.value, minPeople)) / spread;
  return {
    ...found,
    before: earlier.value,
    value: latest.value === 0 ? 0 : severity(position(latest.value), rise),
    usual: severity(position(earlier.value), 0),
  };
}
