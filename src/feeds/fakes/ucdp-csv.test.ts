import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { DAY_MS } from '../../assessment/time.ts';
import { createWorld } from '../../exercise/world.ts';
import { UCDP_COLUMNS, ucdpCsv, ucdpCsvOfRecords } from './ucdp-csv.ts';

const recorded = recordingPath('recordings', 'ucdp', 'GEDEvent_v23_0_10.csv');
const DAY = Date.UTC(2026, 8, 30);
const EVENTS = createWorld({ anchorAt: DAY, seed: 1 }).violence({ from: DAY - 30 * DAY_MS, to: DAY });

describe('a UCDP file', () => {
  it.skipIf(recorded === undefined)(
    'carries a recorded Candidate month without loss, in its columns (needs ../shared)',
    () => {
      const text = readFileSync(recorded ?? '', 'utf8');
      const { data, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
      expect(meta.fields).toEqual([...UCDP_COLUMNS]);
      const unquotedText = text.replaceAll(/(?<=,)""(?=,)/g, '');
      expect(ucdpCsvOfRecords(data) === unquotedText).toBe(true);
    },
  );

  it.skipIf(recorded === undefined)(
    'fills the columns that the recorded file always fills, with the same kind (needs ../shared)',
    () => {
      const real = records(readFileSync(recorded ?? '', 'utf8'));
      const ours = records(ucdpCsv(EVENTS));
      for (const column of UCDP_COLUMNS) {
        const isNumber = real.every((record) => /^-?\d+(\.\d+)?$/.test(record[column] ?? ''));
        if (isNumber) expect(ours.every((record) => /^-?\d+(\.\d+)?$/.test(record[column] ?? ''))).toBe(true);
      }
    },
  );

  it('has one row an event, its own id each, and deaths that add up', () => {
    const ours = records(ucdpCsv(EVENTS));
    expect(ours).toHaveLength(EVENTS.length);
    expect(new Set(ours.map((record) => record.id)).size).toBe(EVENTS.length);
    for (const record of ours) {
      const parts = [record.deaths_a, record.deaths_b, record.deaths_civilians, record.deaths_unknown].map(Number);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Number(record.best));
      expect(Number(record.low)).toBeLessThanOrEqual(Number(record.best));
      expect(Number(record.high)).toBeGreaterThanOrEqual(Number(record.best));
    }
  });
});

function records(csv: string): readonly Record<string, string>[] {
  return Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;
}
