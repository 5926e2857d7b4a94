import { NOTICE } from './figure-grade.ts';
import { metric } from './metric.ts';

/** How long a list that has fallen silent is remembered, days: until it is missing, and as long again. */
const REMEMBERED_DAYS = 30;
const HALF_LIFE = { halfLifeHours: 180 * 24 } as const;

/** Lists of sanctions and how they change. */
export const SANCTIONS_METRICS = {
  sanctions_additions: {
    ...metric(
      'sanctions_move',
      'entry',
      'entries added to one list against one country in one day',
      // The month judged and the 360 days it is judged by, back from a list that is still remembered.
      { ...HALF_LIFE, windowDays: 30 + 360 + REMEMBERED_DAYS },
    ),
    grade: NOTICE,
    causes: 'record',
  },
  sanctions_removals: {
    ...metric('sanctions_move', 'entry', 'entries removed from one list against one country in one day', {
      ...HALF_LIFE,
      windowDays: 400,
    }),
    grade: NOTICE,
  },
  // Observed at every collection and read for its newest alone.
  sanctions_entries: metric('sanctions_move', 'entry', 'entries of one list', {
    ...HALF_LIFE,
    windowDays: REMEMBERED_DAYS,
  }),
} as const;
