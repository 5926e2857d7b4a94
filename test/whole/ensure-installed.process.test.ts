import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyFolder } from '../kit/empty-folder.ts';

const SCRIPT = 'scripts/ensure-installed.mjs';
const run = promisify(execFile);
let folder: Awaited<ReturnType<typeof emptyFolder>>;

/** A checkout of its own, and an `npm` that only records its calls. */
beforeEach(async () => {
  folder = await emptyFolder();
  for (const name of ['bin', 'checkout', 'elsewhere']) await mkdir(join(folder.path, name));
  await copyFile(SCRIPT, join(folder.path, 'checkout/ensure-installed.mjs'));
  await writeFile(join(folder.path, 'checkout/package-lock.json'), '{}');
  await writeFile(join(folder.path, 'elsewhere/kept'), '');
  await writeFile(join(folder.path, 'bin/npm'), '#!/bin/sh\nmkdir -p node_modules\n: > npm-was-called\n', {
    mode: 0o755,
  });
});
afterEach(() => folder.remove());

/** What stands in the checkout after the script has run there. */
async function ensured(): Promise<readonly string[]> {
  const cwd = join(folder.path, 'checkout');
  const PATH = `${join(folder.path, 'bin')}${delimiter}${process.env.PATH ?? ''}`;
  await run(process.execPath, [join(cwd, 'ensure-installed.mjs')], { cwd, env: { PATH } });
  return readdir(cwd);
}

describe('the installation of dependencies', () => {
  it('is done where nothing is installed', async () => {
    expect(await ensured()).toContain('npm-was-called');
  });

  it('never goes through a link, which points to another checkout', async () => {
    await symlink(join(folder.path, 'elsewhere'), join(folder.path, 'checkout/node_modules'));
    expect(await ensured()).not.toContain('npm-was-called');
    expect(await readdir(join(folder.path, 'elsewhere'))).toEqual(['kept']);
  });
});
