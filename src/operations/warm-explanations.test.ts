import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../contract/intelligence/regional-snapshot-example.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import type { QueueResult } from './assessment-queue.ts';
import { QUIET_MS, warmExplanations } from './warm-explanations.ts';

const stored = (regionId: string, generatedAt: number): StoredSnapshot => ({
  ...{ regionId, snapshotId: `s${generatedAt}`, generatedAt, validUntil: generatedAt, state: null },
  body: new TextEncoder().encode(JSON.stringify({ snapshot: REGIONAL_SNAPSHOT_EXAMPLE })),
});

function setup(answer: () => Promise<QueueResult> = async () => ({ ok: true, bytes: new Uint8Array() })) {
  const { setTimer, pass } = fakeClock();
  const latest = new Map([
    ['mena', stored('mena', 1)],
    ['europe', stored('europe', 2)],
  ]);
  const asked: string[] = [];
  const errors: unknown[] = [];
  let notify: (regionId: string | undefined) => void = () => undefined;
  const stop = warmExplanations({
    setTimer,
    history: {
      latest: async (regionId) => latest.get(regionId),
      byId: async () => undefined,
      watch: (onStored) => {
        notify = onStored;
        return () => {
          notify = () => undefined;
        };
      },
    },
    queue: {
      work: async ({ snapshotId }, { signal }) => {
        if (!signal.aborted) asked.push(snapshotId);
        return answer();
      },
    },
    onError: (error) => errors.push(error),
  });
  return { latest, asked, errors, pass, stop, notify: (regionId: string) => notify(regionId) };
}

describe('explanations are warmed', () => {
  it('of the newest snapshot, some time after a start', async () => {
    const { asked, pass } = setup();
    await pass(QUIET_MS - 1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(new Set(asked)).toEqual(new Set(['s2']));
  });

  it('once for all snapshots that a run stores, and not again without a newer one', async () => {
    const { asked, pass, latest, notify } = setup();
    await pass(QUIET_MS);
    asked.length = 0;
    for (const [i, regionId] of ['mena', 'europe', 'latam'].entries()) {
      latest.set(regionId, stored(regionId, 7));
      notify(regionId);
      await pass(i * 100);
    }
    await pass(QUIET_MS);
    expect(new Set(asked)).toEqual(new Set(['s7']));
    const count = asked.length;
    notify('mena');
    await pass(QUIET_MS);
    expect(asked).toHaveLength(count);
  });

  it('again where there was no room', async () => {
    const { asked, pass, notify } = setup(async () => ({
      ok: false,
      failure: { code: 'assessment_busy', retryAfterSeconds: 2 },
    }));
    await pass(QUIET_MS);
    expect(asked).toHaveLength(1);
    notify('mena');
    await pass(QUIET_MS);
    expect(asked).toHaveLength(2);
  });

  it('no more after the end, and what breaks is reported', async () => {
    const broken = setup(() => Promise.reject(new Error('broken')));
    await broken.pass(QUIET_MS);
    expect(broken.errors).toMatchObject([{ message: 'broken' }]);
    const { asked, pass, notify, stop } = setup();
    stop();
    notify('mena');
    await pass(2 * QUIET_MS);
    expect(asked).toEqual([]);
  });
});
