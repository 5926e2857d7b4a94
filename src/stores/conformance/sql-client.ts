import { describe, expect, it } from 'vitest';
import { migrate, pendingMigrations } from '../migrate.ts';
import { integer, text } from '../row-reader.ts';
import { READ_AT_ONE_INSTANT } from '../shared-reading.ts';
import type { SqlSession } from '../sql-client.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const add = (session: SqlSession, job: string) =>
  session.query({
    name: 'test.add',
    text: "INSERT INTO job_claim (job, slot, owner, attempt) VALUES ($1, 'slot', 'owner', 1)",
    values: [job],
  });

const count = async (session: SqlSession, job: string) => {
  const rows = await session.query({
    name: 'test.count',
    text: 'SELECT count(*)::integer AS n FROM job_claim WHERE job = $1',
    values: [job],
  });
  return integer(rows[0], 'n');
};

export function describeSqlClient({ client, others }: StoresUnderTest): void {
  describe('the client', () => {
    it('finds the schema current after a migration and applies nothing twice, however many ask', async () => {
      expect(await pendingMigrations(client())).toEqual([]);
      expect(await Promise.all([migrate(client()), migrate(client())])).toEqual([[], []]);
      await others(2);
    });

    it('refuses a store that a newer program has migrated', async () => {
      await expect(migrate(client(), [])).rejects.toThrow(/newer than this program/);
    });

    it('commits what a transaction did', async () => {
      const seen = await client().transaction(async (session) => {
        await add(session, 'committed');
        return count(session, 'committed');
      });
      expect([seen, await count(client(), 'committed')]).toEqual([1, 1]);
    });

    it('answers single reads during a transaction that reads at one instant, and writes after it at the latest', async () => {
      let written: Promise<unknown> | undefined;
      const seen = await client().transaction(async (session) => {
        await session.query({ text: READ_AT_ONE_INSTANT, values: [] });
        const before = await count(session, 'meanwhile');
        written = add(client(), 'meanwhile');
        const reads = Array.from({ length: 20 }, () => count(client(), 'committed'));
        const broken = client().query({ text: 'SELECT 1 / 0', values: [] });
        await expect(broken).rejects.toMatchObject({ sqlState: '22012' });
        return [before, await count(session, 'meanwhile'), ...(await Promise.all(reads))];
      });
      expect(seen).toEqual([0, 0, ...Array.from({ length: 20 }, () => 1)]);
      await written;
      expect(await count(client(), 'meanwhile')).toBe(1);
    });

    it('rolls everything back when the work fails, and throws its error', async () => {
      const work = client().transaction(async (session) => {
        await add(session, 'failed');
        throw new RangeError('as wished');
      });
      await expect(work).rejects.toThrow(RangeError);
      expect(await count(client(), 'failed')).toBe(0);
    });

    it('never commits a transaction in which a statement failed, even if the work overlooks it', async () => {
      const work = client().transaction(async (session) => {
        await add(session, 'overlooked');
        await add(session, 'overlooked').catch(() => undefined);
        return 'fine';
      });
      await expect(work).rejects.toMatchObject({ name: 'StoreFailure', kind: 'rejected', sqlState: '23505' });
      expect(await count(client(), 'overlooked')).toBe(0);
    });

    it('serves on after a refused statement', async () => {
      const refused = client().query({ name: 'test.refused', text: 'SELECT no_such_column', values: [] });
      await expect(refused).rejects.toMatchObject({ kind: 'rejected', sqlState: '42703' });
      const rows = await client().query({ name: 'test.word', text: 'SELECT $1::text AS word', values: ['ok'] });
      expect(text(rows[0], 'word')).toBe('ok');
    });

    it('keeps the transactions of many callers apart', async () => {
      const raise = () =>
        client().transaction(async (session) => {
          await session.query({ name: 'test.lock', text: 'SELECT pg_advisory_xact_lock(4711)::text', values: [] });
          const next = (await count(session, 'counted')) + 1;
          await session.query({
            name: 'test.add_slot',
            text: "INSERT INTO job_claim (job, slot, owner, attempt) VALUES ('counted', $1, 'owner', 1)",
            values: [`slot ${next}`],
          });
        });
      await Promise.all(Array.from({ length: 20 }, raise));
      expect(await count(client(), 'counted')).toBe(20);
    });
  });
}
