import { exp } from '../../arithmetic/exp.ts';
import { log } from '../../arithmetic/log.ts';
import { cos } from '../../arithmetic/sin.ts';
/** A stream of numbers in [0, 1), the same for the same key everywhere (mulberry32 seeded with FNV-1a of the key). */
export function randomOf(key: string): () => number {
  let state = hashOf(key);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A standard normal draw (Box and Muller). */
export function drawNormal(random: () => number): number {
  const radius = Math.sqrt(-2 * log(1 - random()));
  return radius * cos(2 * Math.PI * random());
}

/** A Poisson count; the normal approximation from a mean of 40 on. */
export function drawCount(random: () => number, mean: number): number {
  if (mean >= 40) return Math.max(0, Math.round(mean + Math.sqrt(mean) * drawNormal(random)));
  const target = random();
  let probability = exp(-mean);
  let cumulated = probability;
  let count = 0;
  while (target > cumulated && count < 200) {
    count += 1;
    probability *= mean / count;
    cumulated += probability;
  }
  return count;
}

/** One of the items, by weight. */
export function drawOne<Item extends { readonly weight: number }>(random: () => number, items: readonly Item[]): Item {
  let rest = random() * items.reduce((sum, item) => sum + item.weight, 0);
  for (const item of items) {
    rest -= item.weight;
    if (rest < 0) return item;
  }
  const last = items.at(-1);
  if (last === undefined) throw new RangeError('nothing to draw from');
  return last;
}

/** Smooth noise in about [-1, 1] with the given period, readable at any step without its past. */
export function smoothNoise(key: string, step: number, period: number): number {
  const knot = Math.floor(step / period);
  const share = step / period - knot;
  const blend = share * share * (3 - 2 * share);
  return knotValue(key, knot) * (1 - blend) + knotValue(key, knot + 1) * blend;
}

function knotValue(key: string, knot: number): number {
  return 2 * randomOf(`${key}|${knot}`)() - 1;
}

function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  return hash;
}
