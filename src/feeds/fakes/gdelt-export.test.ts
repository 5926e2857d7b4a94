import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { createWorld } from '../../exercise/world.ts';
import { type GdeltEvent, gdeltExport, gdeltStamp } from './gdelt-export.ts';

const EXPORT_AT = Date.UTC(2026, 10, 20, 12, 45);
const ROWS = rowsOf(gdeltExport(createWorld({ anchorAt: EXPORT_AT, seed: 1 }).reports(EXPORT_AT)));
const recorded = recordingPath('recordings', 'gdelt', '20180326044500.export.CSV');

describe('a GDELT export', () => {
  it('has 61 columns in every row, whatever is absent', () => {
    const bare: GdeltEvent = {
      id: 1,
      eventAt: EXPORT_AT,
      addedAt: EXPORT_AT,
      isRootEvent: false,
      eventCode: '1711',
      goldstein: -9.2,
      mentionCount: 1,
      sourceCount: 1,
      articleCount: 1,
      averageTone: 0,
      sourceUrl: 'https://exercise-wire-1.example/EXERCISE/1',
    };
    const [row] = rowsOf(gdeltExport([bare]));
    expect(row).toHaveLength(61);
    expect(row?.slice(1, 5)).toEqual(['20261120', '202611', '2026', '2026.8767']);
    expect(row?.slice(26, 31)).toEqual(['1711', '171', '17', '4', '-9.2']);
    expect(row?.[51]).toBe('0');
    expect(ROWS.every((cells) => cells.length === 61)).toBe(true);
  });

  it('holds 300 to 1,200 rows by event day, each with its own id and the stamp of the file', () => {
    expect(ROWS.length).toBeGreaterThan(300);
    expect(ROWS.length).toBeLessThan(1_200);
    expect(new Set(ROWS.map((row) => row[0])).size).toBe(ROWS.length);
    expect(new Set(ROWS.map((row) => row[59]))).toEqual(new Set([gdeltStamp(EXPORT_AT)]));
    const days = ROWS.map((row) => row[1] ?? '');
    expect(days).toEqual([...days].sort());
  });

  it.skipIf(recorded === undefined)(
    'has columns of the recorded kind, and the recorded quad class of every root (needs ../shared)',
    () => {
      const real = rowsOf(readFileSync(recorded ?? '', 'utf8'));
      const quadOf = new Map(real.map((row) => [row[28], row[29]]));
      for (const row of ROWS) {
        if (quadOf.has(row[28])) expect(row[29]).toBe(quadOf.get(row[28]));
      }
      for (let column = 0; column < 61; column += 1) {
        const kinds = kindsOf(real, column);
        for (const kind of kindsOf(ROWS, column))
          expect([column, [...kinds]]).toEqual([column, expect.arrayContaining([kind])]);
      }
    },
  );
});

function rowsOf(csv: string): readonly (readonly string[])[] {
  return csv
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t'));
}

/** What a column holds: nothing, digits, a decimal, text. */
function kindsOf(rows: readonly (readonly string[])[], column: number): ReadonlySet<string> {
  return new Set(rows.map((row) => kindOf(row[column] ?? '')));
}

function kindOf(cell: string): string {
  if (cell === '') return 'nothing';
  if (/^-?\d+(\.\d+)?$/.test(cell)) return 'number';
  return 'text';
}
