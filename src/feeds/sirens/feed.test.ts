import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { siren } from './fake-upstream.ts';
import { createSirens } from './feed.ts';

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
