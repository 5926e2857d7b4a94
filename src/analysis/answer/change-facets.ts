import type { Asked } from './asked.ts';
import { type Facet, type Fit, facet, fallback, kind, measures, of, ofCountry, ofRegion, ofWorld } from './fits.ts';
import { corridorFacets, countryFacets, standing, valued, values } from './place-facets.ts';

const MAX_CHANGES = 5;
/** What gets better or worse where nothing is named. */
const PRESSURES = ['coercivePressure', 'domesticFragility'] as const;
/** Larger changes first, as shares of where they began. */
export const moved: Fit = ({ value = 0, comparedWith, predicate: one, unit }) => {
  if (one !== 'moved to') return 1;
  const before = comparedWith?.value ?? 0;
  return 0.05 + Math.min(1, Math.abs(value - before) / (unit === 'score' ? 0.5 : Math.max(1, Math.abs(before))));
};

const reportedFirst: Fit = ({ object = '' }) => (/^reports? /i.test(object) ? 1 : 0.1);

/** What moved: named corridors and countries, else regions, larger changes first. */
export function changeFacets(asked: Asked): readonly Facet[] {
  const { understood, countries, corridors, regions } = asked;
  const wanted = valued(asked);
  const fits = [kind('change'), moved] as const;
  const quota = wanted.length > 0 ? 2 : MAX_CHANGES;
  const limited: readonly Fit[] =
    wanted.length > 0 ? [measures(wanted.map((one) => (one === 'corridor_state' ? 'transits' : one)))] : [];
  const named = [
    ...corridors
      .slice(0, 3)
      .map((id) => facet(`change of ${id}`, Math.min(quota, 2), ...fits, ...limited, of(`corridor:${id}`))),
    ...countries.flatMap((iso2) => [
      ...(wanted.length > 0
        ? []
        : [facet(`change of pressure of ${iso2}`, 1, ...fits, measures(PRESSURES), ofCountry(iso2))]),
      facet(`change of ${iso2}`, quota, ...fits, ...limited, ofCountry(iso2), ({ subject }) =>
        subject.startsWith('actor:') ? 0 : 1,
      ),
    ]),
  ];
  const world =
    understood.regionIds[0] === 'global' && wanted.length > 0
      ? [facet('change of the world', 3, ...fits, ...limited, ofWorld)]
      : [];
  const there =
    named.length > 0
      ? named
      : [
          ...world,
          ...regions.slice(0, 2).map((id) => facet(`change of ${id}`, quota, ...fits, ...limited, ofRegion(id))),
        ];
  // Where the value is known and its change is not, the value answers as far as anything does.
  const ofActors = understood.actors.length > 0 && named.length === 0 ? standing(asked) : [];
  const state = regions.slice(0, 1).map((id) => fallback(facet(`regime of ${id}`, 1, kind('regime'), ofRegion(id))));
  const reported =
    understood.asksEvents && wanted.length === 0
      ? countries
          .slice(0, 2)
          .map((iso2) => facet(`reported of ${iso2}`, 2, kind('driver'), reportedFirst, ofCountry(iso2)))
      : [];
  const standsAt = countries.length > 0 ? countryFacets(asked) : corridorFacets(asked, false);
  const plain = named.length > 0 ? standsAt.map(fallback) : state;
  const hasValue = wanted.some((measure) => measure !== 'corridor_state');
  return [...ofActors, ...reported, ...there, ...(hasValue ? values(asked, 2) : plain)];
}
