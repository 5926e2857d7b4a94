/** Probability levels of every panel: 0, 0.05, …, 1. */
export const LEVELS = Array.from({ length: 21 }, (_, i) => i / 20);

/** Quantile by linear interpolation between order statistics (type 7 of Hyndman & Fan 1996). */
export function quantile(values, level) {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * level;
  const below = Math.floor(position);
  const rest = position - below;
  return rest === 0 ? sorted[below] : sorted[below] + rest * (sorted[below + 1] - sorted[below]);
}

export function rounded(value, decimals) {
  return Number(value.toFixed(decimals));
}
