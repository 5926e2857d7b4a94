import { confidenceFactors, snapshotConfidence } from '../confidence.ts';
import { listed } from '../english.ts';
import { type InputStatus, statusAt, statusOf } from '../input-status.ts';
import { INPUTS, type Input } from '../inputs.ts';
import { named } from './rules.ts';
import { maxChanging, type SectionContext, type SectionTerms, term, type WhatIf } from './section-context.ts';

/** The four factors of a snapshot's confidence, and the inputs that would change it most. */
export function confidenceTerms(context: SectionContext): SectionTerms {
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
