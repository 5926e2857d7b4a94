import type { RegionId } from '../../../src/reference/regions.ts';

/** A dated crisis, chosen before anything was fitted, and what of the replayed series can carry it. */
export interface Crisis {
  readonly name: string;
  /** UTC day on which it began. */
  readonly day: string;
  readonly regionId: RegionId;
  /** Series that carry it, in words; empty where none that a feed of ours reads does. */
  readonly carriedBy: string;
  /** Triggers of the region that read those series, by the end of their id. */
  readonly signs: readonly string[];
}

const NEWS = ['force_surge', 'coercion_surge', 'posture_surge', 'protest_surge'];
const DEATHS = ['deaths_surge', 'new_deaths'];

export const CRISES: readonly Crisis[] = [
  { name: 'Crimea', day: '2014-02-27', regionId: 'europe', carriedBy: 'coded news', signs: NEWS },
  { name: 'Coup in Thailand', day: '2014-05-22', regionId: 'east-asia', carriedBy: 'coded news', signs: NEWS },
  {
    name: 'Fall of Mosul',
    day: '2014-06-10',
    regionId: 'mena',
    carriedBy: 'coded news, deaths',
    signs: [...NEWS, ...DEATHS],
  },
  {
    name: 'War in Gaza, 2014',
    day: '2014-07-08',
    regionId: 'mena',
    carriedBy: 'coded news, sirens from 24 July',
    signs: [...NEWS, 'siren_surge'],
  },
  {
    name: 'Flight MH17, Donbas',
    day: '2014-07-17',
    regionId: 'europe',
    carriedBy: 'coded news, deaths',
    signs: [...NEWS, ...DEATHS],
  },
  { name: 'Protests in Hong Kong', day: '2014-09-28', regionId: 'east-asia', carriedBy: 'coded news', signs: NEWS },
  {
    name: 'Uprising in Burkina Faso',
    day: '2014-10-30',
    regionId: 'sub-saharan-africa',
    carriedBy: 'coded news',
    signs: NEWS,
  },
  {
    name: 'Fall of the rouble',
    day: '2014-12-16',
    regionId: 'europe',
    carriedBy: 'currencies, crude',
    signs: ['currency_fall', 'crude_rise'],
  },
  {
    name: 'Shock of the pandemic',
    day: '2020-03-09',
    regionId: 'north-america',
    carriedBy: 'volatility, credit',
    signs: ['volatility', 'credit_stress'],
  },
  { name: 'Second war over Karabakh', day: '2020-09-27', regionId: 'europe', carriedBy: 'deaths', signs: DEATHS },
  { name: 'War in Tigray', day: '2020-11-04', regionId: 'sub-saharan-africa', carriedBy: 'deaths', signs: DEATHS },
  { name: 'Coup in Myanmar', day: '2021-02-01', regionId: 'east-asia', carriedBy: 'deaths from March', signs: DEATHS },
  { name: 'Ever Given in Suez', day: '2021-03-23', regionId: 'mena', carriedBy: 'transits', signs: ['suez_transits'] },
  {
    name: 'Israel and Gaza, 2021',
    day: '2021-05-10',
    regionId: 'mena',
    carriedBy: 'sirens, deaths',
    signs: [...DEATHS, 'siren_surge'],
  },
  { name: 'Fall of Kabul', day: '2021-08-15', regionId: 'south-asia', carriedBy: 'deaths', signs: DEATHS },
  {
    name: 'Invasion of Ukraine',
    day: '2022-02-24',
    regionId: 'europe',
    carriedBy: 'crude, gas, rouble, sanctions, deaths',
    signs: [...DEATHS, 'currency_fall', 'crude_rise', 'gas_rise', 'sanctions_additions'],
  },
  { name: 'Exercises around Taiwan', day: '2022-08-04', regionId: 'east-asia', carriedBy: '', signs: [] },
  { name: 'War in Sudan', day: '2023-04-15', regionId: 'sub-saharan-africa', carriedBy: 'deaths', signs: DEATHS },
  { name: 'Offensive in Karabakh', day: '2023-09-19', regionId: 'europe', carriedBy: 'deaths', signs: DEATHS },
  {
    name: 'Attack on Israel, war in Gaza',
    day: '2023-10-07',
    regionId: 'mena',
    carriedBy: 'sirens, deaths',
    signs: [...DEATHS, 'siren_surge'],
  },
  {
    name: 'Red Sea',
    day: '2023-12-15',
    regionId: 'mena',
    carriedBy: 'transits',
    signs: ['bab_el_mandeb_transits', 'suez_transits'],
  },
];
