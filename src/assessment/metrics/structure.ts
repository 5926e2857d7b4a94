import { YEARLY } from './figure-grade.ts';
import { metric } from './metric.ts';

const annual = (unit: string, meaning: string) =>
  metric('market_signal', unit, meaning, { halfLifeHours: 3 * 365 * 24, windowDays: 2_600 });

/** Yearly figures of a country: what it depends on and what it can bear. */
export const STRUCTURE_METRICS = {
  net_energy_imports: annual('pct', 'energy imported less exported, of energy used; negative for an exporter'),
  government_debt: annual('pct', 'debt of the central government, of gross domestic product'),
  short_term_debt: annual('pct', 'short-term foreign debt, of reserves'),
  reserves_months: annual('month', 'reserves in months of imports'),
  inflation: { ...annual('pct', 'rise of consumer prices in a year'), grade: YEARLY, causes: 'reported' },
  current_account: { ...annual('pct', 'balance of the current account, of gross domestic product'), grade: YEARLY },
  oil_rents: annual('pct', 'oil rents, of gross domestic product'),
  food_imports: annual('pct', 'food, of the goods a country imports'),
  political_stability: {
    ...annual('score', 'estimate of political stability, about -2.5 (weak) to 2.5 (strong)'),
    grade: { single: 0.95, precision: 0.75, revisionRisk: 0.1, currentDays: 365 },
    gradeReason: 'A yearly index of perceptions, re-estimated with every release.',
    causes: 'reported',
  },
  oil_production: { ...annual('twh', 'oil produced in a year'), grade: YEARLY },
  oil_consumption: { ...annual('twh', 'oil used in a year'), grade: YEARLY },
  gas_production: annual('twh', 'gas produced in a year'),
  gas_consumption: annual('twh', 'gas used in a year'),
} as const;
