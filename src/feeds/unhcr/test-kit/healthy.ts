import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

/** Hand-made item in the form of the API: a total by origin, with its mixture of numbers, texts and dashes. */
export const originItem = (coo: string, members: Readonly<Record<string, unknown>> = {}) => ({
  year: 2025,
  coo_id: 1,
  coo_name: coo,
  coo,
  coo_iso: coo,
  coa_id: '-',
  coa_name: '-',
  coa: '-',
  coa_iso: '-',
  refugees: 1000,
  asylum_seekers: '200',
  returned_refugees: 0,
  idps: '-',
  returned_idps: '0',
  stateless: 0,
  ooc: 7,
  oip: '30',
  hst: 0,
  ...members,
});

export const populationPage = (items: readonly unknown[], maxPages: unknown = 1): string =>
  JSON.stringify({ page: 1, maxPages, items });

/** Two pages. */
export const unhcrUpstream: FakeUpstream = at('api.unhcr.org', ({ searchParams }) => {
  const items = searchParams.get('page') === '2' ? [originItem('SYR')] : [originItem('SDN'), originItem('UNK')];
  return { status: 200, contentType: 'application/json', body: populationPage(items, 2) };
});
