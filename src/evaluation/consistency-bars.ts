import { log1p } from '../arithmetic/log1p.ts';
import { cos } from '../arithmetic/sin.ts';
import { type BinaryCase, rankedCases } from './ranked-cases.ts';
import { binOf, reliabilityBins } from './reliability-bins.ts';
import { type RandomStream, seededRandom } from './seeded-random.ts';
import { sortedQuantile } from './sorted-quantile.ts';

/** What a calibrated forecast with the same probabilities would show by chance alone. */
export interface ConsistencyBars {
  /** Per bin of `reliabilityBins` the 95 % band of the share that happens. */
  readonly bins: readonly { readonly low: number; readonly high: number }[];
  /** 95 % quantile of the expected calibration error: above it a forecast is not calibrated. */
  readonly calibrationError95: number;
}

/** From this variance on a count is drawn from the normal distribution: its quantiles are then right to a case or so. */
const NORMAL_FROM_VARIANCE = 25;

/**
 * Consistency bars by resampling (Bröcker & Smith 2007): outcomes are drawn from the probabilities themselves, over and over. Draws
 * are independent, so serial dependence of real outcomes would widen the bars: they are the narrow, strict version.
 * @param draws 1,000 by default
 */
export function consistencyBars(
  cases: readonly BinaryCase[],
  { edges, seed, draws = 1000 }: { readonly edges: readonly number[]; readonly seed: number; readonly draws?: number },
): ConsistencyBars {
  const stream = seededRandom(seed);
  const bins = reliabilityBins(cases, edges).map(({ from, count, meanProbability }) => ({
    count,
    expected: count * meanProbability,
    trials: trialsOf(cases, binOf(from, edges), edges),
  }));
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const shares = bins.map(() => new Float64Array(draws));
  const errors = new Float64Array(draws);
  for (let draw = 0; draw < draws; draw++) {
    let gaps = 0;
    for (const [i, { count, expected, trials }] of bins.entries()) {
      const happened = drawnCount(trials, stream);
      shares[i]?.fill(happened / count, draw, draw + 1);
      gaps += Math.abs(happened - expected);
    }
    errors[draw] = total === 0 ? 0 : gaps / total;
  }
  return {
    bins: shares.map((some) => ({
      low: sortedQuantile(some.sort(), 0.025),
      high: sortedQuantile(some, 0.975),
    })),
    calibrationError95: sortedQuantile(errors.sort(), 0.95),
  };
}

interface Trials {
  readonly mean: number;
  readonly variance: number;
  readonly count: number;
  readonly ties: readonly { readonly probability: number; readonly count: number }[];
}

function trialsOf(cases: readonly BinaryCase[], bin: number, edges: readonly number[]): Trials {
  const ties = rankedCases(cases.filter(({ probability }) => binOf(probability, edges) === bin));
  const sum = (of: (p: number) => number) =>
    ties.reduce((all, { probability, count }) => all + count * of(probability), 0);
  return { ties, count: sum(() => 1), mean: sum((p) => p), variance: sum((p) => p * (1 - p)) };
}

/** How many of a bin happen: trial by trial, or where that makes no difference by a normal variable (Box & Muller 1958). */
function drawnCount({ ties, count, mean, variance }: Trials, stream: RandomStream): number {
  if (variance > NORMAL_FROM_VARIANCE) {
    const normal = Math.sqrt(-2 * log1p(-stream.uniform())) * cos(2 * Math.PI * stream.uniform());
    return Math.min(count, Math.max(0, Math.round(mean + Math.sqrt(variance) * normal)));
  }
  let happened = 0;
  for (const tie of ties)
    for (let trial = 0; trial < tie.count; trial++) if (stream.uniform() < tie.probability) happened += 1;
  return happened;
}
