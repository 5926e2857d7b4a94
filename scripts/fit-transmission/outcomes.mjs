import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { SHARED } from '../fit-parameters/inputs.mjs';

const BRENT = 'history/markets/brent-daily.csv';
const HENRY_HUB = 'history/markets/natural-gas-daily.csv';
const RATES = 'history/markets/ecb_eurofxref_hist.csv';
/** Floating currencies of net importers of oil. */
const IMPORTERS = ['JPY', 'KRW', 'INR', 'THB', 'PHP', 'ZAR'];
const DAY_MS = 86_400_000;

/** True when the history is on this machine. */
export const historyIsPresent = () => [BRENT, HENRY_HUB, RATES].every((path) => existsSync(`${SHARED}${path}`));

/** The relative change of each market between two instants, and the fingerprints of its data. */
export function readMarkets() {
  const [brent, henryHub, rates] = [BRENT, HENRY_HUB, RATES].map(readCsv);
  return {
    files: [brent, henryHub, rates].map(({ fingerprint }) => fingerprint),
    changes: {
      brent: changeOf(quotes(brent.records, 'Date', (row) => row.Price)),
      'henry-hub': changeOf(quotes(henryHub.records, 'Date', (row) => row.Price)),
      'importer-currencies': meanChange(
        IMPORTERS.map((code) => changeOf(quotes(rates.records, 'Date', inDollars(code)))),
      ),
    },
  };
}

/** Value of one unit in dollars: both are quoted per euro. */
const inDollars = (code) => (row) => (Number(row[code]) > 0 ? Number(row.USD) / Number(row[code]) : Number.NaN);

const meanChange = (changes) => (from, to) => {
  const known = changes.flatMap((change) => change(from, to) ?? []);
  return known.length === 0 ? undefined : known.reduce((sum, one) => sum + one, 0) / known.length;
};

/** From the last quote before the shock to the last one within it; undefined without both. */
const changeOf = (series) => (from, to) => {
  const before = series.findLast(({ at }) => at < from);
  const last = series.findLast(({ at }) => at >= from && at <= to);
  if (before === undefined || last === undefined || from - before.at > 10 * DAY_MS) return undefined;
  return last.value / before.value - 1;
};

function quotes(records, dateColumn, priceOf) {
  return records
    .map((row) => ({ at: Date.parse(`${row[dateColumn]}T00:00:00Z`), value: Number(priceOf(row)) }))
    .filter(({ at, value }) => Number.isFinite(at) && value > 0)
    .sort((a, b) => a.at - b.at);
}

function readCsv(path) {
  const bytes = readFileSync(`${SHARED}${path}`);
  const { data, errors } = Papa.parse(bytes.toString('utf8'), { header: true, skipEmptyLines: true });
  const broken = errors.find(({ type }) => type !== 'FieldMismatch');
  if (broken !== undefined) throw new Error(`${path}: ${broken.message} in row ${broken.row}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { records: data, fingerprint: { path, sha256, rows: data.length } };
}
