import { describe, expect, it } from 'vitest';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../../src/contract/intelligence/regional-snapshot-example.ts';
import { bodyOf, createWorld, storedMena } from './world.ts';

const target = '/api/intelligence/v1/get-regional-brief?region_id=mena';
const DAY_MS = 86_400_000;

/** The stored example of so many days earlier, with another pressure. */
function earlier(days: number, coercivePressure: number) {
  const generatedAt = storedMena.generatedAt - days * DAY_MS;
  const balance = { ...REGIONAL_SNAPSHOT_EXAMPLE.balance, coercivePressure };
  const body = Buffer.from(JSON.stringify({ snapshot: { ...REGIONAL_SNAPSHOT_EXAMPLE, generatedAt, balance } }));
  return { ...storedMena, snapshotId: `snap_${days}`, generatedAt, body };
}

describe('the brief of a region', () => {
  it('is the latest narrative and what changed since the snapshot as of a week earlier', async () => {
    const world = createWorld();
    world.snapshots.earlier.push(earlier(3, 0.1), earlier(8, 0.2), earlier(20, 0.3));
    const key = await world.newKey('acme', 'pro_monthly');
    const { narrative, balance } = REGIONAL_SNAPSHOT_EXAMPLE;
    const axes = [{ axis: 'coercivePressure', from: 0.2, to: balance.coercivePressure }];
    expect(bodyOf(await world.send({ target, key }))).toMatchObject({
      brief: { narrative, changes: { since: storedMena.generatedAt - 8 * DAY_MS, axes } },
    });
  });

  it('states no changes for a region without a snapshot of that age', async () => {
    const world = createWorld();
    const answer = await world.send({ target, key: await world.newKey('acme', 'pro_monthly') });
    expect([answer.status, Object.keys(Object(Object(bodyOf(answer)).brief))]).toEqual([
      200,
      ['regionId', 'snapshotId', 'generatedAt', 'regimeLabel', 'narrative'],
    ]);
  });
});
