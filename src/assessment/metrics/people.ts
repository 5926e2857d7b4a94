import { metric } from './metric.ts';

/** People driven out, sick or exposed. */
export const PEOPLE_METRICS = {
  displaced_people: metric(
    'cii_spike',
    'person',
    'refugees, asylum seekers, others who need protection abroad and internally displaced, from one country',
    { halfLifeHours: 30 * 24, windowDays: 2_600 },
  ),
  disease_outbreaks: metric('news_headline', 'notice', 'a notice of a disease outbreak in a country', {
    halfLifeHours: 7 * 24,
    windowDays: 120,
  }),
  exploited_vulnerabilities: metric('cii_spike', 'entry', 'software flaws newly listed as exploited, in one day', {
    halfLifeHours: 7 * 24,
    windowDays: 120,
  }),
} as const;
