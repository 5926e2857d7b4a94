import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { CURRENCIES, currencyByCode, currencyOfCountry, isFormerCurrency } from './currencies.ts';

/** Without a currency of their own in ISO 4217, and without people who live there. */
const NO_MONEY = ['AQ'];

describe('the currencies', () => {
  it('give every country exactly one, and no unknown country any', () => {
    const paid = CURRENCIES.flatMap(({ countries }) => countries);
    expect(new Set(paid).size).toBe(paid.length);
    expect([...paid, ...NO_MONEY].sort()).toEqual(COUNTRIES.map(({ iso2 }) => iso2).sort());
  });

  it('are known by code, each once, and none is both in use and former', () => {
    expect(new Set(CURRENCIES.map(({ code }) => code)).size).toBe(CURRENCIES.length);
    for (const { code } of CURRENCIES) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(currencyByCode(code)?.code).toBe(code);
      expect(isFormerCurrency(code)).toBe(false);
    }
    expect([isFormerCurrency('HRK'), currencyByCode('HRK')]).toEqual([true, undefined]);
  });

  it.each([
    ['DE', 'EUR'],
    ['BG', 'EUR'],
    ['XK', 'EUR'],
    ['TR', 'TRY'],
    ['PS', 'ILS'],
    ['TW', 'TWD'],
    ['EC', 'USD'],
  ])('say that %s pays with %s', (iso2, code) => {
    expect(currencyOfCountry(iso2)?.code).toBe(code);
  });

  it('have issuers among those who pay with them: the rate of a dollar is that of the United States alone', () => {
    for (const { countries, issuers } of CURRENCIES)
      expect([issuers.length > 0, issuers.filter((iso2) => !countries.includes(iso2))]).toEqual([true, []]);
    expect(currencyByCode('USD')?.issuers).toEqual(['US']);
    for (const iso2 of ['MQ', 'RE', 'XK', 'ME', 'MC']) expect(currencyByCode('EUR')?.issuers).not.toContain(iso2);
    expect(currencyByCode('EUR')?.issuers).toHaveLength(21);
  });

  it('hold every peg to a currency that exists, and name those of the Gulf, Hong Kong and Denmark', () => {
    for (const { pegTo } of CURRENCIES)
      expect(pegTo === undefined || pegTo === 'basket' || currencyByCode(pegTo)).toBeTruthy();
    for (const code of ['SAR', 'AED', 'QAR', 'BHD', 'OMR', 'JOD', 'HKD'])
      expect(currencyByCode(code)?.pegTo).toBe('USD');
    expect(currencyByCode('DKK')?.pegTo).toBe('EUR');
    for (const code of ['TRY', 'INR', 'KRW', 'JPY', 'ZAR']) expect(currencyByCode(code)?.pegTo).toBeUndefined();
  });
});
