/**
 * Quantile of the standard normal distribution, right to 5e−4 (Abramowitz & Stegun 26.2.23): enough to draw ranks.
 * @param share in (0, 1); what is beyond counts as 1e−12 from the end
 */
export function inverseNormal(share: number): number {
  if (share > 0.5) return -inverseNormal(1 - share);
  const t = Math.sqrt(-2 * Math.log(Math.max(1e-12, share)));
  const top = 2.515517 + t * (0.802853 + t * 0.010328);
  return top / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))) - t;
}
