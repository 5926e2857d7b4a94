/**
 * Histories that thresholds are fitted to, and how each is split. None of the fitted spans holds a crisis that is scored: the
 * grounding in Suez of March 2021, 24 February 2022, the Red Sea from October 2023 on. Long series end before 2018, the first
 * year of the hindcast; those that began later end with 2020, before all three; those that began later still lie between the
 * second and the third.
 */
const LONG = { to: '2017-12-31' };
const BEFORE = { to: '2020-12-31' };
const BETWEEN = { from: '2022-07-01', to: '2023-09-30' };
const same = { history: 'same' };
const standIn = { history: 'stand-in' };
/** Series that can be tested on lanes, and those that cannot. */
const unconfirmed = { counted: 'unconfirmed' };
const activations = { counted: 'activations' };

export const SOURCES = {
  deaths: { path: 'history/conflict/ucdp_country_month.csv', from: '1990-01-01', ...LONG, ...same, ...unconfirmed },
  currencies: { path: 'history/markets/ecb_eurofxref_hist.csv', from: '1999-01-04', ...LONG, ...same, ...unconfirmed },
  crude: { path: 'history/markets/brent-daily.csv', from: '1990-01-01', ...LONG, ...same, ...unconfirmed },
  gas: { path: 'history/markets/natural-gas-daily.csv', from: '1997-01-07', ...LONG, ...same, ...unconfirmed },
  credit: { path: 'history/markets/fred/STLFSI4.csv', from: '1993-12-31', ...LONG, ...same, ...unconfirmed },
  volatility: {
    path: 'history/markets/vix_close_internal_use_only.csv',
    from: '2010-01-04',
    ...LONG,
    ...same,
    ...unconfirmed,
  },
  transits: {
    path: 'history/maritime/portwatch_4_chokepoints_by_class.csv',
    from: '2019-01-01',
    ...BEFORE,
    ...same,
    ...activations,
  },
  malacca: {
    path: 'history/maritime/portwatch_4_chokepoints.csv',
    from: '2019-01-01',
    ...BEFORE,
    ...same,
    ...activations,
  },
  sirens: { path: 'history/military/oref_daily.csv', from: '2014-07-24', ...BEFORE, ...same, ...activations },
  reports: { path: 'history/news/gdelt_events_daily.csv', from: '2017-01-01', ...BEFORE, ...standIn, ...activations },
  sanctions: {
    path: 'history/sanctions/ofac_daily_changes_by_programme.csv',
    ...BETWEEN,
    ...standIn,
    ...activations,
  },
  outages: { path: 'history/infrastructure/net_outages.csv', ...BETWEEN, ...standIn, ...activations },
};

/** Thresholds that are tried, from the mildest to the strictest: none milder than what its metric could mean at all. */
export const LADDERS = {
  transit_ratio: [0.7, 0.65, 0.6, 0.55, 0.5, 0.4],
  transit_rise: [0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.75, 1],
  deaths_surge: [0.5, 0.75, 1, 1.5, 2, 3, 5],
  deaths_ease: [-0.5, -0.6, -0.7, -0.8, -0.9, -0.95],
  new_deaths: [5, 10, 15, 25, 40, 60, 100, 200],
  deaths_quiet: [40, 30, 20, 15, 10, 5],
  siren_surge: [5, 10, 25, 50, 100, 250, 500],
  siren_ease: [-0.8, -0.9, -0.95, -0.99],
  reports_surge: [0.5, 0.75, 1, 1.5, 2, 3],
  reports_ease: [-0.5, -0.6, -0.7, -0.8],
  sanctions_additions: [25, 50, 80, 100, 150, 200, 300, 400, 600],
  internet_outages: [3, 5, 8, 10, 12, 15, 20],
  currency_fall: [0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15, 0.2],
  volatility: [22, 25, 27.5, 30, 35, 40, 45, 50],
  credit_stress: [0.5, 0.75, 1, 1.5, 2, 3, 4],
  crude_rise: [0.1, 0.125, 0.15, 0.175, 0.2, 0.25, 0.3, 0.4, 0.5],
  gas_rise: [0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.75, 1],
};

/** False alarms a year that a trigger may raise (METHOD.md §6). */
export const BUDGET = 2;
