import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedOutcome } from '../../ports/feed.ts';
import type { Json } from '../../reference/content-hash.ts';
import { FLOWN_THEATERS } from '../../reference/flight-boxes.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { aircraft, skyAnswer } from './fake-upstream.ts';
import { createAdsbMilitary } from './feed.ts';

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
  it('are counted by theater and hour, zeros too, with a pulse of all that were heard', async () => {
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

  it('are the most of the hour’s polls, and begin anew with the hour', async () => {
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

  it('of few receivers are named and not counted: silence is no calm', async () => {
    let cursor: Json = null;
    for (let hour = 0; hour < 7; hour += 1) cursor = (await run({ now: T0 + hour * HOUR_MS, gulf: 10, cursor })).cursor;
    const thin = await run({ now: T0 + 7 * HOUR_MS, gulf: 0, home: 30, cursor });
    expect(thin).toMatchObject({
      problems: [{ kind: 'few_receivers', message: '30 heard where 110 are usual' }],
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
