import { SPAN } from './fit-country-priors.mjs';
import { LEVELS } from './quantiles.mjs';
import { numbers, property, sourceFiles } from './render.mjs';

/** The text of country-priors.ts. */
export function renderCountryPriors({ countries, deaths, reports, files }) {
  return `${HEADER}
export const COUNTRY_PRIORS: Readonly<Record<string, CountryPrior>> = {
${countries.map(country).join('\n')}
};

${TYPES}
/** Levels of every panel's quantiles. */
export const PANEL_LEVELS: readonly number[] = Array.from({ length: ${LEVELS.length} }, (_, i) => i / ${LEVELS.length - 1});

/** Deaths of one country in one month, over the country-months of ${SPAN.from} to ${SPAN.to} with at least one; frozen. */
export const DEATHS_REFERENCE_PANEL: ReferencePanel = {
  unit: 'death/30d',
  n: ${deaths.n},
${numbers('  quantiles: ', deaths.quantiles)}
};

/**
 * Reports of one country per 1,000 rows of an event export, whatever those rows report and wherever: a little
 * less than a count of reports over \`background_rows\`, which leaves the reports out. A report is a kept row (FEEDS.md §3.1) after rows with the same day, base code and place collapse; one of force counts
 * for \`forceWeight\` of its actors.
 */
export const REPORT_SHARE_PANEL = {
  status: 'unfitted: few files',
  unit: 'report/1000 rows',
  /** Exports, their rows, and the countries they place anything in, over which the quantiles and means run. */
  files: ${files.length - 1},
  rows: ${reports.rows},
  countries: ${reports.countries},
  kinds: {
${reports.kinds.map(kind).join('\n')}
  },
} as const satisfies ReportSharePanel;

export const COUNTRY_PRIORS_SOURCE = {
  command: 'node scripts/fit-parameters.mjs',
  span: { from: '${SPAN.from}', to: '${SPAN.to}' },
${sourceFiles(files)}
} as const;
`;
}

function country([iso2, { median, p90, population }]) {
  const people = population === undefined ? '' : `, population2017: ${population}`;
  return `  ${property(iso2)}: { deathsPer30d: { median: ${median}, p90: ${p90} }${people} },`;
}

function kind([name, { world, mean, meanByRows, quantiles }]) {
  return `    ${name}: {
      world: ${world},
      mean: ${mean},
      meanByRows: ${meanByRows},
${numbers('      quantiles: ', quantiles)}
    },`;
}

const HEADER = `// Over 250 lines: one table of countries, written by a script.
/**
 * What a country was like over ${SPAN.from} to ${SPAN.to}: read where a feed is missing, and to place a level in a frozen panel.
 * Written by scripts/fit-parameters.mjs; not edited by hand. Deaths are from the table by ISO code, not from the one by country
 * name: that one drops events that cross a month end (about a third of all deaths, in Mexico more than half), this one books each in
 * one month, so its totals are right and its quantiles a little lumpy. Palestine's deaths are in Israel's figures, as in the source.
 */

/** By ISO 3166 alpha-2: every country of that table. */`;

const TYPES = `export interface CountryPrior {
  /** Conflict deaths (UCDP best) in a month of about 30 days. */
  readonly deathsPer30d: { readonly median: number; readonly p90: number };
  /** People, December 2017, to the nearest thousand. Absent where the source has none. */
  readonly population2017?: number;
}

const NO_DEATHS: CountryPrior = { deathsPer30d: { median: 0, p90: 0 } };

/** A country's prior; zero deaths for a country that the source does not hold. */
export function countryPrior(iso2: string): CountryPrior {
  return Object.hasOwn(COUNTRY_PRIORS, iso2) ? (COUNTRY_PRIORS[iso2] ?? NO_DEATHS) : NO_DEATHS;
}

export interface ReferencePanel {
  readonly unit: string;
  /** Values behind the quantiles. */
  readonly n: number;
  /** At PANEL_LEVELS, ascending. */
  readonly quantiles: readonly number[];
}

export type ReportKind = 'force' | 'posture' | 'coercion' | 'blockade' | 'protest' | 'emergency';

export interface ReportSharePanel {
  readonly status: string;
  readonly unit: string;
  readonly files: number;
  readonly rows: number;
  readonly countries: number;
  readonly kinds: Readonly<Record<ReportKind, ReportShares>>;
}

export interface ReportShares {
  /** All countries together. */
  readonly world: number;
  /** Plain mean over countries. */
  readonly mean: number;
  /** Mean over countries, weighted by the rows that the exports place in each. */
  readonly meanByRows: number;
  /** Over countries, at PANEL_LEVELS, ascending. */
  readonly quantiles: readonly number[];
}
`;
