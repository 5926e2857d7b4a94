import { calibrationError } from './calibration-error.ts';
import { type RandomStream, randomStream } from './random-stream.ts';
import { type BinaryCase, rankedCases, type TiedCases } from './ranked-cases.ts';
import { type ReliabilityBin, reliabilityBins } from './reliability-bins.ts';
import { sortedQuantile } from './sorted-quantile.ts';

/** What a calibrated forecast with the same probabilities would show by chance alone. */
export interface ConsistencyBars {
  /** Per bin of `reliabilityBins` the 95 % band of the share that happens. */
  readonly bins: readonly { readonly low: number; readonly high: number }[];
  /** 95 % quantile of the expected calibration error: above it a forecast is not calibrated. */
  readonly calibrationError95: number;
}

/**
 * Consistency bars by resampling (Bröcker & Smith 2007): outcomes are drawn from the probabilities themselves, over and over. Draws
 * are independent, so serial dependence of real outcomes would widen the bars: they are the narrow, strict version.
 * @param draws 1,000 by default
 */
export function consistencyBars(
  cases: readonly BinaryCase[],
  { edges, seed, draws = 1000 }: { readonly edges: readonly number[]; readonly seed: number; readonly draws?: number },
): ConsistencyBars {
  const stream = randomStream(seed);
  const ties = rankedCases(cases);
  const resampled = Array.from({ length: draws }, () => reliabilityBins(drawn(ties, stream), edges));
  const bins = reliabilityBins(cases, edges).map(({ count }, i) => {
    const shares = Float64Array.from(resampled, (bin) => (bin[i]?.happenedCount ?? 0) / count).sort();
    return { low: sortedQuantile(shares, 0.025), high: sortedQuantile(shares, 0.975) };
  });
  const errors = Float64Array.from(resampled, (bin: readonly ReliabilityBin[]) => calibrationError(bin)).sort();
  return { bins, calibrationError95: sortedQuantile(errors, 0.95) };
}

/** Outcomes drawn from the probabilities: as many cases of each as there are. */
const drawn = (ties: readonly TiedCases[], stream: RandomStream): readonly BinaryCase[] =>
  ties.flatMap(({ probability, count }) => {
    const happened = drawnCount(probability, count, stream);
    return [
      { probability, happened: true, count: happened },
      { probability, happened: false, count: count - happened },
    ];
  });

/** A binomial count: trial by trial, or where its variance is large by the normal distribution (Box & Muller 1958). */
function drawnCount(probability: number, count: number, stream: RandomStream): number {
  const variance = count * probability * (1 - probability);
  if (variance > 100) {
    const normal = Math.sqrt(-2 * Math.log1p(-stream.uniform())) * Math.cos(2 * Math.PI * stream.uniform());
    return Math.min(count, Math.max(0, Math.round(count * probability + Math.sqrt(variance) * normal)));
  }
  let happened = 0;
  for (let trial = 0; trial < count; trial++) if (stream.uniform() < probability) happened += 1;
  return happened;
}
