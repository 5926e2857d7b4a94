// Over 250 lines: one table of countries, written by a script.
/**
 * What a country was like over 2010-01 to 2017-12: read where a feed is missing, and to place a level in a frozen panel.
 * Written by scripts/fit-parameters.mjs; not edited by hand. Deaths are from the table by ISO code, not from the one by country
 * name: that one drops events that cross a month end (about a third of all deaths, in Mexico more than half), this one books each in
 * one month, so its totals are right and its quantiles a little lumpy. Palestine's deaths are in Israel's figures, as in the source.
 */

/** By ISO 3166 alpha-2: every country of that table. */
export const COUNTRY_PRIORS: Readonly<Record<string, CountryPrior>> = {
  AE: { deathsPer30d: { median: 0, p90: 0 }, population2017: 9285000 },
  AF: { deathsPer30d: { median: 885, p90: 1896 }, population2017: 36212000 },
  AG: { deathsPer30d: { median: 0, p90: 0 }, population2017: 91000 },
  AL: { deathsPer30d: { median: 0, p90: 0 }, population2017: 2870000 },
  AM: { deathsPer30d: { median: 0, p90: 0 }, population2017: 2974000 },
  AO: { deathsPer30d: { median: 0, p90: 2 }, population2017: 30761000 },
  AR: { deathsPer30d: { median: 0, p90: 0 }, population2017: 44472000 },
  AT: { deathsPer30d: { median: 0, p90: 0 }, population2017: 8819000 },
  AU: { deathsPer30d: { median: 0, p90: 0 }, population2017: 24777000 },
  AZ: { deathsPer30d: { median: 1, p90: 6.5 }, population2017: 9897000 },
  BA: { deathsPer30d: { median: 0, p90: 0 }, population2017: 3408000 },
  BB: { deathsPer30d: { median: 0, p90: 0 }, population2017: 280000 },
  BD: { deathsPer30d: { median: 0, p90: 5 }, population2017: 162853000 },
  BE: { deathsPer30d: { median: 0, p90: 0 }, population2017: 11401000 },
  BF: { deathsPer30d: { median: 0, p90: 1 }, population2017: 20165000 },
  BG: { deathsPer30d: { median: 0, p90: 0 }, population2017: 7050000 },
  BH: { deathsPer30d: { median: 0, p90: 0 }, population2017: 1502000 },
  BI: { deathsPer30d: { median: 1, p90: 9.5 }, population2017: 11682000 },
  BJ: { deathsPer30d: { median: 0, p90: 0 }, population2017: 12210000 },
  BM: { deathsPer30d: { median: 0, p90: 0 }, population2017: 64000 },
  BO: { deathsPer30d: { median: 0, p90: 0 }, population2017: 11426000 },
  BR: { deathsPer30d: { median: 0, p90: 26 }, population2017: 205404000 },
  BS: { deathsPer30d: { median: 0, p90: 0 }, population2017: 392000 },
  BT: { deathsPer30d: { median: 0, p90: 0 }, population2017: 757000 },
  BW: { deathsPer30d: { median: 0, p90: 0 }, population2017: 2283000 },
  BY: { deathsPer30d: { median: 0, p90: 0 }, population2017: 9449000 },
  CA: { deathsPer30d: { median: 0, p90: 0 }, population2017: 36808000 },
  CD: { deathsPer30d: { median: 88.5, p90: 345 }, population2017: 88553000 },
  CF: { deathsPer30d: { median: 41.5, p90: 267 }, population2017: 4836000 },
  CG: { deathsPer30d: { median: 0, p90: 0 }, population2017: 5417000 },
  CH: { deathsPer30d: { median: 0, p90: 0 }, population2017: 8483000 },
  CI: { deathsPer30d: { median: 0, p90: 16.5 }, population2017: 27096000 },
  CL: { deathsPer30d: { median: 0, p90: 0 }, population2017: 18725000 },
  CM: { deathsPer30d: { median: 0, p90: 91.5 }, population2017: 24465000 },
  CN: { deathsPer30d: { median: 0, p90: 0 }, population2017: 1399484000 },
  CO: { deathsPer30d: { median: 11, p90: 35.5 }, population2017: 48576000 },
  CR: { deathsPer30d: { median: 0, p90: 0 }, population2017: 4935000 },
  CU: { deathsPer30d: { median: 0, p90: 0 }, population2017: 11237000 },
  CY: { deathsPer30d: { median: 0, p90: 0 }, population2017: 1262000 },
  CZ: { deathsPer30d: { median: 0, p90: 0 }, population2017: 10612000 },
  DE: { deathsPer30d: { median: 0, p90: 0 }, population2017: 82781000 },
  DJ: { deathsPer30d: { median: 0, p90: 0 }, population2017: 1063000 },
  DK: { deathsPer30d: { median: 0, p90: 0 }, population2017: 5779000 },
  DM: { deathsPer30d: { median: 0, p90: 0 }, population2017: 68000 },
  DO: { deathsPer30d: { median: 0, p90: 0 }, population2017: 10724000 },
  DZ: { deathsPer30d: { median: 12, p90: 31 }, population2017: 42095000 },
  EC: { deathsPer30d: { median: 0, p90: 0 }, population2017: 16904000 },
  EE: { deathsPer30d: { median: 0, p90: 0 }, population2017: 1320000 },
  EG: { deathsPer30d: { median: 4, p90: 80 }, population2017: 104684000 },
  ER: { deathsPer30d: { median: 0, p90: 0 }, population2017: 3171000 },
  ES: { deathsPer30d: { median: 0, p90: 0 }, population2017: 46695000 },
  ET: { deathsPer30d: { median: 0.5, p90: 86 }, population2017: 111155000 },
  FI: { deathsPer30d: { median: 0, p90: 0 }, population2017: 5512000 },
  FJ: { deathsPer30d: { median: 0, p90: 0 }, population2017: 918000 },
  FR: { deathsPer30d: { median: 0, p90: 0 }, population2017: 67038000 },
  GA: { deathsPer30d: { median: 0, p90: 0 }, population2017: 2184000 },
  GB: { deathsPer30d: { median: 0, p90: 0 }, population2017: 66259000 },
  GD: { deathsPer30d: { median: 0, p90: 0 }, population2017: 116000 },
  GE: { deathsPer30d: { median: 0, p90: 0 }, population2017: 3727000 },
  GH: { deathsPer30d: { median: 0, p90: 0 }, population2017: 30321000 },
  GM: { deathsPer30d: { median: 0, p90: 0 }, population2017: 2371000 },
  GN: { deathsPer30d: { median: 0, p90: 0 }, population2017: 12544000 },
  GQ: { deathsPer30d: { median: 0, p90: 0 }, population2017: 1589000 },
  GR: { deathsPer30d: { median: 0, p90: 0 }, population2017: 10744000 },
  GT: { deathsPer30d: { median: 0, p90: 0 }, population2017: 16706000 },
  GW: { deathsPer30d: { median: 0, p90: 0 }, population2017: 1899000 },
  GY: { deathsPer30d: { median: 0, p90: 0 }, population2017: 780000 },
  HK: { deathsPer30d: { median: 0, p90: 0 }, population2017: 7423000 },
  HN: { deathsPer30d: { median: 0, p90: 8 }, population2017: 9676000 },
  HR: { deathsPer30d: { median: 0, p90: 0 }, population2017: 4015000 },
  HT: { deathsPer30d: { median: 0, p90: 0 }, population2017: 10890000 },
  HU: { deathsPer30d: { median: 0, p90: 0 }, population2017: 9782000 },
  ID: { deathsPer30d: { median: 0, p90: 1 }, population2017: 268646000 },
  IE: { deathsPer30d: { median: 0, p90: 0 }, population2017: 4837000 },
  IL: { deathsPer30d: { median: 1, p90: 12 }, population2017: 8798000 },
  IN: { deathsPer30d: { median: 62, p90: 111 }, population2017: 1367138000 },
  IQ: { deathsPer30d: { median: 400.5, p90: 1370.5 }, population2017: 39799000 },
  IR: { deathsPer30d: { median: 0, p90: 11.5 }, population2017: 85571000 },
  IS: { deathsPer30d: { median: 0, p90: 0 }, population2017: 348000 },
  IT: { deathsPer30d: { median: 0, p90: 0 }, population2017: 60479000 },
  JM: { deathsPer30d: { median: 0, p90: 0 }, population2017: 2818000 },
  JO: { deathsPer30d: { median: 0, p90: 0 }, population2017: 10348000 },
  JP: { deathsPer30d: { median: 0, p90: 0 }, population2017: 126891000 },
  KE: { deathsPer30d: { median: 11.5, p90: 45.5 }, population2017: 49700000 },
  KG: { deathsPer30d: { median: 0, p90: 0 }, population2017: 6375000 },
  KH: { deathsPer30d: { median: 0, p90: 0 }, population2017: 16174000 },
  KM: { deathsPer30d: { median: 0, p90: 0 }, population2017: 764000 },
  KP: { deathsPer30d: { median: 0, p90: 0 }, population2017: 25874000 },
  KR: { deathsPer30d: { median: 0, p90: 0 }, population2017: 51473000 },
  KW: { deathsPer30d: { median: 0, p90: 0 }, population2017: 4238000 },
  KZ: { deathsPer30d: { median: 0, p90: 0 }, population2017: 18792000 },
  LA: { deathsPer30d: { median: 0, p90: 0 }, population2017: 7073000 },
  LB: { deathsPer30d: { median: 0, p90: 33 }, population2017: 6071000 },
  LK: { deathsPer30d: { median: 0, p90: 0 }, population2017: 21557000 },
  LR: { deathsPer30d: { median: 0, p90: 0 }, population2017: 4897000 },
  LT: { deathsPer30d: { median: 0, p90: 0 }, population2017: 2815000 },
  LU: { deathsPer30d: { median: 0, p90: 0 }, population2017: 602000 },
  LV: { deathsPer30d: { median: 0, p90: 0 }, population2017: 1935000 },
  LY: { deathsPer30d: { median: 51.5, p90: 252 }, population2017: 6794000 },
  MA: { deathsPer30d: { median: 0, p90: 0 }, population2017: 35643000 },
  MD: { deathsPer30d: { median: 0, p90: 0 }, population2017: 2731000 },
  ME: { deathsPer30d: { median: 0, p90: 0 }, population2017: 622000 },
  MG: { deathsPer30d: { median: 0, p90: 0 }, population2017: 27139000 },
  MK: { deathsPer30d: { median: 0, p90: 0 }, population2017: 1894000 },
  ML: { deathsPer30d: { median: 9.5, p90: 63.5 }, population2017: 20125000 },
  MM: { deathsPer30d: { median: 15.5, p90: 104.5 }, population2017: 52083000 },
  MN: { deathsPer30d: { median: 0, p90: 0 }, population2017: 3178000 },
  MR: { deathsPer30d: { median: 0, p90: 0 }, population2017: 4274000 },
  MT: { deathsPer30d: { median: 0, p90: 0 }, population2017: 476000 },
  MU: { deathsPer30d: { median: 0, p90: 0 }, population2017: 1265000 },
  MV: { deathsPer30d: { median: 0, p90: 0 }, population2017: 466000 },
  MW: { deathsPer30d: { median: 0, p90: 0 }, population2017: 18282000 },
  MX: { deathsPer30d: { median: 76, p90: 558 }, population2017: 123985000 },
  MY: { deathsPer30d: { median: 0, p90: 0 }, population2017: 32632000 },
  MZ: { deathsPer30d: { median: 0, p90: 6.5 }, population2017: 28589000 },
  NA: { deathsPer30d: { median: 0, p90: 0 }, population2017: 2542000 },
  NE: { deathsPer30d: { median: 0, p90: 45 }, population2017: 21809000 },
  NG: { deathsPer30d: { median: 268.5, p90: 867 }, population2017: 202583000 },
  NI: { deathsPer30d: { median: 0, p90: 0 }, population2017: 6358000 },
  NL: { deathsPer30d: { median: 0, p90: 0 }, population2017: 17181000 },
  NO: { deathsPer30d: { median: 0, p90: 0 }, population2017: 5294000 },
  NP: { deathsPer30d: { median: 0, p90: 0 }, population2017: 28045000 },
  NZ: { deathsPer30d: { median: 0, p90: 0 }, population2017: 4857000 },
  OM: { deathsPer30d: { median: 0, p90: 0 }, population2017: 4568000 },
  PA: { deathsPer30d: { median: 0, p90: 0 }, population2017: 4133000 },
  PE: { deathsPer30d: { median: 0, p90: 3 }, population2017: 31610000 },
  PG: { deathsPer30d: { median: 0, p90: 0 }, population2017: 9286000 },
  PH: { deathsPer30d: { median: 32, p90: 92.5 }, population2017: 108790000 },
  PK: { deathsPer30d: { median: 234, p90: 524 }, population2017: 225094000 },
  PL: { deathsPer30d: { median: 0, p90: 0 }, population2017: 37975000 },
  PR: { deathsPer30d: { median: 0, p90: 0 }, population2017: 3259000 },
  PS: { deathsPer30d: { median: 0, p90: 0 }, population2017: 4455000 },
  PT: { deathsPer30d: { median: 0, p90: 0 }, population2017: 10292000 },
  PY: { deathsPer30d: { median: 0, p90: 0 }, population2017: 6383000 },
  QA: { deathsPer30d: { median: 0, p90: 0 }, population2017: 2563000 },
  RO: { deathsPer30d: { median: 0, p90: 0 }, population2017: 19531000 },
  RS: { deathsPer30d: { median: 0, p90: 0 }, population2017: 7002000 },
  RU: { deathsPer30d: { median: 17, p90: 46.5 }, population2017: 145346000 },
  RW: { deathsPer30d: { median: 0, p90: 1.5 }, population2017: 12344000 },
  SA: { deathsPer30d: { median: 0, p90: 6 }, population2017: 30584000 },
  SC: { deathsPer30d: { median: 0, p90: 0 }, population2017: 96000 },
  SD: { deathsPer30d: { median: 92.5, p90: 370 }, population2017: 43466000 },
  SE: { deathsPer30d: { median: 0, p90: 0 }, population2017: 10116000 },
  SG: { deathsPer30d: { median: 0, p90: 0 }, population2017: 5625000 },
  SI: { deathsPer30d: { median: 0, p90: 0 }, population2017: 2070000 },
  SK: { deathsPer30d: { median: 0, p90: 0 }, population2017: 5443000 },
  SL: { deathsPer30d: { median: 0, p90: 0 }, population2017: 7466000 },
  SN: { deathsPer30d: { median: 0, p90: 3.5 }, population2017: 15693000 },
  SO: { deathsPer30d: { median: 128, p90: 311.5 }, population2017: 15182000 },
  SS: { deathsPer30d: { median: 52.5, p90: 299.9 }, population2017: 10191000 },
  SV: { deathsPer30d: { median: 0, p90: 0 }, population2017: 6217000 },
  SY: { deathsPer30d: { median: 3434.5, p90: 5946 }, population2017: 19400000 },
  TD: { deathsPer30d: { median: 0, p90: 12.5 }, population2017: 15887000 },
  TG: { deathsPer30d: { median: 0, p90: 0 }, population2017: 8157000 },
  TH: { deathsPer30d: { median: 11, p90: 28.5 }, population2017: 71268000 },
  TJ: { deathsPer30d: { median: 0, p90: 1.5 }, population2017: 9196000 },
  TL: { deathsPer30d: { median: 0, p90: 0 }, population2017: 1264000 },
  TM: { deathsPer30d: { median: 0, p90: 0 }, population2017: 6581000 },
  TN: { deathsPer30d: { median: 0, p90: 7 }, population2017: 11708000 },
  TR: { deathsPer30d: { median: 19, p90: 128.5 }, population2017: 80858000 },
  TW: { deathsPer30d: { median: 0, p90: 0 }, population2017: 24000000 },
  TZ: { deathsPer30d: { median: 0, p90: 0 }, population2017: 56538000 },
  UA: { deathsPer30d: { median: 1, p90: 188.5 }, population2017: 45322000 },
  UG: { deathsPer30d: { median: 0, p90: 0 }, population2017: 40866000 },
  US: { deathsPer30d: { median: 0, p90: 0 }, population2017: 325979000 },
  UY: { deathsPer30d: { median: 0, p90: 0 }, population2017: 3391000 },
  UZ: { deathsPer30d: { median: 0, p90: 0 }, population2017: 32095000 },
  VE: { deathsPer30d: { median: 2, p90: 7.5 }, population2017: 30184000 },
  VN: { deathsPer30d: { median: 0, p90: 0 }, population2017: 95706000 },
  XK: { deathsPer30d: { median: 0, p90: 0 }, population2017: 1794000 },
  YE: { deathsPer30d: { median: 136.5, p90: 555 }, population2017: 33584000 },
  ZA: { deathsPer30d: { median: 0, p90: 0 }, population2017: 58122000 },
  ZM: { deathsPer30d: { median: 0, p90: 0 }, population2017: 17705000 },
  ZW: { deathsPer30d: { median: 0, p90: 0 }, population2017: 14923000 },
};

export interface CountryPrior {
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

/** Levels of every panel's quantiles. */
export const PANEL_LEVELS: readonly number[] = Array.from({ length: 21 }, (_, i) => i / 20);

/** Deaths of one country in one month, over the country-months of 2010-01 to 2017-12 with at least one; frozen. */
export const DEATHS_REFERENCE_PANEL: ReferencePanel = {
  unit: 'death/30d',
  n: 3043,
  quantiles: [1, 1, 2, 3, 5, 7, 9, 12, 16, 23, 30, 38, 51, 69, 93, 122, 173, 283, 468, 1075.8, 21743],
};

/**
 * Reports of one country per 1,000 rows of an event export, whatever those rows report and wherever: a little
 * less than a count of reports over `background_rows`, which leaves the reports out. A report is a kept row (FEEDS.md §3.1) after rows with the same day, base code and place collapse; one of force counts
 * for `forceWeight` of its actors.
 */
export const REPORT_SHARE_PANEL = {
  status: 'unfitted: few files',
  unit: 'report/1000 rows',
  /** Exports, their rows, and the countries they place anything in, over which the quantiles and means run. */
  files: 3,
  rows: 6070,
  countries: 128,
  kinds: {
    force: {
      world: 26.771,
      mean: 0.2091,
      meanByRows: 3.0805,
      quantiles: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.082, 0.132, 0.329, 0.741, 0.877, 7.578],
    },
    posture: {
      world: 0.494,
      mean: 0.0039,
      meanByRows: 0.017,
      quantiles: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.165],
    },
    coercion: {
      world: 16.969,
      mean: 0.1326,
      meanByRows: 2.5532,
      quantiles: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.165, 0.165, 0.165, 0.329, 0.494, 6.919],
    },
    blockade: {
      world: 0.165,
      mean: 0.0013,
      meanByRows: 0.0093,
      quantiles: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.165],
    },
    protest: {
      world: 3.13,
      mean: 0.0245,
      meanByRows: 0.2457,
      quantiles: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.165, 0.988],
    },
    emergency: {
      world: 0.329,
      mean: 0.0026,
      meanByRows: 0.0127,
      quantiles: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.165],
    },
  },
} as const satisfies ReportSharePanel;

export const COUNTRY_PRIORS_SOURCE = {
  command: 'node scripts/fit-parameters.mjs',
  span: { from: '2010-01', to: '2017-12' },
  files: [
    {
      path: 'history/conflict/ucdp_iso3_month_2010_2023.csv',
      sha256: '0b0d06926ac7113a661ef83c1f57e429548ec96048fa30589f13bc83b29eb2b4',
      rows: 29214,
    },
    {
      path: 'recordings/gdelt/20151027220000.export.CSV',
      sha256: '84d48e30a1c16705ff699cc9f57666d539c746451c2eb2fcb3411f56a9a4a82f',
      rows: 2116,
    },
    {
      path: 'recordings/gdelt/20180101000000.export.CSV',
      sha256: 'df78486fda9faa158a4e390b395c691de22ee87b7f604e68e8e2fa0490a417ee',
      rows: 2414,
    },
    {
      path: 'recordings/gdelt/20180326044500.export.CSV',
      sha256: '7f1e5571a5975478b4eeb9d4c1f80553cedd8b9526eacd9bdf98278b7b67723d',
      rows: 1540,
    },
  ],
} as const;
