import type { ForecastFigures } from '../contract/intelligence/forecast-scores.ts';
import { areaUnderCurve } from './area-under-curve.ts';
import { averagePrecision } from './average-precision.ts';
import { calibrationError } from './calibration-error.ts';
import { consistencyBars } from './consistency-bars.ts';
import { murphyDecomposition } from './murphy-decomposition.ts';
import { type BinaryCase, tiedCases } from './ranked-cases.ts';
import { reliabilityBins, TENTHS } from './reliability-bins.ts';
import { roundedFigure } from './rounded-figure.ts';

/** Published bars are the same for everybody who asks. */
const SEED = 1;
const DRAWS = 300;

/** How one lane's probabilities agree with what happened. @param given at least one */
export function laneCalibration(given: readonly BinaryCase[]): Omit<ForecastFigures['lanes'][number], 'lane'> {
  const cases = tiedCases(given);
  const bins = reliabilityBins(cases, TENTHS);
  const bars = consistencyBars(cases, { edges: TENTHS, seed: SEED, draws: DRAWS });
  const parts = murphyDecomposition(cases, TENTHS);
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const mean = (of: (bin: (typeof bins)[number]) => number) => bins.reduce((sum, bin) => sum + of(bin), 0) / total;
  const area = areaUnderCurve(cases);
  const precision = averagePrecision(cases);
  return {
    meanProbability: roundedFigure(mean(({ meanProbability, count }) => meanProbability * count)),
    happenedShare: roundedFigure(mean(({ happenedCount }) => happenedCount)),
    calibrationError: roundedFigure(calibrationError(bins)),
    calibrationError95: roundedFigure(bars.calibrationError95),
    ...(area === undefined ? {} : { areaUnderCurve: roundedFigure(area) }),
    ...(precision === undefined ? {} : { averagePrecision: roundedFigure(precision) }),
    reliability: roundedFigure(parts?.reliability ?? 0),
    resolution: roundedFigure(parts?.resolution ?? 0),
    uncertainty: roundedFigure(parts?.uncertainty ?? 0),
    bins: bins.map(({ from, to, count, happenedCount, meanProbability }, i) => ({
      from,
      to,
      count,
      meanProbability: roundedFigure(meanProbability),
      happenedShare: roundedFigure(happenedCount / count),
      consistentLow: roundedFigure(bars.bins[i]?.low ?? 0),
      consistentHigh: roundedFigure(bars.bins[i]?.high ?? 1),
    })),
  };
}
