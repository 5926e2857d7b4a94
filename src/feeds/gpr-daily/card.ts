import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

/** From 1985 the index has been between 0 and about 1,500; 100 is its mean of 1985 to 2019. */
export const GPR_RANGE = { above: -1, upTo: 10_000 };

const measure = (meaning: string) => ({ unit: 'index', meaning, range: GPR_RANGE });

export const GPR_DAILY_CARD: FeedCard = {
  id: 'gpr-daily',
  title: 'Geopolitical risk in the articles of ten newspapers, daily (Caldara and Iacoviello)',
  source: 'GPR Index',
  url: 'https://www.matteoiacoviello.com/gpr.htm',
  licence: 'Creative Commons BY: citation required',
  attribution:
    'Caldara, Dario and Matteo Iacoviello (2022), Measuring Geopolitical Risk, American Economic Review 112(4); https://www.matteoiacoviello.com/gpr.htm',
  mayHandOn: 'records',
  metrics: ['geopolitical_risk'],
  ownMetrics: {
    'gpr-daily:acts': measure('share of articles about adverse geopolitical acts; 100 is the mean of 1985 to 2019'),
    'gpr-daily:threats': measure('share of articles about geopolitical threats; 100 is the mean of 1985 to 2019'),
  },
  cadenceMs: DAY_MS,
  // Clients of 2026 saw days come out within four, some with the next week.
  publicationLagMs: 7 * DAY_MS,
  maxAgeMs: 21 * DAY_MS,
  // Every day since 1985.
  expectedRecords: [500, 40_000],
  rowCheck: 'half_of_last',
};

/** The fields of its answers. */
export const GPR_DAILY_FIELDS: AnswerFields = [
  {
    expected: ['DAY', 'GPRD', 'GPRD_ACT', 'GPRD_THREAT'],
    known: ['N10D', 'date', 'GPRD_MA30', 'GPRD_MA7', 'event', 'var_name', 'var_label'],
  },
];
