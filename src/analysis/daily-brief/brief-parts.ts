import { CORRIDOR_EXPOSURE } from '../../assessment/parameters/corridor-exposure.ts';
import { DAY_MS } from '../../assessment/time.ts';
import type { RegionId } from '../../reference/regions.ts';
import { moved } from '../answer/change-facets.ts';
import { factsOf } from '../answer/claim-facts.ts';
import { type Facet, type Fit, facet, inRegions, kind, lanes, measures, ofRegion, predicate } from '../answer/fits.ts';
import { closeness } from '../answer/outlook.ts';
import { byDevelopment, byFigure, byLane, byRegime, type Merge } from './merged-sentences.ts';
import { publishedFacets } from './published-facets.ts';

/** A part of a brief: its heading, what it draws from, and which of a claim's sentences it uses. */
export interface BriefPart {
  readonly heading: string;
  readonly facets: readonly Facet[];
  readonly form: 'short' | 'full';
  /** Says in fewer sentences what they share. */
  readonly merge?: Merge;
  /** What is said where nothing is found; absent: the part is left out. */
  readonly empty?: string;
}

const leads: Fit = ({ predicate: one }) => (one.startsWith('leads') ? 1 : 0);
const size: Fit = ({ value = 0 }) => Math.abs(value);
const notOpen: Fit = ({ object = '' }) => (object === 'open' ? 0 : object === 'closed' ? 1 : 0.8);
const near: Fit = ({ predicate: one, value, comparedWith }) =>
  one === 'watched' ? 1 : 0.1 + 0.8 * closeness(value, comparedWith?.value);
const inBrief: Fit = ({ measure }) => (measure === 'edgeStrength' || measure === 'leverageScore' ? 0.05 : 1);
/** A probability that changed is said with the others of the outlook. */
const notLane: Fit = ({ lane, predicate: one }) => (lane !== undefined && one === 'moved to' ? 0.2 : 1);
const onCorridors =
  (ids: readonly string[]): Fit =>
  (claim) =>
    factsOf(claim).corridors.some((id) => ids.includes(id)) ? 1 : 0;

/** What leads the day: the regime, then the most severe development. */
export const leadFacets = (regionId: RegionId): readonly Facet[] => [
  facet('regime', 1, kind('regime'), predicate('is'), ofRegion(regionId)),
  facet('lead', 1, kind('event'), leads, ofRegion(regionId)),
];

const pressure = (regionId: RegionId, quota: number): BriefPart => ({
  heading: 'Countries under most pressure',
  facets: [
    facet(
      'pressure',
      quota,
      kind('level'),
      measures(['coercivePressure']),
      predicate('measures'),
      inRegions([regionId]),
      size,
    ),
  ],
  form: 'short',
  merge: byFigure,
});
/** Of two days at most: a value of a slow series says nothing of a day. */
const ofDay: Fit = ({ period: { from, to = from } }) => (to - from <= MAX_SPAN_MS ? 1 : 0);
const MAX_SPAN_MS = 2 * DAY_MS;
const CHANGES: BriefPart = {
  heading: 'What changed in a day',
  facets: [facet('changes', 6, kind('change'), ofDay, moved, inBrief, notLane)],
  form: 'full',
  empty: 'Nothing changed by as much as is stated.',
};
const MARKETS: BriefPart = {
  heading: 'Markets',
  facets: [
    facet('crude', 1, kind('price'), measures(['oil_price'])),
    facet('gas', 1, kind('price'), measures(['gas_price'])),
    facet('volatility', 1, kind('price'), measures(['volatility'])),
  ],
  form: 'full',
};

/** In the words of their sources, which are quoted. */
const published = (regionId: RegionId): BriefPart => ({
  heading: 'Published in a day',
  facets: publishedFacets(regionId),
  form: 'short',
});

/** The parts of a region, or of the world. */
export const briefParts = (regionId: RegionId): readonly BriefPart[] =>
  regionId === 'global' ? WORLD : ofOneRegion(regionId);

function ofOneRegion(regionId: RegionId): readonly BriefPart[] {
  const corridors = Object.keys(CORRIDOR_EXPOSURE[regionId]);
  return [
    CHANGES,
    {
      heading: 'Straits and canals',
      facets: [facet('straits', 3, kind('corridor'), predicate('is'), notOpen, onCorridors(corridors))],
      form: 'short',
    },
    {
      heading: 'Active triggers',
      facets: [facet('active', 4, kind('trigger'), predicate('active'), ofRegion(regionId))],
      form: 'short',
      merge: byLane,
      empty: 'No trigger is active.',
    },
    published(regionId),
    pressure(regionId, 3),
    MARKETS,
    {
      heading: 'Outlook',
      facets: [
        facet('week', 1, kind('lane'), lanes(['escalation'], '7d', '7d'), ofRegion(regionId)),
        facet('month', 1, kind('lane'), lanes(['escalation'], '30d', '30d'), ofRegion(regionId)),
      ],
      form: 'short',
    },
    {
      heading: 'Near a threshold',
      facets: [facet('nearest', 2, kind('trigger'), predicate('watched', 'dormant'), near, ofRegion(regionId))],
      form: 'short',
      merge: byLane,
    },
    {
      heading: 'What is not known',
      facets: [
        facet('missing', 3, kind('gap'), predicate('is missing', 'is stale'), ofRegion(regionId)),
        facet('rests', 1, kind('gap'), predicate('rests on deaths to', 'rests on base rates'), ofRegion(regionId)),
      ],
      form: 'short',
    },
  ];
}

const GRADES: readonly string[] = ['critical', 'severe', 'serious', 'moderate', 'minor'];
const graded: Fit = (claim) => leads(claim) * (1 - GRADES.indexOf(claim.predicate.slice('leads as '.length)) / 10);
const likeliest: Fit = ({ value = 0 }) => 0.01 + value;

/** The parts of the world: every region in one line, then what is largest anywhere. */
const WORLD: readonly BriefPart[] = [
  {
    heading: 'Regions',
    facets: [facet('regimes', 7, kind('regime'), predicate('is'))],
    form: 'short',
    merge: byRegime,
  },
  {
    heading: 'Developments',
    facets: [facet('developments', 5, kind('event'), graded)],
    form: 'short',
    merge: byDevelopment,
  },
  CHANGES,
  {
    heading: 'Straits and canals',
    facets: [facet('straits', 4, kind('corridor'), predicate('is'), notOpen)],
    form: 'short',
    empty: 'No strait or canal that is followed is restricted.',
  },
  published('global'),
  pressure('global', 5),
  MARKETS,
  {
    heading: 'Outlook',
    facets: [facet('week', 3, kind('lane'), lanes(['escalation'], '7d', '7d'), likeliest)],
    form: 'short',
  },
  {
    heading: 'What is not known',
    facets: [facet('missing', 3, kind('gap'), predicate('is missing', 'is stale'), ofRegion('global'))],
    form: 'short',
  },
];
