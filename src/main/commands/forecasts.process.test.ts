import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldFolder } from '../../../test/kit/held-folder.ts';
import { type TamperedStore, tamperedStore } from './test-kit/tampered-store.ts';

const DAY_MS = 86_400_000;

let folder: Awaited<ReturnType<typeof heldFolder>>;
let tampered: TamperedStore;

beforeAll(async () => {
  folder = await heldFolder();
  tampered = tamperedStore(folder.environment, ['forecast', 'forecast_resolution']);
});
afterAll(() => folder.remove());

describe('the ledger on the command line', () => {
  it('seals what a refresh stores, lists it, and finds nothing to resolve yet', async () => {
    expect((await tampered.run('refresh', '--region', 'mena')).code).toBe(0);
    const { forecasts } = JSON.parse((await tampered.run('forecasts', 'list', '--region', 'mena', '--json')).text);
    expect(forecasts.map(({ horizon, status }: Record<string, string>) => [horizon, status])).toEqual([
      ['30d', 'pending'],
      ['7d', 'pending'],
      ['24h', 'pending'],
    ]);
    const snapshot = JSON.parse((await tampered.run('snapshot', 'show', 'mena', '--json')).text);
    const published = snapshot.scenarioSets[2].lanes.map(({ probability }: { probability: number }) => probability);
    expect(Object.values(forecasts[0].probabilities)).toEqual(published);
    expect(JSON.parse((await tampered.run('forecasts', 'resolve', '--json')).text)).toEqual({
      status: 'resolved',
      scoredCount: 0,
      voidCount: 0,
      waitingCount: 0,
    });
    const { groups } = JSON.parse((await tampered.run('calibration', '--region', 'mena', '--json')).text);
    expect(groups.map(({ setCount, pendingCount }: Record<string, number>) => [setCount, pendingCount])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('voids what is unknown a year later, and names tampered entries', async () => {
    const day = Math.floor(Date.now() / DAY_MS) - 400;
    await tampered.withStores(async (stores) => {
      await stores.snapshots.append({
        snapshotId: 'old',
        regionId: 'latam',
        generatedAt: day * DAY_MS,
        validUntil: 1,
        body: new Uint8Array(),
        state: {},
        forecasts: [
          {
            snapshotId: 'old',
            regionId: 'latam',
            horizon: '24h',
            kind: 'live',
            issuedAt: day * DAY_MS,
            sealedAt: day * DAY_MS,
            modelVersion: 'm1',
            fromDay: day,
            lastDay: day,
            lanes: [4_096, 0, 0, 0],
            references: {},
          },
        ],
      });
    });
    expect((await tampered.run('forecasts', 'resolve')).text).toMatch(
      /^scored 0 sets, void 1; 0 ended and awaiting data/,
    );
    const intact = await tampered.run('forecasts', 'verify', '--json');
    expect(intact.code).toBe(0);
    const { forecasts, resolutions } = JSON.parse(intact.text);
    expect([forecasts, resolutions]).toMatchObject([
      { status: 'intact', count: 4 },
      { status: 'intact', count: 1 },
    ]);
    await tampered.tamper('UPDATE forecast SET base = base - 1, escalation = escalation + 1 WHERE seq = 2');
    expect(await tampered.run('forecasts', 'verify')).toMatchObject({
      code: 1,
      text: expect.stringMatching(
        /^world live\nforecasts broken at entry 2: its content is not what was hashed\nresolutions intact: 1/,
      ),
    });
    await tampered.tamper('UPDATE forecast SET base = base + 1, escalation = escalation - 1 WHERE seq = 2');
    await tampered.tamper('DELETE FROM forecast_resolution');
    expect((await tampered.run('forecasts', 'verify')).code).toBe(0);
    const noted = `${resolutions.head.seq}:${resolutions.head.hash}`;
    expect(await tampered.run('forecasts', 'verify', '--resolutions-head', noted)).toMatchObject({
      code: 1,
      text: expect.stringMatching(/resolutions broken at entry 1: .*once reached entry 1/),
    });
    await expect(tampered.run('forecasts', 'verify', '--head', 'nonsense')).rejects.toThrow(/--head must be a head/);
  });
});
