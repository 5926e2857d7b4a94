import { eiaSpotCard } from '../eia-spot.ts';

export const FRED_BRENT_CARD = eiaSpotCard({
  id: 'fred-brent',
  title: 'Brent crude spot price, daily (FRED DCOILBRENTEU)',
  seriesId: 'DCOILBRENTEU',
  metrics: ['crude_price'],
});
