// `npm run pack`: writes the package of the program to dist-packages/barograph-<version>.tgz. It holds the program as built and
// what it needs, so that `npm install ./barograph-<version>.tgz` works without a network.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderMegabytes } from './pack/folder-megabytes.mjs';
import { fromRoot, PACKAGES } from './pack/package-paths.mjs';
import { withStagedProgram } from './pack/stage-program.mjs';
import { readWords } from './read-words.mjs';

/**
 * @param {string} directory of the tarball
 * @param {string} staged folder of `stageProgram`
 */
export function packProgram(directory, staged) {
  const { name, version } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'));
  const words = ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', resolve(directory)];
  execFileSync('npm', words, { cwd: staged, stdio: ['ignore', 'ignore', 'inherit'] });
  const path = join(directory, `${name}-${version}.tgz`);
  const packed = statSync(path).size / 1_000_000;
  console.log(`${basename(path)}: ${packed.toFixed(1)} MB, ${folderMegabytes(staged).toFixed(1)} MB installed`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { positionals } = readWords('npm run pack -- [DIR]', { allowPositionals: true });
  const directory = resolve(positionals[0] ?? fromRoot(PACKAGES));
  await withStagedProgram(directory, (staged) => packProgram(directory, staged));
}
