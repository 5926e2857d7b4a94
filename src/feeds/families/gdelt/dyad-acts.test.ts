import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../../test/kit/recordings.ts';
import { actorById } from '../../../reference/actors.ts';
import { gdeltRow } from '../../gdelt-events/fake-upstream.ts';
import { parseExport } from '../../gdelt-events/parse.ts';
import type { ParsedRows } from '../../parsed.ts';
import { parseCompactInstant } from '../../utc-instant.ts';

const CLOSED_AT = Date.UTC(2026, 9, 14, 12);

function parsed(bytes: Uint8Array, closedAt: number): ParsedRows {
  const rows = parseExport(bytes, closedAt);
  if (rows.status === 'unreadable') throw new Error(rows.reason);
  return rows;
}

const readRows = (...rows: readonly string[]): ParsedRows =>
  parsed(new TextEncoder().encode(rows.join('\n')), CLOSED_AT);
const actsOf = (rows: ParsedRows) => rows.observations.filter(({ metric }) => metric === 'dyad_acts');

/** Iran's army fights Saudi Arabia. */
const FIGHT = { 6: 'TEHRAN', 7: 'IRN', 12: 'MIL', 16: 'SAUDI ARABIA', 17: 'SAU' };

describe('acts of recorded exports', () => {
  for (const name of ['20151027220000', '20180101000000', '20180326044500']) {
    const path = recordingPath('recordings', 'gdelt', `${name}.export.CSV`);
    it.skipIf(path === undefined)(`${name}: between known actors, few for its size, none unresolved`, () => {
      const rows = parsed(readFileSync(path ?? ''), parseCompactInstant(name) ?? Number.NaN);
      const acts = actsOf(rows);
      expect(acts.length).toBeGreaterThan(rows.totalCount * 0.02);
      expect(acts.length).toBeLessThan(rows.totalCount * 0.1);
      for (const { detail, subject, event } of acts) {
        expect(actorById(detail.from ?? '')).toBeDefined();
        expect(actorById(detail.to ?? '')).toBeDefined();
        expect(detail.from).not.toBe(detail.to);
        expect(subject).toBe(`actor:${detail.from}`);
        expect(event).toBe(`${detail.day}:${detail.from}:${detail.to}:${detail.kind}`);
      }
      expect(rows.problems.filter(({ kind }) => kind === 'unresolved_actor')).toEqual([]);
    });
  }

  const path = recordingPath('recordings', 'gdelt', '20180101000000.export.CSV');
  it.skipIf(path === undefined)('hold organisations and armed groups beside states', () => {
    const acts = actsOf(parsed(readFileSync(path ?? ''), parseCompactInstant('20180101000000') ?? Number.NaN));
    const events = acts.map(({ event }) => event);
    expect(events).toContain('2018-01-01:group:al-qaeda:state:LB:force');
    expect(events).toContain('2018-01-01:org:un:state:CG:mediation');
    expect(events).toContain('2018-01-01:state:KP:org:un:economic_coercion');
  });
});

describe('one row', () => {
  it('becomes one act of one actor towards another on one day', () => {
    expect(actsOf(readRows(gdeltRow(7, FIGHT)))).toEqual([
      {
        recordId: '2026-10-14:state:SA:force:example.org',
        metric: 'dyad_acts',
        subject: 'actor:state:IR',
        value: 1,
        observedAt: CLOSED_AT,
        lineage: 'example.org',
        event: '2026-10-14:state:IR:state:SA:force',
        detail: { from: 'state:IR', to: 'state:SA', kind: 'force', day: '2026-10-14' },
      },
    ]);
  });

  it('adds nothing when its outlet has reported the same that day', () => {
    const again = gdeltRow(8, { ...FIGHT, 26: '193', 27: '193', 60: 'https://m.example.org/other' });
    expect(actsOf(readRows(gdeltRow(7, FIGHT), again))).toHaveLength(1);
    const other = gdeltRow(9, { ...FIGHT, 60: 'https://example.net/1' });
    expect(actsOf(readRows(gdeltRow(7, FIGHT), other))).toHaveLength(2);
  });

  it('is an act wherever it happened, and is dated by its event', () => {
    const [act] = actsOf(readRows(gdeltRow(7, { ...FIGHT, 1: '20261012', 51: '0' })));
    expect(act?.detail.day).toBe('2026-10-12');
  });

  it.each([
    ['no root event', { 25: '0' }],
    ['a crowd', { 12: 'CVL' }],
    ['one side', { 16: '', 17: '' }],
    ['one actor on both sides', { 17: 'IRN', 16: 'IRAN' }],
    ['a statement', { 26: '010', 27: '010', 28: '01', 29: '1' }],
    ['an old event', { 1: '20261001' }],
    ['no outlet', { 60: '' }],
  ])('is no act with %s', (_, cells) => {
    expect(actsOf(readRows(gdeltRow(7, { ...FIGHT, ...cells })))).toEqual([]);
  });

  it('names an actor that no list resolves, and keeps the report', () => {
    const rows = readRows(gdeltRow(7, { ...FIGHT, 5: 'QQQMIL', 8: 'QQQ' }));
    expect(rows.problems).toEqual([{ kind: 'unresolved_actor', recordId: '7', message: 'QQQMIL' }]);
    expect(rows).toMatchObject({ keptCount: 1, rejectedCount: 0 });
    expect(actsOf(rows)).toEqual([]);
  });
});
