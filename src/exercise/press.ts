import { isoDate } from '../assessment/time.ts';
import { drawOne } from '../feeds/fakes/random.ts';

/** Invented wires, read everywhere; the first ones are copied most. Reserved top-level domains (RFC 2606). */
const WIRES = Array.from({ length: 14 }, (_, index) => ({
  host: `exercise-wire-${index + 1}.${index % 4 === 3 ? 'invalid' : 'example'}`,
  weight: 1 / (index + 1.5),
}));
const LOCAL_OUTLET_COUNT = 4;
const WIRE_SHARE = 0.45;

/** The address of an invented article; the path says EXERCISE. */
export function articleUrl(
  random: () => number,
  article: { readonly iso2: string; readonly slug: string; readonly at: number },
): string {
  const local = `exercise-${article.iso2.toLowerCase()}-${1 + Math.floor(random() * LOCAL_OUTLET_COUNT)}.example`;
  const host = random() < WIRE_SHARE ? drawOne(random, WIRES).host : local;
  const number = Math.floor(random() * 1e6);
  return `https://${host}/EXERCISE/${isoDate(article.at)}/${article.slug}-${number}`;
}
