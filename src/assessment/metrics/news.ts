import { CODED_NEWS } from './figure-grade.ts';
import { metric } from './metric.ts';

const report = (meaning: string, halfLifeHours: number) =>
  metric('cii_spike', 'report', meaning, { halfLifeHours, windowDays: 120 });

/** The news: counted reports, headlines and advice to travellers. */
export const NEWS_METRICS = {
  background_rows: {
    ...report('event rows in one news export that are not counted as reports', 48),
    unit: 'row',
  },
  force_reports: {
    ...report('a report of armed force: assault, fighting or mass violence (CAMEO 18, 19, 20)', 14 * 24),
    grade: CODED_NEWS,
    causes: 'reported',
  },
  posture_reports: {
    ...report('a report of a show of military force (CAMEO 15)', 7 * 24),
    grade: CODED_NEWS,
    causes: 'reported',
  },
  coercion_reports: {
    ...report('a report of coercion short of force (CAMEO 17)', 7 * 24),
    grade: CODED_NEWS,
    causes: 'reported',
  },
  blockade_reports: {
    ...report('a report of a blockade or of restricted movement by force (CAMEO 191)', 14 * 24),
    grade: CODED_NEWS,
    causes: 'reported',
  },
  protest_reports: { ...report('a report of protest (CAMEO 14)', 7 * 24), grade: CODED_NEWS, causes: 'reported' },
  emergency_reports: {
    ...report(
      'a report of emergency rule, curfew or banned parties (CAMEO 1722 to 1724), or of soldiers against their own government',
      14 * 24,
    ),
    grade: CODED_NEWS,
    causes: 'reported',
  },
  cooperation_reports: {
    ...report('a report of cooperation between two states (CAMEO 03 to 06, treaty acts left out)', 7 * 24),
    grade: CODED_NEWS,
    causes: 'reported',
  },
  treaty_reports: {
    ...report(
      'a report of an agreement signed, military cooperation or protection between two states (CAMEO 057, 062, 074, 0312, 0334)',
      30 * 24,
    ),
    grade: CODED_NEWS,
  },
  rupture_reports: {
    ...report('a report of relations reduced or broken between two states (CAMEO 16)', 30 * 24),
    grade: CODED_NEWS,
  },
  geopolitical_risk: {
    ...metric(
      'cii_spike',
      'index',
      'share of articles in ten newspapers about geopolitical threats and acts; 100 is the mean of 1985 to 2019',
      { halfLifeHours: 48, windowDays: 420 },
    ),
    grade: { single: 0.6, precision: 0.95, revisionRisk: 0.1, currentDays: 14 },
    gradeReason: 'One index of ten newspapers, whose newest days are revised.',
  },
  headlines: {
    ...metric(
      'news_headline',
      'headline',
      'a story about a country on one day, however many print it; of the world, titles read in one file or hour',
      { halfLifeHours: 48, windowDays: 7 },
    ),
    grade: { single: 0.6, precision: 1, revisionRisk: 0, currentDays: 0 },
    gradeReason: 'A headline is quoted exactly, and one outlet can be wrong.',
  },
  advisory_level: metric(
    'news_headline',
    'level',
    'official advice to travellers, from 1 (normal) to 4 (do not go); of the world, the mean of all countries',
    {
      halfLifeHours: 180 * 24,
      windowDays: 400,
    },
  ),
} as const;
