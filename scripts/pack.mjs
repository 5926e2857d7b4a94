// `npm run pack`: writes the package of the program to dist-packages/barograph-<version>.tgz. It holds the program as built and
// what it needs, so that `npm install ./barograph-<version>.tgz` works without a network.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderMegabytes } from './pack/folder-megabytes.mjs';
import { fromRoot, PACKAGES } from './pack/package-paths.mjs';
import { stageProgram } from './pack/stage-program.mjs';

/** @param {string} directory of the tarball @returns its path */
export async function packProgram(directory) {
  mkdirSync(directory, { recursive: true });
  const staged = mkdtempSync(join(directory, '.staged-'));
  try {
    const { name, version } = await stageProgram(staged);
    const words = ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', resolve(directory)];
    execFileSync('npm', words, { cwd: staged, stdio: ['ignore', 'ignore', 'inherit'] });
    const path = join(directory, `${name}-${version}.tgz`);
    const packed = statSync(path).size / 1_000_000;
    console.log(`${path}: ${packed.toFixed(1)} MB, ${folderMegabytes(staged).toFixed(1)} MB installed`);
    return path;
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await packProgram(process.argv[2] ?? fromRoot(PACKAGES));
