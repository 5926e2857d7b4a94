import { COUNTRIES, type Country } from '../../reference/countries.ts';
import { countryStructure } from '../fakes/country-structure.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { randomOf } from '../fakes/random.ts';

export const fakeWorldBank: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

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
const handMade: Upstream = at('api.worldbank.org', ({ pathname }) => {
  const code = pathname.split('/').at(-1) ?? '';
  const rows = [
    figure(code, { id: 'ZH', iso3: 'AFE' }, '2024', 1.5),
    figure(code, { id: 'JP', iso3: 'JPN' }, '2024', 2.5),
  ];
  return { status: 200, contentType: 'application/json', body: page(rows) };
});

/** Figures of a year are all there two years later. */
const LAG_YEARS = 2;

/** Where an indicator lies in the invented world: lowest and highest. */
const SPREAD: Readonly<Record<string, readonly [low: number, high: number]>> = {
  'GC.DOD.TOTL.GD.ZS': [15, 120],
  'DT.DOD.DSTC.IR.ZS': [5, 90],
  'FI.RES.TOTL.MO': [1, 14],
  'FP.CPI.TOTL.ZG': [0.5, 14],
  'BN.CAB.XOKA.GD.ZS': [-11, 11],
  'NY.GDP.PETR.RT.ZS': [0, 2],
  'TM.VAL.FOOD.ZS.UN': [4, 28],
  'GOV_WGI_PV.EST': [-1.6, 1.3],
  'MS.MIL.XPND.GD.ZS': [0.4, 6],
  'MS.MIL.MPRT.KD': [1_000_000, 2_000_000_000],
  'MS.MIL.XPRT.KD': [0, 900_000_000],
  'EN.POP.DNST': [3, 500],
};

/** Indicators of all countries, with one aggregate among them; Taiwan has none there. */
function ofWorld({ seed, clock }: FakeWorld): Upstream {
  const countries = COUNTRIES.filter(({ iso2, worldBank }) => worldBank !== undefined && iso2 !== 'TW');
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    const code = /^\/v2\/country\/all\/indicator\/([A-Z._]+)$/.exec(path)?.[1];
    if (host !== 'api.worldbank.org' || code === undefined) return undefined;
    const contentType = 'application/json;charset=utf-8';
    if (code !== 'EG.IMP.CONS.ZS' && SPREAD[code] === undefined) {
      const message = [{ id: '120', key: 'Invalid value', value: 'EXERCISE: no such indicator' }];
      return { status: 200, contentType, body: JSON.stringify([{ message }]) };
    }
    const newest = new Date(clock.now()).getUTCFullYear() - LAG_YEARS;
    const years = yearsOf(query.get('date'), newest);
    const rows = years.flatMap((year) => [
      row(code, { id: '1W', iso3: 'WLD', name: 'EXERCISE World' }, year, 10),
      ...countries.map((country) =>
        row(
          code,
          { id: country.iso2, iso3: country.iso3, name: `EXERCISE ${country.name}` },
          year,
          figureOf(seed, code, country, year),
        ),
      ),
    ]);
    const meta = {
      page: 1,
      pages: 1,
      per_page: 20_000,
      total: rows.length,
      sourceid: '2',
      lastupdated: `${newest + 2}-07-01`,
    };
    return { status: 200, contentType, body: JSON.stringify([meta, rows]) };
  };
}

function figureOf(seed: number, code: string, { iso2 }: Country, year: number): number {
  // The invented world keeps its figures where only the upstream's name for them changes.
  const drawn = code.replace('GOV_WGI_', '');
  const drift = 0.04 * (randomOf(`${seed}|${drawn}|${iso2}|${year}`)() - 0.5);
  const structure = countryStructure(seed, iso2);
  if (code === 'EG.IMP.CONS.ZS') return Math.min(99, structure.netEnergyImports * (1 + drift));
  if (code === 'NY.GDP.PETR.RT.ZS' && structure.netEnergyImports < -100) return 25 * (1 + drift);
  const [low, high] = SPREAD[code] ?? [0, 0];
  return low + (high - low) * Math.min(1, Math.max(0, randomOf(`${seed}|${drawn}|${iso2}`)() + drift));
}

function row(code: string, country: { id: string; iso3: string; name: string }, year: number, value: number) {
  return {
    indicator: { id: code, value: `EXERCISE ${code}` },
    country: { id: country.id, value: country.name },
    countryiso3code: country.iso3,
    date: String(year),
    value,
    unit: '',
    obs_status: '',
    decimal: 1,
  };
}

/** The newest year, or those of `date=2015:2024`. */
function yearsOf(date: string | null, newest: number): readonly number[] {
  const [from = newest, to = newest] = date === null ? [] : date.split(':').map(Number);
  const last = Math.min(to, newest);
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => last - index);
}
