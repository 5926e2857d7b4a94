/** Of the full number of worlds, tried by `npm run soak`, the share that CI tries. */
const SHARE = Number(process.env.WORLD_SHARE ?? 0.25);

/** How many random worlds a property is tried on. */
export const worldCount = (full: number): number => Math.ceil(full * SHARE);
