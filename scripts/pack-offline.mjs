// `npm run pack:offline`: writes dist-packages/barograph-<version>-offline.tar.gz: the program, its packages, checksums, a unit of
// systemd. Signed with the key in RELEASE_SIGNING_KEY; without one it is unsigned and says so. `--node PATH` puts in that binary.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checksums } from './pack/checksums.mjs';
import { folderMegabytes } from './pack/folder-megabytes.mjs';
import { installText, launcher } from './pack/offline-texts.mjs';
import { fromRoot, PACKAGES } from './pack/package-paths.mjs';
import { KEY_VARIABLE, releaseSigner } from './pack/signing-room.mjs';
import { stageProgram } from './pack/stage-program.mjs';

/**
 * @param {string} directory of the archive
 * @param {string | undefined} node binary to put in
 * @returns its path
 */
export async function packOffline(directory, node) {
  // A wrong key or binary is found before anything is built.
  const signer = await releaseSigner();
  const engine = node === undefined ? undefined : readEngine(node);
  mkdirSync(directory, { recursive: true });
  const place = mkdtempSync(join(directory, '.offline-'));
  try {
    const staged = join(place, 'staged');
    mkdirSync(staged);
    const { version } = await stageProgram(staged);
    adaptProgram(staged, node);
    writeFileSync(join(staged, 'barograph'), launcher());
    chmodSync(join(staged, 'barograph'), 0o755);
    copyFileSync(fromRoot('deploy/systemd/barograph.service'), join(staged, 'barograph.service'));
    const text = installText({ version, nodeVersion: engine?.version, keyId: signer?.keyId });
    writeFileSync(join(staged, 'INSTALL.txt'), text);
    seal(staged, signer);
    const suffix = engine === undefined ? '' : `-${engine.platform}`;
    return archive({ staged, place, directory, name: `barograph-${version}`, suffix: `-offline${suffix}`, signer });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** @throws Error where the file is no Node that the program runs on */
function readEngine(path) {
  const words = ['-p', 'process.versions.node + " " + process.platform + "-" + process.arch'];
  const [version, platform] = execFileSync(path, words, { encoding: 'utf8', timeout: 30_000 }).trim().split(' ');
  const [major, minor] = version.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`${path} is Node ${version}; 20.19 or later is needed`);
  return { version, platform };
}

function adaptProgram(staged, node) {
  // Of the package for npm.
  for (const name of ['bin', 'README.md']) rmSync(join(staged, name), { recursive: true });
  if (node === undefined) return;
  copyFileSync(node, join(staged, 'node'));
  chmodSync(join(staged, 'node'), 0o755);
}

/** The keys are among what is summed up; the signature covers the sums. */
function seal(staged, signer) {
  if (signer !== undefined) writeFileSync(join(staged, 'release-keys.json'), `${JSON.stringify(signer.keySet)}\n`);
  const sums = checksums(staged);
  writeFileSync(join(staged, 'SHA256SUMS'), sums);
  if (signer !== undefined) writeFileSync(join(staged, 'SHA256SUMS.sig'), signer.sign(sums));
}

/** The same files give the same bytes: no owner, no time, one order. */
function archive({ staged, place, directory, name, suffix, signer }) {
  const path = join(directory, `${name}${suffix}.tar.gz`);
  const tarred = join(place, 'archive.tar');
  const plain = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0', '--mode=u+rwX,go+rX,go-w'];
  execFileSync('tar', [...plain, `--transform=s,^staged,${name},`, '-C', place, '-cf', tarred, 'staged']);
  execFileSync('gzip', ['-9', '-n', tarred]);
  copyFileSync(`${tarred}.gz`, path);
  const packed = statSync(path).size / 1_000_000;
  console.log(`${path}: ${packed.toFixed(1)} MB, ${folderMegabytes(staged).toFixed(1)} MB unpacked`);
  console.log(signer === undefined ? `UNSIGNED: ${KEY_VARIABLE} is not set` : `signed by the key ${signer.keyId}`);
  return path;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({ options: { node: { type: 'string' } }, allowPositionals: true });
  await packOffline(positionals[0] ?? fromRoot(PACKAGES), values.node).catch((error) => {
    console.error(`pack:offline: ${error.message}`);
    process.exitCode = 1;
  });
}
