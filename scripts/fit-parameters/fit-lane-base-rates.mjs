import { countByStratum, hazardExponents, onGrid, quietRates, smoothed, transported } from './base-rates.mjs';
import { dayNumber, outcomesByStride } from './daily-units.mjs';
import { countLanes, leftOutDeathShare } from './evaluation.mjs';
import { EVENT_HISTORIES, readCountryMonths, readEvents } from './inputs.mjs';
import { monthlyOutcomes } from './monthly-units.mjs';
import { rounded } from './quantiles.mjs';

/** Outcomes from 2018 on are the hindcast's test years: nothing published may have seen them. */
export const SPAN = { from: '1990-01', to: '2017-12' };
const LAST_DAY = '2017-12-31';
const STRIDE_DAYS = { '24h': 1, '7d': 7, '30d': 7 };

/** Every number of lane-base-rates.ts. */
export function fitLaneBaseRates(reference) {
  const months = readCountryMonths();
  const regions = membersByRegion(reference);
  const monthly = monthlyOutcomes(countryMonthTable(months, reference), SPAN, regions);
  const histories = EVENT_HISTORIES.map((history) => ({ ...history, ...readEvents(history.path) }));
  const daily = Object.fromEntries(
    Object.keys(STRIDE_DAYS).map((horizon) => [horizon, histories.flatMap((one) => outcomesOf(one, horizon))]),
  );
  const ownRegion = mapValues(daily, countActiveAsRegions);
  const exponents = exponentsOf(ownRegion);
  const units = {
    '24h': countByStratum(daily['24h']),
    '7d': countByStratum(daily['7d']),
    '30d': countByStratum(monthly.units),
  };
  const counts30d = mapValues(monthly.regions, countLanes);
  return {
    regions: mapValues(counts30d, (counts) => ratesOf(smoothed(counts), exponents)),
    counts30d,
    units,
    unitRates: unitRatesOf(units, countByStratum(daily['30d']).quiet),
    ownRegion,
    exponents,
    leftOut: Object.fromEntries(histories.map((one) => [one.iso2, leftOutOf(one)])),
    files: [months.fingerprint, ...histories.map(({ fingerprint }) => fingerprint)],
  };
}

/** Deaths of every state by month; states that the table lacks had no event since 1989, so theirs are zero. */
export function countryMonthTable({ rows, months }, { COUNTRIES, countryByName }) {
  const states = COUNTRIES.filter(({ gw }) => gw !== undefined);
  const byCountry = new Map(states.map(({ iso2 }) => [iso2, months.map(() => 0)]));
  const indexOf = new Map(months.map((month, index) => [month, index]));
  for (const { month, name, deaths } of rows) {
    const country = countryByName(name);
    const series = country && byCountry.get(country.iso2);
    if (!series) throw new Error(`no state is called ${JSON.stringify(name)}`);
    series[indexOf.get(month)] += deaths;
  }
  return { months, byCountry };
}

export function membersByRegion({ REGION_IDS, countriesOfRegion }) {
  return Object.fromEntries(REGION_IDS.map((id) => [id, countriesOfRegion(id).map(({ iso2 }) => iso2)]));
}

function outcomesOf({ events, from }, horizon) {
  const span = { firstDay: dayNumber(from), lastDay: dayNumber(LAST_DAY) };
  return outcomesByStride(events, { horizon, strideDays: STRIDE_DAYS[horizon], ...span });
}

/** Active units, each taken as a region of which it is the one member. */
function countActiveAsRegions(outcomes) {
  return countLanes(outcomes.filter(({ stratum }) => stratum === 'active').map(({ asRegion }) => asRegion));
}

function exponentsOf(counts) {
  return {
    '24h': hazardExponents(counts['24h'], counts['30d']).map((value) => rounded(value, 4)),
    '7d': hazardExponents(counts['7d'], counts['30d']).map((value) => rounded(value, 4)),
  };
}

function unitRatesOf(units, quietDaily30d) {
  const quiet30d = smoothed(units['30d'].quiet);
  const rates = mapValues(units, (strata) => mapValues(strata, (counts) => onGrid(smoothed(counts))));
  for (const horizon of ['24h', '7d'])
    rates[horizon].quiet = onGrid(quietRates(quiet30d, units[horizon].quiet, quietDaily30d));
  return rates;
}

function ratesOf(probabilities30d, exponents) {
  return {
    '24h': onGrid(transported(probabilities30d, exponents['24h'])),
    '7d': onGrid(transported(probabilities30d, exponents['7d'])),
    '30d': onGrid(probabilities30d),
  };
}

function leftOutOf({ events }) {
  const lastDay = dayNumber(LAST_DAY);
  return ['24h', '7d', '30d'].map((horizon) => rounded(leftOutDeathShare(events, horizon, lastDay), 3));
}

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, one]) => [key, change(one)]));
