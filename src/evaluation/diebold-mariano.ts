import { pow } from '../arithmetic/pow.ts';
import { studentTSurvival } from './student-t-survival.ts';

export interface DieboldMariano {
  /** Mean of the differences: negative where the first forecast lost less. */
  readonly meanDifference: number;
  /** The statistic after Harvey, Leybourne & Newbold (1997). */
  readonly statistic: number;
  /** Two-sided, against Student's t with n − 1 degrees of freedom. */
  readonly pValue: number;
}

/**
 * Whether two forecasts lose the same on average (Diebold & Mariano 1995), with a variance that allows for autocorrelation:
 * Bartlett weights (Newey & West 1987), so it is never negative.
 * @param differences loss of the first less loss of the second, one mean per instant, in order of time
 * @param lags autocovariances counted, at least the steps by which outcomes overlap; by default floor(4 (n/100)^(2/9))
 * @returns undefined for fewer than two instants or where the differences never vary
 */
export function dieboldMariano(
  differences: readonly number[],
  lags: number = Math.floor(4 * pow(differences.length / 100, 2 / 9)),
): DieboldMariano | undefined {
  const n = differences.length;
  if (n < 2) return undefined;
  const meanDifference = differences.reduce((sum, value) => sum + value, 0) / n;
  const centred = differences.map((value) => value - meanDifference);
  const covariance = (lag: number) =>
    centred.slice(lag).reduce((sum, value, i) => sum + value * (centred[i] ?? 0), 0) / n;
  const used = Math.min(lags, n - 1);
  let variance = covariance(0);
  for (let lag = 1; lag <= used; lag++) variance += 2 * (1 - lag / (used + 1)) * covariance(lag);
  if (!(variance > 1e-300)) return undefined;
  const horizon = used + 1;
  const smallSample = (n + 1 - 2 * horizon + (horizon * (horizon - 1)) / n) / n;
  const statistic = meanDifference * Math.sqrt((n * Math.max(0, smallSample)) / variance);
  return { meanDifference, statistic, pValue: 2 * studentTSurvival(Math.abs(statistic), n - 1) };
}
