import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file that only its owner may read (0600), complete or not at all, also in a power cut; its folder is made 0700. */
export async function writePrivateFile(path: string, content: string | Uint8Array): Promise<void> {
  await writeTemporary(path, content, (temporary) => rename(temporary, path));
}

/** Like `writePrivateFile`, but the first of several processes wins and the others leave its file as it is. */
export async function createPrivateFile(path: string, content: string | Uint8Array): Promise<void> {
  await writeTemporary(path, content, async (temporary) => {
    try {
      await link(temporary, path);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  });
}

/** Writes a temporary file in the same folder, moves it into place, and removes it. */
async function writeTemporary(
  path: string,
  content: string | Uint8Array,
  moveIntoPlace: (temporary: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomUUID()}`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await moveIntoPlace(temporary);
    await flushFolder(dirname(path));
  } finally {
    await rm(temporary, { force: true });
  }
}

/** A new name is on the disk when its folder is flushed. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The file's bytes, or undefined where there is none. */
export async function readPrivateFile(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
