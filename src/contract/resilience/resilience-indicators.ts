/** Six figures of the World Bank of which one end is plainly the more resilient, in three domains. */
export const RESILIENCE_INDICATORS = [
  { id: 'reserves_months', domain: 'finances', name: 'Reserves in months of imports', isBetter: 'high' },
  { id: 'short_term_debt', domain: 'finances', name: 'Short-term debt, percent of reserves', isBetter: 'low' },
  { id: 'government_debt', domain: 'finances', name: 'Government debt, percent of GDP', isBetter: 'low' },
  { id: 'net_energy_imports', domain: 'supply', name: 'Net energy imports, percent of use', isBetter: 'low' },
  { id: 'food_imports', domain: 'supply', name: 'Food, percent of goods imported', isBetter: 'low' },
  { id: 'political_stability', domain: 'governance', name: 'Political stability, score', isBetter: 'high' },
] as const;

/** Known indicators without which there is no score. */
export const MIN_INDICATORS = 4;
