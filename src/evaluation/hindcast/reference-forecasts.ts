import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { Stratum } from '../stratum.ts';
import type { References } from './score-table.ts';

/**
 * The reference forecast of each table: the simple forecast that lost least on the tuning years 2013–2017 at a lag of 30 days, fixed
 * before a later year was scored (METHOD.md §11).
 */
export const REFERENCE_FORECASTS: Readonly<Record<Horizon, Partial<Record<Stratum | 'region', References>>>> = {
  '24h': {},
  '7d': {},
  '30d': {},
};
