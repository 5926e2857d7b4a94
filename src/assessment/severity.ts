import { exp } from '../arithmetic/exp.ts';
/** Constants of a severity (METHOD.md §3, start). */
export const SEVERITY_RULES = {
  /** Weight of level and of surprise. */
  share: 0.7,
  /** Surprise at which P is one half, and the width of the logistic, standard deviations. */
  midpoint: 2,
  width: 0.8,
} as const;

const { share, midpoint, width } = SEVERITY_RULES;
const surprise = (z: number): number => 1 / (1 + exp(-(z - midpoint) / width));
const combine = (level: number, p: number): number => 1 - (1 - share * level) * (1 - share * p);
const AT_REST = combine(0, surprise(0));
const AT_MOST = combine(1, 1);

/**
 * Severity of an indicator from level and surprise together, `S = 1 − (1 − 0.7L)(1 − 0.7P)` rescaled so that
 * `S(0, 0) = 0` and `S(1, ∞) = 1` (METHOD.md §3). Never falls when level or surprise rises.
 * @param level position in a frozen reference panel, 0 to 1
 * @param z robust distance from the subject's own baseline, standard deviations
 * @returns 0 to 1
 */
export function severity(level: number, z: number): number {
  const raw = combine(clampUnit(level), surprise(z));
  return clampUnit((raw - AT_REST) / (AT_MOST - AT_REST));
}

/** Nearest value in [0, 1]; a value that is not a number is a broken invariant. */
export function clampUnit(value: number): number {
  if (Number.isNaN(value)) throw new RangeError('a share must be a number');
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

/**
 * Position of a value in a frozen panel of ascending quantiles, linear between them. Of several levels with one value the
 * lowest counts: where most of the panel is 0, being just above 0 is close to the bottom, not above most of it.
 * @param panel at least two ascending values; the first stands for 0, the last for 1
 * @returns 0 to 1; 0 for a value of 0 or less
 */
export function panelPosition(panel: readonly number[], value: number): number {
  if (value <= 0) return 0;
  const last = panel.length - 1;
  const above = panel.findIndex((quantile) => quantile >= value);
  if (above === -1) return 1;
  if (above === 0) return 0;
  const upper = panel[above] ?? 0;
  const lower = panel[above - 1] ?? 0;
  const [from, to] = [panel.indexOf(lower) / last, above / last];
  // Rounding, which is coarse between the smallest numbers there are, never carries it past the upper quantile.
  return Math.min(to, from + ((to - from) * (value - lower)) / (upper - lower));
}
