import { eiaSpotCard } from '../eia-spot.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const FRED_WTI_CARD = eiaSpotCard({
  id: 'fred-wti',
  title: 'WTI crude spot price at Cushing, daily (FRED DCOILWTICO)',
  seriesId: 'DCOILWTICO',
  metrics: ['crude_price'],
});

/** The fields of its answers. */
export const FRED_WTI_FIELDS: AnswerFields = [
  { at: '/fredgraph.csv', expected: ['DCOILWTICO'], known: ['observation_date', 'DATE'] },
  { at: '/alfredgraph.csv', expected: ['DCOILWTICO*'], known: ['observation_date', 'DATE'] },
  { at: '/RWTCd.xls', expected: ['RWTC'], known: ['Sourcekey'] },
];
