import { describe, expect, it } from 'vitest';
import type { ForecastSet, Submission } from '../../ports/forecast-ledger.ts';
import { verifyForecasts } from '../forecast-chain.ts';
import type { Stores } from '../open-stores.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const DAY_MS = 86_400_000;
/** Every test has a day of its own. */
let day = 30_000;

const submission = (members: Partial<Submission> = {}): Submission => ({
  accountId: 'acme',
  forecaster: 'Acme',
  regionId: 'mena',
  horizon: '24h',
  submitted: [0.97, 0.01, 0.01, 0.01],
  lanes: [3_973, 41, 41, 41],
  fromDay: day,
  lastDay: day,
  maxPerDay: 20,
  ...members,
});
/** Noon of the day before the outcome. */
const noon = () => ({ now: () => (day - 0.5) * DAY_MS });
const all = ({ forecasts }: Stores) => forecasts.forecasts({ afterSeq: 0, limit: 10_000 });

const countrySet = (members: Partial<ForecastSet>): ForecastSet => ({
  snapshotId: `country-${day}`,
  regionId: 'country:YE',
  horizon: '24h',
  kind: 'live',
  issuedAt: (day - 0.5) * DAY_MS,
  sealedAt: (day - 0.5) * DAY_MS,
  modelVersion: '1.0.0',
  fromDay: day,
  lastDay: day,
  lanes: [4_000, 40, 30, 26],
  references: { climatology: [3_900, 100, 60, 36] },
  ...members,
});

export function describeSubmissions({ stores, others }: StoresUnderTest): void {
  describe('sets that belong to no snapshot', () => {
    it('are sealed in the one chain, each once, by however many processes', async () => {
      day += 1;
      const sets = [countrySet({}), countrySet({ horizon: '7d', lastDay: day + 6 })];
      const writers = await others(3);
      const counts = await Promise.all(writers.map(({ forecasts }) => forecasts.sealNew(sets)));
      expect([...counts].sort()).toEqual([0, 0, 2]);
      expect(await stores().forecasts.sealNew([countrySet({ lanes: [3_000, 1_000, 50, 46] })])).toBe(0);
      const { forecasts: head } = await stores().forecasts.heads();
      expect(await verifyForecasts(await all(stores()), head)).toMatchObject({ status: 'intact', head });
    });

    it('seal what a caller sent, and verify', async () => {
      day += 1;
      const outcome = await stores().forecasts.submit(submission(), noon());
      if (outcome.status !== 'sealed') return expect.fail(outcome.status);
      const { forecast } = outcome;
      expect(forecast).toMatchObject({
        forecaster: 'Acme',
        submitted: [0.97, 0.01, 0.01, 0.01],
        kind: 'live',
        sealedAt: (day - 0.5) * DAY_MS,
      });
      const held = await all(stores());
      expect(held.at(-1)).toStrictEqual(forecast);
      expect(held.at(-1)).not.toHaveProperty('accountId');
      expect(await verifyForecasts(held)).toMatchObject({ status: 'intact' });
      const changed = held.map((one) =>
        one.seq === forecast.seq ? { ...one, submitted: [1, 0, 0, 0] as const } : one,
      );
      expect(await verifyForecasts(changed)).toMatchObject({ status: 'broken', seq: forecast.seq });
    });

    it('take one set of an account, unit, day and horizon, whatever its name', async () => {
      day += 1;
      const writers = await others(3);
      const names = ['Acme', 'Acme two', 'Acme three'];
      const outcomes = await Promise.all(
        writers.map(({ forecasts }, i) => forecasts.submit(submission({ forecaster: names[i] ?? '' }), noon())),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['already_sealed', 'already_sealed', 'sealed']);
      const { forecasts } = stores();
      const weekly = await forecasts.submit(submission({ horizon: '7d', lastDay: day + 6 }), noon());
      const elsewhere = await forecasts.submit(submission({ regionId: 'country:YE' }), noon());
      expect([weekly.status, elsewhere.status]).toEqual(['sealed', 'sealed']);
    });

    it('keep a name for the account that used it first', async () => {
      day += 1;
      const { forecasts } = stores();
      await forecasts.submit(submission({ accountId: 'first', forecaster: 'Claimed' }), noon());
      const late = await forecasts.submit(submission({ accountId: 'second', forecaster: 'Claimed' }), noon());
      const own = await forecasts.submit(submission({ accountId: 'second', forecaster: 'Own' }), noon());
      expect([late.status, own.status]).toEqual(['name_taken', 'sealed']);
    });

    it('seal nothing once the outcome has begun', async () => {
      day += 1;
      const before = (await all(stores())).length;
      const outcome = await stores().forecasts.submit(submission(), { now: () => day * DAY_MS });
      expect(outcome).toEqual({ status: 'outcome_begun' });
      const last = await stores().forecasts.submit(submission(), { now: () => day * DAY_MS - 1 });
      expect(last.status).toBe('sealed');
      expect(await all(stores())).toHaveLength(before + 1);
    });

    it('stop at the limit of an account and day, and start again with the next day', async () => {
      day += 1;
      const { forecasts } = stores();
      const of = (n: number) => submission({ accountId: 'many', forecaster: 'Many', regionId: `unit-${n}` });
      for (let n = 0; n < 20; n++) await forecasts.submit(of(n), noon());
      expect(await forecasts.submit(of(-1), noon())).toEqual({ status: 'over_limit' });
      day += 1;
      expect((await forecasts.submit(of(-1), noon())).status).toBe('sealed');
    });

    it('are counted apart from what snapshots publish', async () => {
      day += 1;
      const { forecasts } = stores();
      await forecasts.sealNew([countrySet({})]);
      await forecasts.submit(submission(), noon());
      for (const regionId of ['country:YE', 'mena'])
        await forecasts.resolve(
          { regionId, horizon: '24h', fromDay: day, lastDay: day },
          { status: 'scored', outcome: 'base', facts: {} },
          (day + 40) * DAY_MS,
        );
      const ofDay = (tally: Awaited<ReturnType<typeof forecasts.tally>>) =>
        tally.filter(({ fromDay }) => fromDay === day).map((one) => [one.regionId, one.forecaster]);
      expect(ofDay(await forecasts.tally())).toEqual([]);
      expect(ofDay(await forecasts.tally('all'))).toEqual([
        ['country:YE', undefined],
        ['mena', 'Acme'],
      ]);
      const names = (counts: Awaited<ReturnType<typeof forecasts.issued>>) => counts.map((one) => one.forecaster);
      expect(names(await forecasts.issued())).not.toContain('Acme');
      expect(names(await forecasts.issued('all'))).toContain('Acme');
      const before = { issuedAt: day * DAY_MS, seq: 0 };
      const [listed] = await forecasts.list({ forecaster: 'Acme', before, limit: 1 });
      expect(listed?.resolution?.result).toBe('base');
    });
  });
}
