import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedOutcome } from '../../ports/feed.ts';
import type { Json } from '../../reference/content-hash.ts';
import { FLOWN_THEATERS } from '../../reference/flight-boxes.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { aircraft, skyAnswer } from './fake-upstream.ts';
import { createAdsbMilitary } from './feed.ts';
import { parseSky } from './parse.ts';

const T0 = Date.UTC(2026, 9, 14, 12, 5);
const signal = new AbortController().signal;

interface Sky {
  readonly now: number;
  /** Military aircraft over the Gulf. */
  readonly gulf: number;
  /** Military aircraft over the United States. */
  readonly home?: number;
  readonly cursor?: Json;
}

async function run({ now, gulf, home = 100, cursor = null }: Sky) {
  const military = (count: number, from: number, members: object) =>
    Array.from({ length: count }, (_, index) => aircraft(from + index, { dbFlags: 1, ...members }));
  const list = [...military(gulf, 0, {}), ...military(home, 1_000, { lat: 40, lon: -100 })];
  const { fetchBytes } = scriptedFetch(() => ({ status: 200, body: skyAnswer(list, now) }));
  return createAdsbMilitary(fetchBytes).collect({ cursor, now, signal });
}

function countOf(outcome: FeedOutcome, subject: string) {
  if (outcome.status !== 'read') throw new Error(JSON.stringify(outcome));
  return outcome.observations.find((observation) => observation.subject === subject)?.value;
}

describe('military flights', () => {
  it('are counted by theater and hour, zeros too, with a heartbeat of all that were received', async () => {
    const outcome = await run({ now: T0, gulf: 7 });
    if (outcome.status !== 'read') throw new Error(outcome.status);
    expect(outcome.observations).toHaveLength(FLOWN_THEATERS.length + 1);
    expect(outcome.observations).toContainEqual({
      recordId: 'gulf:2026101412',
      metric: 'military_aircraft',
      subject: 'theater:gulf',
      value: 7,
      observedAt: Date.UTC(2026, 9, 14, 12),
      lineage: 'adsb-lol',
      event: 'gulf:2026101412',
      detail: { hour: '2026101412' },
    });
    expect(countOf(outcome, 'theater:levant')).toBe(0);
    expect(outcome.observations.at(-1)).toMatchObject({
      recordId: '202610141200',
      metric: 'military_aircraft_seen',
      subject: 'world',
      value: 107,
    });
    expect(outcome.newestContentAt).toBe(Date.UTC(2026, 9, 14, 12));
  });

  it('are the most of the hour’s polls, and start again with the hour', async () => {
    const gulfs: (number | undefined)[] = [];
    let cursor: Json = null;
    for (const [minutes, gulf] of [
      [0, 7],
      [15, 12],
      [30, 3],
      [60, 2],
    ] as const) {
      const outcome = await run({ now: T0 + minutes * MINUTE_MS, gulf, cursor });
      gulfs.push(countOf(outcome, 'theater:gulf'));
      cursor = outcome.cursor;
    }
    expect(gulfs).toEqual([7, 12, 12, 2]);
  });

  it('leave out who is not marked as military, and addresses that are not an aircraft’s own', async () => {
    const list = [aircraft(1, { dbFlags: 1 }), aircraft(2), aircraft(3, { dbFlags: 1, hex: '~ae0003' })];
    const { fetchBytes } = scriptedFetch(() => ({ status: 200, body: skyAnswer(list, T0) }));
    const outcome = await createAdsbMilitary(fetchBytes).collect({ cursor: null, now: T0, signal });
    expect([countOf(outcome, 'theater:gulf'), countOf(outcome, 'world')]).toEqual([1, 3]);
  });

  it('are shown one by one while they are received, with what is known of them', async () => {
    const known = {
      flight: 'RCH123  ',
      r: '05-5140',
      t: 'C17',
      gs: 451.6,
      track: 118.2,
      squawk: '1234',
      alt_baro: 31_025,
    };
    const list = [
      aircraft(1, { dbFlags: 1, ...known }),
      aircraft(2, { dbFlags: 1, flight: '<b>', t: '', squawk: '99', gs: -1 }),
      aircraft(3),
      aircraft(4, { dbFlags: 1, hex: '~ae0004' }),
    ];
    const { fetchBytes } = scriptedFetch(() => ({ status: 200, body: skyAnswer(list, T0) }));
    const outcome = await createAdsbMilitary(fetchBytes).collect({ cursor: null, now: T0, signal });
    const one = (hex: string, lat: number, body: object) => ({
      ...{ recordId: hex, kind: 'military_flight', url: `https://adsb.lol/?icao=${hex}` },
      ...{ place: { lat, lon: 52 }, observedAt: T0 - 1_500, body },
    });
    const described = { callsign: 'RCH123', registration: '05-5140', aircraftType: 'C17', squawk: '1234' };
    const body = { altitudeFt: 31_025, speedKt: 452, headingDeg: 118, ...described };
    if (outcome.status !== 'read') throw new Error(outcome.status);
    const entries = [one('ae0001', 26.1, body), one('ae0002', 26.2, { altitudeFt: 30_000 })];
    expect(outcome.records).toEqual({ entries, isComplete: true });
  });

  it('of few receivers are named and not counted: silence is no calm', async () => {
    let cursor: Json = null;
    for (let hour = 0; hour < 7; hour += 1) cursor = (await run({ now: T0 + hour * HOUR_MS, gulf: 10, cursor })).cursor;
    const thin = await run({ now: T0 + 7 * HOUR_MS, gulf: 0, home: 30, cursor });
    expect(thin).toMatchObject({
      problems: [{ kind: 'few_receivers', message: '30 received where 110 are usual' }],
      observations: [{ metric: 'military_aircraft_seen', value: 30 }],
    });
    const back = await run({ now: T0 + 7 * HOUR_MS + 15 * MINUTE_MS, gulf: 9, cursor: thin.cursor });
    expect(countOf(back, 'theater:gulf')).toBe(9);
  });

  it('that are fewer for good are counted again within a day', async () => {
    let cursor: Json = null;
    for (let hour = 0; hour < 24; hour += 1)
      cursor = (await run({ now: T0 + hour * HOUR_MS, gulf: 10, cursor })).cursor;
    const counted: boolean[] = [];
    for (let hour = 24; hour < 40; hour += 1) {
      const outcome = await run({ now: T0 + hour * HOUR_MS, gulf: 1, home: 20, cursor });
      counted.push(countOf(outcome, 'theater:gulf') !== undefined);
      cursor = outcome.cursor;
    }
    expect([counted[0], counted.at(-1)]).toEqual([false, true]);
  });

  it('are never none: an empty sky is a failure', async () => {
    expect((await run({ now: T0, gulf: 0, home: 0 })).status).toBe('failed');
  });

  it('cannot be asked for their past', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 500 }));
    const span = { from: 0, to: T0 };
    const outcome = await createAdsbMilitary(fetchBytes).collect({ cursor: null, now: T0, signal, span });
    expect([outcome.status, requests.length]).toEqual(['failed', 0]);
  });
});

const NOW = Date.UTC(2026, 9, 14, 12, 7);
const parseText = (text: string) => parseSky(new TextEncoder().encode(text), NOW);

function only(members: Readonly<Record<string, unknown>>) {
  const parsed = parseText(skyAnswer([aircraft(1), aircraft(2, members)], NOW));
  if (parsed.status === 'unreadable') throw new Error(parsed.reason);
  return {
    airborne: parsed.airborne[1],
    rejected: Object.keys(parsed.rows.rejectedByKind)[0],
    isIgnored: parsed.rows.ignoredCount === 1,
  };
}

describe('recorded answers', () => {
  const answers: readonly (readonly [file: string, now: number, counts: readonly number[]])[] = [
    // Rows, airborne, ignored, airborne military, with a report of position quality, poor ones.
    ['v2/v2_mil_response.json', 1763427824502, [235, 144, 91, 144, 123, 0]],
    ['v2/v2_point_response.json', 1763427856501, [89, 45, 44, 0, 45, 0]],
    ['v2/v2_pia_response.json', 1763427845029, [5, 2, 3, 0, 2, 0]],
    ['v2/v2_hex_zero_results.json', 1763427845029, [0, 0, 0, 0, 0, 0]],
  ];
  for (const [file, now, counts] of answers) {
    const path = recordingPath('recordings', 'adsb-lol', ...file.split('/'));
    it.skipIf(path === undefined)(`${file}: ${counts[0]} aircraft, ${counts[1]} in the air, none rejected`, () => {
      const parsed = parseSky(readFileSync(path ?? ''), now);
      if (parsed.status === 'unreadable') throw new Error(parsed.reason);
      const { rows, airborne } = parsed;
      expect(rows.rejectedCount).toBe(0);
      expect([
        rows.totalCount,
        rows.keptCount,
        rows.ignoredCount,
        airborne.filter(({ isMilitary }) => isMilitary).length,
        airborne.filter(({ hasPoorPosition }) => hasPoorPosition !== undefined).length,
        airborne.filter(({ hasPoorPosition }) => hasPoorPosition === true).length,
      ]).toEqual(counts);
      expect(parsed.receivedAt).toBe(now);
    });
  }

  const other = recordingPath('recordings', 'adsb-lol', 're-api', 'circle_multiple_aircraft.json');
  it.skipIf(other === undefined)('of the sister interface, which counts in seconds, are unreadable', () => {
    expect(parseSky(readFileSync(other ?? ''), 1763349004000).status).toBe('unreadable');
  });
});

describe('one aircraft', () => {
  it('in the air has an address, a place, a side and a report of its position', () => {
    expect(only({ dbFlags: 9 }).airborne).toMatchObject({
      hex: 'ae0002',
      latitude: 26.2,
      longitude: 52,
      isMilitary: true,
      hasPoorPosition: false,
    });
  });

  it.each([
    [{ nic: 6 }, true],
    [{ nac_p: 7 }, true],
    [{ nic: 7, nac_p: 8 }, false],
    [{ nic: undefined }, undefined],
    [{ nac_p: undefined }, undefined],
    [{ type: 'mlat', nic: 0 }, undefined],
    [{ type: 'adsr_icao', nic: 0 }, undefined],
  ])('with %j has a poor position: %s', (members, isPoor) => {
    expect(only(members).airborne?.hasPoorPosition).toBe(isPoor);
  });

  it.each([
    ['on the ground', { alt_baro: 'ground' }],
    ['without a position', { lat: undefined, lon: undefined }],
    ['with a position of more than a minute ago', { seen_pos: 60.1 }],
    ['that radar alone made', { type: 'tisb_icao' }],
    ['without an altitude', { alt_baro: undefined }],
  ])('%s is ignored', (_, members) => {
    expect(only(members)).toMatchObject({ airborne: undefined, isIgnored: true });
  });

  it('may tell its height by satellite alone', () => {
    expect(only({ alt_baro: undefined, alt_geom: 500 }).airborne).toBeDefined();
  });

  it.each([
    ['bad_id', { hex: 'AE0002' }],
    ['bad_id', { hex: undefined }],
    ['repeated_record', { hex: 'ae0001' }],
    ['bad_position', { lat: 91 }],
    ['bad_position', { lon: -181 }],
    ['bad_position', { lat: '26' }],
    ['bad_position', { lat: undefined }],
    ['undated', { seen_pos: undefined }],
    ['undated', { seen_pos: -1 }],
    ['bad_number', { alt_baro: 'high' }],
  ])('is rejected as %s with %j', (kind, members) => {
    expect(only(members)).toMatchObject({ airborne: undefined, rejected: kind });
  });
});

describe('one answer', () => {
  it.each([
    ['an hour and a minute old', NOW - 61 * 60_000],
    ['of the future', NOW + 6 * 60_000],
    ['dated in seconds', NOW / 1_000],
  ])('%s is unreadable', (_, now) => {
    expect(parseText(skyAnswer([aircraft(1)], now)).status).toBe('unreadable');
  });

  it('a moment ahead of our clock is of now', () => {
    expect(parseText(skyAnswer([aircraft(1)], NOW + 60_000))).toMatchObject({ receivedAt: NOW });
  });

  it.each(['', 'null', '[]', '{}', '{"ac":{}}', '{"aircraft":[],"now":1}'])('like %s is unreadable', (text) => {
    expect(parseText(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const members = fc.record(
      {
        hex: fc.oneof(fc.string(), fc.constant('ae0001')),
        lat: fc.jsonValue(),
        alt_baro: fc.jsonValue(),
        seen_pos: fc.jsonValue(),
        type: fc.string(),
      },
      { requiredKeys: [] },
    );
    const answer = fc.oneof(
      fc.array(members).map((list) =>
        skyAnswer(
          list.map((changes, index) => aircraft(index, changes)),
          NOW,
        ),
      ),
      fc.array(fc.jsonValue()).map((ac) => JSON.stringify({ ac, now: NOW })),
      fc.json(),
    );
    fc.assert(
      fc.property(answer, (text) => {
        const parsed = parseText(text);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        const { totalCount, keptCount, ignoredCount, rejectedCount } = parsed.rows;
        return totalCount === keptCount + ignoredCount + rejectedCount && parsed.airborne.length === keptCount;
      }),
      { numRuns: 300 },
    );
  });
});
