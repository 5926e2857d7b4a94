import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { Stratum } from '../stratum.ts';
import type { References } from './score-table.ts';

/**
 * The reference forecast of each table: the simple forecast that lost least on the tuning years at a lag of 30 days, 2013–2017 and for regions at
 * 24 hours and 7 days 2017–2021, fixed before a later year was scored (METHOD.md §11).
 */
export const REFERENCE_FORECASTS: Readonly<Record<Horizon, Partial<Record<Stratum | 'region', References>>>> = {
  '24h': {
    active: { logScore: 'ownYear', brierScore: 'ownYear', rankedProbabilityScore: 'ownYear' },
    region: { logScore: 'ownYear', brierScore: 'ownYear', rankedProbabilityScore: 'ownYear' },
  },
  '7d': {
    active: { logScore: 'ownYear', brierScore: 'ownYear', rankedProbabilityScore: 'ownYear' },
    region: { logScore: 'ownYear', brierScore: 'ownYear', rankedProbabilityScore: 'ownYear' },
  },
  '30d': {
    active: { logScore: 'markov', brierScore: 'markov', rankedProbabilityScore: 'markov' },
    low: { logScore: 'unitClimatology', brierScore: 'ownYear', rankedProbabilityScore: 'ownYear' },
    quiet: {
      logScore: 'unitClimatology',
      brierScore: 'unitClimatology',
      rankedProbabilityScore: 'unitClimatology',
    },
    region: { logScore: 'ownYear', brierScore: 'ownYear', rankedProbabilityScore: 'ownYear' },
  },
};
