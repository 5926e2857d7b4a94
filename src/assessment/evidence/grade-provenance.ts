import type { MetricId } from '../metrics.ts';
import { CODED_NEWS, type FigureGrade, gradeOf, INFERRED, NOTICE, OF_RECORD, QUOTE, YEARLY } from './figure-grades.ts';

const OF_KIND: ReadonlyMap<FigureGrade, string> = new Map([
  [OF_RECORD, 'A publisher states what it has itself counted or decided, and seldom revises it.'],
  [NOTICE, 'A notice or a list is its own fact.'],
  [QUOTE, 'A quoted price is exact and is not revised.'],
  [CODED_NEWS, 'One outlet can be wrong, machine coding mistakes kinds and places, and rows are never corrected.'],
  [INFERRED, 'Inferred from what receivers pick up, not announced.'],
  [YEARLY, 'A yearly figure is current for a year, and later editions revise it.'],
]);

const OF_METRIC: Readonly<Partial<Record<MetricId, string>>> = {
  transits_total: 'Ships are counted from AIS by one publisher, a week late.',
  headlines: 'A headline is quoted exactly, and one outlet can be wrong.',
  conflict_deaths: 'Of what a first release says, a third is not yet reported.',
  displaced_people: 'Registrations are incomplete and are corrected for half a year.',
  military_aircraft: 'Aircraft are counted where receivers are, and many do not transmit.',
  internet_outage: 'Measured by several methods, of which one alone can mislead.',
  airspace_hazard: 'A warning names its area, not what happens in it.',
  earthquake_magnitude: 'The first magnitude is automatic and is often revised.',
  hazard_alert: 'The first alert is a model estimate and is often revised.',
  credit_stress: 'A weekly index, re-estimated with every release.',
  share_prices: 'A monthly index; the newest month is sometimes revised.',
  long_term_rate: 'A monthly mean of daily yields, seldom revised.',
  food_price_index: 'A monthly index whose newest months are revised.',
  gas_net_imports: 'Monthly trade figures, late and revised for months.',
  market_probability: 'A market prices its own question, not the event itself.',
  political_stability: 'A yearly index of perceptions, re-estimated with every release.',
};

/** Where the grade of a kind of figure comes from, in sentences. */
export const gradeProvenance = (metric: MetricId): string =>
  `Set by judgement: no historical data. ${OF_METRIC[metric] ?? OF_KIND.get(gradeOf(metric)) ?? ''}`.trim();
