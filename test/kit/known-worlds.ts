import type { Observation } from '../../src/assessment/observation.ts';
import { militaryFlights } from './indicator-worlds.ts';
import { brent, coverage, crude, news, releases, traffic, transits } from './worlds.ts';

/** What is the case in a hand-made world; everything else is as usual. Ratios of traffic to the norm. */
export interface Situation {
  readonly traffic?: Readonly<Record<string, number>>;
  /** Of the last quotes over the norm, e.g. 0.12. */
  readonly crudeRise?: number;
  /** Multiple of the usual reports of posture and of force in the Gulf in the last three days. */
  readonly gulfPosture?: number;
  readonly gulfForce?: number;
  /** Multiple of the usual military aircraft over the Gulf in the last hours. */
  readonly gulfAircraft?: number;
  /** Reports of a blockade by Iran, of attacks on ships off Yemen, a day. */
  readonly blockades?: number;
  readonly attacksOnShips?: number;
}

const GULF = ['IR', 'IQ', 'KW', 'SA', 'BH', 'QA', 'AE', 'OM'] as const;
/** A few places with an everyday level of everything, one in each other region. */
const ELSEWHERE = ['CN', 'FR', 'US', 'IN', 'BR', 'CO', 'NG'] as const;
const SHIPS_A_DAY: Readonly<Record<string, number>> = {
  hormuz_strait: 100,
  bab_el_mandeb: 70,
  suez: 70,
  cape_of_good_hope: 50,
  malacca_strait: 200,
  taiwan_strait: 150,
  korea_strait: 90,
  lombok_strait: 40,
  gibraltar: 150,
  dover_strait: 200,
  oresund: 60,
  bosphorus: 110,
  panama: 40,
};
/** Rows a day of ordinary news: about what GDELT brings. */
const ROWS_PER_DAY = 50_000;

/** A whole invented world at NOW in which every feed reports. */
export function worldWith(situation: Situation = {}): readonly Observation[] {
  const {
    crudeRise = 0,
    gulfPosture = 1,
    gulfForce = 1,
    blockades = 0,
    attacksOnShips = 0,
    gulfAircraft = 1,
  } = situation;
  return [
    ...Object.entries(SHIPS_A_DAY).flatMap(([id, usual]) => transits(id, traffic(usual, situation.traffic?.[id]))),
    ...news(ROWS_PER_DAY),
    ...releases(),
    ...brent(crude(crudeRise)),
    ...militaryFlights('gulf', { usual: 20, now: 20 * gulfAircraft }),
    ...GULF.flatMap((iso2) => [
      ...everyday(iso2, 'posture_reports', { perDay: 2, now: gulfPosture }),
      ...everyday(iso2, 'force_reports', { perDay: 3, now: gulfForce }),
      ...everyday(iso2, 'coercion_reports', { perDay: 2, now: 1 }),
    ]),
    ...ELSEWHERE.flatMap((iso2) => [
      ...everyday(iso2, 'force_reports', { perDay: 2, now: 1 }),
      ...everyday(iso2, 'protest_reports', { perDay: 1, now: 1 }),
    ]),
    ...coverage({ metric: 'blockade_reports', iso2: 'IR', perDay: blockades, from: 0, to: 3 }),
    ...coverage({ metric: 'force_reports', iso2: 'YE', perDay: attacksOnShips, from: 0, to: 3 }),
  ];
}

/** METHOD.md §12, first row. */
export const HORMUZ_CRISIS: Situation = {
  traffic: { hormuz_strait: 0.07 },
  crudeRise: 0.12,
  gulfPosture: 3,
  gulfForce: 3,
  gulfAircraft: 3,
  blockades: 2,
};

function everyday(
  iso2: string,
  metric: 'force_reports' | 'posture_reports' | 'coercion_reports' | 'protest_reports',
  { perDay, now }: { readonly perDay: number; readonly now: number },
): readonly Observation[] {
  return [
    ...coverage({ metric, iso2, perDay, from: 3, to: 104 }),
    ...coverage({ metric, iso2, perDay: perDay * now, from: 0, to: 3 }),
  ];
}
