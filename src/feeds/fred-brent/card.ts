import { eiaSpotCard } from '../eia-spot.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const FRED_BRENT_CARD = eiaSpotCard({
  id: 'fred-brent',
  title: 'Brent crude spot price, daily (FRED DCOILBRENTEU)',
  seriesId: 'DCOILBRENTEU',
  metrics: ['crude_price'],
});

/** The fields of its answers. */
export const FRED_BRENT_FIELDS: AnswerFields = [
  { at: '/fredgraph.csv', expected: ['DCOILBRENTEU'], known: ['observation_date', 'DATE'] },
  { at: '/alfredgraph.csv', expected: ['DCOILBRENTEU*'], known: ['observation_date', 'DATE'] },
  { at: '/RBRTEd.xls', expected: ['RBRTE'], known: ['Sourcekey'] },
];
