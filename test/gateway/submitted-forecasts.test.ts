import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outputs } from '../../src/contract/endpoints.ts';
import type { ForecastSet, LaneUnits } from '../../src/ports/forecast-ledger.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';
import { bodyOf, bodyText, createWorld, headerOf, JSON_TYPE, NOW, type World } from './world.ts';

const SUBMIT = '/api/intelligence/v1/submit-forecast';
const FORECASTERS = '/api/intelligence/v1/list-forecasters';
const FORECASTS = '/api/intelligence/v1/list-forecasts';
const DAY_MS = 86_400_000;
/** The first day of an outcome whose origin is the day of `NOW`. */
const NEXT_DAY = Math.floor(NOW / DAY_MS) + 1;

describe('forecasts of others', () => {
  let client: SqlClient;
  let stores: Stores;
  let world: World;
  const keys: Record<string, string> = {};

  beforeAll(async () => {
    client = await openStoreUnderTest();
    stores = await openStores(client);
    world = createWorld({ handlers: { ledger: stores.forecasts } });
    for (const account of ['acme', 'rival', 'reader', 'scored']) keys[account] = await world.newKey(account, 'free');
    keys.pro = await world.newKey('analyst', 'pro_monthly');
  });
  afterAll(() => client.close());

  const LANES_SENT = { base: 1, escalation: 0, containment: 0, fragmentation: 0 };
  const BODY = { forecaster: 'Acme', regionId: 'mena', horizon: '7d', lanes: LANES_SENT };
  const submit = (body: unknown, key: string | undefined, headers: readonly (readonly [string, string])[] = []) =>
    world.send({
      method: 'POST',
      target: SUBMIT,
      headers: [JSON_TYPE, ...headers],
      body: JSON.stringify(body),
      ...(key === undefined ? {} : { key }),
    });
  const listed = async (query: string): Promise<Outputs['listForecasts']['forecasts']> =>
    Object(
      bodyOf(await world.send({ target: FORECASTS + query, ...(keys.pro === undefined ? {} : { key: keys.pro }) })),
    ).forecasts;

  it('are sealed for any key, and for no caller without one', async () => {
    expect((await submit(BODY, undefined)).status).toBe(401);
    const answer = await submit(BODY, keys.acme);
    expect(answer.status).toBe(200);
    const sealed: Outputs['submitForecast'] = Object(bodyOf(answer));
    expect(sealed).toEqual({
      forecastId: expect.stringMatching(/^forecast_[0-9a-f]{24}$/),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      sealedAt: NOW,
      outcomeFrom: NEXT_DAY * DAY_MS,
      outcomeTo: (NEXT_DAY + 7) * DAY_MS,
    });
    const [shown] = await listed('?forecaster=Acme');
    expect(shown).toMatchObject({
      forecastId: sealed.forecastId,
      hash: sealed.hash,
      regionId: 'mena',
      status: 'pending',
    });
    expect(shown?.submitted).toEqual(LANES_SENT);
    // What is scored has the floors of every other set.
    expect(shown?.probabilities).toMatchObject({ base: 1 - (3 * 41) / 4096, fragmentation: 41 / 4096 });
    expect(
      createHash('sha256')
        .update(shown?.sealed ?? '')
        .digest('hex'),
    ).toBe(sealed.hash);
    expect(JSON.parse(shown?.sealed ?? '{}')).toMatchObject({ forecaster: 'Acme', submitted: [1, 0, 0, 0] });
    expect(JSON.stringify(shown)).not.toContain('acme');
  });

  it('are one per account, unit, day and horizon, under names of its own', async () => {
    const again = await submit({ ...BODY, lanes: { ...LANES_SENT, base: 0.5, escalation: 0.5 } }, keys.acme);
    expect([again.status, headerOf(again, 'X-Error-Code')]).toEqual([409, 'already_sealed']);
    const taken = await submit(BODY, keys.rival);
    expect([taken.status, headerOf(taken, 'X-Error-Code')]).toEqual([409, 'name_taken']);
    const reserved = await submit({ ...BODY, forecaster: 'Last-K' }, keys.rival);
    expect([reserved.status, headerOf(reserved, 'X-Error-Code')]).toEqual([409, 'name_taken']);
    const country = { ...BODY, forecaster: 'Rival', country: 'YE', regionId: undefined };
    expect((await submit(country, keys.rival)).status).toBe(200);
    expect((await listed('?country=YE')).map((one) => [one.country, one.forecaster])).toEqual([['YE', 'Rival']]);
  });

  it('are sealed once for one idempotency key', async () => {
    const body = { ...BODY, forecaster: 'Rival', horizon: '24h' };
    const key = [['Idempotency-Key', 'forecast-1']] as const;
    const [first, second] = [await submit(body, keys.rival, key), await submit(body, keys.rival, key)];
    expect([first.status, second.status, headerOf(second, 'Idempotent-Replayed')]).toEqual([200, 200, 'true']);
    expect(bodyOf(second)).toEqual(bodyOf(first));
  });

  it.each([
    ['no unit', { ...BODY, regionId: undefined }],
    ['two units', { ...BODY, country: 'YE' }],
    ['an unknown country', { ...BODY, regionId: undefined, country: 'XX' }],
    ['a lane that is an object', { ...BODY, lanes: { ...LANES_SENT, base: { toString: 1, valueOf: 1 } } }],
    ['a sum that is not 1', { ...BODY, lanes: { ...LANES_SENT, base: 0.99 } }],
    ['a negative probability', { ...BODY, lanes: { ...LANES_SENT, base: 1.1, escalation: -0.1 } }],
    ['a name of 65 characters', { ...BODY, forecaster: 'x'.repeat(65) }],
  ])('are refused with %s', async (_, body) => {
    expect((await submit(body, keys.reader)).status).toBe(400);
  });

  it('know no other region', async () => {
    expect((await submit({ ...BODY, regionId: 'atlantis' }, keys.reader)).status).toBe(404);
  });

  it('stand next to the model and its references on the same units and days', async () => {
    const days = Array.from({ length: 12 }, (_, i) => NEXT_DAY + 100 + i);
    const own = (day: number, regionId: string): ForecastSet => ({
      snapshotId: `own-${regionId}-${day}`,
      regionId,
      horizon: '24h',
      kind: 'live',
      issuedAt: (day - 0.5) * DAY_MS,
      sealedAt: (day - 0.5) * DAY_MS,
      modelVersion: 'm1',
      fromDay: day,
      lastDay: day,
      lanes: [2_048, 1_024, 512, 512],
      references: { climatology: [1_024, 1_024, 1_024, 1_024] },
    });
    const sure: LaneUnits = [3_972, 41, 41, 42];
    for (const day of days) {
      await stores.forecasts.sealNew([own(day, 'country:SD'), own(day, 'country:YE')]);
      const submission = { accountId: 'scored', forecaster: 'Sure', regionId: 'country:SD', horizon: '24h' } as const;
      const lanes = { submitted: [0.97, 0.01, 0.01, 0.01], lanes: sure } as const;
      const clock = { now: () => (day - 0.5) * DAY_MS };
      await stores.forecasts.submit({ ...submission, ...lanes, fromDay: day, lastDay: day, maxPerDay: 9 }, clock);
      for (const regionId of ['country:SD', 'country:YE'])
        await stores.forecasts.resolve(
          { regionId, horizon: '24h', fromDay: day, lastDay: day },
          { status: 'scored', outcome: regionId === 'country:SD' ? 'base' : 'escalation', facts: {} },
          (day + 40) * DAY_MS,
        );
    }
    const answer = await world.send({ target: `${FORECASTERS}?horizon=24h`, key: keys.reader ?? '' });
    const { forecasters }: Outputs['listForecasters'] = Object(bodyOf(answer));
    expect(forecasters.map(({ forecaster, role }) => [forecaster, role])).toEqual([
      ['model', 'model'],
      ['climatology', 'reference'],
      ['uniform', 'reference'],
      ['Rival', 'forecaster'],
      ['Sure', 'forecaster'],
    ]);
    const board = (name: string) => forecasters.find(({ forecaster }) => forecaster === name)?.boards[0];
    expect(board('model')).toMatchObject({ setCount: 24, scoredCount: 24, clusterCount: 12, pendingCount: 0 });
    expect(board('model')?.logScore?.mean).toBeCloseTo((Math.log(2) + Math.log(4)) / 2, 5);
    expect(board('Rival')).toMatchObject({ setCount: 1, pendingCount: 1, scoredCount: 0, clusterCount: 0 });
    expect(board('Rival')).not.toHaveProperty('logScore');
    const loss = -Math.log(3_972 / 4_096);
    expect(board('Sure')).toMatchObject({ setCount: 12, scoredCount: 12, clusterCount: 12 });
    // Sudan alone: the model's loss there is ln 2.
    const compared = board('Sure')?.againstModel;
    expect([compared?.scoredCount, compared?.clusterCount]).toEqual([12, 12]);
    expect(compared?.logDifference.mean).toBeCloseTo(loss - Math.log(2), 5);
    expect(board('uniform')?.againstModel?.logDifference.mean).toBeCloseTo(Math.log(4) - 1.5 * Math.log(2), 5);
    const regions = await world.send({ target: `${FORECASTERS}?unit=region`, key: keys.reader ?? '' });
    expect(Object(bodyOf(regions)).forecasters.map((one: { forecaster: string }) => one.forecaster)).toEqual([
      'Acme',
      'Rival',
    ]);
  });

  it('are listed as of an instant: what was sealed by then, with the outcomes of then, whatever came later', async () => {
    const listedAt = (at: number | string) =>
      world.send({ target: `${FORECASTERS}?horizon=24h&at=${at}`, key: keys.reader ?? '' });
    // The sets of twelve days, each sealed half a day before it and resolved forty days later.
    const day = (n: number) => (NEXT_DAY + 100 + n) * DAY_MS;
    world.clock.time = day(100);
    const boardOf = async (answer: Awaited<ReturnType<typeof listedAt>>, name: string) => {
      const { forecasters }: Outputs['listForecasters'] = Object(bodyOf(answer));
      return forecasters.find(({ forecaster }) => forecaster === name)?.boards[0];
    };
    const early = await listedAt(day(3));
    expect(await boardOf(early, 'model')).toMatchObject({ setCount: 8, scoredCount: 0, pendingCount: 8 });
    expect(await boardOf(early, 'Sure')).toMatchObject({ setCount: 4, scoredCount: 0 });
    expect(await boardOf(await listedAt(day(43)), 'Sure')).toMatchObject({ setCount: 12, scoredCount: 4 });
    expect(headerOf(early, 'X-As-Of')).toBe(String(day(3)));
    expect(headerOf(early, 'Cache-Control')).toContain('immutable');
    const before = await listedAt(NOW - DAY_MS);
    expect([before.status, headerOf(before, 'X-Error-Code'), bodyText(before)]).toEqual([
      404,
      'at_unavailable',
      expect.stringContaining(new Date(NOW).toISOString()),
    ]);
    expect((await listedAt(day(101))).status).toBe(400);
  });

  it('need a key to be read', async () => {
    expect((await world.send({ target: FORECASTERS })).status).toBe(401);
  });
});
