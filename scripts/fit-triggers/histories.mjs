import { countryMonthTable, membersByRegion } from '../fit-parameters/fit-lane-base-rates.mjs';
import { readCountryMonths, readCsv } from '../fit-parameters/inputs.mjs';
import { SOURCES } from './sources.mjs';

const DAY_MS = 86_400_000;
const at = (day) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * Everything that fits read, with the fingerprints of the files.
 * @returns `{readingsOf(rule), months, files}`; readings are `{at, value, recent}` on the scale of the rule's threshold
 */
export function openHistories(project) {
  const tables = Object.fromEntries(Object.entries(SOURCES).map(([id, { path }]) => [id, readCsv(path)]));
  const deaths = countryMonthTable(readCountryMonths(), project);
  const members = membersByRegion(project);
  return {
    deaths,
    members,
    fingerprints: Object.fromEntries(Object.entries(tables).map(([id, { fingerprint }]) => [id, fingerprint])),
    historyOf: (rule) => historyOf(rule, { tables, deaths, members, project }),
  };
}

/** `{source, ladder, readings}` of a rule; undefined where nothing resolves its metric. */
function historyOf(rule, context) {
  const { source } = rule;
  switch (source.kind) {
    case 'transit_ratio':
    case 'transit_rise':
      return transits(rule, context);
    case 'count':
      return source.count === 'deaths' ? deathChanges(rule, context) : reports(rule, context);
    case 'new_deaths':
    case 'worst_deaths':
      return deathLevels(rule, context);
    case 'sirens':
    case 'siren_change':
      return sirens(rule, context);
    case 'sanctions':
      return rule.regionId === 'global' ? additions(context) : undefined;
    case 'outages':
      return rule.regionId === 'global' ? outages(context) : undefined;
    case 'currency':
      return currencies(rule, context);
    case 'quote':
      return quotes(rule, context);
    default:
      return undefined;
  }
}

/** The last values up to each, as k of n counts them. */
function rolled(values, of) {
  return values.map((reading, i) => ({
    ...reading,
    recent: values.slice(Math.max(0, i - of + 1), i + 1).map(({ value }) => value),
  }));
}

const CORRIDOR_FILES = {
  hormuz_strait: ['transits', 'hormuz_strait', 'total'],
  bab_el_mandeb: ['transits', 'bab_el_mandeb', 'total'],
  suez: ['transits', 'suez', 'total'],
  cape_of_good_hope: ['transits', 'cape_of_good_hope', 'total'],
  malacca_strait: ['malacca', 'malacca', 'n_total'],
};

function transits({ source: { kind, corridorId } }, { tables, project }) {
  const file = CORRIDOR_FILES[corridorId];
  if (file === undefined) return undefined;
  const [source, name, column] = file;
  const rows = tables[source].records.filter(({ chokepoint }) => chokepoint === name);
  rows.sort((a, b) => (a.date < b.date ? -1 : 1));
  const walk = project.initialAccumulator();
  const norm = project.corridorNorm(corridorId);
  const readings = rows.flatMap((row) => {
    const state = project.corridorState([{ day: at(row.date) / DAY_MS, count: Number(row[column]) }], norm, walk);
    if (state === undefined) return [];
    const read = kind === 'transit_ratio' ? project.transitReading(state) : project.riseReading(state);
    return read === undefined ? [] : [{ at: at(row.date), value: read.value, recent: read.recent }];
  });
  return { source, ladder: kind, readings };
}

/** Months are booked on their last day: a month that is not over counts for nothing. */
const monthEnd = (month) => Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0);

function byMonth({ deaths, members }, regionId, read) {
  const series = members[regionId].flatMap((iso2) => (deaths.byCountry.has(iso2) ? [deaths.byCountry.get(iso2)] : []));
  return deaths.months.flatMap((month, index) => {
    if (index < 12) return [];
    const value = read(series, index);
    return [{ at: monthEnd(month), value, recent: [value] }];
  });
}

function deathChanges(rule, context) {
  const isEase = rule.operator === 'delta_lt';
  const total = (series, index) => sum(series.map((one) => one[index]));
  const readings = byMonth(context, rule.regionId, (series, index) =>
    context.project.deathChange(total(series, index), total(series, index - 1), isEase),
  );
  return { source: 'deaths', ladder: isEase ? 'deaths_ease' : 'deaths_surge', readings };
}

function deathLevels(rule, context) {
  const isNew = rule.source.kind === 'new_deaths';
  const readings = byMonth(context, rule.regionId, (series, index) => {
    const counted = isNew ? series.filter((one) => sum(one.slice(index - 12, index)) === 0) : series;
    const deaths = counted.map((one) => one[index]);
    return isNew ? sum(deaths) : Math.max(0, ...deaths);
  });
  return { source: 'deaths', ladder: isNew ? 'new_deaths' : 'deaths_quiet', readings };
}

/** Days of a table, those that it leaves out counting nothing. */
function daily(records, { day, count }) {
  const byDay = new Map();
  for (const row of records) byDay.set(at(row[day]), (byDay.get(at(row[day])) ?? 0) + count(row));
  const days = [...byDay.keys()].sort((a, b) => a - b);
  const length = (days.at(-1) - days[0]) / DAY_MS + 1;
  return Array.from({ length }, (_, i) => ({ at: days[0] + i * DAY_MS, value: byDay.get(days[0] + i * DAY_MS) ?? 0 }));
}

const meanOf = (days) => sum(days.map(({ value }) => value)) / days.length;

function sirens(rule, { tables, project }) {
  const days = daily(tables.sirens.records, { day: 'date', count: (row) => Number(row.localities) });
  if (rule.source.kind === 'sirens') return { source: 'sirens', ladder: 'siren_surge', readings: rolled(days, 3) };
  const readings = days.slice(32).map(({ at: day }, i) => {
    const usual = meanOf(days.slice(i, i + 30));
    const three = days.slice(i + 30, i + 33);
    const recent = three.map(({ value }) => project.sirenChange(value, usual));
    return { at: day, value: project.sirenChange(meanOf(three), usual), recent };
  });
  return { source: 'sirens', ladder: 'siren_ease', readings };
}

const REPORT_COLUMNS = { force: 'n_material_conflict', protest: 'n_protest' };

/** Shares of all coded events of a day, three days against the thirty that end seven before. */
function reports(rule, { tables }) {
  const column = REPORT_COLUMNS[rule.source.count];
  if (column === undefined || rule.regionId !== 'global') return undefined;
  const shares = tables.reports.records.map((row) => ({
    at: at(row.date),
    value: Number(row[column]) / Number(row.n_global),
  }));
  const readings = shares.slice(37).map(({ at: day }, i) => {
    const usual = meanOf(shares.slice(i, i + 30));
    const three = shares.slice(i + 35, i + 38);
    return { at: day, value: meanOf(three) / usual - 1, recent: three.map(({ value }) => value / usual - 1) };
  });
  return { source: 'reports', ladder: rule.operator === 'delta_lt' ? 'reports_ease' : 'reports_surge', readings };
}

function additions({ tables }) {
  const added = tables.sanctions.records.filter(({ action }) => action === 'added');
  const days = daily(added, { day: 'date', count: (row) => Number(row.n) });
  const weeks = days
    .slice(6)
    .map(({ at: day }, i) => ({ at: day, value: sum(days.slice(i, i + 7).map(({ value }) => value)) }));
  return { source: 'sanctions', ladder: 'sanctions_additions', readings: rolled(weeks, 1) };
}

function outages({ tables }) {
  const days = tables.outages.records.map((row) => ({ at: at(row.date), value: Number(row.raw_value) }));
  return { source: 'outages', ladder: 'internet_outages', readings: rolled(days, 1) };
}

/** Every quote of one currency, as the feed would have reported them. */
function quotedSeries(records, code) {
  return records
    .filter((row) => row[code] !== undefined && row[code] !== '' && row[code] !== 'N/A')
    .map((row) => ({ observedAt: at(row.Date), value: Number(row[code]) }))
    .reverse();
}

/** Quotes that a fall over five of them and two earlier ones needs, on either side of a holiday. */
const KEPT_QUOTES = 24;

function currencies(rule, { tables, project }) {
  const { records } = tables.currencies;
  const codes = [
    ...new Set(project.countriesOfRegion(rule.regionId).flatMap(({ iso2 }) => project.floatingCurrency(iso2) ?? [])),
  ].filter((code) => code === 'EUR' || records.some((row) => Number(row[code]) > 0));
  const dollar = quotedSeries(records, 'USD');
  const worst = new Map();
  for (const code of codes) {
    const rates = code === 'EUR' || code === 'USD' ? dollar : quotedSeries(records, code);
    const dollarAt = new Map(dollar.map(({ observedAt }, i) => [observedAt, i]));
    for (let i = KEPT_QUOTES; i < rates.length; i += 1) {
      const until = dollarAt.get(rates[i].observedAt) ?? i;
      const series = (_, subject) =>
        subject === 'series:eur-usd'
          ? dollar.slice(Math.max(0, until + 1 - KEPT_QUOTES), until + 1)
          : rates.slice(i + 1 - KEPT_QUOTES, i + 1);
      const recent = project.recentFalls({ series }, code, 3);
      const value = recent.at(-1);
      const before = worst.get(rates[i].observedAt);
      if (value !== undefined && recent.length === 3 && (before === undefined || value > before.value))
        worst.set(rates[i].observedAt, { at: rates[i].observedAt, value, recent });
    }
  }
  const readings = [...worst.values()].sort((a, b) => a.at - b.at);
  return readings.length === 0 ? undefined : { source: 'currencies', ladder: 'currency_fall', readings };
}

const QUOTE_TABLES = {
  volatility_index: ['volatility', 'DATE', 'CLOSE', 'volatility'],
  credit_stress: ['credit', 'date', 'value', 'credit_stress'],
  crude_price: ['crude', 'Date', 'Price', 'crude_rise'],
  gas_price: ['gas', 'Date', 'Price', 'gas_rise'],
};

function quotes({ source: { metric, as }, confirm }, { tables, project }) {
  const table = QUOTE_TABLES[metric];
  if (table === undefined) return undefined;
  const [source, day, price, ladder] = table;
  const rows = tables[source].records
    .filter((row) => row[price] !== '')
    .map((row) => ({ observedAt: at(row[day]), value: Number(row[price]) }));
  const values = rows.flatMap(({ observedAt }, i) => {
    const value = project.scaled(as, rows.slice(Math.max(0, i - 40), i + 1));
    return value === undefined ? [] : [{ at: observedAt, value }];
  });
  return { source, ladder, readings: rolled(values, confirm.of) };
}
