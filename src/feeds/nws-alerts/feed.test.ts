import { describe, expect, it } from 'vitest';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { warning, warningList } from './fake-upstream.ts';
import { createNwsAlerts } from './feed.ts';

const signal = new AbortController().signal;

describe('the feed of weather warnings', () => {
  it('reads the severe and extreme ones in force, and a sky without any', async () => {
    for (const [body, value] of [
      [warningList(warning('a')), 1],
      [warningList(), 0],
    ] as const) {
      const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body }));
      const outcome = await createNwsAlerts(fetchBytes).collect({ cursor: null, now: NOW, signal });
      expect(requests).toMatchObject([
        { url: 'https://api.weather.gov/alerts/active?status=actual&severity=Extreme,Severe' },
      ]);
      expect(outcome.status === 'read' && outcome.observations[0]).toMatchObject({ subject: 'country:US', value });
    }
  });

  it('says that it has no past, without asking', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 500 }));
    const span = { from: NOW - 86_400_000, to: NOW };
    const outcome = await createNwsAlerts(fetchBytes).collect({ cursor: null, now: NOW, span, signal });
    expect(outcome).toMatchObject({ status: 'failed', reason: expect.stringContaining('backfill') });
    expect(requests).toEqual([]);
  });
});
