import { metric } from './metric.ts';

const OUTBREAK = { halfLifeHours: 7 * 24, windowDays: 120 } as const;

/** People driven out, sick or exposed. */
export const PEOPLE_METRICS = {
  displaced_people: {
    ...metric(
      'cii_spike',
      'person',
      'refugees, asylum seekers, others who need protection abroad and internally displaced, from one country',
      { halfLifeHours: 30 * 24, windowDays: 2_600 },
    ),
    grade: { single: 0.95, precision: 0.85, revisionRisk: 0.1, currentDays: 180 },
    gradeReason: 'Registrations are incomplete and are corrected for half a year.',
    causes: 'record',
  },
  disease_outbreaks: metric('news_headline', 'notice', 'a notice of a disease outbreak in a country', OUTBREAK),
  outbreak_notices_listed: metric(
    'news_headline',
    'notice',
    'notices of disease outbreaks in the 30 days up to the newest one on a list',
    OUTBREAK,
  ),
  exploited_vulnerabilities: metric(
    'cii_spike',
    'entry',
    'software flaws newly listed as exploited, in one day',
    OUTBREAK,
  ),
  vulnerabilities_listed: metric('cii_spike', 'entry', 'software flaws on one list of exploited ones', OUTBREAK),
} as const;
