import { describe, expect, it } from 'vitest';
import type { StoresUnderTest } from '../conformance.ts';

export function describeJobClaims({ stores, others }: StoresUnderTest): void {
  const ask = (job: string, owner: string, now: number) => ({ job, slot: 'T00', owner, leaseMs: 100, now });

  describe('job claims', () => {
    it('go to exactly one of any number of claimers', async () => {
      const claimers = await others(8);
      const slots = Array.from({ length: 20 }, (_, index) => `slot ${index}`);
      const claims = claimers.flatMap(({ jobClaims }, index) =>
        slots.map((slot) => jobClaims.claim({ job: 'raced', slot, owner: `${index}`, leaseMs: 100, now: 0 })),
      );
      const won = (await Promise.all(claims)).filter((attempt) => attempt !== undefined);
      expect(won).toEqual(slots.map(() => 1));
    });

    it('are one again after the lease ran out, for exactly one taker, who shuts the late one out', async () => {
      const { jobClaims } = stores();
      expect(await jobClaims.claim(ask('late', 'first', 0))).toBe(1);
      expect(await jobClaims.claim(ask('late', 'second', 99))).toBeUndefined();
      const takers = await others(4);
      const taken = await Promise.all(
        takers.map((taker, index) => taker.jobClaims.claim(ask('late', `${index}`, 100))),
      );
      expect(taken.filter((attempt) => attempt !== undefined)).toEqual([2]);
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

    it('can be given back and taken again at once', async () => {
      const { jobClaims } = stores();
      const slot = { job: 'released', slot: 'T00' };
      await jobClaims.claim(ask('released', 'first', 0));
      expect(await jobClaims.release({ ...slot, attempt: 1 })).toBe(true);
      expect(await jobClaims.complete({ ...slot, attempt: 1, now: 1 })).toBe(false);
      expect(await jobClaims.claim(ask('released', 'second', 1))).toBe(2);
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
