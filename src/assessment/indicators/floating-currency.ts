import { currencyOfCountry } from '../../reference/currencies.ts';

/**
 * Code of the currency whose rate shows stress of a country; undefined where it is pegged to another, or another's own, whose
 * rate does not (FEEDS.md §3.1, 6).
 */
export function floatingCurrency(iso2: string): string | undefined {
  const currency = currencyOfCountry(iso2);
  if (currency === undefined || currency.pegTo !== undefined) return undefined;
  return currency.issuers.includes(iso2) ? currency.code : undefined;
}
