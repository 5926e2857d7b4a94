import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { createRecordSplitter } from './csv-record-splitter.ts';

const rowsOf = (csv: string) => Papa.parse<string[]>(csv, { skipEmptyLines: 'greedy', delimiter: ',' }).data;

describe('records of a CSV in pieces', () => {
  it('are the records of the whole, however it is cut', () => {
    const cell = fc.stringMatching(/^[a-z",\n ]{0,6}$/).map((text) => `"${text.replaceAll('"', '""')}"`);
    const csv = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(csv, fc.integer({ min: 1, max: 9 }), (rows, size) => {
        const whole = rows.map((cells) => cells.join(',')).join('\n');
        const splitter = createRecordSplitter(10_000);
        const parts: string[] = [];
        for (let at = 0; at < whole.length; at += size) parts.push(splitter.take(whole.slice(at, at + size)));
        parts.push(splitter.rest());
        expect(parts.join('')).toBe(whole);
        expect(parts.flatMap(rowsOf)).toEqual(rowsOf(whole));
      }),
    );
  });

  it('are rejected when one exceeds the limit, such as a mark that is never closed', () => {
    const splitter = createRecordSplitter(20);
    expect(splitter.take('a,b\n')).toBe('a,b\n');
    expect(splitter.take(`"${'x\n'.repeat(20)}`)).toBe('too_long');
  });
});
