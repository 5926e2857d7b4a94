import { EXPORTS, readExport, readIso3Months } from './inputs.mjs';
import { LEVELS, quantile, rounded } from './quantiles.mjs';
import { reportShares } from './report-shares.mjs';

/** Months whose deaths make the priors and the panel: as old as the file, and before the hindcast's test years. */
export const SPAN = { from: '2010-01', to: '2017-12' };
/** The file repeats Israel's deaths and population for Palestine; UCDP books both under Israel, and so do we. */
const COPIED = 'PSE';
/** World Bank, West Bank and Gaza, 2017. */
const POPULATION_OF_COPIED = ['PS', { median: 0, p90: 0, population: 4_455_000 }];

/** Every number of country-priors.ts. */
export function fitCountryPriors({ COUNTRIES, countryByIso3, countryByFips, forceActors, forceWeight }) {
  const { rows, fingerprint } = readIso3Months();
  const own = rows.filter(({ iso3, month }) => iso3 !== COPIED && month >= SPAN.from && month <= SPAN.to);
  const deadly = own.filter(({ deaths }) => deaths >= 1).map(({ deaths }) => deaths);
  const exports = EXPORTS.map(readExport);
  return {
    countries: priorsByCountry(own, { COUNTRIES, countryByIso3 }),
    deaths: { n: deadly.length, quantiles: LEVELS.map((level) => rounded(quantile(deadly, level), 1)) },
    reports: reportShares(
      exports.map(({ text }) => text),
      (fips) => countryByFips(fips)?.iso2,
      (fields) => forceWeight({ detail: { actors: forceActors(fields) } }),
    ),
    files: [fingerprint, ...exports.map((one) => one.fingerprint)],
  };
}

/** In the order of alpha-2 codes: `[iso2, {median, p90, population}]`. */
function priorsByCountry(rows, { countryByIso3 }) {
  const byCountry = new Map();
  for (const { iso3, month, deaths, population } of rows) {
    const country = countryByIso3(iso3);
    if (!country) throw new Error(`no country has the code ${iso3}`);
    const one = byCountry.get(country.iso2) ?? { deaths: [], population: undefined };
    one.deaths.push(deaths);
    if (month === SPAN.to) one.population = population;
    byCountry.set(country.iso2, one);
  }
  const priors = [...byCountry].map(([iso2, { deaths, population }]) => [
    iso2,
    {
      median: rounded(quantile(deaths, 0.5), 1),
      p90: rounded(quantile(deaths, 0.9), 1),
      population: population && Math.round(population / 1000) * 1000,
    },
  ]);
  return [...priors, POPULATION_OF_COPIED].sort(([a], [b]) => (a < b ? -1 : 1));
}
