import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { dayNumber } from './daily-units.mjs';

/** Where the history and the recordings lie: next to the project, never in it. */
export const SHARED = fileURLToPath(new URL('../../../shared/', import.meta.url));

export const COUNTRY_MONTHS = 'history/conflict/ucdp_country_month.csv';
export const ISO3_MONTHS = 'history/conflict/ucdp_iso3_month_2010_2023.csv';

/** Countries with an event history by day; `from` is the first day it covers. */
export const EVENT_HISTORIES = [
  { iso2: 'IN', path: 'history/conflict/ucdp_events_india.csv', from: '1989-01-01' },
  { iso2: 'MX', path: 'history/conflict/ucdp_mexico.csv.gz', from: '1989-01-01' },
  { iso2: 'MM', path: 'history/conflict/ucdp_myanmar.csv.gz', from: '1989-01-01' },
  { iso2: 'CF', path: 'history/conflict/ucdp_central_african_republic_v23_1.csv.gz', from: '1989-01-01' },
  { iso2: 'SY', path: 'history/conflict/ucdp_ged191_syria_2016_2019.csv.gz', from: '2016-01-01' },
];

export const EXPORTS = ['20151027220000', '20180101000000', '20180326044500'].map(
  (time) => `recordings/gdelt/${time}.export.CSV`,
);

/** True when the history is on this machine. */
export function inputsArePresent() {
  return existsSync(`${SHARED}${COUNTRY_MONTHS}`);
}

/** Deaths per country and month: `{months, rows: [{month, name, deaths}]}`, with the file's fingerprint. */
export function readCountryMonths() {
  const { records, fingerprint } = readCsv(COUNTRY_MONTHS);
  const rows = records.map((row) => ({ month: row.month, name: row.country, deaths: count(row.fatalities_best) }));
  return { rows, months: [...new Set(rows.map(({ month }) => month))].sort(), fingerprint };
}

/** Deaths and population per ISO 3166 alpha-3 code and month (`YYYY-MM`). */
export function readIso3Months() {
  const { records, fingerprint } = readCsv(ISO3_MONTHS);
  const rows = records.map((row) => ({
    iso3: row.isocode,
    month: `${row.period.slice(0, 4)}-${row.period.slice(4)}`,
    deaths: count(row.fatalities_UCDP),
    population: count(row.population),
  }));
  return { rows, fingerprint };
}

/** Records `{startDay, endDay, unit, deaths}` in days since 1970. */
export function readEvents(path) {
  const { records, fingerprint } = readCsv(path);
  const events = records.map((row) => ({
    startDay: dayNumber(row.date_start),
    endDay: dayNumber(row.date_end),
    unit: row.dyad_name,
    deaths: count(row.best),
  }));
  const broken = events.filter(({ startDay, endDay }) => !(endDay >= startDay));
  if (broken.length > 0) throw new Error(`${path}: ${broken.length} events end before they start`);
  return { events, fingerprint };
}

export function readExport(path) {
  const bytes = readFileSync(`${SHARED}${path}`);
  const text = bytes.toString('utf8');
  return { text, fingerprint: fingerprintOf(path, bytes, text.split('\n').filter((line) => line !== '').length) };
}

/** Records of a table next to the project, with the fingerprint of its bytes. */
export function readCsv(path) {
  const bytes = readFileSync(`${SHARED}${path}`);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const { data, errors } = Papa.parse(text, { header: true, skipEmptyLines: true });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message} in row ${errors[0].row}`);
  return { records: data, fingerprint: fingerprintOf(path, bytes, data.length) };
}

/** The hash is of the bytes as stored, the rows are records without the header. */
function fingerprintOf(path, bytes, rows) {
  return { path, sha256: createHash('sha256').update(bytes).digest('hex'), rows };
}

function count(text) {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value) || value < 0) throw new Error(`not a count: ${JSON.stringify(text)}`);
  return value;
}
