// Over 250 lines: one table of countries.
/**
 * Oil and gas structure of the countries that matter to a region's energy axes: facts, not fitted.
 * Rounded public figures of 2023; the straits' shares are estimates from published trade flows, good to about ±0.1.
 * A country that is missing here has no figures, which is not the same as no dependence.
 */
export const ENERGY_STRUCTURE: Readonly<Record<string, EnergyStructure>> = Object.fromEntries(
  Object.entries(oilAndGas()).map(([iso2, figures]) => [
    iso2,
    { ...figures, importsThrough: importsThrough()[iso2] ?? {}, exportsThrough: exportsThrough()[iso2] ?? {} },
  ]),
);

export interface OilAndGas {
  /** Oil products consumed, million barrels a day. */
  readonly consumption: number;
  /** Crude, condensate and natural gas liquids produced, million barrels a day. */
  readonly production: number;
  /** Net gas imports over gas consumption, 0 to 1. Absent for net exporters and where no gas is used. */
  readonly gasImportDependence?: number;
  /** Net gas exports over gas production, 0 to 1. Absent for net importers. */
  readonly gasExportShare?: number;
}

/** Straits that oil passes, by their id in the reference room. */
export type OilChokepoint =
  | 'hormuz_strait'
  | 'malacca_strait'
  | 'bab_el_mandeb'
  | 'suez'
  | 'bosphorus'
  | 'oresund'
  | 'panama';

/** Shares in [0,1]; a strait that is not named carries none worth counting. One barrel may pass several. */
export type ChokepointShares = Readonly<Partial<Record<OilChokepoint, number>>>;

export interface EnergyStructure extends OilAndGas {
  /** Of the country's gross oil imports. */
  readonly importsThrough: ChokepointShares;
  /** Of the country's oil exports. */
  readonly exportsThrough: ChokepointShares;
}

export const ENERGY_STRUCTURE_SOURCE = {
  oil: 'Energy Institute, Statistical Review of World Energy 2024, year 2023, rounded to 0.01 to 0.1 mb/d; small consumers from EIA international data; reliable to about 5 %, below 0.2 mb/d to about 30 %',
  gas: 'Energy Institute, Statistical Review of World Energy 2024, year 2023, ratios rounded; reliable to about 0.05, small users to about 0.15',
  importsThrough:
    'estimate from partner shares of 2023 (EIA, IEA, Eurostat, national statistics) and usual routes; reliable to about 0.1',
  exportsThrough:
    'estimate from EIA World Oil Transit Chokepoints (2023) less pipelines that avoid a strait; reliable to about 0.1',
  /** World oil supply 2023, million barrels a day (EIA, all liquids). */
  worldOilMbd: 101.9,
} as const;

function oilAndGas(): Readonly<Record<string, OilAndGas>> {
  return {
    // mena
    AE: { consumption: 1.15, production: 3.92, gasImportDependence: 0.15 },
    BH: { consumption: 0.06, production: 0.19, gasImportDependence: 0 },
    DZ: { consumption: 0.43, production: 1.41, gasExportShare: 0.53 },
    EG: { consumption: 0.74, production: 0.61, gasImportDependence: 0.05 },
    IL: { consumption: 0.23, production: 0, gasExportShare: 0.4 },
    IQ: { consumption: 0.8, production: 4.36, gasImportDependence: 0.4 },
    IR: { consumption: 1.83, production: 4.66, gasExportShare: 0.05 },
    JO: { consumption: 0.11, production: 0, gasImportDependence: 0.95 },
    KW: { consumption: 0.45, production: 2.91, gasImportDependence: 0.35 },
    LB: { consumption: 0.12, production: 0 },
    LY: { consumption: 0.2, production: 1.27, gasExportShare: 0.2 },
    MA: { consumption: 0.3, production: 0, gasImportDependence: 0.9 },
    OM: { consumption: 0.24, production: 1.05, gasExportShare: 0.32 },
    QA: { consumption: 0.34, production: 1.85, gasExportShare: 0.77 },
    SA: { consumption: 4.05, production: 11.39 },
    SY: { consumption: 0.1, production: 0.04 },
    TN: { consumption: 0.1, production: 0.04, gasImportDependence: 0.6 },
    TR: { consumption: 1.09, production: 0.08, gasImportDependence: 0.98 },
    YE: { consumption: 0.06, production: 0.04 },
    // east-asia
    AU: { consumption: 1.1, production: 0.38, gasExportShare: 0.72 },
    BN: { consumption: 0.02, production: 0.09, gasExportShare: 0.7 },
    CN: { consumption: 16.58, production: 4.2, gasImportDependence: 0.42 },
    HK: { consumption: 0.27, production: 0, gasImportDependence: 1 },
    ID: { consumption: 1.61, production: 0.63, gasExportShare: 0.3 },
    JP: { consumption: 3.37, production: 0, gasImportDependence: 0.98 },
    KH: { consumption: 0.07, production: 0 },
    KP: { consumption: 0.02, production: 0 },
    KR: { consumption: 2.8, production: 0, gasImportDependence: 1 },
    MM: { consumption: 0.13, production: 0.01, gasExportShare: 0.7 },
    MN: { consumption: 0.04, production: 0.01 },
    MY: { consumption: 0.9, production: 0.56, gasExportShare: 0.4 },
    NZ: { consumption: 0.16, production: 0.01, gasImportDependence: 0 },
    PG: { consumption: 0.03, production: 0.04, gasExportShare: 0.95 },
    PH: { consumption: 0.47, production: 0.01, gasImportDependence: 0.2 },
    SG: { consumption: 1.4, production: 0, gasImportDependence: 1 },
    TH: { consumption: 1.28, production: 0.4, gasImportDependence: 0.4 },
    TW: { consumption: 0.95, production: 0, gasImportDependence: 0.99 },
    VN: { consumption: 0.62, production: 0.19, gasImportDependence: 0.02 },
    // europe
    AT: { consumption: 0.24, production: 0.01, gasImportDependence: 0.92 },
    AZ: { consumption: 0.11, production: 0.62, gasExportShare: 0.65 },
    BE: { consumption: 0.57, production: 0, gasImportDependence: 1 },
    BG: { consumption: 0.1, production: 0, gasImportDependence: 0.98 },
    BY: { consumption: 0.15, production: 0.03, gasImportDependence: 0.99 },
    CH: { consumption: 0.2, production: 0, gasImportDependence: 1 },
    CZ: { consumption: 0.21, production: 0, gasImportDependence: 0.97 },
    DE: { consumption: 2.0, production: 0.04, gasImportDependence: 0.95 },
    DK: { consumption: 0.15, production: 0.06, gasImportDependence: 0.4 },
    ES: { consumption: 1.28, production: 0, gasImportDependence: 0.99 },
    FI: { consumption: 0.18, production: 0, gasImportDependence: 0.99 },
    FR: { consumption: 1.46, production: 0.01, gasImportDependence: 0.98 },
    GB: { consumption: 1.4, production: 0.68, gasImportDependence: 0.46 },
    GR: { consumption: 0.3, production: 0, gasImportDependence: 1 },
    HU: { consumption: 0.18, production: 0.02, gasImportDependence: 0.83 },
    IE: { consumption: 0.15, production: 0, gasImportDependence: 0.78 },
    IT: { consumption: 1.22, production: 0.09, gasImportDependence: 0.95 },
    KZ: { consumption: 0.4, production: 1.88, gasExportShare: 0.15 },
    LT: { consumption: 0.07, production: 0, gasImportDependence: 1 },
    NL: { consumption: 0.82, production: 0.02, gasImportDependence: 0.62 },
    NO: { consumption: 0.2, production: 2.02, gasExportShare: 0.96 },
    PL: { consumption: 0.74, production: 0.02, gasImportDependence: 0.8 },
    PT: { consumption: 0.23, production: 0, gasImportDependence: 1 },
    RO: { consumption: 0.23, production: 0.07, gasImportDependence: 0.05 },
    RS: { consumption: 0.09, production: 0.02, gasImportDependence: 0.9 },
    RU: { consumption: 3.64, production: 11.08, gasExportShare: 0.23 },
    SE: { consumption: 0.28, production: 0, gasImportDependence: 1 },
    SK: { consumption: 0.09, production: 0, gasImportDependence: 0.98 },
    TM: { consumption: 0.15, production: 0.27, gasExportShare: 0.5 },
    UA: { consumption: 0.22, production: 0.05, gasImportDependence: 0.05 },
    UZ: { consumption: 0.1, production: 0.06, gasImportDependence: 0.08 },
    // north-america
    CA: { consumption: 2.36, production: 5.65, gasExportShare: 0.36 },
    MX: { consumption: 1.96, production: 2.04, gasImportDependence: 0.62 },
    US: { consumption: 18.98, production: 19.36, gasExportShare: 0.12 },
    // south-asia
    AF: { consumption: 0.04, production: 0 },
    BD: { consumption: 0.24, production: 0.01, gasImportDependence: 0.25 },
    IN: { consumption: 5.45, production: 0.73, gasImportDependence: 0.49 },
    LK: { consumption: 0.09, production: 0 },
    MV: { consumption: 0.01, production: 0 },
    NP: { consumption: 0.06, production: 0 },
    PK: { consumption: 0.41, production: 0.09, gasImportDependence: 0.25 },
    // latam
    AR: { consumption: 0.75, production: 0.79, gasImportDependence: 0.1 },
    BO: { consumption: 0.09, production: 0.06, gasExportShare: 0.6 },
    BR: { consumption: 2.57, production: 3.5, gasImportDependence: 0.22 },
    CL: { consumption: 0.38, production: 0.01, gasImportDependence: 0.8 },
    CO: { consumption: 0.42, production: 0.8, gasImportDependence: 0.04 },
    CU: { consumption: 0.12, production: 0.04, gasImportDependence: 0 },
    DO: { consumption: 0.15, production: 0, gasImportDependence: 1 },
    EC: { consumption: 0.29, production: 0.48, gasImportDependence: 0 },
    GT: { consumption: 0.12, production: 0.01 },
    GY: { consumption: 0.02, production: 0.39 },
    PA: { consumption: 0.14, production: 0, gasImportDependence: 1 },
    PE: { consumption: 0.27, production: 0.12, gasExportShare: 0.35 },
    TT: { consumption: 0.04, production: 0.07, gasExportShare: 0.42 },
    VE: { consumption: 0.27, production: 0.89, gasImportDependence: 0 },
    // sub-saharan-africa
    AO: { consumption: 0.11, production: 1.15, gasExportShare: 0.8 },
    CG: { consumption: 0.02, production: 0.28 },
    CI: { consumption: 0.07, production: 0.03, gasImportDependence: 0 },
    CM: { consumption: 0.05, production: 0.06, gasExportShare: 0.6 },
    ET: { consumption: 0.09, production: 0 },
    GA: { consumption: 0.02, production: 0.22 },
    GH: { consumption: 0.1, production: 0.17, gasImportDependence: 0.25 },
    GQ: { consumption: 0.01, production: 0.08, gasExportShare: 0.75 },
    KE: { consumption: 0.12, production: 0 },
    MZ: { consumption: 0.05, production: 0.01, gasExportShare: 0.85 },
    NG: { consumption: 0.45, production: 1.54, gasExportShare: 0.45 },
    SD: { consumption: 0.1, production: 0.07 },
    SN: { consumption: 0.06, production: 0 },
    SS: { consumption: 0.01, production: 0.15 },
    TD: { consumption: 0.01, production: 0.13 },
    TZ: { consumption: 0.08, production: 0, gasImportDependence: 0 },
    UG: { consumption: 0.04, production: 0 },
    ZA: { consumption: 0.54, production: 0.01, gasImportDependence: 0.85 },
  };
}

function importsThrough(): Readonly<Record<string, ChokepointShares>> {
  return {
    // mena
    EG: { hormuz_strait: 0.45, bab_el_mandeb: 0.35, suez: 0.2, bosphorus: 0.1 },
    IL: { bosphorus: 0.35, suez: 0.05 },
    JO: { hormuz_strait: 0.3, bab_el_mandeb: 0.3 },
    LB: { bosphorus: 0.25, suez: 0.1 },
    MA: { hormuz_strait: 0.05, suez: 0.1, bosphorus: 0.1, oresund: 0.1 },
    SY: { hormuz_strait: 0.9, bab_el_mandeb: 0.9, suez: 0.9 },
    TN: { bosphorus: 0.25, suez: 0.05 },
    TR: { hormuz_strait: 0.2, bab_el_mandeb: 0.2, suez: 0.2, bosphorus: 0.3, oresund: 0.15 },
    YE: { hormuz_strait: 0.7, bab_el_mandeb: 0.4 },
    // east-asia
    AU: { hormuz_strait: 0.05, malacca_strait: 0.15 },
    CN: { hormuz_strait: 0.45, malacca_strait: 0.7, bab_el_mandeb: 0.06, suez: 0.06, bosphorus: 0.02, oresund: 0.04 },
    HK: { malacca_strait: 0.1 },
    ID: { hormuz_strait: 0.25, malacca_strait: 0.3 },
    JP: { hormuz_strait: 0.75, malacca_strait: 0.85, panama: 0.02 },
    KH: { hormuz_strait: 0.05, malacca_strait: 0.05 },
    KR: { hormuz_strait: 0.62, malacca_strait: 0.7, panama: 0.02 },
    MM: { malacca_strait: 0.8 },
    MY: { hormuz_strait: 0.45, malacca_strait: 0.5 },
    NZ: { hormuz_strait: 0.05, malacca_strait: 0.1 },
    PH: { hormuz_strait: 0.25, malacca_strait: 0.25 },
    SG: { hormuz_strait: 0.4, malacca_strait: 0.6, bab_el_mandeb: 0.06, suez: 0.06 },
    TH: { hormuz_strait: 0.5, malacca_strait: 0.6 },
    TW: { hormuz_strait: 0.6, malacca_strait: 0.65 },
    VN: { hormuz_strait: 0.35, malacca_strait: 0.4 },
    // europe
    AT: { bosphorus: 0.25, hormuz_strait: 0.1, bab_el_mandeb: 0.1, suez: 0.1 },
    BE: { hormuz_strait: 0.1, bab_el_mandeb: 0.11, suez: 0.12, bosphorus: 0.04, oresund: 0.05 },
    BG: { bosphorus: 0.1 },
    CH: { bosphorus: 0.1 },
    CZ: { bosphorus: 0.1 },
    DE: { hormuz_strait: 0.06, bab_el_mandeb: 0.07, suez: 0.08, bosphorus: 0.1, oresund: 0.03 },
    DK: { oresund: 0.1 },
    ES: { hormuz_strait: 0.12, bab_el_mandeb: 0.12, suez: 0.13, bosphorus: 0.06 },
    FI: { oresund: 0.8 },
    FR: { hormuz_strait: 0.13, bab_el_mandeb: 0.14, suez: 0.15, bosphorus: 0.08 },
    GB: { hormuz_strait: 0.08, bab_el_mandeb: 0.09, suez: 0.1 },
    GR: { hormuz_strait: 0.3, bab_el_mandeb: 0.3, suez: 0.32, bosphorus: 0.2 },
    IT: { hormuz_strait: 0.14, bab_el_mandeb: 0.14, suez: 0.15, bosphorus: 0.25 },
    LT: { hormuz_strait: 0.25, bab_el_mandeb: 0.2, suez: 0.25, oresund: 0.9 },
    NL: { hormuz_strait: 0.12, bab_el_mandeb: 0.14, suez: 0.15, bosphorus: 0.06, oresund: 0.04 },
    PL: { hormuz_strait: 0.3, bab_el_mandeb: 0.25, suez: 0.35, oresund: 0.6 },
    PT: { hormuz_strait: 0.05, bab_el_mandeb: 0.05, suez: 0.05 },
    RO: { hormuz_strait: 0.1, bab_el_mandeb: 0.1, suez: 0.1, bosphorus: 0.2 },
    SE: { oresund: 0.15 },
    UA: { bosphorus: 0.2 },
    // north-america
    CA: { hormuz_strait: 0.05 },
    US: { hormuz_strait: 0.06, bab_el_mandeb: 0.01, suez: 0.01 },
    // south-asia
    BD: { hormuz_strait: 0.5, malacca_strait: 0.35 },
    IN: { hormuz_strait: 0.45, malacca_strait: 0.03, bab_el_mandeb: 0.34, suez: 0.34, bosphorus: 0.12, oresund: 0.18 },
    LK: { hormuz_strait: 0.55, malacca_strait: 0.25 },
    MV: { hormuz_strait: 0.7, malacca_strait: 0.15 },
    NP: { hormuz_strait: 0.45, bab_el_mandeb: 0.3, suez: 0.3 },
    PK: { hormuz_strait: 0.85 },
    // latam
    BR: { hormuz_strait: 0.08, bosphorus: 0.08, oresund: 0.15 },
    CL: { panama: 0.35 },
    CU: { bosphorus: 0.05, oresund: 0.05 },
    EC: { panama: 0.5 },
    GT: { panama: 0.2 },
    PE: { panama: 0.35 },
    // sub-saharan-africa
    ET: { hormuz_strait: 0.75 },
    GH: { oresund: 0.15, bosphorus: 0.05 },
    KE: { hormuz_strait: 0.75 },
    MZ: { hormuz_strait: 0.5 },
    NG: { oresund: 0.2, bosphorus: 0.05 },
    SD: { hormuz_strait: 0.6, bab_el_mandeb: 0.7 },
    SN: { oresund: 0.15, bosphorus: 0.05 },
    TZ: { hormuz_strait: 0.6 },
    UG: { hormuz_strait: 0.7 },
    ZA: { hormuz_strait: 0.4 },
  };
}

function exportsThrough(): Readonly<Record<string, ChokepointShares>> {
  return {
    AE: { hormuz_strait: 0.6, malacca_strait: 0.65, bab_el_mandeb: 0.06, suez: 0.05 },
    BH: { hormuz_strait: 1, malacca_strait: 0.3, bab_el_mandeb: 0.1, suez: 0.1 },
    IQ: { hormuz_strait: 0.97, malacca_strait: 0.4, bab_el_mandeb: 0.25, suez: 0.25 },
    IR: { hormuz_strait: 0.9, malacca_strait: 0.8, bab_el_mandeb: 0.05, suez: 0.05 },
    KW: { hormuz_strait: 1, malacca_strait: 0.7, bab_el_mandeb: 0.12, suez: 0.12 },
    LY: { suez: 0.1, bab_el_mandeb: 0.1, malacca_strait: 0.1 },
    OM: { malacca_strait: 0.85 },
    QA: { hormuz_strait: 1, malacca_strait: 0.75, bab_el_mandeb: 0.06, suez: 0.06 },
    SA: { hormuz_strait: 0.85, malacca_strait: 0.6, bab_el_mandeb: 0.18, suez: 0.15 },
    AZ: { bosphorus: 0.02, suez: 0.15, bab_el_mandeb: 0.15 },
    KZ: { bosphorus: 0.8, suez: 0.15, bab_el_mandeb: 0.12, malacca_strait: 0.1 },
    NO: { oresund: 0.15, suez: 0.03, bab_el_mandeb: 0.03, malacca_strait: 0.03 },
    RU: { oresund: 0.42, bosphorus: 0.25, suez: 0.4, bab_el_mandeb: 0.38, malacca_strait: 0.12 },
    TM: { bosphorus: 0.1 },
    US: { oresund: 0.02, panama: 0.09, malacca_strait: 0.03, suez: 0.02 },
    AO: { malacca_strait: 0.6 },
    BR: { malacca_strait: 0.35 },
    CG: { malacca_strait: 0.5 },
    EC: { panama: 0.5 },
    GA: { malacca_strait: 0.4 },
    NG: { malacca_strait: 0.1 },
    SD: { bab_el_mandeb: 0.9, malacca_strait: 0.6 },
    SS: { bab_el_mandeb: 0.9, malacca_strait: 0.6 },
    VE: { malacca_strait: 0.5 },
  };
}
