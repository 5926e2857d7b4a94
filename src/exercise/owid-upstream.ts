import { COUNTRIES } from '../reference/countries.ts';
import { countryStructure } from '../feeds/fakes/country-structure.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { randomOf } from '../feeds/fakes/random.ts';
import type { Upstream } from './upstream-server.ts';

/** Years in the table; the real one begins in 1900. */
const YEARS = 12;
const HEADER = 'country,year,iso_code,population,oil_production,oil_consumption,gas_production,gas_consumption';

/** The energy table with our columns of its 130, and its codebook. A year is in it from July of the next on. */
export function owidUpstream({ seed, clock }: ExercisePlan): Upstream {
  return ({ host, path }) => {
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
