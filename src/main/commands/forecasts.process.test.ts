import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../test/kit/program.ts';
import { openStores } from '../../stores/open-stores.ts';
import { runCommand } from '../cli.ts';
import { readConfig } from '../config.ts';
import { openClient } from '../open-stores.ts';
import { worldFolder } from '../worlds.ts';

const DAY_MS = 86_400_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

const config = () => readConfig(folder.environment);

interface Opened {
  readonly stores: Awaited<ReturnType<typeof openStores>>;
  /** As someone does who owns the database. */
  tamper(statement: string): Promise<void>;
}

async function withStore(work: (opened: Opened) => Promise<void>): Promise<void> {
  const client = await openClient(config(), worldFolder(config(), 'live'));
  const run = (text: string) => client.query({ text, values: [] });
  await work({
    stores: await openStores(client),
    tamper: async (statement) => {
      for (const table of ['forecast', 'forecast_resolution'])
        await run(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_only_grows`);
      await run(statement);
      for (const table of ['forecast', 'forecast_resolution'])
        await run(`ALTER TABLE ${table} ENABLE TRIGGER ${table}_only_grows`);
    },
  }).finally(() => client.close());
}

async function run(...words: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  let text = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((piece) => {
    text += String(piece);
    return true;
  });
  const code = await runCommand(words, config());
  spy.mockRestore();
  return { code, text };
}

describe('the ledger on the command line', () => {
  it('seals what a refresh stores, tells it, and finds nothing to resolve yet', async () => {
    expect((await run('refresh', '--region', 'mena')).code).toBe(0);
    const { forecasts } = JSON.parse((await run('forecasts', 'list', '--region', 'mena')).text);
    expect(forecasts.map(({ horizon, status }: Record<string, string>) => [horizon, status])).toEqual([
      ['30d', 'pending'],
      ['7d', 'pending'],
      ['24h', 'pending'],
    ]);
    const snapshot = JSON.parse((await run('snapshot', 'show', 'mena')).text);
    const published = snapshot.scenarioSets[2].lanes.map(({ probability }: { probability: number }) => probability);
    expect(Object.values(forecasts[0].probabilities)).toEqual(published);
    expect(JSON.parse((await run('forecasts', 'resolve', '--json')).text)).toEqual({
      status: 'resolved',
      scoredCount: 0,
      voidCount: 0,
      waitingCount: 0,
    });
    const { groups } = JSON.parse((await run('calibration', '--region', 'mena')).text);
    expect(groups.map(({ setCount, pendingCount }: Record<string, number>) => [setCount, pendingCount])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('voids what nobody can tell a year later, and names what was tampered with', async () => {
    const day = Math.floor(Date.now() / DAY_MS) - 400;
    await withStore(async ({ stores }) => {
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
    expect((await run('forecasts', 'resolve')).text).toMatch(/^scored 0 sets, void 1; 0 outcomes /);
    const whole = await run('forecasts', 'verify', '--json');
    expect(whole.code).toBe(0);
    const { forecasts, resolutions } = JSON.parse(whole.text);
    expect([forecasts.count, resolutions.count]).toEqual([4, 1]);
    await withStore(({ tamper }) =>
      tamper('UPDATE forecast SET base = base - 1, escalation = escalation + 1 WHERE seq = 2'),
    );
    expect(await run('forecasts', 'verify')).toMatchObject({
      code: 1,
      text: expect.stringMatching(
        /^forecasts broken at entry 2: its content is not what was hashed\nresolutions whole: 1/,
      ),
    });
    await withStore(({ tamper }) =>
      tamper('UPDATE forecast SET base = base + 1, escalation = escalation - 1 WHERE seq = 2'),
    );
    await withStore(({ tamper }) => tamper('DELETE FROM forecast_resolution'));
    expect((await run('forecasts', 'verify')).code).toBe(0);
    const noted = `${resolutions.head.seq}:${resolutions.head.hash}`;
    expect(await run('forecasts', 'verify', '--resolutions-head', noted)).toMatchObject({
      code: 1,
      text: expect.stringMatching(/resolutions broken at entry 1: .*once reached entry 1/),
    });
    await expect(run('forecasts', 'verify', '--head', 'nonsense')).rejects.toThrow(/--head must be a head/);
  });
});
