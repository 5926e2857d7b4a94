import { LANES, type Lane } from '../../contract/intelligence/vocabulary.ts';
import type { FrameworkName } from '../question/understand.ts';
import type { Measure } from '../question/vocabulary.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import { type Facet, type Fit, facet, isNamed, kind, large, measures, predicate, pressing, stated } from './fits.ts';

/** A part of a framework: its heading and what it draws from. */
export interface FrameworkPart {
  readonly heading: string;
  readonly facets: readonly Facet[];
  /** Left out where nothing is known, instead of saying so. */
  readonly isOptional?: true;
}

/** Of the places asked about: the named ones first, then their regions. */
const here =
  ({ countries, corridors, regions, theaters, actors }: Asked): Fit =>
  (claim) => {
    const { subject } = claim;
    if (countries.some((iso2) => factsOf(claim).countries.includes(iso2))) return 1;
    if (corridors.some((id) => factsOf(claim).corridors.includes(id))) return 1;
    if (actors.some((id) => subject === `actor:${id}`)) return 1;
    if (theaters.some((id) => subject === `theater:${id}`)) return 0.8;
    return regions.some((id) => subject === `region:${id}`)
      ? 0.7
      : subject.startsWith('series:')
        ? 0.4
        : countries.length + corridors.length === 0
          ? 0.2
          : 0;
  };

const ofMeasures = (asked: Asked, quota: number, ...wanted: readonly Measure[]): Facet =>
  facet(wanted.join(' '), quota, stated, measures(wanted), here(asked));
const triggers = (asked: Asked, quota: number, ...states: readonly string[]): Facet =>
  facet(`triggers ${states.join(' ')}`, quota, kind('trigger'), predicate(...states), pressing, here(asked));
const ofLane = (asked: Asked, lane: Lane): Facet =>
  facet(
    `lane ${lane}`,
    1,
    kind('lane'),
    predicate('has probability'),
    (claim) => (claim.lane === lane && claim.horizon === (asked.horizon ?? '30d') ? 1 : 0),
    here(asked),
  );
const meaning = (asked: Asked, lane: Lane): Facet =>
  facet(
    `meaning of ${lane}`,
    1,
    kind('lane'),
    predicate('means'),
    (claim) => (claim.lane === lane && claim.horizon === (asked.horizon ?? '30d') ? 1 : 0),
    here(asked),
  );
const pointingTo = (asked: Asked, quota: number, ...lanes: readonly Lane[]): Facet =>
  facet(
    `triggers to ${lanes.join(' ')}`,
    quota,
    kind('trigger'),
    pressing,
    (claim) => (lanes.some((lane) => lane === claim.lane) ? 1 : 0),
    here(asked),
  );
const drivers = (asked: Asked, quota: number, isGood: boolean): Facet =>
  facet(
    isGood ? 'buffers' : 'pressures',
    quota,
    kind('driver'),
    predicate('contributes'),
    isNamed,
    measures(
      isGood
        ? ['maritimeAccess', 'allianceCohesion', 'energyLeverage']
        : ['coercivePressure', 'domesticFragility', 'capitalStress', 'energyVulnerability'],
    ),
    here(asked),
    large,
  );
const gaps = (asked: Asked, quota: number): Facet => facet('gaps', quota, kind('gap'), here(asked));
const acts = (asked: Asked, quota: number, ...of: readonly string[]): Facet =>
  facet(
    `acts ${of.join(' ')}`,
    quota,
    kind('act'),
    (claim) => (of.some((one) => claim.measure === one || claim.predicate.startsWith(one)) ? 1 : 0),
    here(asked),
    large,
  );

type Arrange = (asked: Asked) => readonly FrameworkPart[];

/** The eight frameworks, each by its own parts (METHOD.md §9). */
export const FRAMEWORK_PARTS: Readonly<Record<FrameworkName, Arrange>> = {
  ach: (asked) => [
    { heading: 'Hypotheses', facets: LANES.map((lane) => ofLane(asked, lane)) },
    { heading: 'Evidence for escalation', facets: [pointingTo(asked, 2, 'escalation'), drivers(asked, 2, false)] },
    { heading: 'Evidence against it', facets: [pointingTo(asked, 2, 'containment', 'base'), drivers(asked, 1, true)] },
    { heading: 'Diagnostic evidence', facets: [triggers(asked, 2, 'watched', 'dormant')] },
  ],
  'key-assumptions': (asked) => [
    {
      heading: 'Assumptions',
      facets: [
        facet(
          'what lanes rest on',
          2,
          kind('gap'),
          predicate('rests on deaths to', 'rests on base rates'),
          here(asked),
        ),
        ofLane(asked, 'base'),
      ],
    },
    {
      heading: 'How well each is supported',
      facets: [
        facet('scores', 2, kind('score'), predicate('scores'), (claim) =>
          claim.subject === 'regions:all' &&
          claim.measure === 'calibrationError' &&
          claim.horizon === (asked.horizon ?? '30d')
            ? 1
            : 0,
        ),
        ofMeasures(asked, 1, 'confidence'),
      ],
    },
    { heading: 'What would break them', facets: [triggers(asked, 3, 'active', 'watched')] },
    {
      heading: 'What is missing',
      facets: [facet('missing', 2, kind('gap'), predicate('is missing', 'is stale'), here(asked))],
    },
  ],
  'pmesii-pt': (asked) => [
    {
      heading: 'Political',
      facets: [facet('regime', 1, kind('regime'), here(asked)), ofMeasures(asked, 1, 'allianceCohesion')],
      isOptional: true,
    },
    {
      heading: 'Military',
      facets: [ofMeasures(asked, 2, 'deaths', 'military_flights', 'naval_presence')],
      isOptional: true,
    },
    {
      heading: 'Economic',
      facets: [ofMeasures(asked, 2, 'capitalStress', 'oil_price', 'inflation', 'currency')],
      isOptional: true,
    },
    {
      heading: 'Social',
      facets: [ofMeasures(asked, 2, 'displaced', 'unrest', 'coups', 'domesticFragility')],
      isOptional: true,
    },
    { heading: 'Information', facets: [ofMeasures(asked, 1, 'gnss_interference', 'outages')], isOptional: true },
    {
      heading: 'Infrastructure',
      facets: [ofMeasures(asked, 2, 'transits', 'corridor_state', 'airspace', 'airports')],
      isOptional: true,
    },
    {
      heading: 'Physical environment',
      facets: [ofMeasures(asked, 1, 'navigational_warnings', 'hazards')],
      isOptional: true,
    },
    { heading: 'Time', facets: [ofLane(asked, 'escalation')], isOptional: true },
  ],
  dime: (asked) => [
    {
      heading: 'Diplomatic',
      facets: [ofMeasures(asked, 1, 'allianceCohesion'), acts(asked, 2, 'helpfulWords', 'mediations', 'agreement')],
      isOptional: true,
    },
    {
      heading: 'Informational',
      facets: [acts(asked, 1, 'hostileWords'), ofMeasures(asked, 1, 'outages', 'gnss_interference')],
      isOptional: true,
    },
    {
      heading: 'Military',
      facets: [
        acts(asked, 2, 'hostileActs', 'show of force'),
        ofMeasures(asked, 1, 'military_flights', 'naval_presence', 'deaths'),
      ],
      isOptional: true,
    },
    {
      heading: 'Economic',
      facets: [
        ofMeasures(asked, 2, 'sanctions', 'oil_price', 'energyLeverage'),
        facet('leverage', 1, kind('leverage'), large, here(asked)),
      ],
      isOptional: true,
    },
  ],
  'scenario-cone': (asked) => [
    {
      heading: 'Starting point',
      facets: [
        facet('regime', 1, kind('regime'), predicate('is'), here(asked)),
        ofMeasures(asked, 1, 'corridor_state', 'coercivePressure'),
      ],
    },
    ...LANES.map((lane) => ({
      heading: LANE_HEADINGS[lane],
      facets: [ofLane(asked, lane), meaning(asked, lane), pointingTo(asked, 1, lane)],
    })),
  ],
  'red-team': (asked) => [
    {
      heading: 'The usual reading',
      facets: [facet('regime', 1, kind('regime'), predicate('is'), here(asked)), drivers(asked, 2, false)],
    },
    { heading: 'The case against it', facets: [drivers(asked, 2, true), pointingTo(asked, 2, 'containment', 'base')] },
    {
      heading: 'What the other side sees',
      facets: [
        acts(asked, 2, 'sufferedActs', 'economic coercion', 'show of force'),
        facet('leverage', 1, kind('leverage'), large, here(asked)),
      ],
    },
  ],
  'pre-mortem': (asked) => [
    { heading: 'The judgement to test', facets: [ofLane(asked, 'base')] },
    {
      heading: 'How it could turn out wrong',
      facets: [pointingTo(asked, 2, 'escalation', 'fragmentation'), ofLane(asked, 'escalation')],
    },
    { heading: 'Early signs', facets: [triggers(asked, 2, 'watched', 'dormant')] },
    { heading: 'What was not seen', facets: [gaps(asked, 2)] },
  ],
  'indicators-warnings': (asked) => [
    { heading: 'Active', facets: [triggers(asked, 4, 'active')] },
    { heading: 'Near threshold', facets: [triggers(asked, 3, 'watched')] },
    { heading: 'Normal', facets: [triggers(asked, 3, 'dormant')] },
    {
      heading: 'Missing',
      facets: [facet('missing', 3, kind('gap'), predicate('is missing', 'is stale'), here(asked))],
    },
  ],
};

const LANE_HEADINGS: Readonly<Record<Lane, string>> = {
  base: 'Base',
  escalation: 'Escalation',
  containment: 'Containment',
  fragmentation: 'Fragmentation',
};
