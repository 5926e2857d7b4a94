import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../assessment/time.ts';
import type { FeedOutcome } from '../../ports/feed.ts';
import type { Json } from '../../reference/content-hash.ts';
import { FLIGHT_CIRCLES } from '../../reference/flight-boxes.ts';
import { aircraft, skyAnswer } from '../adsb-military/fake-upstream.ts';
import type { Answer } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { areaUrl, createAdsbCivil } from './feed.ts';

const T0 = Date.UTC(2026, 9, 14, 12, 5);
const signal = new AbortController().signal;
const GULF = FLIGHT_CIRCLES.filter(({ theaterId }) => theaterId === 'gulf').map(areaUrl)[0] ?? '';

interface Run {
  readonly gulf?: readonly object[];
  readonly answer?: (url: string) => Answer | undefined;
  readonly cursor?: Json;
  readonly now?: number;
}

const many = (count: number, members: object = {}) =>
  Array.from({ length: count }, (_, i) => aircraft(i, { ...members }));

async function run({ gulf = many(40), answer = () => undefined, cursor = null, now = T0 }: Run) {
  const { fetchBytes, requests } = scriptedFetch(({ href }) => {
    const body = skyAnswer(href === GULF ? gulf : many(15), now);
    return answer(href) ?? { status: 200, body };
  });
  const outcome = await createAdsbCivil(fetchBytes).collect({ cursor, now, signal });
  return { outcome, asked: requests.map(({ url }) => url) };
}

function gulfOf(outcome: FeedOutcome) {
  if (outcome.status !== 'read') throw new Error(JSON.stringify(outcome));
  const of = (metric: string) =>
    outcome.observations.find((o) => o.metric === metric && o.subject === 'theater:gulf')?.value;
  return { flying: of('civil_aircraft'), degraded: of('gnss_degraded_share') };
}

describe('civil flights', () => {
  it('are asked for in ten areas and counted by area and hour, with a heartbeat of all that were received', async () => {
    const { outcome, asked } = await run({});
    expect(new Set(asked)).toEqual(new Set(FLIGHT_CIRCLES.map(areaUrl)));
    expect(asked).toHaveLength(10);
    expect(GULF).toBe('https://api.adsb.lol/v2/point/26/53.5/250');
    if (outcome.status !== 'read') throw new Error(outcome.status);
    expect(outcome.observations).toHaveLength(21);
    expect(outcome.observations).toContainEqual({
      recordId: 'gulf:2026101412',
      metric: 'civil_aircraft',
      subject: 'theater:gulf',
      value: 40,
      observedAt: Date.UTC(2026, 9, 14, 12),
      lineage: 'adsb-lol',
      event: 'gulf:2026101412',
      detail: { hour: '2026101412' },
    });
    expect(outcome.observations).toContainEqual(
      expect.objectContaining({ metric: 'civil_aircraft_seen', subject: 'world', value: 40 + 9 * 15 }),
    );
  });

  it('are the most of the hour’s polls, and start again with the hour', async () => {
    const flying: (number | undefined)[] = [];
    let cursor: Json = null;
    for (const [minutes, count] of [
      [0, 20],
      [15, 40],
      [30, 30],
      [60, 10],
    ] as const) {
      const { outcome } = await run({ gulf: many(count), cursor, now: T0 + minutes * MINUTE_MS });
      flying.push(gulfOf(outcome).flying);
      cursor = outcome.cursor;
    }
    expect(flying).toEqual([20, 40, 40, 10]);
  });

  it('are zero where aircraft stand on the ground, and unknown where no aircraft is received', async () => {
    const grounded = await run({ gulf: many(3, { alt_baro: 'ground' }) });
    expect(gulfOf(grounded.outcome).flying).toBe(0);
    const silent = await run({ gulf: [] });
    expect(gulfOf(silent.outcome).flying).toBeUndefined();
    expect(silent.outcome).toMatchObject({ problems: [{ kind: 'silent_area', recordId: 'gulf' }] });
  });

  it('are not reported for an area whose reports have mostly lost their age', async () => {
    const { outcome } = await run({ gulf: many(40, { seen_pos: null }) });
    expect(gulfOf(outcome).flying).toBeUndefined();
    expect(outcome).toMatchObject({
      problems: [{ kind: 'unread_area', message: '40 of 40 rows rejected (undated 40)' }],
    });
  });

  it('in the air nowhere are a failure: positions have lost their name', async () => {
    const body = skyAnswer(many(40, { lat: undefined, lon: undefined }), T0);
    expect((await run({ answer: () => ({ status: 200, body }) })).outcome).toMatchObject({
      status: 'failed',
      reason: 'areas: no aircraft airborne in any area',
    });
  });

  it('received nowhere are a failure', async () => {
    const { outcome } = await run({ answer: () => ({ status: 200, body: skyAnswer([], T0) }) });
    expect(outcome.status).toBe('failed');
  });

  it('start with another area each quarter of an hour', async () => {
    const firsts = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => (await run({ now: T0 + i * 15 * MINUTE_MS })).asked[0]),
    );
    expect(new Set(firsts).size).toBe(10);
  });

  it('of an area that fails are named; what was read before is kept, and the server is left alone', async () => {
    const order = (await run({})).asked;
    const { outcome, asked } = await run({ answer: (url) => (url === order[4] ? { status: 503 } : undefined) });
    expect(asked).toHaveLength(5);
    expect(outcome).toMatchObject({ status: 'read', problems: [{ kind: 'unread_area' }] });
    const metrics = outcome.status === 'read' ? outcome.observations.map(({ metric }) => metric) : [];
    expect(metrics).toHaveLength(8);
    // What some of the areas received together is less than what all did, and proves nothing.
    expect(metrics).not.toContain('civil_aircraft_seen');
  });

  it('cannot be asked for their past', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 500 }));
    const span = { from: 0, to: T0 };
    const outcome = await createAdsbCivil(fetchBytes).collect({ cursor: null, now: T0, signal, span });
    expect([outcome.status, requests.length]).toEqual(['failed', 0]);
  });
});

describe('satellite positions', () => {
  const withPoor = (poor: number, sound: number) =>
    many(poor + sound).map((plane, i) => (i < poor ? { ...plane, nic: 3 } : plane));

  it('are degraded by the share of reports over the hour', async () => {
    const first = (await run({ gulf: withPoor(5, 15) })).outcome;
    expect(gulfOf(first).degraded).toBe(0.25);
    const second = await run({ gulf: withPoor(15, 5), cursor: first.cursor, now: T0 + 15 * MINUTE_MS });
    expect(gulfOf(second.outcome).degraded).toBe(0.5);
  });

  it('of fewer than ten reports say nothing', async () => {
    expect(gulfOf((await run({ gulf: withPoor(9, 0) })).outcome).degraded).toBeUndefined();
    expect(gulfOf((await run({ gulf: withPoor(9, 1) })).outcome).degraded).toBe(0.9);
  });
});
