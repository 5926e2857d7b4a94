const LOW = 0.1;
const HIGH = 0.9;
/** Of the interval score: 2 over the share that a central 80 % interval leaves out. */
const MISS_COST = 2 / (1 - (HIGH - LOW));

/**
 * Judges the band of a group by its analogues, leave-one-out (docs/decisions/0068).
 * @param cases `{id, effect, outcome}` relative changes; `effect` the middle estimate, not 0
 * @param rule the group's, with `analoguesNeeded` and `unfittedConfidence`
 * @returns the band, its coverage, the one that it is guaranteed, and per analogue the band that had not seen it
 */
export function judgeBand(cases, rule) {
  const { start, analoguesNeeded, unfittedConfidence } = rule;
  if (cases.length < analoguesNeeded) {
    if (start === undefined) throw new Error('a group without a start band needs analogues');
    return {
      status: 'unfitted',
      band: start,
      confidence: unfittedConfidence,
      ...tested(cases, () => multiplesOf(start)),
    };
  }
  const found = tested(cases, (id) =>
    conformalEnds(
      cases.filter((one) => one.id !== id),
      rule,
    ),
  );
  const kept = start === undefined ? {} : { startScore: tested(cases, () => multiplesOf(start)).score };
  return {
    status: 'conformal',
    ...(rule.isMargin === true
      ? { band: [1, 1], margin: conformalBand(cases, rule) }
      : { band: conformalBand(cases, rule) }),
    confidence: found.held / cases.length,
    guarantee: guaranteeOf(cases.length),
    ...found,
    ...kept,
  };
}

/** @param endsFor by id, the ends of the band that is tested on an analogue, from its effect */
function tested(cases, endsFor) {
  const outcomes = cases.map(({ id, effect, outcome }) => {
    const ends = endsFor(id)(effect);
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    return { id, effect, outcome, low, high, held: outcome >= low && outcome <= high };
  });
  const score = outcomes.reduce((sum, one) => sum + intervalScore(one), 0) / Math.max(1, outcomes.length);
  return { outcomes, score, held: outcomes.filter(({ held }) => held).length };
}

const multiplesOf = (band) => (effect) => band.map((multiple) => multiple * effect);

function conformalEnds(cases, rule) {
  const band = conformalBand(cases, rule);
  return rule.isMargin === true ? (effect) => band.map((margin) => effect + margin) : multiplesOf(band);
}

/** Width and what lies outside it: the lower, the better. */
export function intervalScore({ low, high, outcome }) {
  return high - low + MISS_COST * (Math.max(0, low - outcome) + Math.max(0, outcome - high));
}

/**
 * Conformal prediction from few cases: the interval between two order statistics of outcome over effect, of `isMargin`
 * outcome less effect, the outermost where they are too few to leave a tenth on either side; then held to what the rule
 * allows.
 */
export function conformalBand(cases, { minLow, isThreat, isMargin }) {
  const scores = cases
    .map(({ effect, outcome }) => (isMargin === true ? outcome - effect : outcome / effect))
    .sort((a, b) => a - b);
  const [lowest, highest] = ranksOf(scores.length);
  const [lower, upper] = [scores[lowest - 1], scores[highest - 1]];
  if (isThreat === true) return [Math.min(0, lower), Math.max(0, upper)];
  const low = Math.max(minLow ?? lower, lower);
  return [low, Math.max(low, upper)];
}

/** Chance that the next case falls between the two ranks if it is like the others; before any limit of the rule. */
export function guaranteeOf(count) {
  const [lowest, highest] = ranksOf(count);
  return (highest - lowest) / (count + 1);
}

/** From 1 to `count`. */
const ranksOf = (count) => [Math.max(1, Math.floor(LOW * (count + 1))), Math.min(count, Math.ceil(HIGH * (count + 1)))];
