import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file that only its owner may read (0600), whole or not at all; its folder is made 0700. */
export async function writePrivateFile(path: string, content: string | Uint8Array): Promise<void> {
  await rename(await writeAside(path, content), path);
}

/** Like `writePrivateFile`, but the first of several processes wins and the others leave its file as it is. */
export async function createPrivateFile(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = await writeAside(path, content);
  try {
    await link(temporary, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(temporary);
  }
}

async function writeAside(path: string, content: string | Uint8Array): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } catch (error) {
    await unlink(temporary);
    throw error;
  } finally {
    await file.close();
  }
  return temporary;
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
