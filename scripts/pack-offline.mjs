// `npm run pack:offline`: writes dist-packages/barograph-<version>-offline.tar.gz: the program, its packages, checksums, a unit of
// systemd. Signed with the key in RELEASE_SIGNING_KEY; without one it is unsigned and says so. `--node PATH` puts in that binary.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderMegabytes } from './pack/folder-megabytes.mjs';
import { installText, launcher } from './pack/offline-texts.mjs';
import { fromRoot, PACKAGES } from './pack/package-paths.mjs';
import { releaseSigner, seal, signatureLine } from './pack/seal.mjs';
import { withStagedProgram } from './pack/stage-program.mjs';
import { readWords } from './read-words.mjs';

/**
 * Makes the archive of a staged program, whose folder it changes.
 * @param {object} archive
 * @param {string} archive.directory to write it to
 * @param {string} archive.staged folder of `withStagedProgram`
 * @param {Awaited<ReturnType<typeof releaseSigner>>} archive.signer
 * @param {{ path: string, version: string, platform: string } | undefined} archive.engine to put in
 */
export function packOffline({ directory, staged, signer, engine }) {
  const { version } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'));
  // Of the package for npm.
  for (const name of ['bin', 'README.md']) rmSync(join(staged, name), { recursive: true });
  if (engine !== undefined) writeExecutable(join(staged, 'node'), readFileSync(engine.path));
  writeExecutable(join(staged, 'barograph'), launcher());
  copyFileSync(fromRoot('deploy/systemd/barograph.service'), join(staged, 'barograph.service'));
  const text = installText({ version, nodeVersion: engine?.version, keyId: signer?.keyId });
  writeFileSync(join(staged, 'INSTALL.txt'), text);
  seal(staged, signer);
  const platform = engine === undefined ? '' : `-${engine.platform}`;
  const path = join(directory, `barograph-${version}-offline${platform}.tar.gz`);
  archive(staged, path, `barograph-${version}`);
  const packed = statSync(path).size / 1_000_000;
  console.log(`${basename(path)}: ${packed.toFixed(1)} MB, ${folderMegabytes(staged).toFixed(1)} MB unpacked`);
}

/** @throws Error where the file is no Node that the program runs on */
function readEngine(path) {
  const words = ['-p', 'process.versions.node + " " + process.platform + "-" + process.arch'];
  const [version, platform] = execFileSync(path, words, { encoding: 'utf8', timeout: 30_000 }).trim().split(' ');
  const [major, minor] = version.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`${path} is Node ${version}; 20.19 or later is needed`);
  return { path, version, platform };
}

function writeExecutable(path, content) {
  writeFileSync(path, content);
  chmodSync(path, 0o755);
}

/** The same files give the same bytes: no owner, no time, one order. */
function archive(staged, path, name) {
  const tarred = `${staged}.tar`;
  const plain = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0', '--mode=u+rwX,go+rX,go-w'];
  const folder = basename(staged);
  execFileSync('tar', [...plain, `--transform=s,^${folder},${name},`, '-C', dirname(staged), '-cf', tarred, folder]);
  execFileSync('gzip', ['-9', '-n', tarred]);
  copyFileSync(`${tarred}.gz`, path);
}

async function main({ node }, [folder = fromRoot(PACKAGES)]) {
  // A wrong key or binary is found before anything is built.
  const signer = await releaseSigner();
  const engine = node === undefined ? undefined : readEngine(resolve(node));
  const directory = resolve(folder);
  await withStagedProgram(directory, (staged) => packOffline({ directory, staged, signer, engine }));
  console.log(signatureLine(signer));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const usage = 'npm run pack:offline -- [DIR] [--node PATH]';
  const { values, positionals } = readWords(usage, { options: { node: { type: 'string' } }, allowPositionals: true });
  await main(values, positionals).catch((error) => {
    console.error(`pack:offline: ${error.message}`);
    process.exitCode = 1;
  });
}
