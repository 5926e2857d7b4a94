/** What is supposed of a figure: what it is now, and between which it usually is. */
interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Most steps of a slider, but for one at either end. */
const MAX_STEPS = 100;

/**
 * The range of a slider as decimal text: half as wide again as what is usual, to either side, in whole round steps so that both
 * ends can be reached. A figure that is never negative is not supposed to be.
 */
export function sliderRange({ value, low, high }: Figure) {
  const [least, most] = [Math.min(low, value), Math.max(high, value)];
  const more = (most - least) / 2 || Math.abs(value) / 2 || 1;
  const [from, to] = [least >= 0 ? Math.max(0, least - more) : least - more, most + more];
  const { step, decimals } = roundStep((to - from) / MAX_STEPS);
  const written = (steps: number) => (steps * step).toFixed(decimals);
  return { from: written(Math.floor(from / step)), to: written(Math.ceil(to / step)), step: step.toFixed(decimals) };
}

/** The least of 1, 2 and 5 times a power of ten that is not below a number above 0. */
function roundStep(least: number): { readonly step: number; readonly decimals: number } {
  const power = Number(least.toExponential().split('e')[1]);
  const [step = Number(`1e${power + 1}`)] = [1, 2, 5]
    .map((digit) => Number(`${digit}e${power}`))
    .filter((one) => one >= least);
  return { step, decimals: Math.max(0, -power) };
}
