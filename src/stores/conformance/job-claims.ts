import { describe, expect, it } from 'vitest';
import type { JobClaims } from '../../ports/job-claims.ts';

const FIRST = { attempt: 1, failureCount: 0 };

/** The store is shared by all tests: one looks at its own job alone. */
const opened = async (claims: JobClaims, job: string, only?: 'dead') =>
  (await claims.open(only)).filter((one) => one.job === job);

interface ClaimsUnderTest {
  readonly stores: () => { readonly jobClaims: JobClaims };
  /** Other doors to the same claims. */
  readonly others: (count: number) => Promise<readonly { readonly jobClaims: JobClaims }[]>;
}

export function describeJobClaims({ stores, others }: ClaimsUnderTest): void {
  const ask = (job: string, owner: string, now: number) => ({ job, slot: 'T00', owner, leaseMs: 100, now });

  describe('job claims', () => {
    it('go to exactly one of any number of claimers', async () => {
      const claimers = await others(8);
      const slots = Array.from({ length: 20 }, (_, index) => `slot ${index}`);
      const claims = claimers.flatMap(({ jobClaims }, index) =>
        slots.map((slot) => jobClaims.claim({ job: 'raced', slot, owner: `${index}`, leaseMs: 100, now: 0 })),
      );
      const won = (await Promise.all(claims)).filter((attempt) => attempt !== undefined);
      expect(won).toEqual(slots.map(() => FIRST));
    });

    it('are one again after the lease ran out, for exactly one taker, who shuts the late one out', async () => {
      const { jobClaims } = stores();
      expect(await jobClaims.claim(ask('late', 'first', 0))).toEqual(FIRST);
      expect(await jobClaims.claim(ask('late', 'second', 99))).toBeUndefined();
      const takers = await others(4);
      const taken = await Promise.all(
        takers.map((taker, index) => taker.jobClaims.claim(ask('late', `${index}`, 100))),
      );
      expect(taken.filter((attempt) => attempt !== undefined)).toEqual([{ attempt: 2, failureCount: 1 }]);
      const slot = { job: 'late', slot: 'T00' };
      expect(await jobClaims.complete({ ...slot, attempt: 1, now: 101 })).toBe(false);
      expect(await jobClaims.release({ ...slot, attempt: 1 })).toBe(false);
      expect(await jobClaims.complete({ ...slot, attempt: 2, now: 101 })).toBe(true);
    });

    it('end with done, for good', async () => {
      const { jobClaims } = stores();
      const slot = { job: 'done', slot: 'T00' };
      await jobClaims.claim(ask('done', 'first', 0));
      expect(await jobClaims.complete({ ...slot, attempt: 1, now: 1 })).toBe(true);
      expect(await jobClaims.complete({ ...slot, attempt: 1, now: 2 })).toBe(false);
      expect(await jobClaims.release({ ...slot, attempt: 1 })).toBe(false);
      expect(await jobClaims.claim(ask('done', 'second', 1_000_000))).toBeUndefined();
    });

    it('can be given back and taken again immediately', async () => {
      const { jobClaims } = stores();
      const slot = { job: 'released', slot: 'T00' };
      await jobClaims.claim(ask('released', 'first', 0));
      expect(await jobClaims.release({ ...slot, attempt: 1 })).toBe(true);
      expect(await jobClaims.complete({ ...slot, attempt: 1, now: 1 })).toBe(false);
      expect(await jobClaims.claim(ask('released', 'second', 1))).toEqual({ attempt: 2, failureCount: 0 });
    });

    it('remember a failure, and are to be had again when their next try has come', async () => {
      const { jobClaims } = stores();
      const slot = { job: 'failed', slot: 'T00' };
      await jobClaims.claim(ask('failed', 'first', 0));
      const failure = { ...slot, problem: 'no words\0', now: 10, retryAt: 50 };
      expect(await jobClaims.fail({ ...failure, attempt: 1 })).toBe(true);
      expect(await jobClaims.fail({ ...failure, attempt: 1 })).toBe(false);
      expect(await jobClaims.claim(ask('failed', 'second', 49))).toBeUndefined();
      expect(await opened(jobClaims, 'failed')).toEqual([
        {
          ...slot,
          owner: 'first',
          attempt: 1,
          failureCount: 1,
          lastProblem: expect.stringMatching(/^no words/),
          retryAt: 50,
        },
      ]);
      expect(await opened(jobClaims, 'failed', 'dead')).toEqual([]);
      expect(await jobClaims.claim(ask('failed', 'second', 50))).toEqual({ attempt: 2, failureCount: 1 });
      expect(await opened(jobClaims, 'failed')).toMatchObject([{ owner: 'second', leasedUntil: 150 }]);
      expect(await jobClaims.release({ ...slot, attempt: 2 })).toBe(true);
      expect(await opened(jobClaims, 'failed')).toEqual([]);
      expect(await jobClaims.claim(ask('failed', 'third', 51))).toEqual({ attempt: 3, failureCount: 0 });
    });

    it('are dead after a failure without a next try, until an operator revives them', async () => {
      const { jobClaims } = stores();
      const slot = { job: 'dead', slot: 'T00' };
      expect(await jobClaims.revive(slot)).toBe(false);
      await jobClaims.claim(ask('dead', 'first', 0));
      expect(await jobClaims.revive(slot)).toBe(false);
      expect(await jobClaims.fail({ ...slot, attempt: 1, problem: 'for good', now: 10 })).toBe(true);
      expect(await jobClaims.claim(ask('dead', 'second', 1_000_000))).toBeUndefined();
      expect(await opened(jobClaims, 'dead', 'dead')).toEqual([
        { ...slot, owner: 'first', attempt: 1, failureCount: 1, lastProblem: 'for good', deadAt: 10 },
      ]);
      expect(await jobClaims.revive(slot)).toBe(true);
      expect(await jobClaims.revive(slot)).toBe(false);
      expect(await opened(jobClaims, 'dead')).toEqual([]);
      expect(await jobClaims.claim(ask('dead', 'second', 11))).toEqual({ attempt: 2, failureCount: 0 });
      expect(await jobClaims.complete({ ...slot, attempt: 2, now: 12 })).toBe(true);
      expect(await jobClaims.revive(slot)).toBe(false);
    });

    it('are no longer listed as failed once a later run of the same job was done', async () => {
      const { jobClaims } = stores();
      for (const job of ['made up for', 'another']) {
        await jobClaims.claim(ask(job, 'first', 0));
        await jobClaims.fail({ job, slot: 'T00', attempt: 1, problem: 'once', now: 10 });
      }
      await jobClaims.claim({ ...ask('made up for', 'first', 20), slot: 'T06' });
      await jobClaims.complete({ job: 'made up for', slot: 'T06', attempt: 1, now: 21 });
      expect(await opened(jobClaims, 'made up for', 'dead')).toEqual([]);
      expect(await opened(jobClaims, 'another', 'dead')).toHaveLength(1);
    });

    it('remember the newest slot done, by name', async () => {
      const { jobClaims } = stores();
      expect(await jobClaims.lastDone('history')).toBeUndefined();
      for (const slot of ['2026-01-02T06', '2026-01-02T12', '2026-01-01T18', '2026-01-03T00']) {
        await jobClaims.claim({ job: 'history', slot, owner: 'one', leaseMs: 1, now: 0 });
        if (slot !== '2026-01-03T00') await jobClaims.complete({ job: 'history', slot, attempt: 1, now: 0 });
      }
      expect(await jobClaims.lastDone('history')).toBe('2026-01-02T12');
    });
  });
}
