import type { Explanation } from '../../contract/intelligence/explain-regional-snapshot.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { TransmissionPath } from '../../contract/intelligence/transmission-path.ts';
import { HORIZONS, LANES } from '../../contract/intelligence/vocabulary.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { nameInProse } from '../../reference/name-in-prose.ts';
import type { RegionId } from '../../reference/regions.ts';
import { partsOf } from '../actors/actor-states.ts';
import { factorsOf } from '../actors/leverage-edge.ts';
import type { SnapshotDraft } from '../assess-region.ts';
import type { World } from '../assess-world.ts';
import { confidenceFactors, snapshotConfidence } from '../confidence.ts';
import { listed } from '../english.ts';
import { gradeOf, MIN_AGE_FACTOR } from '../evidence/figure-grades.ts';
import { gradeProvenance } from '../evidence/grade-provenance.ts';
import { confidenceTermsOf, metricOfItem } from '../evidence.ts';
import { INPUTS, type Input, type InputStatus, statusAt, statusOf } from '../inputs.ts';
import { METRICS } from '../metrics.ts';
import { CARGO_EXPOSURE } from '../parameters/cargo-exposure.ts';
import { EXPOSURE_FLOOR } from '../parameters/corridor-exposure.ts';
import { LANE_BASE_RATES, REGION_LANE_COUNTS_30D } from '../parameters/lane-base-rates.ts';
import { TRANSMISSION_BANDS } from '../parameters/transmission-bands.ts';
import { PARAMETERS } from '../parameters.ts';
import { knownLanes, newestDeaths } from '../scenarios/known-lanes.ts';
import { LANE_GRID } from '../scenarios/lane-grid.ts';
import { scenarioSets } from '../scenarios/scenario-sets.ts';
import { DAY_MS } from '../time.ts';
import { BAND_RULES } from '../transmission/bands.ts';
import { FORMULA_WORDS, middleEffect } from '../transmission/effects.ts';
import { transmissionPaths } from '../transmission/transmission-paths.ts';
import { rulesOfRegion } from '../triggers/registry.ts';
import { readTrigger } from '../triggers/trigger-reading.ts';
import { SLOT_MS } from '../validity.ts';
import { named, type Rule, triggerRule } from './rules.ts';

type Term = Explanation['terms'][number];
type WhatIf = Explanation['whatIf'][number] & { readonly value: number };

/** Quantities shown. */
const MAX_FLIPS = 5;

/** Where a number outside balance and regime comes from. */
export interface SectionTerms {
  /** In words and constants; absent where the section's own rule says all. */
  readonly rule?: Rule;
  readonly terms: readonly Term[];
  readonly grade?: Explanation['grade'];
  /** Whether the terms sum to the number. */
  readonly isSum: boolean;
  /** The number in another world, 0 where what it is of is not there; absent where no one item of evidence moves it. */
  readonly valueIn?: (world: World) => number;
  readonly whatIf?: readonly Explanation['whatIf'][number][];
}

export interface SectionContext {
  readonly world: World;
  readonly regionId: RegionId;
  /** The snapshot as the same code assesses it again. */
  readonly again: SnapshotDraft;
}

/** Terms of the number at a place, by the code that made it; undefined for a place that the code has no more to say of. */
export function sectionTerms(names: readonly string[], context: SectionContext): SectionTerms | undefined {
  const [, section, ...rest] = names;
  switch (section) {
    case 'meta':
      return rest[0] === 'snapshotConfidence' ? confidence(context) : validity(context);
    case 'scenarioSets':
      return rest[3] === 'transmissions' ? pathAt(rest[4], rest[5], context) : lane(rest, context);
    case 'transmissionPaths':
      return pathAt(rest[0], rest[1], context);
    case 'triggers':
      return trigger(rest, context);
    case 'actors':
      return actor(context.again.actors[Number(rest[0])], rest[1]);
    case 'leverageEdges':
      return edge(context.again.leverageEdges[Number(rest[0])]);
    case 'mobility':
      return mobility(context.again, rest);
    case 'evidence':
      return item(context.again.evidence[Number(rest[0])], rest[1]);
    default:
      return undefined;
  }
}

const term = (label: string, value: number, evidenceIds: readonly string[] = []): Term => ({
  ...{ label, value, evidenceIds: [...evidenceIds] },
});

function confidence(context: SectionContext): SectionTerms {
  const { world, regionId } = context;
  const { coverage, freshness, agreement, skill } = confidenceFactors(world, regionId);
  const terms = [
    term('Coverage: the share of the expected inputs that are not missing', coverage),
    term('Freshness: 1 when all inputs are of this moment, 0.5 when all are at their maximum age', freshness),
    term('Agreement: from 0.5 for one source to 1 for many independent ones', agreement),
    term('Skill: how far the published lanes beat the best simple forecast; 0.5 until proved', skill),
  ];
  const weights = Object.fromEntries(INPUTS.map(({ id, weight }) => [id, weight]));
  const words =
    'Geometric mean of coverage, freshness, agreement and skill. The first three are means over the expected inputs by weight. Skill is 0.5 plus half the share of the best simple forecast’s log loss that the region’s published lanes have avoided, mean of the horizons; a horizon counts from thirty outcomes on.';
  return {
    rule: { words, parameters: named('input.weight', weights) },
    terms,
    isSum: false,
    whatIf: confidenceFlips(context),
  };
}

/** Confidence without a metric that is received now, and with one that is missing. */
function confidenceFlips({ world, regionId }: SectionContext): readonly WhatIf[] {
  const inputs: readonly Input[] = INPUTS;
  const pulses = [...new Set(inputs.flatMap(({ pulse }) => pulse ?? []))];
  const flips = pulses.map((pulse) => {
    const carried = inputs.filter((input) => input.pulse === pulse);
    const isReceived = carried.some(({ id }) => statusOf(world.inputs, id).status !== 'missing');
    const statuses = carried.map((input): readonly [string, InputStatus] => [
      input.id,
      statusAt(input, isReceived ? undefined : world.instant, world.instant),
    ]);
    const value = snapshotConfidence({ ...world, inputs: new Map([...world.inputs, ...statuses]) }, regionId);
    return {
      what: `${listed(carried.map(({ words }) => words))}: 1 received, 0 missing`,
      from: isReceived ? 1 : 0,
      to: isReceived ? 0 : 1,
      value,
    };
  });
  return maxChanging(flips, snapshotConfidence(world, regionId));
}

/** Those that move a number, the largest change first. */
function maxChanging<One extends { readonly value: number }>(some: readonly One[], now: number): One[] {
  const changeOf = ({ value }: One): number => Math.abs(value - now);
  return some
    .filter((one) => changeOf(one) > 0)
    .toSorted((a, b) => changeOf(b) - changeOf(a))
    .slice(0, MAX_FLIPS);
}

function validity({ again }: SectionContext): SectionTerms {
  const words =
    'The next scheduled run and thirty minutes, or the moment at which an input that carries a tenth of the weight goes stale.';
  const { validUntil } = again.meta;
  const terms = [
    term('assessed at', again.generatedAt),
    term('valid for, milliseconds', validUntil - again.generatedAt),
  ];
  return { rule: { words, parameters: [{ name: 'slot, milliseconds', value: SLOT_MS }] }, terms, isSum: true };
}

function lane(
  [setIndex, , laneIndex]: readonly string[],
  { world, regionId }: SectionContext,
): SectionTerms | undefined {
  const horizon = HORIZONS[Number(setIndex)];
  const name = LANES[Number(laneIndex)];
  if (horizon === undefined || name === undefined) return undefined;
  const rates = LANE_BASE_RATES[regionId][horizon];
  const place = Number(laneIndex);
  const onGrid = `put on a grid of 1/${LANE_GRID} with a floor and a cap`;
  const counts = Object.fromEntries(LANES.map((one, i) => [one, REGION_LANE_COUNTS_30D[regionId][i] ?? 0]));
  const parameters = [
    { name: 'laneGrid', value: LANE_GRID },
    { name: 'outcomes', value: rates.n },
    ...named('months.30d', counts),
  ];
  const baseRate = term(`base rate of ${name} at ${horizon}`, rates.probabilities[place] ?? 0);
  const dated = horizon === '30d' ? undefined : world.lanes.get(regionId)?.dated?.lanes[horizon];
  if (dated !== undefined) {
    const words = `The fitted model of the dated deaths in the region's countries over the latest known year, ${onGrid}.`;
    return { rule: { words, parameters }, terms: [term('the model', dated[place] ?? 0), baseRate], isSum: false };
  }
  const known = horizon === '30d' ? world.lanes.get(regionId) : undefined;
  if (known?.forecast === undefined || known.simple === undefined) {
    const words = `The base rate of the lane in the region, ${onGrid}; nothing moves it.`;
    return { rule: { words, parameters }, terms: [baseRate], isSum: false };
  }
  const words = `The fitted model of the deaths in the region's countries over two years, ${onGrid}; next to simple forecasts of the same months.`;
  const terms = [
    term('the model', known.forecast[place] ?? 0),
    term('persistence of the latest lane', known.simple.markov[place] ?? 0),
    term('the latest lanes', known.simple.lastK[place] ?? 0),
    baseRate,
  ];
  return { rule: { words, parameters }, terms, isSum: false, whatIf: laneFlips(place, { world, regionId }) };
}

/** Countries whose deaths are supposed to be others. */
const COUNTRIES_TRIED = 6;

/** What the 30-day lane at a place would be without the deaths of a country in the newest month, and with twice as many. */
function laneFlips(place: number, { world, regionId }: Pick<SectionContext, 'world' | 'regionId'>): readonly WhatIf[] {
  const shareIn = (lanes: World['lanes']): number => {
    const set = scenarioSets(regionId, [], lanes.get(regionId)).find(({ horizon }) => horizon === '30d');
    return set?.lanes[place]?.probability ?? 0;
  };
  const flips = newestDeaths(world.index, regionId)
    .slice(0, COUNTRIES_TRIED)
    .flatMap(({ iso2, deaths }) =>
      [0, 2 * deaths].map((to) => ({
        what: `deaths in ${nameInProse(countryByIso2(iso2)?.name ?? iso2)} in the newest month`,
        from: deaths,
        to,
        value: shareIn(knownLanes(world.index, undefined, { iso2, deaths: to })),
      })),
    );
  return maxChanging(flips, shareIn(world.lanes));
}

function pathAt(
  index: string | undefined,
  member: string | undefined,
  { world, again }: SectionContext,
): SectionTerms | undefined {
  const path = again.transmissionPaths[Number(index)];
  const found = transmissionPaths(world).find((one) => sameBytes(one.path, path));
  if (path === undefined || found === undefined) return undefined;
  const { template, shock, base, evidence } = found;
  const ids = evidence.map(({ id }) => id);
  const { band, margin, confidence: held } = TRANSMISSION_BANDS[template.bandId];
  const rule = BAND_RULES[template.bandId];
  const words = `${template.mechanism}: ${FORMULA_WORDS[rule.formula]}; multiplied by each end of the band and by the level that changes.`;
  const cargo = Object.entries(CARGO_EXPOSURE).find(([name]) => name === template.exposure)?.[1] ?? {};
  const parameters = [
    { name: 'exposureFloor', value: EXPOSURE_FLOOR },
    ...named('band', { low: Math.min(...band), high: Math.max(...band), confidence: held }),
    ...named(`exposure.${template.exposure}`, cargo),
  ];
  const ends = [
    term('lower end of the band', band[0]),
    term('upper end of the band', band[1]),
    ...(margin ?? []).map((end) => term('added to it, relative change', end)),
  ];
  const terms =
    member === 'confidence'
      ? [term('share of past analogues inside the band', held)]
      : member === 'latencyHours'
        ? [term('hours until the effect shows', template.latencyHours)]
        : [
            term('share lost or turned away, or severity', shock.share, ids),
            ...(shock.closure === undefined ? [] : [term('days since it began', shock.closure.ageDays, ids)]),
            term(`days expected to remain, ${shock.closure?.cause ?? 'cause not known'}`, shock.days, ids),
            ...(shock.dependence === undefined ? [] : [term('net import dependence', shock.dependence)]),
            ...(shock.extraDays === undefined ? [] : [term('days added to a voyage', shock.extraDays)]),
            term('middle of the relative change', middleEffect(rule.formula, shock), ids),
            ...ends,
            term('price it applies to', base),
          ];
  const isSame = (one: TransmissionPath): boolean =>
    one.templateId === path.templateId && one.start === path.start && one.end === path.end;
  const valueIn = (other: World): number => {
    const left = transmissionPaths(other).find((one) => isSame(one.path))?.path;
    return (member === 'magnitudeLow' ? left?.magnitudeLow : left?.magnitudeHigh) ?? 0;
  };
  const isMagnitude = member === 'magnitudeLow' || member === 'magnitudeHigh';
  return { rule: { words, parameters }, terms, isSum: false, ...(isMagnitude ? { valueIn } : {}) };
}

const sameBytes = (a: TransmissionPath, b: TransmissionPath | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function trigger([bucket, index]: readonly string[], { world, regionId, again }: SectionContext) {
  const shown = Object.entries(again.triggers).find(([name]) => name === bucket)?.[1][Number(index)];
  const rule = rulesOfRegion(regionId).find(({ id }) => id === shown?.id);
  if (shown === undefined || rule === undefined) return undefined;
  const reading = readTrigger(rule, world);
  const ids = reading?.evidence.map(({ id }) => id) ?? [];
  const terms = [
    ...(reading === undefined ? [term('metric missing', 1)] : [term('metric now', reading.value, ids)]),
    ...(reading?.parts ?? []).map(({ label, value }) => term(label, value)),
    ...(reading?.recent ?? []).map((value, i) => term(`reading ${i + 1} of ${reading?.recent.length}`, value)),
    term('threshold', shown.threshold.value),
    ...(reading === undefined ? [] : [term('from metric to threshold', shown.threshold.value - reading.value, ids)]),
    term('active since, epoch milliseconds; 0 while inactive', shown.activatedAt, shown.evidenceIds),
  ];
  const found = triggerRule(shown);
  return { ...(found === undefined ? {} : { rule: found }), terms, isSum: false };
}

function actor(shown: RegionalSnapshot['actors'][number] | undefined, member: string | undefined) {
  if (shown === undefined) return undefined;
  const { leverageScore, delta, evidenceIds } = shown;
  const { domainWeight, halfActivity, halfLifeDays, deltaDays } = PARAMETERS.actors;
  const words = '1 − Π(1 − weight × level) over domains; the level of acts is n / (n + half), n the clusters by age.';
  const parameters = [
    ...named('domainWeight', domainWeight),
    ...named('actors', { halfActivity, halfLifeDays, deltaDays }),
  ];
  const before = leverageScore - delta;
  const rule = { words, parameters };
  if (member === 'delta') {
    const terms = [term('score now', leverageScore, evidenceIds), term('less the score a week ago', -before)];
    return { rule, terms, isSum: true };
  }
  const parts = partsOf(shown) ?? [];
  const terms = parts.map(({ domain, share }) => term(domain, share, evidenceIds));
  const whatIf = parts.map(({ domain, level, without }) => ({
    what: `level of ${domain}`,
    from: level,
    to: 0,
    value: without,
  }));
  return { rule, terms, isSum: true, whatIf: maxChanging(whatIf, leverageScore) };
}

function edge(shown: RegionalSnapshot['leverageEdges'][number] | undefined): SectionTerms | undefined {
  const factors = shown === undefined ? undefined : factorsOf(shown);
  if (factors === undefined) return undefined;
  const { dependence, activity } = factors;
  const terms = [
    term(
      'dependence',
      dependence.value,
      dependence.evidence.map(({ id }) => id),
    ),
    term(
      'activity',
      activity.value,
      activity.evidence.map(({ id }) => id),
    ),
  ];
  const words = 'Dependence × activity between two actors, each 0 to 1 and each shown by evidence.';
  return { rule: { words, parameters: named('leverage', PARAMETERS.leverage) }, terms, isSum: false };
}

function mobility({ mobility: state }: SnapshotDraft, [list, index, member]: readonly string[]): SectionTerms {
  const { usualShortfall, trafficHours } = PARAMETERS.mobility;
  const words = 'Civil aircraft in 24 hours against the same hours of the days before, beyond usual variation.';
  const rule = { words, parameters: named('mobility', { usualShortfall, trafficHours }) };
  const corridor = list === 'flightCorridors' ? state.flightCorridors[Number(index)] : undefined;
  if (corridor !== undefined) {
    const value = member === 'stressLevel' ? corridor.stressLevel : corridor.reroutedFlights24h;
    return { rule, terms: [term(`${corridor.corridor}: ${member}`, value)], isSum: true };
  }
  const terms = state.flightCorridors.map((one) => term(`shortfall over ${one.corridor}`, one.stressLevel));
  return { rule, terms: [...terms, term('weighted by usual traffic', state.rerouteIntensity)], isSum: false };
}

function item(shown: RegionalSnapshot['evidence'][number] | undefined, member: string | undefined) {
  if (shown === undefined) return undefined;
  const found = confidenceTermsOf(shown);
  const metric = metricOfItem(shown);
  if (member !== 'confidence' || found === undefined || metric === undefined)
    return { terms: [term('observed at', shown.observedAt, [shown.id])], isSum: true };
  const words =
    'Product of four factors: a discounted noisy-OR over independent sources, age by the half-life of the kind of figure, its precision, and 1 less the chance of a material revision.';
  const { discount } = PARAMETERS.corroboration;
  const parameters = [...named('corroboration', { discount }), ...named('evidence', { minAgeFactor: MIN_AGE_FACTOR })];
  const terms = [
    term('independent sources', found.lineage, [shown.id]),
    term('age', found.age, [shown.id]),
    term('precision', found.precision, [shown.id]),
    term('revision risk, as 1 less the chance', found.revision, [shown.id]),
  ];
  const grade = {
    ...gradeOf(metric),
    halfLifeDays: METRICS[metric].halfLifeMs / DAY_MS,
    provenance: gradeProvenance(metric),
  };
  return { rule: { words, parameters }, terms, grade, isSum: false };
}
