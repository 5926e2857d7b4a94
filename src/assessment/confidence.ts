import { pow } from '../arithmetic/pow.ts';
import { countriesOfRegion, type RegionId } from '../reference/regions.ts';
import type { World } from './assess-world.ts';
import { corroboration } from './corroboration.ts';
import type { CountrySignals } from './country-signals.ts';
import { roundTo } from './evidence.ts';
import { REPORT_KIND_IDS } from './indicators/report-activity.ts';
import { statusOf } from './input-status.ts';
import { INPUTS, type Input } from './inputs.ts';
import { liveSkill } from './live-skill.ts';

/** Agreement of an input with fewer than two lineages: the least of its scale. */
const LEAST = 0.5;

/**
 * Confidence of a region's snapshot: geometric mean of coverage, freshness, agreement and live skill over the expected
 * inputs with fixed weights (METHOD.md §10). A missing input scores 0 in coverage and freshness.
 * @returns 0 to 1
 */
export function snapshotConfidence(world: World, regionId: RegionId): number {
  const { coverage, freshness, agreement, skill } = confidenceFactors(world, regionId);
  return roundTo(pow(coverage * freshness * agreement * skill, 0.25), 4);
}

export interface ConfidenceFactors {
  readonly coverage: number;
  readonly freshness: number;
  readonly agreement: number;
  readonly skill: number;
}

/** The four factors of a region's confidence, 0 to 1 each. */
export function confidenceFactors(world: World, regionId: RegionId): ConfidenceFactors {
  const inputs: readonly Input[] = INPUTS;
  const total = inputs.reduce((sum, input) => sum + input.weight, 0);
  const share = (score: (input: Input) => number): number =>
    inputs.reduce((sum, input) => sum + input.weight * score(input), 0) / total;
  const countries = countriesOfRegion(regionId).flatMap(({ iso2 }) => world.countries.get(iso2) ?? []);
  const coverage = share(({ id }) => (statusOf(world.inputs, id).status === 'missing' ? 0 : 1));
  const freshness = share((input) => freshnessOf(input, world));
  const agreement = share((input) => agreementOf(input, world, countries));
  return { coverage, freshness, agreement, skill: liveSkill(world.index, regionId) };
}

/** 1 for content of this moment, one half at its maximum age, 0 when missing. */
export function freshnessOf({ id, maxAgeMs }: Input, world: World): number {
  const { status, newestAt } = statusOf(world.inputs, id);
  return status === 'missing' || newestAt === undefined ? 0 : pow(0.5, (world.instant - newestAt) / maxAgeMs);
}

/**
 * How many lineages agree: .5 with fewer than two, towards 1 with more. Each kind of report counts with the best
 * corroborated country, so that another lineage never lowers it, however little it adds elsewhere.
 */
export function agreementOf({ id }: Input, world: World, countries: readonly CountrySignals[]): number {
  if (id !== 'news_events' || statusOf(world.inputs, id).status !== 'reporting') return LEAST;
  const best = REPORT_KIND_IDS.map((kind) =>
    countries.reduce((most, { counts }) => Math.max(most, counts[kind].lineages.length), 1),
  );
  const mean = best.reduce((sum, lineages) => sum + corroboration(lineages), 0) / best.length;
  return LEAST + (LEAST * (mean - corroboration(1))) / (1 - corroboration(1));
}
