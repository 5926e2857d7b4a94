/** Two-sided 99 %: some two hundred ratios are looked at, so that 95 % would let ten through by chance. */
const Z = 2.576;
/** Fewest months with the trigger active, and with the lane, and with both, that a ratio is spoken of. */
const MIN_COUNTS = { active: 12, lane: 12, both: 2 };

/**
 * How much likelier a trigger is active before a lane than before all others, with an interval by leaving out one year at
 * a time: months next to one another are not independent.
 * @param months `{year, isActive, isLane}`
 * @returns undefined where there are too few months
 */
export function likelihoodRatio(months) {
  const active = months.filter(({ isActive }) => isActive).length;
  const lane = months.filter(({ isLane }) => isLane).length;
  const both = months.filter(({ isActive, isLane }) => isActive && isLane).length;
  const isRare = active < MIN_COUNTS.active || lane < MIN_COUNTS.lane || months.length - active < MIN_COUNTS.active;
  if (isRare || months.length - lane < MIN_COUNTS.lane || both < MIN_COUNTS.both) return undefined;
  const whole = logRatio(months);
  const years = [...new Set(months.map(({ year }) => year))];
  const without = years.map((year) => logRatio(months.filter((month) => month.year !== year)));
  const mean = without.reduce((sum, value) => sum + value, 0) / years.length;
  const squares = without.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(((years.length - 1) / years.length) * squares);
  return { ratio: Math.exp(whole), low: Math.exp(whole - Z * error), high: Math.exp(whole + Z * error), active, lane };
}

/** Half a month in every cell keeps an empty one finite. */
function logRatio(months) {
  const count = (isActive, isLane) =>
    0.5 + months.filter((month) => month.isActive === isActive && month.isLane === isLane).length;
  const share = (isLane) => count(true, isLane) / (count(true, isLane) + count(false, isLane));
  return Math.log(share(true) / share(false));
}
