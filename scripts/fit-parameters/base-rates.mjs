import { countLanes, STRATA } from './evaluation.mjs';

/** Dirichlet prior per lane: Jeffreys, so that a lane never seen keeps a small probability. */
export const ALPHA = 0.5;

export function countByStratum(outcomes) {
  return Object.fromEntries(
    STRATA.map((name) => [name, countLanes(outcomes.filter((one) => one.stratum === name).map(({ lane }) => lane))]),
  );
}

/** Posterior mean under a symmetric Dirichlet prior. */
export function smoothed(counts) {
  const total = counts.reduce((a, b) => a + b, 0) + ALPHA * counts.length;
  return counts.map((count) => (count + ALPHA) / total);
}

/**
 * Cumulative hazard of a short horizon relative to 30 days, per lane, in the order the rules are tried.
 * @param short, long lane counts of the same units at both horizons, each unit taken as a region of its own
 */
export function hazardExponents(short, long) {
  const [a, b] = [conditional(smoothed(short)), conditional(smoothed(long))];
  return a.map((value, i) => Math.log1p(-value) / Math.log1p(-b[i]));
}

/** A region's rates at a short horizon: its own 30-day hazards, each times the units' exponent. */
export function transported(probabilities30d, exponents) {
  const short = conditional(probabilities30d).map((value, i) => -Math.expm1(exponents[i] * Math.log1p(-value)));
  const [escalation, fragmentationIfNot, containmentIfNeither] = short;
  const fragmentation = (1 - escalation) * fragmentationIfNot;
  const containment = (1 - escalation - fragmentation) * containmentIfNeither;
  return [1 - escalation - fragmentation - containment, escalation, containment, fragmentation];
}

/**
 * A quiet unit's rates at a short horizon: the worldwide 30-day rates, base raised to the ratio of hazards that the daily units
 * show, so that base never falls as the horizon shrinks; the other lanes keep their proportions.
 * @param short, long lane counts of the quiet daily units at both horizons
 */
export function quietRates(probabilities30d, short, long) {
  const exponent = Math.min(1, Math.log(smoothed(short)[0]) / Math.log(smoothed(long)[0]));
  const [base30d, ...others] = probabilities30d;
  const base = base30d ** exponent;
  return [base, ...others.map((value) => (value * (1 - base)) / (1 - base30d))];
}

/** Multiples of 1/100000 that sum to 1 exactly, by largest remainder. */
export function onGrid(probabilities, grid = 100_000) {
  const floors = probabilities.map((value) => Math.floor(value * grid));
  const missing = grid - floors.reduce((a, b) => a + b, 0);
  const order = probabilities
    .map((value, i) => ({ i, rest: value * grid - floors[i] }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of order.slice(0, missing)) floors[i] += 1;
  return floors.map((count) => count / grid);
}

/** [escalation, fragmentation given not that, containment given neither]: the order of the region rule. */
function conditional([, escalation, containment, fragmentation]) {
  return [escalation, fragmentation / (1 - escalation), containment / (1 - escalation - fragmentation)];
}
