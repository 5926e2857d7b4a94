import { describe, expect, it } from 'vitest';
import { readTableShapes } from '../../stores/backup/table-shapes.ts';
import { ALL_MIGRATIONS } from '../../stores/migrations/all-migrations.ts';
import { createProgress } from './progress.ts';
import { TABLE_WORDS, watchTables } from './watch-tables.ts';

describe('the progress of a backup', () => {
  it('names each table once, when its first row is read or written', async () => {
    const lines: string[] = [];
    const progress = createProgress('Writing', { write: (text) => lines.push(text) });
    const session = { query: async () => [] };
    const client = watchTables(
      {
        ...session,
        transaction: (work) => work(session),
        listen: () => () => undefined,
        pool: () => ({ open: 0, idle: 0, waiting: 0, refused: 0 }),
        close: async () => undefined,
      },
      ['observation', 'snapshot'],
      progress,
    );
    await client.transaction(async (inside) => {
      const texts = [
        'LOCK TABLE "observation", "snapshot" IN SHARE ROW EXCLUSIVE MODE',
        'SELECT (EXISTS (SELECT 1 FROM "observation"))::text AS holds',
        'SELECT * FROM "other"',
        'SELECT *\n FROM "observation" \n ORDER BY id',
        'SELECT *\n FROM "observation" WHERE id > 1',
        'INSERT INTO "snapshot" (id) OVERRIDING SYSTEM VALUE',
      ];
      for (const text of texts) await inside.query({ text, values: [] });
    });
    expect(lines).toEqual(['Writing: 50% (1 of 2, observations)\n', 'Writing: 100% (2 of 2, snapshots)\n']);
    expect(await readTableShapes(client)).toEqual([]);
  });

  it('has words for every table of a backup', () => {
    const created = ALL_MIGRATIONS.flatMap(({ statements }) => statements).flatMap(
      (statement) => /^\s*CREATE TABLE (\w+)/.exec(statement)?.[1] ?? [],
    );
    const derived = ['record_other_country', 'store_pepper', 'store_world'];
    const kept = created.filter((name) => !derived.includes(name));
    expect(Object.keys(TABLE_WORDS)).toEqual(kept.toSorted());
    for (const words of Object.values(TABLE_WORDS)) expect(words).not.toContain('_');
  });
});
