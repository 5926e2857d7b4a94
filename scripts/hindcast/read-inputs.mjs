import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const COUNTRY_MONTHS = 'conflict/ucdp_country_month.csv';
const YEAR_MONTHS = /^ucdp_country_month_\d{4}\.csv$/;
const ISO3_MONTHS = 'conflict/ucdp_iso3_month_2010_2023.csv';

/** Countries with an event history by day; `to` is where the file ends if that is before its newest year. */
const EVENT_HISTORIES = [
  { unit: 'IN', path: 'conflict/ucdp_events_india.csv', from: '1989-01-01' },
  { unit: 'MX', path: 'conflict/ucdp_mexico.csv', from: '1989-01-01' },
  { unit: 'MM', path: 'conflict/ucdp_myanmar.csv', from: '1989-01-01' },
  { unit: 'CF', path: 'conflict/ucdp_central_african_republic_v23_1.csv', from: '1989-01-01' },
  { unit: 'SY', path: 'conflict/ucdp_ged191_syria_2016_2019.csv', from: '2016-01-01' },
  { unit: 'SD', path: 'conflict/ucdp_sudan_events_2018_2024.csv', from: '2018-01-01' },
];

/** What a run reads, each file with its fingerprint. @throws in words that name the file */
export function readInputs(evaluation, { data, horizon, vintages, events = [] }) {
  if (events.length > 0) return worldInputs(evaluation, events);
  return horizon === '30d' ? monthlyInputs(evaluation, data, vintages) : dailyInputs(evaluation, data);
}

function monthlyInputs(evaluation, data, vintages) {
  const table = readFile(data, COUNTRY_MONTHS);
  if (table === undefined) throw new Error(`${join(data, COUNTRY_MONTHS)} is not there`);
  const tables = [table, ...laterYears(data)];
  const second = readFile(data, ISO3_MONTHS);
  const published = vintages === undefined ? [] : vintageFiles(evaluation, vintages);
  if (vintages !== undefined && published.length === 0)
    throw new Error(`${vintages} holds no file Conf_asof_YYYY-MM-DD_*.csv`);
  return {
    panel: tables
      .map(({ path, text }) => naming(path, () => evaluation.countryMonthPanel(text)))
      .reduce((before, year) => evaluation.continued(before, year)),
    iso3: second && naming(second.path, () => evaluation.iso3MonthPanel(second.text)),
    vintages: published.map(({ vintage }) => vintage),
    // Tables overlap: of each column what the newest one that has it says.
    ...(published.length === 0
      ? {}
      : { unresolved: Object.assign({}, ...published.map(({ vintage }) => vintage.unresolved)) }),
    files: [...tables, second, ...published.map(({ file }) => file)].filter(Boolean).map(fingerprint),
  };
}

/** Tables of single years in the same layout, `ucdp_country_month_YYYY.csv`, which continue the long one. */
function laterYears(data) {
  return readdirSync(join(data, 'conflict'))
    .filter((name) => YEAR_MONTHS.test(name))
    .sort()
    .map((name) => readFile(data, join('conflict', name)));
}

function vintageFiles(evaluation, folder) {
  if (!existsSync(folder)) throw new Error(`${folder} is not there`);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const date = evaluation.vintageDate(name);
      if (date === undefined) return [];
      const file = readFile(folder, name);
      return [{ file, vintage: naming(name, () => evaluation.readVintage(file.text, date)) }];
    });
}

function dailyInputs(evaluation, data) {
  const found = EVENT_HISTORIES.map((one) => ({ ...one, file: readFile(data, one.path) })).filter(({ file }) => file);
  if (found.length === 0) throw new Error(`${join(data, 'conflict')} holds no event history by day`);
  return {
    histories: found.map(({ unit, from, file }) => {
      const records = naming(file.path, () => evaluation.eventHistory(file.text));
      const newest = records.reduce((most, { endDay }) => Math.max(most, endDay), 0);
      // A file covers whole years: a year's last weeks without an event are zeroes, not unknown.
      const lastDay = Date.UTC(new Date(newest * 86_400_000).getUTCFullYear(), 11, 31) / 86_400_000;
      return { unit, records, span: { firstDay: evaluation.dayNumber(from), lastDay } };
    }),
    files: found.map(({ file }) => fingerprint(file)),
  };
}

/** World files of dated events: they take the place of the histories by country, so that every country has the same days. */
function worldInputs(evaluation, events) {
  const files = events.map((path) => {
    const file = readFile('', path);
    if (file === undefined) throw new Error(`${path} is not there or no file`);
    return file;
  });
  return { ...evaluation.worldEvents(files), files: files.map(fingerprint) };
}

/** The text of a file, also where it is stored as `.gz`; undefined where it is neither. */
function readFile(folder, path) {
  for (const stored of [path, `${path}.gz`]) {
    const full = join(folder, stored);
    if (!existsSync(full) || !statSync(full).isFile()) continue;
    const bytes = readFileSync(full);
    return { path: stored, bytes, text: (stored.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8') };
  }
  return undefined;
}

const fingerprint = ({ path, bytes }) => ({ path, sha256: createHash('sha256').update(bytes).digest('hex') });

function naming(path, read) {
  try {
    return read();
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
