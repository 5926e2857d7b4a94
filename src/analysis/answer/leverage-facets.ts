import { subjectInProse } from '../../claims/subjects.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import type { Asked } from './asked.ts';
import {
  asking,
  type Facet,
  type Fit,
  facet,
  kind,
  large,
  mainOf,
  measures,
  ofCountry,
  ofRegion,
  stated,
} from './fits.ts';

/** Over a state of these regions; of the world, over any. */
const overRegions =
  (regions: readonly string[]): Fit =>
  ({ object = '' }) => {
    const iso2 = /actor:state:(\w\w)$/.exec(object)?.[1] ?? '';
    return regions[0] === 'global' || regions.includes(countryByIso2(iso2)?.regionId ?? '') ? 1 : 0;
  };

/** Who holds what over whom: of two named from the first over the second, of one over it, and by it. */
export function leverageFacets(asked: Asked): readonly Facet[] {
  const [from, to] = asked.actors.map((id) => `actor:${id}`);
  if (from === undefined) {
    const [region = 'global'] = asked.regions;
    return [
      facet('strongest leverage', 4, kind('leverage'), overRegions(asked.regions), large),
      facet('energy leverage', 1, kind('level'), measures(['energyLeverage']), ofRegion(region)),
    ];
  }
  const subjectIs =
    (actor: string): Fit =>
    ({ subject }) =>
      subject === actor ? 1 : 0;
  const objectIs =
    (actor: string): Fit =>
    ({ object = '' }) =>
      object === actor ? 1 : 0;
  const overAny: Fit = ({ object = '' }) => (object === '' ? 0 : 1);
  const sanctioned = asked.countries.filter((iso2) => (to ?? from) === `actor:state:${iso2}`);
  if (to === undefined && asked.understood.asksOverWhom)
    return [
      asking(
        from,
        'leverage over anyone',
        facet('leverage of it', 4, kind('leverage'), subjectIs(from), overAny, large),
      ),
      asking(from, 'reported acts towards others', facet('acts of it', 2, kind('act'), subjectIs(from), large)),
      facet('its own leverage', 1, kind('leverage'), subjectIs(from), large),
    ];
  if (to === undefined)
    return [
      asking(
        'region:global',
        `leverage over ${subjectInProse(from)}`,
        facet('leverage over it', 4, kind('leverage'), objectIs(from), large),
      ),
      asking(
        'region:global',
        `reported acts towards ${subjectInProse(from)}`,
        facet('acts towards it', 2, kind('act'), objectIs(from), large),
      ),
      facet('its own leverage', 1, kind('leverage'), subjectIs(from), large),
    ];
  return [
    asking(
      from,
      `leverage over ${subjectInProse(to)}`,
      facet('leverage of one over the other', 3, kind('leverage'), subjectIs(from), objectIs(to), large),
    ),
    asking(
      from,
      `reported acts towards ${subjectInProse(to)}`,
      facet('acts of one towards the other', 2, kind('act'), subjectIs(from), objectIs(to), large),
    ),
    ...sanctioned.map((iso2) =>
      facet(`sanctions on ${iso2}`, 1, stated, measures(['sanctions']), ofCountry(iso2), mainOf('sanctions')),
    ),
    facet('leverage the other way', 1, kind('leverage'), subjectIs(to), objectIs(from), large),
  ];
}
