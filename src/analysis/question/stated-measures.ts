import { OF_PRICES } from './cues.ts';
import type { Named } from './place-index.ts';
import type { Measure } from './vocabulary.ts';

/** Of the measures that words of a text are read as, those that it means with the places and actors that it names. */
export function statedMeasures(
  measured: readonly Measure[],
  text: string,
  named: readonly Named[],
): readonly Measure[] {
  const names = (kind: Named['kind']): boolean => named.some((one) => one.kind === kind);
  const unstated: readonly Measure[] = [
    ...(names('corridor') ? [] : (['corridor_state'] as const)),
    // What a group did is known as its acts.
    ...(names('actor') ? (['armed_force'] as const) : []),
    ...(names('actor') && ATTACKS.test(text) ? (['navigational_warnings'] as const) : []),
    ...(measured.includes('oil_imports') && !OF_PRICES.test(text) ? (['oil_price'] as const) : []),
    // A currency that collapses, an economy that is stable.
    ...(measured.some(isOfMoney) && !FRAGILE.test(text) ? (['domesticFragility'] as const) : []),
  ];
  return measured.filter((measure) => !unstated.includes(measure));
}

const ATTACKS = /(?<!\p{L})attack/iu;
const FRAGILE = /fragil/iu;
const isOfMoney = (measure: Measure): boolean => measure === 'currency' || measure === 'capitalStress';
