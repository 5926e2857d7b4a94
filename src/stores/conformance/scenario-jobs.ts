import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClaimedScenario,
  MAX_INTERRUPTIONS,
  MAX_OPEN_JOBS,
  MAX_OPEN_OF_ACCOUNT,
  type NewScenarioJob,
  SCENARIO_KEPT_MS,
  type ScenarioJobs,
} from '../../ports/scenario-jobs.ts';
import { memoryScenarioJobs } from '../test-kit/memory-scenario-jobs.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const job = (jobId: string, members: Partial<NewScenarioJob> = {}): NewScenarioJob => ({
  jobId,
  accountId: 'acme',
  kind: 'region',
  request: { regionId: 'mena', preset: 'é "' },
  requestedAt: NOW,
  ...members,
});

/** What a caller or a process does, some time after the step before. */
const step = fc.record({
  what: fc.constantFrom('add', 'read', 'cancel', 'claim', 'renew', 'release', 'finish', 'fail'),
  accountId: fc.constantFrom('acme', 'other'),
  kind: fc.constantFrom('region' as const, 'world' as const),
  /** Of the jobs that were queued, or claimed, before. */
  which: fc.nat(9),
  afterMs: fc.constantFrom(0, 1, 50, SCENARIO_KEPT_MS + 1),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Everything that the steps find, in order. */
async function outcomeOf(jobs: ScenarioJobs, steps: readonly Step[], run: string): Promise<readonly unknown[]> {
  const added: string[] = [];
  const claimed: ClaimedScenario[] = [];
  let now = NOW;
  const found: unknown[] = [];
  for (const { what, accountId, kind, which, afterMs } of steps) {
    now += afterMs;
    const jobId = added[which % Math.max(1, added.length)];
    const held = claimed[which % Math.max(1, claimed.length)];
    const key = { accountId, kind, jobId: which === 0 ? undefined : jobId };
    const act = async () => {
      if (what === 'read') return jobs.read(key);
      if (what === 'cancel') return (await jobs.cancel(key, now))?.toSorted();
      if (what === 'claim') {
        const one = await jobs.claim({ now, until: now + 10 });
        if (one !== undefined) claimed.push(one);
        return one;
      }
      if (what !== 'add') return held && onHeld(held);
      const id = `${run}-${added.length}`;
      added.push(id);
      return jobs.add(job(id, { accountId, kind, requestedAt: now }));
    };
    const onHeld = async (one: ClaimedScenario) => {
      if (what === 'renew') return jobs.renew(one, now + 10);
      if (what === 'release') return jobs.release(one, now + 1);
      const outcome =
        what === 'fail' ? { failure: 'busy' as const } : { result: new TextEncoder().encode('{"a":"é"}') };
      return jobs.finish(one, outcome, now);
    };
    found.push(await act());
  }
  return found;
}

export function describeScenarioJobs({ stores, client, others }: StoresUnderTest): void {
  describe('scenario jobs', () => {
    const empty = () => client().query({ text: 'DELETE FROM scenario_job', values: [] });

    it('are queued, leased, prolonged, given back, cancelled and ended as in a plain list of them', async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          await empty();
          run += 1;
          const stored = await outcomeOf(stores().scenarioJobs, steps, `run${run}`);
          expect(stored).toEqual(await outcomeOf(memoryScenarioJobs(), steps, `run${run}`));
        }),
        { numRuns: 40 },
      );
    });

    it('are each leased to one of several processes, the oldest first', async () => {
      await empty();
      for (let n = 0; n < 6; n += 1) await stores().scenarioJobs.add(job(`one${n}`));
      const claims = await Promise.all(
        (await others(3)).flatMap(({ scenarioJobs }) =>
          [0, 1].map(() => scenarioJobs.claim({ now: NOW, until: NOW + 9 })),
        ),
      );
      const ids = claims.flatMap((one) => (one === undefined ? [] : [one.jobId]));
      expect(new Set(ids).size).toBe(ids.length);
      while (ids.length < 6) ids.push((await stores().scenarioJobs.claim({ now: NOW, until: NOW + 9 }))?.jobId ?? '');
      expect(ids.toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((n) => `one${n}`));
    });

    it('are no more than may wait, of one account and of all, however many come together', async () => {
      await empty();
      const { scenarioJobs } = stores();
      const add = (n: number, accountId: string) => scenarioJobs.add(job(`many${accountId}${n}`, { accountId }));
      const outcomes = await Promise.all(Array.from({ length: MAX_OPEN_OF_ACCOUNT + 3 }, (_, n) => add(n, 'a')));
      expect(outcomes.filter((one) => one === 'added')).toHaveLength(MAX_OPEN_OF_ACCOUNT);
      for (let n = MAX_OPEN_OF_ACCOUNT; n < MAX_OPEN_JOBS; n += 1) expect(await add(n, `b${n}`)).toBe('added');
      expect(await add(0, 'c')).toBe('full');
      expect(await scenarioJobs.cancel({ accountId: 'a' }, NOW)).toHaveLength(MAX_OPEN_OF_ACCOUNT);
      expect(await add(0, 'c')).toBe('added');
    });

    it('that end their process again and again fail, and the next is run', async () => {
      await empty();
      const { scenarioJobs } = stores();
      await scenarioJobs.add(job('deadly'));
      await scenarioJobs.add(job('next'));
      for (let n = 0; n <= MAX_INTERRUPTIONS; n += 1)
        expect(await scenarioJobs.claim({ now: NOW + n, until: NOW + n + 1 })).toMatchObject({ jobId: 'deadly' });
      const after = NOW + MAX_INTERRUPTIONS + 1;
      expect(await scenarioJobs.claim({ now: after, until: after + 1 })).toMatchObject({ jobId: 'next' });
      expect(await scenarioJobs.read({ accountId: 'acme', kind: 'region', jobId: 'deadly' })).toMatchObject({
        status: 'failed',
        failure: 'interrupted',
        endedAt: after,
      });
    });
  });
}
