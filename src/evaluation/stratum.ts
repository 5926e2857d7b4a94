/** How violent a unit's last year was: active, low, quiet (METHOD.md §5, §11). */
export type Stratum = 'active' | 'low' | 'quiet';

export const STRATA: readonly Stratum[] = ['active', 'low', 'quiet'];

/** @param deaths365 conflict deaths in the 365 days before the origin; with monthly data in the last 12 months */
export function stratum(deaths365: number): Stratum {
  if (deaths365 >= 25) return 'active';
  return deaths365 > 0 ? 'low' : 'quiet';
}
