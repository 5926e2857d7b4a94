/** A place on the screen, px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 2;

/** Index of the spot that an arrow key leads to: the nearest one within 45 degrees; undefined where there is none. */
export function nearestSpot(from: Spot, spots: readonly Spot[], key: string): number | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  let best: { readonly index: number; readonly cost: number } | undefined;
  for (const [index, { x, y }] of spots.entries()) {
    const ahead = (x - from.x) * step.x + (y - from.y) * step.y;
    const aside = Math.abs((x - from.x) * step.y) + Math.abs((y - from.y) * step.x);
    const cost = ahead + ASIDE * aside;
    if (ahead > 0 && aside <= ahead && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { index, cost };
  }
  return best?.index;
}
