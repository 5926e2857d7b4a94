import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { BUNDLE, buildInto } from '../build.mjs';
import { licenceTexts } from './licence-texts.mjs';
import { copyOutsidePackages } from './outside-packages.mjs';
import { fromRoot, ROOT } from './package-paths.mjs';

/**
 * The package `barograph` as a folder, for the time of some work: the built program, its command, the packages outside of the
 * bundles, and all licences. Built for this package, so that it names the commit that it is made of.
 * @param {string} directory of packages, made where it is missing; the folder lies in it
 * @param {(staged: string) => unknown} work
 */
export async function withStagedProgram(directory, work) {
  mkdirSync(directory, { recursive: true });
  const place = mkdtempSync(join(directory, '.staged-'));
  try {
    const staged = join(place, 'barograph');
    mkdirSync(staged);
    await stageProgram(staged);
    return await work(staged);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function stageProgram(folder) {
  process.chdir(ROOT);
  // Maps hold paths relative to a folder beside src/.
  const draft = `.dist-package-${process.pid}`;
  try {
    const inputs = await buildInto(draft, 'barograph');
    cpSync(draft, join(folder, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'third-party-licences.txt'), licenceTexts(inputs));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  await writeCommand(folder);
  const outside = await copyOutsidePackages(folder);
  for (const name of ['LICENSE', 'CHANGELOG.md']) copyFileSync(fromRoot(name), join(folder, name));
  const manifest = packageManifest(JSON.parse(readFileSync('package.json', 'utf8')), outside);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  const readme = readFileSync(new URL('readme.md', import.meta.url), 'utf8');
  writeFileSync(join(folder, 'README.md'), readme.replace('VERSION', manifest.version));
}

async function writeCommand(folder) {
  mkdirSync(join(folder, 'bin'));
  const outfile = join(folder, 'bin/barograph.mjs');
  const { outExtension: _, banner: __, plugins: ___, ...options } = BUNDLE;
  await build({ ...options, entryPoints: ['scripts/pack/packed-barograph.mjs'], outfile });
  chmodSync(outfile, 0o755);
}

/** The packages outside of the bundles come within the tarball: an installation needs no network and runs no script. */
function packageManifest({ name, version, description, license, type, engines }, outside) {
  return {
    ...{ name, version, description, license, type, engines },
    bin: { barograph: 'bin/barograph.mjs' },
    files: ['bin', 'dist', 'third-party-licences.txt', 'CHANGELOG.md'],
    dependencies: Object.fromEntries(outside.map((one) => [one.name, one.version])),
    bundleDependencies: outside.map((one) => one.name),
  };
}
