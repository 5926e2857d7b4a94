import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../../test/kit/recordings.ts';
import { forceWeight } from '../../../assessment/indicators/force-weight.ts';
import { parseExport } from '../../gdelt-events/parse.ts';
import { parseCompactInstant } from '../../utc-instant.ts';
import { forceActors } from './force-actors.ts';

const COLUMN_COUNT = 61;
const ROLE_COLUMNS = [12, 13, 14, 22, 23, 24];
const row = (cells: Readonly<Record<number, string>>) =>
  Array.from({ length: COLUMN_COUNT }, (_, column) => cells[column] ?? '');
const weightOf = (cells: readonly string[]) => forceWeight({ detail: { actors: forceActors(cells) } });

describe('the actors of a report of force', () => {
  it.each([
    [{ 12: 'MIL' }, 'armed'],
    [{ 22: 'REB' }, 'armed'],
    [{ 12: 'COP', 24: 'INS' }, 'armed'],
    [{ 14: 'SEP' }, 'armed'],
    [{ 12: 'GOV' }, 'state'],
    [{ 7: 'ISR', 17: 'IRN' }, 'state'],
    [{ 7: 'USA', 17: 'USA' }, 'other'],
    [{ 7: 'USA', 17: 'WST' }, 'other'],
    [{ 7: 'USA' }, 'other'],
    [{ 12: 'UAF', 22: 'COP' }, 'unaligned'],
    [{ 12: 'COP', 22: 'CRM' }, 'other'],
    [{ 12: 'constructor', 22: '__proto__' }, 'other'],
    [{}, 'other'],
  ])('%o are %s', (cells, actors) => {
    expect(forceActors(row(cells))).toBe(actors);
  });

  const role = fc.oneof(
    fc.constantFrom('', 'MIL', 'REB', 'SEP', 'INS', 'IMG', 'GOV', 'SPY', 'UAF', 'COP', 'CVL', 'CRM', 'MED'),
    fc.string(),
  );
  const country = fc.constantFrom('', 'USA', 'IRN', 'ISR', 'WST', 'QQQ');
  const anyRow = fc
    .tuple(fc.array(role, { minLength: 6, maxLength: 6 }), country, country)
    .map(([roles, from, to]) =>
      row({ 7: from, 17: to, ...Object.fromEntries(ROLE_COLUMNS.map((at, i) => [at, roles[i]])) }),
    );

  it('weigh from 0.5 to 2, no less for a role more, and alike from either side', () => {
    fc.assert(
      fc.property(anyRow, fc.constantFrom(...ROLE_COLUMNS), role, (cells, at, more) => {
        const without = weightOf(cells.with(at, ''));
        const sides = row({
          7: cells[17] ?? '',
          17: cells[7] ?? '',
          ...Object.fromEntries(
            ROLE_COLUMNS.map((column) => [column, cells[column < 20 ? column + 10 : column - 10] ?? '']),
          ),
        });
        expect(weightOf(cells)).toBeGreaterThanOrEqual(0.5);
        expect(weightOf(cells)).toBeLessThanOrEqual(2);
        expect(weightOf(cells.with(at, more))).toBeGreaterThanOrEqual(without);
        expect(weightOf(sides)).toBe(weightOf(cells));
      }),
    );
  });
});

describe('recorded exports', () => {
  // Counted independently from the columns; the last two are the rows placed in the United States, and what they weigh.
  it.each([
    ['20151027220000.export.CSV', '20151027220000', { armed: 7, state: 15, unaligned: 4, other: 51 }, 33, 23.5],
    ['20180101000000.export.CSV', '20180101000000', { armed: 20, state: 45, unaligned: 4, other: 143 }, 98, 62.5],
    ['20180326044500.export.CSV', '20180326044500', { armed: 19, state: 11, unaligned: 3, other: 35 }, 15, 12],
    ['heads/events.csv', '20200318104500', { armed: 0, state: 0, unaligned: 2, other: 0 }, 0, 0],
    ['heads/eventsT.csv', '20200318103000', { armed: 0, state: 1, unaligned: 0, other: 2 }, 0, 0],
    ['heads/events_20180324.csv', '20180323221500', { armed: 0, state: 0, unaligned: 0, other: 0 }, 0, 0],
  ])('%s: crime news of one country weighs less than its rows', (name, stamp, byActors, count, weight) => {
    const path = recordingPath('recordings', 'gdelt', ...name.split('/'));
    if (path === undefined) return;
    const parsed = parseExport(readFileSync(path), parseCompactInstant(stamp) ?? Number.NaN);
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    const force = parsed.observations.filter(({ metric }) => metric === 'force_reports');
    const found = { armed: 0, state: 0, unaligned: 0, other: 0 };
    for (const { detail } of force)
      for (const actors of ['armed', 'state', 'unaligned', 'other'] as const)
        if (detail.actors === actors) found[actors] += 1;
    expect(found).toEqual(byActors);
    const american = force.filter(({ subject }) => subject === 'country:US');
    expect([american.length, american.reduce((sum, one) => sum + forceWeight(one), 0)]).toEqual([count, weight]);
  });
});
