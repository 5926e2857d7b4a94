import { isExpectedDuration } from '../../claims/kinds/path.ts';
import { type Horizon, LANES } from '../../contract/intelligence/vocabulary.ts';
import type { Intent, Measure } from '../question/vocabulary.ts';
import type { Asked } from './asked.ts';
import { between } from './between-actors.ts';
import { causeFacets } from './cause-facets.ts';
import { changeFacets } from './change-facets.ts';
import { factsOf } from './claim-facts.ts';
import { type Facet, type Fit, facet, kind, lanes, measures, of, ofRegion } from './fits.ts';
import { impactFacets } from './impact-facets.ts';
import { laneMeasures, lanesSought } from './lanes-asked.ts';
import { leverageFacets } from './leverage-facets.ts';
import { missingFacets } from './missing-inputs.ts';
import { closeness, outlook } from './outlook.ts';
import {
  corridorFacets,
  countryFacets,
  isUnforecast,
  regimes,
  regionFacets,
  standing,
  valued,
  values,
} from './place-facets.ts';
import { preparationFacets } from './preparation-facets.ts';
import { corridorsThatAre, rankingFacets } from './ranking-facets.ts';
import { recordFacets } from './record-facets.ts';
import { isOfEntries } from './record-needs.ts';
import { voyageFacets } from './voyage-facets.ts';

function likelihood(asked: Asked): readonly Facet[] {
  const { understood, regions, horizon } = asked;
  // A question of scenarios is one of all of them.
  const lane = understood.measures.includes('base') ? LANES : lanesSought(asked);
  const wanted = lane.length > 0 ? lane : (['escalation'] as const);
  const each = regions.length > 1 && understood.order.length > 1 ? regions.slice(0, 2) : regions.slice(0, 1);
  return [
    ...(isUnforecast(asked)
      ? [...values(asked, 2), facet('paths to it', 2, kind('path'), measures(valued(asked)), moving)]
      : []),
    ...each.flatMap((id) =>
      (understood.horizons.length > 0 ? understood.horizons : [horizon]).map((one) =>
        facet(`lane of ${id}`, wanted.length, kind('lane'), lanes(wanted, one, '30d'), ofRegion(id)),
      ),
    ),
    ...(understood.corridors.length > 0 ? corridorFacets(asked) : []),
    ...between(asked, 2),
    facet('past forecasts', 1, kind('score'), scored(horizon ?? '30d', wanted)),
  ];
}

const moving: Fit = ({ predicate }) => (predicate.endsWith('moves') ? 1 : 0);

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
  const likely = likelihoods(asked);
  if (likely.length > 1) return [...likely, ...regionFacets(asked)];
  return asked.countries.length > 0
    ? [...countryFacets(asked)]
    : asked.corridors.length > 0
      ? corridorFacets(asked, false)
      : [...pressures(asked), ...regionFacets(asked)];
}

/** The lane that two regions are compared by. */
function likelihoods({ understood, regions, horizon }: Asked): readonly Facet[] {
  const [lane] = laneMeasures(understood.measures);
  if (lane === undefined) return [];
  return regions
    .slice(0, 2)
    .map((id) => facet(`lane of ${id} to compare`, 1, kind('lane'), lanes([lane], horizon, '30d'), ofRegion(id)));
}

/** The figure by which regions are compared where none is named. */
const pressures = ({ regions }: Asked): readonly Facet[] =>
  regions
    .slice(0, 2)
    .map((id) => facet(`pressure of ${id}`, 1, kind('level'), measures(['coercivePressure']), ofRegion(id)));

/** What the scores of past forecasts say: skill, errors of probability, how many sets. */
function trackRecord({ understood, horizon }: Asked): readonly Facet[] {
  const wanted = laneMeasures(understood.measures);
  const asPublished: Fit = ({ object = '' }) =>
    object === 'hindcast as published' ? 1 : object === 'hindcast' ? 0.8 : 0.9;
  const ofHorizon: Fit = ({ horizon: of }) => (horizon === undefined ? 1 : of === horizon ? 1 : 0);
  const ofLane: Fit = ({ lane }) =>
    (wanted.length === 0 ? lane === 'escalation' : wanted.some((one) => one === lane)) ? 1 : 0;
  const score = (name: string, quota: number, measure: string, ...fits: readonly Fit[]): Facet =>
    facet(
      name,
      quota,
      kind('score'),
      of('regions:all'),
      (claim) => (claim.measure === measure ? 1 : 0),
      ofHorizon,
      asPublished,
      ...fits,
    );
  return [
    score('skill of forecasts', 3, 'logSkill'),
    score('errors of forecasts', 3, 'calibrationError', ofLane),
    score('count of forecasts', 1, 'scoredSets'),
  ];
}

/** The days that a way around costs, and the state of what is avoided. */
const detours = (asked: Asked): readonly Facet[] => [
  facet('ways around', 3, kind('route')),
  ...corridorFacets(asked, false),
];

/** How long what has stopped a strait is expected to last, and the state of the strait. */
const durations = (asked: Asked): readonly Facet[] => [
  ...(asked.understood.isOfSomeStrait ? [corridorsThatAre('closed')] : []),
  facet('how long', Math.max(1, asked.corridors.length), kind('path'), lasting, ({ subject }) =>
    asked.corridors.length === 0 || asked.corridors.some((id) => subject === `corridor:${id}`) ? 1 : 0,
  ),
  ...(asked.corridors.length > 0 ? corridorFacets(asked, false) : regionFacets(asked)),
];

const lasting: Fit = (claim) => (isExpectedDuration(claim) ? 1 : 0);

/** Triggers that are active or near, and the likeliest change of course. */
function watch(asked: Asked): readonly Facet[] {
  const { regions, corridors, horizon } = asked;
  const [region = 'global'] = regions;
  const near: Fit = ({ predicate: one, value, comparedWith }) =>
    one === 'active' ? 1 : one === 'watched' ? 0.8 : 0.1 + 0.5 * closeness(value, comparedWith?.value);
  const waiting: Fit = (claim) => (claim.predicate === 'active' ? 0 : near(claim));
  const wanted = lanesSought(asked);
  const pointing: Fit = ({ lane }) => (wanted.length === 0 || wanted.some((one) => one === lane) ? 1 : 0);
  // What opens one strait no other shows.
  const others = wanted.length > laneMeasures(asked.understood.measures).length ? 0.05 : 0.6;
  const isOurs: Fit = (claim) =>
    corridors.length > 0 && factsOf(claim).corridors.some((id) => corridors.includes(id)) ? 1 : others;
  return [
    facet(`triggers of ${region}`, 5, kind('trigger'), near, pointing, isOurs, ofRegion(region)),
    facet(`next trigger of ${region}`, 1, kind('trigger'), waiting, pointing, isOurs, ofRegion(region)),
    facet(`lane of ${region}`, 1, kind('lane'), lanes(wanted, horizon, '7d'), ofRegion(region)),
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
    ...regimes(asked),
    ...values(asked, 2),
    ...(asked.understood.corridors.length > 0 ? corridorFacets(asked, false).slice(0, 1) : []),
  ],
  likelihood,
  change: changeFacets,
  cause: causeFacets,
  comparison,
  ranking: rankingFacets,
  history: standing,
  impact: impactFacets,
  leverage: leverageFacets,
  watch,
  definition,
  out_of_scope: () => [],
};

export function facetsOf(asked: Asked): readonly Facet[] {
  const { understood } = asked;
  const { intent, isPreparing, isAvoiding, measures: named } = understood;
  if (isOfEntries(understood) && intent !== 'out_of_scope') return recordFacets(asked);
  if (understood.voyage !== undefined) return voyageFacets(asked);
  if (isPreparing) return [...preparationFacets(asked), ...recordFacets(asked)];
  if (named.includes('missing_inputs') && intent !== 'out_of_scope') return missingFacets(asked);
  if (intent === 'value' && named.includes('calibration')) return trackRecord(asked);
  if (isAvoiding) return [...detours(asked), ...outlook(asked)];
  if (understood.asksDuration) return [...durations(asked), ...outlook(asked), ...recordFacets(asked)];
  return [...BY_INTENT[intent](asked), ...outlook(asked), ...recordFacets(asked)];
}
