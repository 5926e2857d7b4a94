import { eiaSpotCard } from '../eia-spot.ts';

export const FRED_WTI_CARD = eiaSpotCard({
  id: 'fred-wti',
  title: 'WTI crude spot price at Cushing, daily (FRED DCOILWTICO)',
  seriesId: 'DCOILWTICO',
  metrics: ['crude_price'],
});
