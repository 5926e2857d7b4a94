const LOW = 0.1;
const HIGH = 0.9;
/** Of the interval score: 2 over the share that a central 80 % interval leaves out. */
const MISS_COST = 2 / (1 - (HIGH - LOW));

/**
 * Judges the two bands of a group by its analogues, leave-one-out (docs/decisions/0068).
 * @param cases `{id, effect, outcome}` relative changes; `effect` the middle estimate, not 0
 * @param rule the group's, with `analoguesNeeded` and `unfittedConfidence`
 * @returns the band that stands, its coverage, and per analogue the band that had not seen it
 */
export function judgeBand(cases, rule) {
  const { start, analoguesNeeded, unfittedConfidence } = rule;
  if (cases.length < analoguesNeeded) {
    if (start === undefined) throw new Error('a group without a start band needs analogues');
    return { status: 'unfitted', band: start, confidence: unfittedConfidence, ...tested(cases, () => start) };
  }
  const fitted = tested(cases, (id) =>
    fittedBand(
      cases.filter((one) => one.id !== id),
      rule,
    ),
  );
  const kept = start === undefined ? undefined : tested(cases, () => start);
  const isKept = kept !== undefined && kept.score <= fitted.score;
  const stands = isKept ? kept : fitted;
  return {
    status: isKept ? 'start' : 'fitted',
    band: isKept ? start : fittedBand(cases, rule),
    confidence: stands.held / cases.length,
    ...stands,
    ...(kept === undefined ? {} : { startScore: kept.score }),
    fittedScore: fitted.score,
  };
}

/** @param bandFor the band that is tested on an analogue */
function tested(cases, bandFor) {
  const outcomes = cases.map(({ id, effect, outcome }) => {
    const ends = bandFor(id).map((multiple) => multiple * effect);
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    return { id, effect, outcome, low, high, held: outcome >= low && outcome <= high };
  });
  const score = outcomes.reduce((sum, one) => sum + intervalScore(one), 0) / Math.max(1, outcomes.length);
  return { outcomes, score, held: outcomes.filter(({ held }) => held).length };
}

/** Width and what lies outside it: the lower, the better. */
export function intervalScore({ low, high, outcome }) {
  return high - low + MISS_COST * (Math.max(0, low - outcome) + Math.max(0, outcome - high));
}

/** 10th to 90th percentile of outcome over effect, held to what the rule allows. */
export function fittedBand(cases, { minLow, isThreat }) {
  const ratios = cases.map(({ effect, outcome }) => outcome / effect).sort((a, b) => a - b);
  const [lower, upper] = [quantile(ratios, LOW), quantile(ratios, HIGH)];
  if (isThreat === true) return [Math.min(0, lower), Math.max(0, upper)];
  const low = Math.max(minLow ?? lower, lower);
  return [low, Math.max(low, upper)];
}

/** Linear between ranks. @param sorted ascending, not empty */
function quantile(sorted, share) {
  const at = share * (sorted.length - 1);
  const below = Math.floor(at);
  const lower = sorted[below];
  const upper = sorted[Math.min(sorted.length - 1, below + 1)];
  return lower + (upper - lower) * (at - below);
}
