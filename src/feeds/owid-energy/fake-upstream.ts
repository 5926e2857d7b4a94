import { COUNTRIES } from '../../reference/countries.ts';
import { countryStructure } from '../fakes/country-structure.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { randomOf } from '../fakes/random.ts';

export const fakeOwidEnergy: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

export const ENERGY_HEADER =
  'country,year,iso_code,population,oil_production,oil_consumption,gas_production,gas_consumption,coal_production';

const BODY = [
  ENERGY_HEADER,
  'World,2024,,8100000000,52000.1,53000.2,40000.3,40100.4,48000',
  'Japan,2024,JPN,123000000,3.1,1800.2,20.5,900.25,5',
  'Taiwan,2024,TWN,23400000,0.1,480.5,1.2,280.7,0',
].join('\n');

/** Hand-made rows in the publisher's columns, some of 130. */
const handMade: Upstream = at('owid-public.owid.io', () => ({
  status: 200,
  contentType: 'text/csv',
  headers: { etag: '"energy"' },
  body: `${BODY}\n`,
}));

/** Years in the table; the real one begins in 1900. */
const YEARS = 12;
const HEADER = 'country,year,iso_code,population,oil_production,oil_consumption,gas_production,gas_consumption';

/** The energy table with our columns of its 130, and its codebook. A year is in it from July of the next on. */
function ofWorld({ seed, clock }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) => {
    if (host !== 'owid-public.owid.io') return undefined;
    if (path === '/data/energy/owid-energy-codebook.csv')
      return { status: 200, contentType: 'text/csv', body: 'column,description\ncountry,EXERCISE: invented figures\n' };
    if (path !== '/data/energy/owid-energy-data.csv') return undefined;
    const now = new Date(clock.now());
    const newest = now.getUTCFullYear() - (now.getUTCMonth() >= 6 ? 1 : 2);
    const years = Array.from({ length: YEARS }, (_, index) => newest - YEARS + 1 + index);
    const lines = COUNTRIES.flatMap(({ iso2, iso3, name }) =>
      years.map((year) => {
        const { oilProduction, oilConsumption, gasProduction, gasConsumption } = countryStructure(seed, iso2);
        const growth = 1 + 0.03 * (randomOf(`${seed}|energy|${iso2}|${year}`)() - 0.5);
        const figures = [oilProduction, oilConsumption, gasProduction, gasConsumption].map((twh) =>
          (twh * growth).toFixed(3),
        );
        const code = iso3 === 'XKX' ? 'OWID_KOS' : iso3;
        return [`"EXERCISE ${name}"`, year, code, '', ...figures].join(',');
      }),
    );
    const world = years.map((year) => `EXERCISE World,${year},,,52000,53000,40000,40100`);
    return { status: 200, contentType: 'text/csv', body: `${[HEADER, ...lines, ...world].join('\n')}\n` };
  };
}
