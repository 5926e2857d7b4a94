import { subjectInProse, subjectLabel } from '../../claims/subjects.ts';
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { chokepointById } from '../../reference/chokepoints.ts';
import type { Intent, Measure } from '../question/vocabulary.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import {
  asking,
  type Facet,
  type Fit,
  facet,
  inRegions,
  isNamed,
  kind,
  lanes,
  large,
  mainOf,
  measures,
  names,
  of,
  ofCountry,
  ofRegion,
  ofWorld,
  plainest,
  predicate,
  stated,
} from './fits.ts';
import { closeness, outlook } from './outlook.ts';
import {
  axesOf,
  between,
  corridorFacets,
  countryFacets,
  laneMeasures,
  regionFacets,
  standing,
  valued,
  values,
} from './place-facets.ts';

function likelihood(asked: Asked): readonly Facet[] {
  const { understood, regions, horizon, corridors } = asked;
  const lane = laneMeasures(understood.measures);
  const reopens = understood.premises.includes('open') && corridors.length > 0;
  const wanted = lane.length > 0 ? lane : reopens ? (['containment'] as const) : (['escalation'] as const);
  const each = regions.length > 1 && understood.order.length > 1 ? regions.slice(0, 2) : regions.slice(0, 1);
  return [
    ...each.map((id) => facet(`lane of ${id}`, 1, kind('lane'), lanes(wanted, horizon, '30d'), ofRegion(id))),
    ...(understood.corridors.length > 0 ? corridorFacets(asked) : []),
    ...between(asked, 2),
    facet('past forecasts', 1, kind('score'), scored(horizon ?? '30d', wanted)),
  ];
}

/** How far past forecasts of the same horizon and lane could be trusted. */
const scored =
  (horizon: Horizon, wanted: readonly Measure[]): Fit =>
  ({ subject, horizon: of, measure, lane, object = '' }) =>
    subject === 'regions:all' && of === horizon && measure === 'calibrationError' && wanted.some((one) => one === lane)
      ? object === 'live'
        ? 1
        : object === 'hindcast as published'
          ? 0.9
          : 0.8
      : 0;

const MAX_CHANGES = 5;
/** Larger changes first, as shares of where they began. */
const moved: Fit = ({ value = 0, comparedWith, predicate: one, unit }) => {
  if (one !== 'moved to') return 1;
  const before = comparedWith?.value ?? 0;
  return 0.05 + Math.min(1, Math.abs(value - before) / (unit === 'score' ? 0.5 : Math.max(1, Math.abs(before))));
};

function change(asked: Asked): readonly Facet[] {
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
    ...countries.map((iso2) => facet(`change of ${iso2}`, quota, ...fits, ...limited, ofCountry(iso2))),
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
  return [...there, ...(wanted.length > 0 ? values(asked, 2) : [])];
}

function cause(asked: Asked): readonly Facet[] {
  const { understood, regions, countries, corridors } = asked;
  const axes = axesOf(understood.measures);
  const places =
    countries.length > 0 ? countries.map((iso2) => `country:${iso2}`) : regions.slice(0, 1).map((id) => `region:${id}`);
  const explained =
    axes.length > 0 ? axes : corridors.length > 0 ? (['maritimeAccess'] as const) : (['coercivePressure'] as const);
  const isMarket = understood.measures.some((measure) =>
    ['oil_price', 'gas_price', 'currency', 'freight', 'food_prices'].includes(measure),
  );
  const wanted = valued(asked);
  if (isMarket)
    return [
      ...values(asked, 2),
      facet('paths to it', 2, kind('path'), measures(wanted), (claim) => (claim.predicate.endsWith('moves') ? 1 : 0.8)),
      facet('closed corridors', 1, kind('corridor'), predicate('is'), ({ object }) => (object === 'open' ? 0 : 1)),
    ];
  return [
    ...(corridors.length > 0 ? corridorFacets(asked, false) : []),
    ...places.flatMap((subject) =>
      explained.flatMap((axis) => [
        ...(corridors.length > 0
          ? []
          : [
              facet(`${axis} of ${subject}`, 1, kind('level'), measures([axis]), of(subject)),
              facet(`change of ${axis}`, 1, kind('change'), measures([axis]), of(subject)),
            ]),
        facet(
          `drivers of ${subject}`,
          corridors.length > 0 ? 1 : 3,
          kind('driver'),
          predicate('contributes', 'lost'),
          isNamed,
          measures([axis]),
          of(subject),
          names(corridors),
          large,
        ),
      ]),
    ),
    ...(corridors.length > 0
      ? [
          facet(
            'acts of force',
            2,
            kind('act'),
            predicate('show of force or blockade against'),
            ({ subject, object = '' }) => (subject === 'region:global' ? 0 : onShores(corridors, [subject, object])),
            large,
          ),
        ]
      : []),
  ];
}

/** Acts among the states on the shores of a strait before others. */
const onShores = (corridors: readonly string[], actors: readonly string[]): number => {
  const shores = corridors.flatMap((id) => chokepointById(id)?.littoral ?? []).map((iso2) => `actor:state:${iso2}`);
  return 0.1 + actors.filter((actor) => shores.includes(actor)).length / 2;
};

function comparison(asked: Asked): readonly Facet[] {
  const wanted = valued(asked);
  if (wanted.length > 0)
    return [...values(asked, 2), ...(asked.corridors.length > 0 ? corridorFacets(asked, false) : [])];
  return asked.countries.length > 0
    ? [...countryFacets(asked)]
    : asked.corridors.length > 0
      ? corridorFacets(asked, false)
      : regionFacets(asked);
}

/** Places of an order that an answer names. */
const RANKED = 5;

function ranking(asked: Asked): readonly Facet[] {
  const { regions } = asked;
  const wanted = valued(asked).length > 0 ? valued(asked) : (['coercivePressure'] as const);
  const [measure = 'coercivePressure'] = wanted;
  if (measure === 'corridor_state' || measure === 'transits')
    return [
      facet(
        'corridors by traffic',
        RANKED,
        kind('corridor'),
        measures(['transits']),
        plainest,
        ({ direction, comparedWith }) => (direction === 'down' ? 0.01 + (comparedWith?.change ?? 0) : 0.001),
      ),
    ];
  const size: Fit = ({ value = 0 }) => value;
  return [
    facet(
      `most ${measure}`,
      RANKED,
      stated,
      predicate('measures'),
      measures([measure]),
      inRegions(regions),
      mainOf(measure),
      size,
    ),
  ];
}

/** What a closure or a crisis does: its state, its paths to markets, and how exposed the place is that is asked about. */
function impact(asked: Asked): readonly Facet[] {
  const { understood, corridors, countries, regions } = asked;
  const exposed = [
    ...countries.map((iso2) => `country:${iso2}`),
    ...understood.namedRegionIds.map((id) => `region:${id}`),
  ].slice(0, 2);
  const isPath: Fit = (claim) =>
    claim.predicate.endsWith('moves') ? 1 : claim.predicate === 'price since' ? 0.6 : 0.5;
  const first = regions[0] ?? 'global';
  const ends = regions.map((id) => subjectLabel(`region:${id}`));
  // A path that ends in one region says nothing of another.
  const isOfPlace: Fit = ({ object = '' }) => {
    const [, region] = /, ([A-Z].+)$/.exec(object) ?? [];
    return region === undefined ? 0.9 : ends.includes(region) ? 1 : 0.05;
  };
  if (corridors.length === 0)
    return [
      ...standing(asked),
      facet('paths', 2, kind('path'), isPath),
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
      facet(
        `dependence of ${subject}`,
        1,
        kind('driver'),
        measures(['maritimeAccess', 'energyVulnerability']),
        of(subject),
        onAny(corridors),
        large,
      ),
    ]),
    asking(
      `corridor:${corridors[0] ?? ''}`,
      'effects on markets of a disruption',
      facet('paths', 3, kind('path'), onAny(corridors), isPath, isOfPlace),
    ),
  ];
}

const onAny =
  (corridors: readonly string[]): Fit =>
  (claim) =>
    factsOf(claim).corridors.some((id) => corridors.includes(id)) ? 1 : 0;

/** Who holds what over whom: of two named from the first over the second, of one over it, and by it. */
function leverage(asked: Asked): readonly Facet[] {
  const [from, to] = asked.actors.map((id) => `actor:${id}`);
  if (from === undefined) {
    const [region = 'global'] = asked.regions;
    return [
      facet('strongest leverage', 4, kind('leverage'), large),
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
  const sanctioned = asked.countries.filter((iso2) => (to ?? from) === `actor:state:${iso2}`);
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

/** Triggers that are active or near, and the likeliest change of course. */
function watch(asked: Asked): readonly Facet[] {
  const { regions, corridors, horizon } = asked;
  const [region = 'global'] = regions;
  const near: Fit = ({ predicate: one, value, comparedWith }) =>
    one === 'active' ? 1 : one === 'watched' ? 0.8 : 0.1 + 0.5 * closeness(value, comparedWith?.value);
  const isOurs: Fit = (claim) =>
    corridors.length > 0 && factsOf(claim).corridors.some((id) => corridors.includes(id)) ? 1 : 0.6;
  return [
    facet(`triggers of ${region}`, 5, kind('trigger'), near, isOurs, ofRegion(region)),
    facet(`lane of ${region}`, 1, kind('lane'), lanes([], horizon, '7d'), ofRegion(region)),
  ];
}

function definition({ understood }: Asked): readonly Facet[] {
  const terms = [...understood.terms, ...understood.measures].map((id) => `term:${id}`);
  const fit: Fit = ({ subject }) => (terms.includes(subject) ? 1 / (1 + terms.indexOf(subject)) : 0);
  return [facet('definition', 2, kind('definition'), fit)];
}

/** What each intent wants to know; the order decides who comes first where there is not room for all. */
const BY_INTENT: Readonly<Record<Intent, (asked: Asked) => readonly Facet[]>> = {
  status: standing,
  value: (asked) => [
    ...values(asked, 2),
    ...(asked.understood.corridors.length > 0 ? corridorFacets(asked, false).slice(0, 1) : []),
  ],
  likelihood,
  change,
  cause,
  comparison,
  ranking,
  history: standing,
  impact,
  leverage,
  watch,
  definition,
  out_of_scope: () => [],
};

export const facetsOf = (asked: Asked): readonly Facet[] => [
  ...BY_INTENT[asked.understood.intent](asked),
  ...outlook(asked),
];
