import { eiaSpotCard } from '../eia-spot.ts';

export const FRED_GAS_CARD = eiaSpotCard({
  id: 'fred-gas',
  title: 'Henry Hub natural gas spot price, daily (FRED DHHNGSP)',
  seriesId: 'DHHNGSP',
  metrics: ['gas_price'],
});
