import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Json } from '../../reference/content-hash.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { siren } from './fake-upstream.ts';
import { createSirens } from './feed.ts';
import { growWaves, type Notice, parseSirens, WAVE_GAP_MS, type Wave } from './parse.ts';

const signal = new AbortController().signal;

async function collect(cursor: Json, notices: unknown, now = NOW) {
  const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body: JSON.stringify(notices) }));
  return { outcome: await createSirens(fetchBytes).collect({ cursor, now, signal }), requests };
}

describe('the sirens', () => {
  it('go on with the wave of the last run', async () => {
    const first = await collect(null, [siren()]);
    expect(first.outcome).toMatchObject({ status: 'read', observations: [{ value: 2 }, {}] });
    const second = await collect(first.outcome.cursor, [siren({ time: NOW / 1_000 - 1, cities: ['Place Z'] })]);
    expect(second.outcome).toMatchObject({
      status: 'read',
      observations: [{ value: 3, recordId: '20261014120600' }, {}],
    });
  });

  it('begin a new wave after two quiet minutes', async () => {
    const first = await collect(null, [siren()]);
    const later = siren({ time: NOW / 1_000 + 600, cities: ['Place Z'] });
    const second = await collect(first.outcome.cursor, [later], NOW + 660_000);
    expect(second.outcome).toMatchObject({ status: 'read', observations: [{ value: 1 }, {}] });
  });

  it('that are quiet are read, and one record an hour says so', async () => {
    const records = await Promise.all(
      [0, 60_000, 120_000].map(async (ms) => (await collect(null, [], NOW + ms)).outcome),
    );
    expect(new Set(records.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(records[0]).toMatchObject({ status: 'read', cursor: {} });
  });

  it('have no past to be read', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body: '[]' }));
    const span = { from: NOW - 86_400_000, to: NOW };
    const outcome = await createSirens(fetchBytes).collect({ cursor: null, now: NOW, signal, span });
    expect([outcome.status, requests.length]).toEqual(['failed', 0]);
  });
});

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const parse = (value: unknown, last?: Wave) => parseSirens(bytesOf(value), { last, now: NOW });

function read(value: unknown, last?: Wave) {
  const parsed = parse(value, last);
  if (parsed.status === 'unreadable') throw new Error(parsed.reason);
  return parsed;
}

const STARTED = Math.floor(NOW / 1_000) * 1_000 - 60_000;

describe('an answer', () => {
  it('without a notice is quiet, and says that it was read', () => {
    expect(read([]).rows).toMatchObject({
      totalCount: 0,
      observations: [
        {
          metric: 'siren_alerts',
          subject: 'world',
          value: 0,
          recordId: '20261014120000',
          observedAt: Date.UTC(2026, 9, 14, 12),
        },
      ],
    });
  });

  it('with notices counts the distinct places of one wave', () => {
    const { rows } = read([siren(), siren({ notificationId: 'x', cities: ['Place B', 'Place C'], threat: 5 })]);
    expect(rows).toMatchObject({ totalCount: 2, keptCount: 2 });
    expect(rows.observations).toMatchObject([
      {
        subject: 'country:IL',
        value: 3,
        observedAt: STARTED,
        lineage: 'oref',
        detail: { threat: 'hostile aircraft, missiles' },
      },
      { subject: 'world', value: 3 },
    ]);
  });

  it('whose notices should be long gone is as old as they are, a drill too; one of minutes ago is of now', () => {
    const later = NOW + 40 * 3_600_000;
    for (const notice of [siren(), siren({ isDrill: true })]) {
      const frozen = parseSirens(bytesOf([notice]), { last: undefined, now: later });
      expect(frozen).toMatchObject({ status: 'read' });
      const pulse = frozen.status === 'read' ? frozen.rows.observations.at(-1) : undefined;
      expect(pulse).toMatchObject({ subject: 'world', observedAt: Date.UTC(2026, 9, 14, 12) });
    }
    const standing = parseSirens(bytesOf([siren({ time: later / 1_000 - 600 })]), { last: undefined, now: later });
    expect(standing).toMatchObject({ rows: { observations: [{}, { observedAt: later - (later % 3_600_000) }] } });
  });

  it('that repeats standing notices adds nothing', () => {
    const first = read([siren()]);
    const again = read([siren()], first.last);
    expect(again.rows.observations.map(({ subject }) => subject)).toEqual(['world']);
    expect(again.last).toEqual(first.last);
  });

  it('that adds a place to an open wave revises its record', () => {
    const { last } = read([siren()]);
    const more = read([siren(), siren({ notificationId: 'y', time: NOW / 1_000 - 10, cities: ['Place D'] })], last);
    expect(more.rows.observations[0]).toMatchObject({ observedAt: STARTED, value: 3, recordId: '20261014120600' });
  });

  it.each([
    ['a drill', { isDrill: true }],
    ['an earthquake', { threat: 3 }],
  ])('ignores %s', (_, parts) => {
    expect(read([siren(), siren(parts)]).rows).toMatchObject({ keptCount: 1, ignoredCount: 1 });
    expect(read([siren(parts)]).rows.observations).toMatchObject([{ subject: 'world', value: 0 }]);
  });

  it.each([
    ['wrong_shape', { cities: 'Place A' }],
    ['wrong_shape', { isDrill: undefined }],
    ['wrong_shape', { cities: ['Place A', 7] }],
    ['undated', { time: 'now' }],
    ['undated', { time: '' }],
    ['wrong_unit', { time: NOW }],
    ['wrong_unit', { time: 0 }],
    ['future', { time: NOW / 1_000 + 3_600 }],
    ['unknown_threat', { threat: 77 }],
    ['no_place', { cities: [] }],
  ])('rejects as %s a notice with %j', (kind, parts) => {
    expect(read([siren(), siren(parts)]).rows.rejectedByKind).toEqual({ [kind]: 1 });
  });

  it.each([
    ['a renamed field', [{ ...siren(), cities: undefined, towns: ['Place A'] }]],
    ['one level more', { data: [siren()] }],
    ['nothing', null],
  ])('with %s is unreadable', (_, value) => {
    expect(parse(value).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const notice = fc.record({
      time: fc.anything(),
      threat: fc.anything(),
      isDrill: fc.anything(),
      cities: fc.anything(),
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(notice.map(siren), fc.jsonValue())), (rows) => {
        const parsed = parseSirens(new TextEncoder().encode(JSON.stringify(rows, withoutBigInts)), {
          last: undefined,
          now: NOW,
        });
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        const { totalCount, keptCount, ignoredCount, rejectedCount } = parsed.rows;
        return totalCount === keptCount + ignoredCount + rejectedCount && parsed.rows.observations.length > 0;
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => parseSirens(bytes, { last: undefined, now: NOW }).status !== undefined),
    );
  });
});

const withoutBigInts = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

describe('waves', () => {
  const notices = fc.array(
    fc
      .record({ second: fc.nat(2_000), place: fc.constantFrom('a', 'b', 'c', 'd') })
      .map(
        ({ second, place }): Notice => ({ id: '', at: STARTED + second * 1_000, threat: 'missiles', places: [place] }),
      ),
    { maxLength: 30 },
  );
  const reported = (waves: readonly Wave[]) => waves.map(({ startedAt, places }) => [startedAt, places.length]);

  it('are further apart than the gap, and hold every alert once', () => {
    fc.assert(
      fc.property(notices, (all) => {
        const waves = growWaves(undefined, all);
        for (const [i, wave] of waves.entries()) {
          const next = waves[i + 1];
          if (next !== undefined) expect(next.startedAt - wave.lastAt).toBeGreaterThan(WAVE_GAP_MS);
        }
        for (const { at } of all) expect(waves.filter((w) => at >= w.startedAt && at <= w.lastAt)).toHaveLength(1);
      }),
    );
  });

  it('do not depend on order or repetition, nor on how many runs the alerts came in', () => {
    fc.assert(
      fc.property(notices, fc.nat(30), (all, cut) => {
        const whole = growWaves(undefined, all);
        expect(growWaves(undefined, [...all, ...all].reverse())).toEqual(whole);
        const sorted = [...all].sort((a, b) => a.at - b.at);
        const first = growWaves(undefined, sorted.slice(0, cut));
        const second = growWaves(first.at(-1), sorted);
        const merged = new Map([...first, ...second].map((wave) => [wave.startedAt, wave]));
        expect(reported([...merged.values()].sort((a, b) => a.startedAt - b.startedAt))).toEqual(reported(whole));
      }),
    );
  });

  const path = recordingPath('recordings', 'oref', 'alerts_first2000.csv');
  it.skipIf(path === undefined)('are 769 in 2,000 recorded alert rows of 2014 to 2016', () => {
    const { data } = Papa.parse<Record<string, string>>(readFileSync(path ?? '', 'utf8'), {
      header: true,
      skipEmptyLines: true,
    });
    const recorded = data.map((row): Notice => {
      // Local time read as UTC: only the distances between alerts count here.
      const [day = '', month = '', year = ''] = (row.date ?? '').split('.');
      const at = Date.parse(`${year}-${month}-${day}T${row.time}Z`);
      return { id: row.rid ?? '', at, threat: 'missiles', places: (row.data ?? '').split(', ') };
    });
    expect(recorded).toHaveLength(2_000);
    expect(recorded.every(({ at }) => Number.isFinite(at))).toBe(true);
    const waves = growWaves(undefined, recorded);
    expect(waves).toHaveLength(769);
    const counts = waves.map(({ places }) => places.length);
    expect([Math.max(...counts), counts.reduce((sum, count) => sum + count, 0)]).toEqual([25, 1_650]);
  });
});
