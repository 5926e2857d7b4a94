/** ISO 3166 alpha-2 of those of whom a table is published every month (2025). */
export const MONTHLY_REPORTERS = {
  /** Share prices and long-term rates, by the OECD. */
  markets: [
    ...['AT', 'AU', 'BE', 'BR', 'CA', 'CH', 'CL', 'CN', 'CO', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR'],
    ...['HU', 'ID', 'IE', 'IL', 'IN', 'IS', 'IT', 'JP', 'KR', 'LT', 'LU', 'LV', 'MX', 'NL', 'NO', 'NZ', 'PL', 'PT'],
    ...['SE', 'SI', 'SK', 'TR', 'US', 'ZA'],
  ],
  /** Gas, by Eurostat, of those who import most of what they use. */
  gas: [
    ...['AT', 'BE', 'BG', 'CZ', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'NL'],
    ...['PL', 'PT', 'SE', 'SI', 'SK', 'TR'],
  ],
} as const;
