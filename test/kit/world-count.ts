/** Of the full number of worlds, tried by `npm run soak`, the share that every other run tries. */
const SHARE = Number(process.env.WORLD_SHARE ?? 0.005);

/** For who tries them all on a busy machine. */
export const WORLDS_PATIENCE = { timeout: 1_200_000 + SHARE * 4_200_000 };

/** How many random worlds a property is tried on. */
export const worldCount = (full: number): number => Math.ceil(full * SHARE);
