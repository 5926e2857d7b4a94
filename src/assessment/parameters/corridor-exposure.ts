import type { RegionId } from '../../reference/regions.ts';

/**
 * Share of a region's chokepoint-dependent seaborne trade that passes each corridor; the shares of a region sum to 1.
 * Unfitted: rounded judgement from EIA oil transit figures (2023) and UNCTAD Review of Maritime Transport 2023 on Suez,
 * Panama and Malacca trade. A region without a row for a corridor has no exposure to it.
 */
export const CORRIDOR_EXPOSURE: Readonly<Record<RegionId, Readonly<Record<string, number>>>> = {
  mena: { hormuz_strait: 0.36, suez: 0.24, bab_el_mandeb: 0.22, gibraltar: 0.08, bosphorus: 0.1 },
  'east-asia': { malacca_strait: 0.36, taiwan_strait: 0.3, hormuz_strait: 0.14, korea_strait: 0.1, lombok_strait: 0.1 },
  europe: { suez: 0.22, bab_el_mandeb: 0.18, gibraltar: 0.2, dover_strait: 0.2, oresund: 0.1, bosphorus: 0.1 },
  'north-america': { panama: 0.85, gibraltar: 0.15 },
  'south-asia': { hormuz_strait: 0.34, bab_el_mandeb: 0.22, suez: 0.2, malacca_strait: 0.24 },
  latam: { panama: 1 },
  'sub-saharan-africa': { cape_of_good_hope: 0.55, bab_el_mandeb: 0.25, suez: 0.2 },
  global: {
    malacca_strait: 0.2,
    suez: 0.15,
    bab_el_mandeb: 0.12,
    hormuz_strait: 0.15,
    panama: 0.08,
    taiwan_strait: 0.12,
    gibraltar: 0.06,
    dover_strait: 0.06,
    bosphorus: 0.03,
    cape_of_good_hope: 0.03,
  },
};

/** Share of a corridor's traffic that a bypass carries immediately: pipelines round Hormuz (EIA June 2025: 2.6 of 20.9 mb/d). */
export const CORRIDOR_BYPASS: Readonly<Record<string, number>> = { hormuz_strait: 0.12 };

/** Least exposure at which a shock in a corridor is carried into a region (METHOD.md §7). */
export const EXPOSURE_FLOOR = 0.03;
