import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';

export type CsvRecord = Readonly<Record<string, string>>;

/** Records of a CSV file with a header, plain or gzipped. */
export function csvRecords(path: string): readonly CsvRecord[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' }).data;
}

/** UTC midnight of `2023-12-01`, epoch ms. @throws RangeError when it is no date */
export function dayInstant(date: string): number {
  const instant = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(instant)) throw new RangeError(`no date: ${date}`);
  return instant;
}
