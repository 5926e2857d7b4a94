import { describe, expect, it } from 'vitest';
import type { Feed } from '../ports/feed.ts';
import { createDigitrafficAis } from './digitraffic-ais/feed.ts';
import { createFaaNas } from './faa-nas/feed.ts';
import { FAA_TFR_CARD } from './faa-tfr/card.ts';
import { tfr } from './faa-tfr/fake-upstream.ts';
import { createFaaTfr } from './faa-tfr/feed.ts';
import { NOW } from './fakes/fake-upstream.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import { createIsigmet } from './isigmet/feed.ts';
import { createNgaWarnings } from './nga-warnings/feed.ts';
import { createPortwatchDisruptions } from './portwatch-disruptions/feed.ts';
import { HEALTHY } from './test-kit/healthy.ts';
import { scriptedFetch } from './test-kit/scripted-fetch.ts';

const signal = new AbortController().signal;
const FEEDS: readonly (readonly [create: (fetchBytes: FetchBytes) => Feed, asked: string])[] = [
  [createFaaNas, 'https://nasstatus.faa.gov/api/airport-status-information'],
  [createFaaTfr, 'https://tfr.faa.gov/tfrapi/exportTfrList'],
  [createIsigmet, 'https://aviationweather.gov/api/data/isigmet?format=json'],
  [createNgaWarnings, 'https://msi.nga.mil/api/publications/broadcast-warn?output=json&status=A'],
  [createDigitrafficAis, `https://meri.digitraffic.fi/api/ais/v1/locations?from=${NOW - 30 * 60_000}`],
  [createPortwatchDisruptions, 'portwatch_disruptions_database'],
];

describe('a feed of one document', () => {
  it.each(FEEDS)(
    'asks for it once and unconditionally, and reports the whole as of a moment that is not stale: %#',
    async (create, asked) => {
      const { fetchBytes, requests } = scriptedFetch(HEALTHY);
      const feed = create(fetchBytes);
      const outcome = await feed.collect({ cursor: { any: 'cursor' }, now: NOW, signal });
      expect(requests.map(({ url }) => url)).toEqual([expect.stringContaining(asked)]);
      expect(requests[0]?.validators).toBeUndefined();
      expect(outcome.status).toBe('read');
      const ofTheWorld = outcome.status === 'read' ? outcome.observations.filter((one) => one.subject === 'world') : [];
      expect(ofTheWorld.length).toBeGreaterThan(0);
      for (const { observedAt } of ofTheWorld) expect(NOW - observedAt).toBeLessThan(feed.card.maxAgeMs);
    },
  );

  it.each(FEEDS)('has no past to give: %#', async (create) => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const span = { from: NOW - 86_400_000, to: NOW };
    const outcome = await create(fetchBytes).collect({ cursor: 'kept', now: NOW, signal, span });
    expect(outcome).toMatchObject({ status: 'failed', cursor: 'kept' });
    expect(requests).toEqual([]);
  });

  it('that does not date itself fails once it has stood still for longer than it can, until it changes', async () => {
    let body = JSON.stringify([tfr('6/0001')]);
    const feed = createFaaTfr(scriptedFetch(() => ({ status: 200, body })).fetchBytes);
    const limitMs = FAA_TFR_CARD.changesWithinMs ?? 0;
    let { cursor } = await feed.collect({ cursor: null, now: NOW, signal });
    const at = async (now: number) => {
      const outcome = await feed.collect({ cursor, now, signal });
      ({ cursor } = outcome);
      return outcome;
    };
    expect((await at(NOW + limitMs)).status).toBe('read');
    expect(await at(NOW + limitMs + 1)).toMatchObject({
      status: 'failed',
      reason: 'document: the same bytes for 36 hours',
    });
    expect((await at(NOW + 2 * limitMs)).status).toBe('failed');
    body = JSON.stringify([tfr('6/0002')]);
    expect((await at(NOW + 2 * limitMs)).status).toBe('read');
    expect((await at(NOW + 3 * limitMs)).status).toBe('read');
  });

  it('names itself to Digitraffic', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    await createDigitrafficAis(fetchBytes).collect({ cursor: null, now: NOW, signal });
    expect(requests[0]?.headers).toEqual({ 'digitraffic-user': 'barograph' });
  });

  it('fails on an answer of rejected rows alone, where nothing dates the whole', async () => {
    const { fetchBytes } = scriptedFetch(() => ({ status: 200, body: '{"features":[{"mmsi":1}]}' }));
    const outcome = await createDigitrafficAis(fetchBytes).collect({ cursor: null, now: NOW, signal });
    expect(outcome.status).toBe('failed');
  });
});
