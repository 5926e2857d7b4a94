/**
 * Uniform numbers in (0, 1) that depend on the seed alone: a multiplicative congruential generator (Park and Miller), exact in
 * doubles, enough for simulations whose errors are those of a thousand draws.
 * @param seed whole number above 0
 */
export function seededRandom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
