import type { Claim } from '../../claims/claim.ts';
import { subjectLabel } from '../../claims/subjects.ts';
import { chokepointById } from '../../reference/chokepoints.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import { asking, type Facet, type Fit, facet, kind, lanes, large, measures, of, ofRegion, predicate } from './fits.ts';
import { laneMeasures } from './lanes-asked.ts';
import { standing, valued } from './place-facets.ts';

/** What a closure or a crisis does: its state, its paths to markets, and how exposed the place is that is asked about. */
export function impactFacets(asked: Asked): readonly Facet[] {
  const { understood, corridors, countries, regions } = asked;
  // `If Iran closes Hormuz, what happens to Japan` is about Japan.
  const shores = corridors.flatMap((id) => chokepointById(id)?.littoral ?? []);
  const others = countries.filter((iso2) => !shores.includes(iso2));
  const named = [
    ...(others.length > 0 ? others : countries).map((iso2) => `country:${iso2}`),
    ...understood.namedRegionIds.map((id) => `region:${id}`),
  ];
  // Where no place is named, the regions that the strait concerns most.
  const exposed = (named.length > 0 ? named : regions.map((id) => `region:${id}`)).slice(0, 2);
  const isPath: Fit = (claim) =>
    claim.predicate.endsWith('moves') ? 1 : claim.predicate === 'price since' ? 0.6 : 0.5;
  const first = regions[0] ?? 'global';
  const ends = regions.map((id) => subjectLabel(`region:${id}`));
  // A path that ends in one region says nothing of another.
  const isOfPlace: Fit = ({ object = '' }) => {
    const [, region] = /, ([A-Z].+)$/.exec(object) ?? [];
    return region === undefined ? 0.9 : ends.includes(region) ? 1 : 0.05;
  };
  // What is asked of oil is answered by energy before sea access.
  const isOfOil = understood.measures.includes('oil_imports');
  const ofWhatIsAsked: Fit = ({ measure }) => (isOfOil && measure !== 'energyVulnerability' ? 0.01 : 1);
  const [lane] = laneMeasures(understood.measures);
  const wanted = valued(asked);
  if (corridors.length === 0 && lane !== undefined)
    return [
      facet(
        `meaning of ${lane}`,
        1,
        kind('lane'),
        predicate('means'),
        measures([lane]),
        within(asked),
        ofRegion(first),
      ),
      facet('lanes', 1, kind('lane'), lanes([lane], asked.horizon, '30d'), ofRegion(first)),
      ...standing(asked),
    ];
  if (corridors.length === 0)
    return [
      ...(wanted.length === 0 ? countries.slice(0, 1).flatMap(ofClosed) : []),
      ...standing(asked),
      facet('paths', 2, kind('path'), isPath, (claim) =>
        wanted.length === 0 || factsOf(claim).measures.some((measure) => wanted.includes(measure)) ? 1 : 0.3,
      ),
      facet('lanes', 1, kind('lane'), lanes([], asked.horizon, '30d'), ofRegion(first)),
    ];
  return [
    ...corridors
      .slice(0, 2)
      .map((id) => facet(`state of ${id}`, 1, kind('corridor'), predicate('is'), of(`corridor:${id}`))),
    ...exposed.flatMap((subject) => [
      facet(`oil of ${subject}`, 2, kind('level'), measures(['oil_imports']), of(subject), ({ measure }) =>
        measure === 'oilImportShare' ? 1 : 0.4,
      ),
      facet(`access of ${subject}`, 1, kind('level'), measures(['maritimeAccess']), of(subject)),
      facet(`dependence of ${subject}`, 1, of(subject), ...dependent(corridors), ofWhatIsAsked),
    ]),
    asking(
      `corridor:${corridors[0] ?? ''}`,
      'effects on markets of a disruption',
      facet('paths', 3, kind('path'), onAny(corridors), isPath, isOfPlace, (claim) =>
        isCalled(asked)(claim) ? 1 : 0.8,
      ),
    ),
    facet('ways around', 1, kind('route')),
  ];
}

/** Whether what a path moves is called by a word of the question that is no measure: `aluminium`. */
export const isCalled =
  ({ understood }: Asked) =>
  ({ object = '' }: Pick<Claim, 'object'>): boolean =>
    understood.notUnderstood.some((word) => object.toLowerCase().includes(word));

/** What a country loses by a strait that is closed, which nothing names: `How does the closure affect Korea?` */
const ofClosed = (iso2: string): readonly Facet[] => [
  facet('closed corridors', 1, kind('corridor'), predicate('is'), ({ object }) => (object === 'closed' ? 1 : 0)),
  facet(`losses of ${iso2}`, 2, kind('driver'), predicate('lost'), of(`country:${iso2}`), large),
];

/** Of the length that is asked about, or the longest. */
const within =
  ({ horizon = '30d' }: Asked): Fit =>
  (claim) =>
    claim.horizon === horizon ? 1 : 0;

/** What passage through corridors adds to or takes from the sea access and the energy of places, the largest first. */
export const dependent = (corridors: readonly string[]): readonly Fit[] => [
  kind('driver'),
  measures(['maritimeAccess', 'energyVulnerability']),
  onAny(corridors),
  large,
];

const onAny =
  (corridors: readonly string[]): Fit =>
  (claim) =>
    factsOf(claim).corridors.some((id) => corridors.includes(id)) ? 1 : 0;
