import { COUNTRIES } from '../../reference/countries.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { randomOf } from '../fakes/random.ts';

export const fakeUnhcr: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

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
const handMade: Upstream = at('api.unhcr.org', ({ searchParams }) => {
  const items = searchParams.get('page') === '2' ? [originItem('SYR')] : [originItem('SDN'), originItem('UNK')];
  return { status: 200, contentType: 'application/json', body: populationPage(items, 2) };
});

/** Invented, of about the real size, in thousands: fled abroad, and displaced at home. */
const LARGE: Readonly<Record<string, readonly [abroad: number, atHome: number]>> = {
  SY: [5_600, 6_800],
  UA: [5_200, 3_700],
  AF: [6_000, 3_200],
  SD: [3_900, 9_500],
  VE: [6_300, 0],
  CD: [1_200, 7_300],
  CO: [600, 6_900],
  MM: [1_500, 3_500],
  YE: [60, 4_500],
  SO: [950, 3_900],
  SS: [2_300, 2_200],
  NG: [430, 3_400],
  ET: [300, 2_900],
  IQ: [350, 1_050],
  BF: [180, 2_100],
  HT: [330, 1_200],
};
/** Thousands, elsewhere. */
const MAX_ELSEWHERE = 20;

/** Displaced people by origin: a year's end from June of the next on, its middle from October on. */
function ofWorld({ seed, clock }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    if (host !== 'api.unhcr.org' || path !== '/population/v1/population/') return undefined;
    const now = new Date(clock.now());
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
    const newest = month >= 9 ? year : month >= 5 ? year - 1 : year - 2;
    const from = Number(query.get('yearFrom') ?? newest);
    const to = Math.min(Number(query.get('yearTo') ?? newest), newest);
    const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
    const items = years.flatMap((of) => [
      ...COUNTRIES.map(({ iso2, iso3, name }) => item(seed, { iso2, iso3, name: `EXERCISE ${name}` }, of)),
      item(seed, { iso2: '', iso3: 'UNK', name: 'EXERCISE Unknown' }, of),
    ]);
    const limit = Number(query.get('limit') ?? 100);
    const page = Number(query.get('page') ?? 1);
    const body = {
      page,
      maxPages: Math.ceil(items.length / limit),
      items: items.slice((page - 1) * limit, page * limit),
    };
    return { status: 200, contentType: 'application/json', body: JSON.stringify(body) };
  };
}

/** Counts are numbers, zeros texts, and what is not counted a dash, as the real API mixes them. */
function item(seed: number, { iso2, iso3, name }: { iso2: string; iso3: string; name: string }, year: number) {
  const random = randomOf(`${seed}|displaced|${iso3}`);
  const [abroad, atHome] = LARGE[iso2] ?? [MAX_ELSEWHERE * random(), 0];
  const change = 1 + 0.1 * (randomOf(`${seed}|displaced|${iso3}|${year}`)() - 0.5);
  const people = (thousands: number): number | string => Math.round(1_000 * thousands * change) || '0';
  return {
    year,
    coo_name: name,
    coo: iso3,
    coo_iso: iso3,
    coa_name: '-',
    coa: '-',
    coa_iso: '-',
    refugees: people(0.8 * abroad),
    asylum_seekers: people(0.2 * abroad),
    returned_refugees: '0',
    idps: atHome === 0 ? '-' : people(atHome),
    returned_idps: '0',
    stateless: '0',
    ooc: '0',
    oip: '0',
    hst: '0',
  };
}
