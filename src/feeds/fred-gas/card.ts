import { eiaSpotCard } from '../eia-spot.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const FRED_GAS_CARD = eiaSpotCard({
  id: 'fred-gas',
  title: 'Henry Hub natural gas spot price, daily (FRED DHHNGSP)',
  seriesId: 'DHHNGSP',
  metrics: ['gas_price'],
});

/** The fields of its answers. */
export const FRED_GAS_FIELDS: AnswerFields = [
  { at: '/fredgraph.csv', expected: ['DHHNGSP'], known: ['observation_date', 'DATE'] },
  { at: '/alfredgraph.csv', expected: ['DHHNGSP*'], known: ['observation_date', 'DATE'] },
  { at: '/RNGWHHDd.xls', expected: ['RNGWHHD'], known: ['Sourcekey'] },
];
