import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { Intent, Measure } from '../question/vocabulary.ts';
import type { Asked } from './asked.ts';
import { causeFacets } from './cause-facets.ts';
import { changeFacets } from './change-facets.ts';
import { factsOf } from './claim-facts.ts';
import {
  type Facet,
  type Fit,
  facet,
  inRegions,
  kind,
  lanes,
  mainOf,
  measures,
  ofRegion,
  plainest,
  predicate,
  stated,
} from './fits.ts';
import { impactFacets } from './impact-facets.ts';
import { leverageFacets } from './leverage-facets.ts';
import { closeness, outlook } from './outlook.ts';
import {
  between,
  corridorFacets,
  countryFacets,
  laneMeasures,
  regionFacets,
  standing,
  valued,
  values,
} from './place-facets.ts';
import { preparationFacets } from './preparation-facets.ts';
import { recordFacets } from './record-facets.ts';
import { isOfEntries } from './record-needs.ts';

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
  // A label of the regime names the regime as well, which is not what is asked.
  const named = understood.terms.length > 0 ? understood.terms : understood.measures;
  const terms = named.map((id) => `term:${id}`);
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
  change: changeFacets,
  cause: causeFacets,
  comparison,
  ranking,
  history: standing,
  impact: impactFacets,
  leverage: leverageFacets,
  watch,
  definition,
  out_of_scope: () => [],
};

export const facetsOf = (asked: Asked): readonly Facet[] =>
  isOfEntries(asked.understood) && asked.understood.intent !== 'out_of_scope'
    ? recordFacets(asked)
    : asked.understood.isPreparing
      ? [...preparationFacets(asked), ...recordFacets(asked)]
      : [...BY_INTENT[asked.understood.intent](asked), ...outlook(asked), ...recordFacets(asked)];
