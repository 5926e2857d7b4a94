import { currencyOfCountry } from '../../reference/currencies.ts';

/**
 * Code of the currency whose rate shows stress of a country; undefined where it is pegged to another, whose rate does not
 * (FEEDS.md §3.1, 6).
 */
export function floatingCurrency(iso2: string): string | undefined {
  const currency = currencyOfCountry(iso2);
  return currency === undefined || currency.pegTo !== undefined ? undefined : currency.code;
}

/** English name of a currency by ISO 4217 code; the code where it has none here. */
export const currencyName = (code: string): string => NAMES[code] ?? code;

/** Currencies with a published rate against the euro. */
const NAMES: Readonly<Record<string, string>> = {
  AUD: 'Australian dollar',
  BRL: 'Brazilian real',
  CAD: 'Canadian dollar',
  CHF: 'Swiss franc',
  CNY: 'Chinese yuan',
  CZK: 'Czech koruna',
  EUR: 'Euro',
  GBP: 'Pound sterling',
  HUF: 'Hungarian forint',
  IDR: 'Indonesian rupiah',
  ILS: 'Israeli shekel',
  INR: 'Indian rupee',
  ISK: 'Icelandic króna',
  JPY: 'Japanese yen',
  KRW: 'South Korean won',
  MXN: 'Mexican peso',
  MYR: 'Malaysian ringgit',
  NOK: 'Norwegian krone',
  NZD: 'New Zealand dollar',
  PHP: 'Philippine peso',
  PLN: 'Polish złoty',
  RON: 'Romanian leu',
  RUB: 'Russian rouble',
  SEK: 'Swedish krona',
  SGD: 'Singapore dollar',
  THB: 'Thai baht',
  TRY: 'Turkish lira',
  USD: 'US dollar',
  ZAR: 'South African rand',
};
