import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../../../test/kit/empty-folder.ts';
import { createBackupFolder } from './backup-folder.ts';
import { draftOf } from './backup-store.ts';
import { FORM, writeManifest } from './manifest.ts';

const OWN = 'a'.repeat(64);
/** Begins like the own one: names of both installations have the same prefix. */
const OTHER = `${'a'.repeat(8)}${'b'.repeat(56)}`;
const T0 = Date.UTC(2026, 10, 23, 6);

async function backupAt(path: string, madeAt: number, pepperSha256 = OWN): Promise<void> {
  await mkdir(path);
  const stated = new Date(madeAt).toISOString();
  await writeManifest(path, { form: FORM, madeAt: stated, program: '1', migrations: ['1'], pepperSha256, tables: [] });
}

/** Names that look alike, and whatever else people keep in a folder. */
const foreign = fc.constantFrom(
  'notes.txt',
  'barograph-aaaaaaaa-kept',
  'barograph-aaaaaaaa-2026-11-23T06-00-00Z.tar',
  'barograph-bbbbbbbb-2026-11-23T06-00-00Z',
  'barograph-bbbbbbbb-2026-11-23T06-00-00Z.0b50f6b0-1d0b-4c5e-9d8e-8f8f8f8f8f8f.draft',
  'before-upgrade',
  'before-upgrade.0b50f6b0-1d0b-4c5e-9d8e-8f8f8f8f8f8f.draft',
);

describe('the folder of backups', () => {
  it('keeps the newest backups and everything that is not its own', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(60), { maxLength: 6 }),
        fc.uniqueArray(fc.integer({ min: 61, max: 90 }), { maxLength: 2 }),
        fc.uniqueArray(foreign),
        fc.integer({ min: 1, max: 4 }),
        async (days, otherDays, strangers, keep) => {
          const { path, remove } = await emptyFolder();
          try {
            const folder = createBackupFolder(path, OWN);
            const at = (day: number) => T0 + day * 86_400_000 + 5;
            for (const day of days) await backupAt(folder.pathOf(at(day)), at(day));
            for (const day of otherDays) await backupAt(folder.pathOf(at(day)), at(day), OTHER);
            for (const name of strangers) await backupAt(join(path, name), T0);
            await mkdir(draftOf(folder.pathOf(T0)));
            const newestFirst = days.toSorted((a, b) => b - a);
            expect((await folder.complete()).map(({ madeAt }) => madeAt)).toEqual(newestFirst.map(at));
            await folder.removeDrafts();
            expect(await folder.removeAllBut(keep)).toBe(Math.max(0, days.length - keep));
            const left = [...newestFirst.slice(0, keep), ...otherDays].map((day) => basename(folder.pathOf(at(day))));
            expect((await readdir(path)).toSorted()).toEqual([...left, ...strangers].toSorted());
          } finally {
            await remove();
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('takes a draft, and a folder without a manifest or with that of another instant, for no backup', async () => {
    const { path, remove } = await emptyFolder();
    try {
      const folder = createBackupFolder(join(path, 'not', 'there'), OWN);
      expect(await folder.complete()).toEqual([]);
      const own = createBackupFolder(path, OWN);
      await mkdir(own.pathOf(T0));
      await backupAt(own.pathOf(T0 + 1_000), T0);
      await backupAt(draftOf(own.pathOf(T0 + 2_000)), T0 + 2_000);
      expect(await own.complete()).toEqual([]);
      expect(await own.removeAllBut(1)).toBe(0);
      expect(await readdir(path)).toHaveLength(3);
      const file = join(path, 'file');
      await writeFile(file, '');
      await expect(createBackupFolder(file, OWN).complete()).rejects.toThrow(/ENOTDIR/);
    } finally {
      await remove();
    }
  });
});
