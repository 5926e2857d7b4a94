/** Lane outcomes of METHOD.md §5, on sums of deaths. The order of the counts is that of the contract's LANES. */
export const LANES = ['base', 'escalation', 'containment', 'fragmentation'];

/** Least deaths in a horizon that can make a lane other than fragmentation (METHOD.md §5). */
export const FMIN = { '24h': 5, '7d': 15, '30d': 40 };
export const HORIZON_DAYS = { '24h': 1, '7d': 7, '30d': 30 };

/**
 * A unit's lane: first match of the four rules.
 * @param deaths F, the sum over the horizon
 * @param history w, the sums of all windows of the same length in the 365 days before
 * @param newDeaths deaths of the horizon in member units that had none in those 365 days
 */
export function unitLane({ deaths, history, newDeaths, fmin }) {
  const mean = sum(history) / history.length;
  const atLeast = history.filter((value) => value >= deaths).length;
  const atMost = history.filter((value) => value <= deaths).length;
  if (deaths >= fmin && deaths >= 1.5 * mean && atLeast <= 0.1 * history.length) return 'escalation';
  if (fragments(deaths, newDeaths)) return 'fragmentation';
  if (mean >= fmin && deaths <= 0.5 * mean && atMost <= 0.15 * history.length) return 'containment';
  return 'base';
}

/**
 * A region's lane: who carries it decides, not the sum.
 * @param members one `{lane, deaths, mean}` per member unit; `newDeaths` as in `unitLane`, over the members
 */
export function regionLane({ members, newDeaths, fmin }) {
  const scale = Math.max(fmin, 0.1 * sum(members.map(({ mean }) => mean)));
  if (members.some(({ lane, deaths, mean }) => lane === 'escalation' && deaths - mean >= scale)) return 'escalation';
  if (fragments(sum(members.map(({ deaths }) => deaths)), newDeaths)) return 'fragmentation';
  if (members.some(({ lane, deaths, mean }) => lane === 'containment' && mean - deaths >= scale)) return 'containment';
  return 'base';
}

/** Deaths in the 365 days before the origin place a unit in a stratum (METHOD.md §5, §11). */
export function stratum(deaths365) {
  return deaths365 >= 25 ? 'active' : deaths365 > 0 ? 'low' : 'quiet';
}

export const STRATA = ['active', 'low', 'quiet'];

export function sum(values) {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

const fragments = (deaths, newDeaths) => newDeaths >= Math.max(5, 0.1 * deaths);
