import { MEASURE_WORDS } from '../question/measure-words.ts';
import type { Move } from '../question/order.ts';
import type { Measure } from '../question/vocabulary.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import {
  asking,
  BUFFERS,
  type Facet,
  type Fit,
  facet,
  fallback,
  inRegions,
  inTheatersOf,
  kind,
  lanes,
  large,
  mainOf,
  measures,
  of,
  plainest,
  predicate,
  stated,
} from './fits.ts';
import { dependent } from './impact-facets.ts';
import { laneMeasures } from './lanes-asked.ts';
import { valued, values } from './place-facets.ts';

const ofCountries: Fit = ({ subject }) => (subject.startsWith('country:') ? 1 : 0);

/** Places of an order that an answer names. */
const RANKED = 5;

/** Straits and canals by their state. */
export const corridorsThatAre = (state: 'open' | 'closed'): Facet =>
  facet(`${state} corridors`, RANKED, kind('corridor'), predicate('is'), ({ object }) => (object === state ? 1 : 0));

/** Energy that is shipped through straits. */
const SHIPPED: readonly Measure[] = [
  'corridor_state',
  'oil_imports',
  'gas_imports',
  'energyVulnerability',
  'maritimeAccess',
  'oil_price',
  'gas_price',
];

/** Places in the order of what is asked about: by what they are, what they depend on, or what moved. */
export function rankingFacets(asked: Asked): readonly Facet[] {
  const { regions, corridors } = asked;
  if (corridors.length > 0 && asked.understood.measures.every((measure) => SHIPPED.includes(measure)))
    return [
      facet('most dependent', RANKED, ofCountries, ...dependent(corridors), energyFirst(asked.understood.measures)),
    ];
  if (asked.understood.asksStrait && asked.countries.length > 0)
    return asked.countries
      .slice(0, 2)
      .map((iso2) =>
        facet(
          `straits of ${iso2}`,
          RANKED,
          kind('driver'),
          of(`country:${iso2}`),
          measures(['maritimeAccess', 'energyVulnerability']),
          (claim) => (factsOf(claim).corridors.length > 0 ? 1 : 0),
          large,
        ),
      );
  const wanted = valued(asked).length > 0 ? valued(asked) : (['coercivePressure'] as const);
  const [measure = 'coercivePressure'] = wanted;
  if (measure === 'corridor_state' || measure === 'transits') {
    const { premises, isOfSomeStrait } = asked.understood;
    const state = premises.includes('closed') ? 'closed' : premises.includes('open') ? 'open' : undefined;
    if (state !== undefined && !isOfSomeStrait) return [corridorsThatAre(state)];
    return [
      ...(isOfSomeStrait ? [corridorsThatAre('closed')] : []),
      facet(
        'corridors by traffic',
        RANKED,
        kind('corridor'),
        measures(['transits']),
        plainest,
        ({ direction, comparedWith }) => (direction === 'down' ? 0.01 + (comparedWith?.change ?? 0) : 0.001),
      ),
    ];
  }
  const { ranking: order, measures: named } = asked.understood;
  const size: Fit = ({ value = 0 }) => (order?.isLeastFirst ? 1 / (1 + Math.max(0, value)) : value);
  if (measure === 'currency')
    return [
      facet('currencies by their moves', RANKED, kind('price'), ofCurrencies, predicate('moved'), movedBy(order?.move)),
      ...values(asked, 1).map(fallback),
    ];
  // How near a region is to another regime is known as the likelihood of a change of course.
  const lane = measure === 'regime' ? (['escalation'] as const) : laneMeasures(named);
  if (lane.length > 0 && (measure === 'regime' || valued(asked).length === 0))
    return [facet('likeliest', RANKED, kind('lane'), lanes(lane, asked.horizon, '30d'), ofRegions, size)];
  const moves =
    order?.move === undefined
      ? []
      : [
          facet(
            `moves of ${measure}`,
            RANKED,
            kind('change'),
            measures([measure]),
            order.isOfRegions ? ofRegions : inRegions(regions),
            changedBy(order.move),
          ),
        ];
  const orElse = (found: Facet): Facet => (moves.length > 0 ? fallback(found) : found);
  if (order?.isOfRegions)
    return [
      ...moves,
      orElse(
        facet(`regions by ${measure}`, RANKED, stated, predicate('measures'), measures([measure]), ofRegions, size),
      ),
    ];
  return [
    ...moves,
    asking(
      `region:${regions[0]}`,
      MEASURE_WORDS[measure],
      orElse(
        facet(
          `most ${measure}`,
          RANKED,
          stated,
          predicate('measures'),
          measures([measure]),
          OF_THEATERS.includes(measure) ? ofTheaters(regions) : inRegions(regions),
          mainOf(measure),
          size,
        ),
      ),
    ),
  ];
}

const ofRegions: Fit = ({ subject }) => (subject.startsWith('region:') && subject !== 'region:global' ? 1 : 0);
const ofCurrencies: Fit = ({ subject }) => (subject.startsWith('currency:') ? 1 : 0);

/** Measures of the airspace over several countries. */
const OF_THEATERS: readonly Measure[] = ['gnss_interference', 'military_flights'];
const ofTheaters =
  (regions: readonly string[]): Fit =>
  (claim) =>
    claim.subject.startsWith('theater:') &&
    (regions[0] === 'global' || regions.some((id) => inTheatersOf(id)(claim) > 0))
      ? 1
      : 0;

/** What is asked of energy is answered by energy before sea access. */
const energyFirst =
  (named: readonly Measure[]): Fit =>
  ({ measure }) =>
    named.length === 0 || named.includes('maritimeAccess') || measure === 'energyVulnerability' ? 1 : 0.01;

/** The largest change in the way that is asked about; none in the other. */
const changedBy =
  (move: Move): Fit =>
  ({ value, comparedWith, measure }) => {
    const by = (value ?? 0) - (comparedWith?.value ?? 0);
    const isUp = move === 'up' || move === (BUFFERS.includes(measure) || measure === 'netBalance' ? 'better' : 'worse');
    return Math.max(0, move === 'any' ? Math.abs(by) : isUp ? by : -by);
  };

/** A relative move in the way that is asked about: of currencies down, unless it says otherwise. */
const movedBy =
  (move: Move = 'down'): Fit =>
  ({ value = 0, direction }) => {
    const size = 0.001 + Math.abs(value);
    if (move === 'any') return size;
    return direction === (move === 'up' || move === 'better' ? 'up' : 'down') ? size : 0;
  };
