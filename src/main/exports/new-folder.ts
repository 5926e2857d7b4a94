import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { draftOf, flushFolder } from '../../stores/backup/backup-store.ts';
import { ExportRefusal } from './export-refusal.ts';

/**
 * Fills a folder that appears under its name when it is complete and on the disk.
 * @throws ExportRefusal when it exists, and whatever `fill` throws; nothing is left then
 */
export async function inNewFolder<T>(directory: string, fill: (draft: string) => Promise<T>): Promise<T> {
  const place = resolve(directory);
  if (existsSync(place)) throw new ExportRefusal(`${place} exists: an export is written to a new folder`);
  const draft = draftOf(place);
  await mkdir(draft, { recursive: true });
  try {
    const filled = await fill(draft);
    await flushFolder(draft);
    await rename(draft, place);
    await flushFolder(dirname(place));
    return filled;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
