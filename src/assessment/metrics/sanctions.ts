import { metric } from './metric.ts';

const YEAR_AND_MORE = { halfLifeHours: 180 * 24, windowDays: 400 } as const;

/** Lists of sanctions and how they change. */
export const SANCTIONS_METRICS = {
  sanctions_additions: metric(
    'sanctions_move',
    'entry',
    'entries added to one list against one country in one day',
    YEAR_AND_MORE,
  ),
  sanctions_removals: metric(
    'sanctions_move',
    'entry',
    'entries removed from one list against one country in one day',
    YEAR_AND_MORE,
  ),
  // Told at every reading and read for its newest alone.
  sanctions_entries: metric('sanctions_move', 'entry', 'entries that stand on one list', {
    halfLifeHours: 180 * 24,
    windowDays: 30,
  }),
} as const;
