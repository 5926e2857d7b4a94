import { isExpectedDuration } from '../../claims/kinds/path.ts';
import { subjectLabel } from '../../claims/subjects.ts';
import type { Reader } from '../question/readers.ts';
import type { Understood } from '../question/understand.ts';
import type { Measure } from '../question/vocabulary.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import { farthestAround } from './exposure.ts';
import {
  type Facet,
  type Fit,
  facet,
  isNamed,
  kind,
  lanes,
  large,
  measures,
  of,
  ofRegion,
  plainest,
  predicate,
  stated,
} from './fits.ts';
import { nearestToFiring, WOULD_CHANGE } from './outlook.ts';

/** What a reader is exposed to. */
interface Exposure {
  readonly axes: readonly Measure[];
  /** Labels of drivers that bear on it. */
  readonly drivers: RegExp;
  /** Ends of paths to markets. */
  readonly markets: RegExp;
  readonly prices: readonly Measure[];
  /** Figures of the country or the region. */
  readonly figures: readonly Measure[];
  readonly triggers: readonly Measure[];
  /** Whether straits and canals carry it. */
  readonly isBySea: boolean;
}

const EXPOSURES: Readonly<Record<Reader, Exposure>> = {
  oil: {
    ...{
      axes: ['energyVulnerability', 'maritimeAccess'],
      drivers: /oil|crude|passage/i,
      markets: /brent|crude|freight|tanker/i,
      isBySea: true,
    },
    ...{ prices: ['oil_price'], figures: ['oil_imports'], triggers: ['transits', 'oil_price', 'blockade'] },
  },
  gas: {
    ...{ axes: ['energyVulnerability'], drivers: /gas|energy/i, markets: /LNG|gas/i, isBySea: true },
    ...{ prices: ['gas_price'], figures: ['gas_imports'], triggers: ['gas_imports', 'gas_price', 'transits'] },
  },
  shipping: {
    ...{ axes: ['maritimeAccess'], drivers: /./, markets: /freight|brent/i, isBySea: true, prices: [] },
    ...{ figures: ['navigational_warnings'], triggers: ['transits', 'blockade', 'gnss_interference'] },
  },
  aviation: {
    ...{
      axes: ['coercivePressure'],
      drivers: /force|GNSS|air|alert|blockade/i,
      markets: /brent|jet/i,
      isBySea: false,
      prices: ['oil_price'],
    },
    ...{ figures: ['airspace', 'airports', 'gnss_interference', 'military_flights'] },
    triggers: ['airspace', 'gnss_interference', 'sirens', 'military_flights'],
  },
  humanitarian: {
    ...{ axes: ['domesticFragility', 'coercivePressure'], drivers: /./, markets: /food|wheat/i, isBySea: false },
    ...{
      prices: ['food_prices'],
      figures: ['displaced', 'deaths', 'inflation'],
      triggers: ['deaths', 'unrest', 'coups', 'displaced'],
    },
  },
  finance: {
    ...{
      axes: ['capitalStress'],
      drivers: /./,
      markets: /currenc|equit|spread|sovereign/i,
      isBySea: false,
      prices: ['volatility'],
    },
    figures: ['currency', 'sovereign_spread', 'equities', 'inflation'],
    triggers: ['currency', 'equities', 'sovereign_spread', 'volatility'],
  },
  food: {
    ...{
      axes: ['domesticFragility', 'maritimeAccess'],
      drivers: /price|inflation|passage/i,
      markets: /food|wheat|grain|fertili|freight/i,
      isBySea: true,
    },
    ...{ prices: ['food_prices'], figures: ['inflation'], triggers: ['transits', 'unrest', 'currency'] },
  },
};

/** Of a question that names no reader. */
const ANYONE: Exposure = {
  ...{ axes: ['maritimeAccess', 'energyVulnerability', 'coercivePressure'], drivers: /./, markets: /./, isBySea: true },
  ...{ prices: ['oil_price'], figures: [], triggers: [] },
};

/** Whether what a question is about comes by sea. */
export const sails = ({ readers }: Pick<Understood, 'readers'>): boolean =>
  readers.length === 0 || readers.some((one) => EXPOSURES[one].isBySea);

const MAX_READERS = 2;
const MAX_FIGURES = 3;

/**
 * What a reader has to prepare for: how exposed it is and by which route, the state of that route, what prices may do, how far the
 * triggers are, the days of a detour, and how likely a worsening is.
 */
export function preparationFacets(asked: Asked): readonly Facet[] {
  const { understood, regions, horizon, exposed } = asked;
  const readers = understood.readers.slice(0, MAX_READERS);
  const found = readers.length === 0 ? [ANYONE] : readers.map((one) => EXPOSURES[one]);
  const [region = 'global'] = regions;
  return [
    ...found.flatMap((one) => exposureFacets(one, asked)),
    ...(sails(understood)
      ? [...exposed.slice(0, 2).flatMap(corridorFacets), facet('detours', 2, kind('route'), farthestAround)]
      : []),
    ...found.flatMap((one) =>
      one.isBySea
        ? [...marketFacets(one, asked), ...figureFacets(one, asked)]
        : [...figureFacets(one, asked), ...marketFacets(one, asked)],
    ),
    ...found.map((one) =>
      facet(WOULD_CHANGE, 2, kind('trigger'), nearestToFiring, bearing(one, asked), ofRegion(region)),
    ),
    facet(`lane of ${region}`, 1, kind('lane'), lanes([], horizon, '7d'), ofRegion(region)),
  ];
}

/** The largest part of each axis that bears on the reader, one that is lost before one that is there to be lost. */
function exposureFacets({ axes, drivers, isBySea }: Exposure, asked: Asked): readonly Facet[] {
  const { exposed, countries } = asked;
  const onExposed: Fit = (claim) => (factsOf(claim).corridors.some((id) => exposed.includes(id)) ? 1 : 0.3);
  const bears: Fit = ({ object = '' }) => (drivers.test(object) ? 1 : 0.1);
  const each = axes.length === 1 ? 2 : 1;
  return axes.map((axis) =>
    facet(
      `exposure by ${axis}`,
      each,
      kind('driver'),
      ({ predicate: one }) => (one === 'lost' ? 1 : one === 'contributes' ? 0.7 : 0),
      isNamed,
      measures([axis]),
      atPlaces(asked),
      large,
      bears,
      isBySea && countries.length > 0 ? onExposed : isBySea ? onlyExposed(asked) : () => 1,
    ),
  );
}

const onlyExposed =
  ({ exposed }: Asked): Fit =>
  (claim) =>
    factsOf(claim).corridors.some((id) => exposed.includes(id)) ? 1 : 0.01;

/** Of a shock in a corridor: whether it is one of the route. */
const onRoute =
  ({ exposed }: Asked): Fit =>
  ({ subject }) =>
    !subject.startsWith('corridor:') || exposed.some((id) => subject === `corridor:${id}`) ? 1 : 0;

/** What prices are and may do, and how long what moves them may last. */
function marketFacets({ prices, markets, isBySea }: Exposure, asked: Asked): readonly Facet[] {
  return [
    ...prices.map((one) => facet(`${one} now`, 1, kind('price'), predicate('measures'), measures([one]), compared)),
    facet(
      'price bands',
      2,
      kind('path'),
      moves,
      ({ object = '' }) => (markets.test(object) ? 1 : 0),
      ofPlace(asked),
      isBySea ? onRoute(asked) : () => 1,
    ),
    ...(isBySea
      ? [facet('how long', 1, kind('path'), (claim) => (isExpectedDuration(claim) ? 1 : 0), onRoute(asked))]
      : []),
  ];
}

const figureFacets = ({ figures }: Exposure, asked: Asked): readonly Facet[] =>
  [...new Set([...asked.understood.measures, ...figures])]
    .slice(0, MAX_FIGURES)
    .map((one) => facet(`${one} there`, 1, stated, plainest, measures([one]), atPlaces(asked)));

/** A trigger on a route of the reader, or on what moves its figures. */
const bearing =
  ({ triggers, isBySea }: Exposure, { exposed, understood }: Asked): Fit =>
  (claim) => {
    const { corridors, measures: about } = factsOf(claim);
    if (corridors.length > 0) return isBySea && corridors.some((id) => exposed.includes(id)) ? 1 : 0;
    if ([...triggers, ...understood.measures].some((measure) => about.includes(measure))) return 0.8;
    return triggers.length === 0 ? 0.2 : 0;
  };

/** The countries that are named and their theaters; without any the region. */
function atPlaces({ countries, regions, theaters }: Asked): Fit {
  const [region = 'global'] = regions;
  const places = countries.length === 0 ? [`region:${region}`] : countries.map((iso2) => `country:${iso2}`);
  const over = theaters.flatMap((id) => [`theater:${id}`, `airspace-over:${id}`]);
  return (claim) => {
    if (places.includes(claim.subject)) return 1;
    if (factsOf(claim).countries.some((iso2) => countries.includes(iso2))) return 1;
    return over.includes(claim.subject) ? 0.5 : 0;
  };
}

const corridorFacets = (id: string): readonly Facet[] => [
  facet(`state of ${id}`, 1, kind('corridor'), predicate('is'), of(`corridor:${id}`)),
  facet(`traffic of ${id}`, 1, kind('corridor'), plainest, measures(['transits']), of(`corridor:${id}`)),
];

const compared: Fit = ({ comparedWith }) => (comparedWith === undefined ? 0.5 : 1);
const moves: Fit = (claim) => (claim.predicate.endsWith('moves') ? 1 : 0);

/** A path that ends in another region says nothing of this one. */
const ofPlace =
  ({ regions }: Asked): Fit =>
  ({ object = '' }) => {
    const [, region] = /, ([A-Z].+)$/.exec(object) ?? [];
    return region === undefined ? 1 : regions.some((id) => subjectLabel(`region:${id}`) === region) ? 0.9 : 0;
  };
