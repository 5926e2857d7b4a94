import { AXES, LANES } from '../../contract/intelligence/vocabulary.ts';
import { actorById } from '../../reference/actors.ts';
import { chokepointById } from '../../reference/chokepoints.ts';
import { MEASURE_WORDS } from '../question/measure-words.ts';
import type { Measure } from '../question/vocabulary.ts';
import type { Asked } from './asked.ts';
import { between } from './between-actors.ts';
import {
  amongStates,
  asking,
  atTheater,
  type Facet,
  type Fit,
  facet,
  fallback,
  inTheatersOf,
  isAbout,
  isNamed,
  kind,
  lanes,
  large,
  measures,
  of,
  ofCountry,
  ofRegion,
  ofWorld,
  onCorridor,
  plainest,
  predicate,
  pressing,
  regionFirst,
  stated,
} from './fits.ts';
import { laneMeasures } from './lanes-asked.ts';
import { OF_THE_WORLD, placesFor } from './places-of-measure.ts';
import { entryMeasures } from './record-needs.ts';

export const axesOf = (asked: readonly Measure[]): readonly Measure[] =>
  asked.filter((measure) => AXES.some((axis) => axis === measure));

/** Measures of which a question wants the value. */
export function valued({ understood }: Asked): readonly Measure[] {
  const ofEntries = entryMeasures(understood);
  return understood.measures.filter(
    (measure) => !LANES.some((lane) => lane === measure) && !ofEntries.includes(measure),
  );
}

/** Measures of which no lane says anything. */
const UNFORECAST: readonly Measure[] = [
  ...(['oil_price', 'gas_price', 'food_prices', 'inflation', 'currency', 'equities', 'sovereign_spread'] as const),
  ...(['volatility', 'freight', 'airspace', 'airports', 'gnss_interference', 'outages', 'unrest', 'sirens'] as const),
  ...(['coups', 'earthquakes', 'hazards', 'outbreaks'] as const),
];

/** Whether the likelihood of something is asked that is not forecast. */
export const isUnforecast = (asked: Asked): boolean =>
  laneMeasures(asked.understood.measures).length === 0 && valued(asked).some((one) => UNFORECAST.includes(one));

/**
 * Values of what is asked at each place that is named; of the region and the world where none is. What is not known of a place is
 * said, and what is known nearest to it is given.
 */
export function values(asked: Asked, each: number): readonly Facet[] {
  const wanted = valued(asked).filter((measure) => measure !== 'corridor_state' && measure !== 'regime');
  return wanted.flatMap((measure) => {
    const fit = [stated, plainest, measures([measure])] as const;
    const found = placesFor(measure, asked).map(([subject, place]) => {
      // Acts of force around waters are counted between states, and in no figure of the waters.
      const isOfActs = measure === 'armed_force' && subject.startsWith('theater:');
      const fits = isOfActs ? [kind('act'), forceful, amongStates([], asked.theaters), large] : [...fit, place];
      return asking(subject, MEASURE_WORDS[measure], facet(`${measure} of ${subject}`, each, ...fits));
    });
    return [
      ...found,
      ...asked.regions.slice(0, 1).map((id) => fallback(facet(`${measure} nearest`, each, ...fit, inTheatersOf(id)))),
      // Whether a price is high is said by its threshold where it has passed one.
      ...(OF_THE_WORLD.includes(measure) && asked.countries.length === 0
        ? [facet(`threshold of ${measure}`, 1, kind('trigger'), predicate('active'), isAbout(measure), ofWorld)]
        : []),
      ...(measure === 'armed_force'
        ? [
            fallback(
              facet('acts of force there', each, kind('act'), amongStates(shoresOr(asked), asked.theaters), large),
            ),
          ]
        : []),
    ];
  });
}

/** The countries named; where there are none, and no theater, those on the shores of the straits that are meant. */
const shoresOr = ({ countries, theaters, corridors }: Asked): readonly string[] =>
  countries.length + theaters.length > 0 ? countries : corridors.flatMap((id) => chokepointById(id)?.littoral ?? []);

const forceful: Fit = ({ predicate: one }) => (one.endsWith(' against') ? 1 : 0);

/** State, traffic and the most pressing trigger of each corridor. */
export function corridorFacets({ corridors, understood }: Asked, withTrigger = true): readonly Facet[] {
  return corridors
    .filter((id) => chokepointById(id) !== undefined)
    .slice(0, 3)
    .flatMap((id) => [
      asking(
        `corridor:${id}`,
        MEASURE_WORDS.corridor_state,
        facet(`state of ${id}`, 1, kind('corridor'), predicate('is'), of(`corridor:${id}`)),
      ),
      facet(`traffic of ${id}`, 1, kind('corridor'), plainest, measures(['transits']), of(`corridor:${id}`)),
      ...(withTrigger
        ? [
            facet(
              `trigger of ${id}`,
              1,
              kind('trigger'),
              predicate('active', 'watched'),
              pressing,
              onCorridor(id),
              regionFirst(understood.regionIds),
            ),
          ]
        : []),
    ]);
}

/** Pressure, deaths and what is reported of a country, and the regime around it. */
export function countryFacets({ countries, regions }: Asked): readonly Facet[] {
  return [
    ...countries
      .slice(0, 3)
      .flatMap((iso2) => [
        facet(`pressure of ${iso2}`, 1, kind('level'), measures(['coercivePressure']), of(`country:${iso2}`)),
        facet(`deaths of ${iso2}`, 1, stated, plainest, measures(['deaths']), of(`country:${iso2}`)),
        facet(
          `driver of ${iso2}`,
          1,
          kind('driver'),
          predicate('contributes'),
          isNamed,
          measures(['coercivePressure']),
          of(`country:${iso2}`),
          large,
        ),
        facet(`fragility of ${iso2}`, 1, kind('level'), measures(['domesticFragility']), of(`country:${iso2}`)),
      ]),
    ...regions.slice(0, 1).map((id) => facet(`regime of ${id}`, 1, kind('regime'), predicate('is'), ofRegion(id))),
  ];
}

export function regionFacets({ regions, horizon }: Asked): readonly Facet[] {
  return regions
    .slice(0, 2)
    .flatMap((id) => [
      facet(`regime of ${id}`, 1, kind('regime'), predicate('is'), ofRegion(id)),
      facet(`lead of ${id}`, 1, kind('event'), (claim) => (claim.predicate.startsWith('leads') ? 1 : 0), ofRegion(id)),
      facet(`triggers of ${id}`, 2, kind('trigger'), predicate('active'), ofRegion(id)),
      facet(`driver of ${id}`, 1, kind('driver'), predicate('contributes'), isNamed, ofRegion(id), large),
      facet(`balance of ${id}`, 1, kind('level'), measures(['netBalance']), ofRegion(id)),
      facet(`lane of ${id}`, 1, kind('lane'), lanes([], horizon, '7d'), ofRegion(id)),
    ]);
}

/** The regime of each region where it is asked for. */
export const regimes = ({ understood, regions }: Asked): readonly Facet[] =>
  understood.measures.includes('regime')
    ? regions.slice(0, 2).map((id) => facet(`regime of ${id}`, 2, kind('regime'), predicate('is'), ofRegion(id)))
    : [];

export function standing(asked: Asked): readonly Facet[] {
  const { understood, corridors, countries } = asked;
  const wanted = valued(asked).filter((measure) => measure !== 'corridor_state' && measure !== 'regime');
  const regime = regimes(asked);
  if (regime.length + wanted.length > 0)
    return [
      ...regime,
      ...values(asked, 3),
      ...(corridors.length > 0 && (understood.corridors.length > 0 || wanted.includes('blockade'))
        ? corridorFacets(asked)
        : []),
      ...nearby(asked),
    ];
  if (corridors.length > 0 && (countries.length === 0 || understood.corridors.length > 0))
    return [...corridorFacets(asked), ...(understood.corridors.length > 0 ? [] : waterFacets(asked))];
  // What states do comes before what each is like.
  return countries.length > 0
    ? [
        ...(countries.length + understood.actors.length === 2 ? between(asked, 2) : []),
        ...actsOf(asked),
        ...countryFacets(asked),
      ]
    : actorFacets(asked).length > 0
      ? actorFacets(asked)
      : regionFacets(asked);
}

/** What goes on in and above waters beside the traffic of their straits. */
const waterFacets = ({ theaters }: Asked): readonly Facet[] =>
  theaters
    .slice(0, 1)
    .flatMap((id) => [
      facet(`acts around ${id}`, 2, kind('act'), forceful, amongStates([], [id]), large),
      facet(`GNSS over ${id}`, 1, stated, measures(['gnss_interference']), atTheater(id)),
      facet(`military aircraft over ${id}`, 1, stated, measures(['military_flights']), atTheater(id)),
    ]);

/** Acts of a country that is asked about for what it does: of force first. */
function actsOf({ understood, countries }: Asked): readonly Facet[] {
  if (!understood.asksActs) return [];
  return countries.slice(0, 1).map((iso2) => {
    const by = of(`actor:state:${iso2}`);
    return asking(
      `country:${iso2}`,
      'reported acts',
      facet(`acts of ${iso2}`, 3, kind('act'), by, forcefulFirst, large),
    );
  });
}

const forcefulFirst: Fit = ({ predicate: one }) => (one.endsWith(' against') ? 1 : 0.01);

/** Airports of a country close with its airspace. */
function nearby({ understood, countries }: Asked): readonly Facet[] {
  if (!understood.measures.includes('airports')) return [];
  return countries.map((iso2) =>
    facet(`airspace of ${iso2}`, 3, kind('mobility'), measures(['airspace']), ofCountry(iso2)),
  );
}

/** Groups and organisations: what they do and what is done to them, and how it is where an armed group has its base. */
function actorFacets(asked: Asked): readonly Facet[] {
  const { understood, countries } = asked;
  if (understood.actors.length === 0 || countries.length > 0) return [];
  const bases = understood.actors.flatMap((id) => {
    const actor = actorById(id);
    return actor?.kind === 'armed_group' ? actor.homeCountries.slice(0, 1) : [];
  });
  return [
    ...understood.actors
      .slice(0, 2)
      .flatMap((id) => [
        asking(`actor:${id}`, 'reported acts', facet(`acts of ${id}`, 3, kind('act'), of(`actor:${id}`))),
        facet(`acts towards ${id}`, 2, kind('act'), (claim) => (claim.object === `actor:${id}` ? 1 : 0)),
        facet(`leverage of ${id}`, 1, kind('leverage'), of(`actor:${id}`)),
      ]),
    ...countryFacets({ ...asked, countries: bases }),
  ];
}
