import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const STAMP = 'node_modules/.installed-lock';

/**
 * Installs the locked dependencies unless exactly they are there. Runs no install script of any package. Never through a
 * link: npm empties the folder behind it first, which another checkout works with.
 */
export async function ensureInstalled() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    process.stderr.write('node_modules is a link and not of this lock file: using it as it is, nothing is installed\n');
    return;
  }
  process.stderr.write('installing dependencies …\n');
  // npm is a batch file on Windows, which only a shell runs.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell,
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, lock);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureInstalled();
