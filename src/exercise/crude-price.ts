import { DAY_MS } from '../assessment/time.ts';
import { isMarketDay } from '../feeds/fakes/market-days.ts';
import { smoothNoise } from '../feeds/fakes/random.ts';
import { crudePremium } from './storyline.ts';

const CALM_PRICE_USD = 80;

/**
 * Price of Brent on a day, USD a barrel, in cents; `undefined` at weekends and on the two holidays without a market.
 * @param days `dayAt` and `anchorDayAt` are UTC midnights, epoch ms
 */
export function crudePrice(
  seed: number,
  { dayAt, anchorDayAt }: { readonly dayAt: number; readonly anchorDayAt: number },
): number | undefined {
  if (!isMarketDay(dayAt)) return undefined;
  const day = Math.round(dayAt / DAY_MS);
  const wander = (period: number): number => smoothNoise(`${seed}|crude|${period}`, day, period);
  const calm = CALM_PRICE_USD * (1 + 0.03 * wander(120) + 0.02 * wander(30) + 0.008 * wander(7) + 0.006 * wander(1));
  return Math.round(calm * crudePremium((dayAt - anchorDayAt) / DAY_MS) * 100) / 100;
}
