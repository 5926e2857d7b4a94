import { AXES, type Axis } from '../../../src/contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../../src/reference/regions.ts';
import type { QuestionWorld } from './question-world.ts';

/** A question with its one right answer. */
export interface Question {
  /** Under which it is counted. */
  readonly tool: string;
  readonly text: string;
  readonly answer: string;
}

const at = (instant: number): string => new Date(instant).toISOString();
const two = (value: number): string => value.toFixed(2);

/** Every kind of question over a world; the answers come from the snapshots themselves, not through the service. */
export function questionsOf(world: QuestionWorld): readonly Question[] {
  const { instants, regions } = world;
  const own = regions.filter((id) => id !== 'global');
  const cases = instants.flatMap((instant) => own.map((regionId) => ({ instant, regionId })));
  const pick = (count: number, from: number) =>
    Array.from({ length: count }, (_, n) => cases[(from + n * 3) % cases.length]);
  const each = (count: number, from: number, make: (regionId: RegionId, instant: number, n: number) => Question) =>
    pick(count, from).flatMap((one, n) => (one === undefined ? [] : [make(one.regionId, one.instant, n)]));
  const axisOf = (n: number): Axis => AXES[n % AXES.length] ?? 'coercivePressure';
  const of = world.snapshot;
  return [
    ...each(5, 0, (_, instant, n) => {
      const axis = axisOf(n);
      const ranked = [...regions].sort(
        (one, other) => of(other, instant).balance[axis] - of(one, instant).balance[axis],
      );
      return {
        tool: 'world_overview',
        text: `As of ${at(instant)}, which region has the highest ${axis}?`,
        answer: `${ranked.filter((id) => of(id, instant).balance[axis] === of(ranked[0] ?? 'mena', instant).balance[axis]).sort()[0]}`,
      };
    }),
    ...each(6, 1, (regionId, instant) => ({
      tool: 'region_situation',
      text: `As of ${at(instant)}, what is the regime of ${regionId}?`,
      answer: of(regionId, instant).regime.label,
    })),
    ...each(5, 2, (regionId, _, n) => {
      const [from = 0, to = 0] = [instants[0], instants.at(-1)];
      const axis = axisOf(n);
      const [before, after] = [of(regionId, from).balance[axis], of(regionId, to).balance[axis]];
      return {
        tool: 'what_changed',
        text: `From ${at(from)} to ${at(to)}, by how much did ${axis} of ${regionId} change?`,
        answer: two(after - before),
      };
    }),
    ...each(6, 3, (regionId, instant, n) => {
      const axis = axisOf(n);
      return {
        tool: 'explain_number',
        text: `As of ${at(instant)}, what is the explained value of ${axis} of ${regionId}?`,
        answer: two(of(regionId, instant).balance[axis]),
      };
    }),
    ...each(6, 4, (regionId, instant) => {
      const { evidence } = of(regionId, instant);
      const type = evidence[0]?.type ?? 'market_signal';
      return {
        tool: 'find_evidence',
        text: `As of ${at(instant)}, how many items of evidence of type ${type} has ${regionId}?`,
        answer: String(evidence.filter((item) => item.type === type).length),
      };
    }),
    ...each(5, 5, (_, instant, n) => {
      const status = n % 2 === 0 ? 'scored' : 'pending';
      const known = world.held.filter(({ set }) => set.sealedAt <= instant + 10);
      return {
        tool: 'forecasts',
        text: `As of ${at(instant + 10)}, how many ${status} forecasts of mena are sealed?`,
        answer: String(known.filter(({ verdict }) => (verdict !== undefined) === (status === 'scored')).length),
      };
    }),
    ...each(5, 6, (_, instant) => ({
      tool: 'track_record',
      text: `As of ${at(instant + 10)}, how many forecasts at 24h were scored?`,
      answer: String(
        world.held.filter(({ set, verdict }) => verdict !== undefined && set.sealedAt <= instant + 10).length,
      ),
    })),
    ...each(5, 7, (_, instant) => ({
      tool: 'what_if',
      text: `As of ${at(instant)}, would mena still be assessed, and as simulated, with 0 transits of the Strait of Hormuz?`,
      answer: 'true',
    })),
    ...each(5, 8, (regionId, instant, n) => ({
      tool: 'ask',
      text: `As of ${at(instant)}, asked in words: what is ${WORDS[n % WORDS.length]?.[1]} in ${NAMES[regionId]}?`,
      answer: two(of(regionId, instant).balance[WORDS[n % WORDS.length]?.[0] ?? 'coercivePressure']),
    })),
    ...each(6, 9, (regionId, instant, n) => {
      const value = of(regionId, instant).balance[axisOf(n)];
      const threshold = n % 2 === 0 ? value - 0.1 : value + 0.1;
      return {
        tool: 'check_claim',
        text: `As of ${at(instant)}, is it supported: "${WORDS_OF[axisOf(n)]} of ${regionId} is above ${threshold.toFixed(3)}"?`,
        answer: n % 2 === 0 ? 'supported' : 'contradicted',
      };
    }),
    ...each(6, 10, (regionId, instant, n) => ({
      tool: 'check_claim',
      text: `As of ${at(instant)}, is it supported: "${UNKNOWABLE[n % UNKNOWABLE.length]?.replace('REGION', regionId)}"?`,
      answer: 'unknown',
    })),
  ];
}

const WORDS = [
  ['coercivePressure', 'coercive pressure'],
  ['domesticFragility', 'domestic fragility'],
] as const;

const WORDS_OF: Readonly<Record<Axis, string>> = {
  coercivePressure: 'Coercive pressure',
  domesticFragility: 'Domestic fragility',
  capitalStress: 'Capital stress',
  energyVulnerability: 'Energy vulnerability',
  allianceCohesion: 'Alliance cohesion',
  maritimeAccess: 'Maritime access',
  energyLeverage: 'Energy leverage',
};

const NAMES: Readonly<Record<RegionId, string>> = {
  mena: 'the Middle East and North Africa',
  'east-asia': 'East Asia and Pacific',
  europe: 'Europe and Central Asia',
  'north-america': 'North America',
  'south-asia': 'South Asia',
  latam: 'Latin America and Caribbean',
  'sub-saharan-africa': 'Sub-Saharan Africa',
  global: 'the world',
};

const UNKNOWABLE = [
  'A ceasefire in REGION will be signed tomorrow',
  'The Kerch Strait will be closed next week',
  'The government of REGION is popular',
  'Trigger no-such-trigger of REGION is active',
  'Everyone in REGION is afraid',
  'The president resigned',
];
