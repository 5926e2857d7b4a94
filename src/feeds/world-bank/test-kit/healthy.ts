import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

/** Hand-made figure in the form of the API. */
export const figure = (code: string, country: { id: string; iso3: string }, date: string, value: unknown) => ({
  indicator: { id: code, value: code },
  country: { id: country.id, value: country.iso3 },
  countryiso3code: country.iso3,
  date,
  value,
  unit: '',
  obs_status: '',
  decimal: 1,
});

export const page = (rows: readonly unknown[]): string =>
  JSON.stringify([{ page: 1, pages: 1, per_page: 20_000, total: rows.length, lastupdated: '2026-10-01' }, rows]);

/** Every indicator of one country and one aggregate. */
export const worldBankUpstream: FakeUpstream = at('api.worldbank.org', ({ pathname }) => {
  const code = pathname.split('/').at(-1) ?? '';
  const rows = [
    figure(code, { id: 'ZH', iso3: 'AFE' }, '2024', 1.5),
    figure(code, { id: 'JP', iso3: 'JPN' }, '2024', 2.5),
  ];
  return { status: 200, contentType: 'application/json', body: page(rows) };
});
