// `npm run release`: checks what a release needs and writes it to dist-packages/<version>/: the packages of the program and of its
// client, the offline archive, bill of materials, provenance and checksums, signed with the key in RELEASE_SIGNING_KEY. It
// publishes nothing. `-- --check` only checks; `-- --dry-run` writes to dist-packages/dry-run/ whatever the checks find;
// `-- --new-key FILE` writes a new key for RELEASE_SIGNING_KEY, and does nothing else.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checksums } from './pack/checksums.mjs';
import { fromRoot, PACKAGES, ROOT } from './pack/package-paths.mjs';
import { releaseSigner, seal, signatureLine, writeNewKey } from './pack/seal.mjs';
import { withStagedProgram } from './pack/stage-program.mjs';
import { packProgram } from './pack.mjs';
import { packOffline } from './pack-offline.mjs';
import { readWords } from './read-words.mjs';
import { releaseChecks } from './release/checks.mjs';
import { provenance } from './release/provenance.mjs';

/** The variable that names who runs a release, as an address. */
const BUILDER_VARIABLE = 'RELEASE_BUILDER';
const BILL = 'sbom.cdx.json';
const STATEMENT = 'provenance.json';

const { values, positionals } = readWords('npm run release -- [--check | --dry-run | --new-key FILE] [DIR]', {
  options: { check: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, 'new-key': { type: 'string' } },
  allowPositionals: true,
});
const directory = resolve(positionals[0] ?? fromRoot(PACKAGES));
const newKey = values['new-key'] === undefined ? undefined : resolve(values['new-key']);
process.chdir(ROOT);
const facts = readFacts();
const { version } = facts.manifest;
await main().catch((error) => {
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
});

async function main() {
  if (newKey !== undefined) {
    console.log(`${newKey}: private; the key ${await writeNewKey(newKey)}`);
    return;
  }
  const failed = printChecks(releaseChecks(facts));
  const isDry = values['dry-run'] === true;
  if (values.check === true || (failed > 0 && !isDry)) process.exitCode = failed > 0 ? 1 : 0;
  else await writeRelease(join(directory, isDry ? 'dry-run' : version));
  if (isDry && failed > 0) console.log(`dry run: ${failed} of the checks failed, so this is no release`);
}

function readFacts() {
  const text = (path) => readFileSync(path, 'utf8');
  return {
    manifest: JSON.parse(text('package.json')),
    lock: JSON.parse(text('package-lock.json')),
    versions: {
      'package-lock.json': JSON.parse(text('package-lock.json')).version,
      'src/main/version.ts': /VERSION = '([^']+)'/.exec(text('src/main/version.ts'))?.[1],
      'clients/typescript/package.json': JSON.parse(text('clients/typescript/package.json')).version,
      'clients/python/pyproject.toml': /^version = "([^"]+)"$/m.exec(text('clients/python/pyproject.toml'))?.[1],
    },
    changelog: text('CHANGELOG.md'),
    changes: git('status', '--porcelain'),
    tags: git('tag', '--list').split('\n'),
  };
}

function git(...words) {
  return execFileSync('git', words, { encoding: 'utf8' }).trimEnd();
}

function printChecks(checks) {
  for (const { name, problem } of checks)
    console.log(problem === undefined ? `ok   ${name}` : `FAIL ${name}: ${problem}`);
  return checks.filter(({ problem }) => problem !== undefined).length;
}

/** Writes a folder that is complete or absent: it moves into place at the end. */
async function writeRelease(place) {
  const begunAt = Date.now();
  const signer = await releaseSigner();
  await withStagedProgram(directory, async (staged) => {
    const draft = join(dirname(staged), 'release');
    mkdirSync(draft);
    packProgram(draft, staged);
    packOffline({ directory: draft, staged, signer });
    packClient(draft, join(dirname(staged), 'client'));
    const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
    writeFileSync(join(draft, BILL), execFileSync('npm', words, { maxBuffer: 64 * 1024 * 1024 }));
    writeFileSync(join(draft, STATEMENT), `${JSON.stringify(statement(draft, begunAt), undefined, 2)}\n`);
    seal(draft, signer);
    rmSync(place, { recursive: true, force: true });
    renameSync(draft, place);
  });
  console.log(`${place}: ${signatureLine(signer)}; nothing is published`);
}

/** Built in a folder of its own: another process may build the client in its place. */
function packClient(directory, folder) {
  mkdirSync(folder);
  for (const name of ['package.json', 'README.md']) copyFileSync(join('clients/typescript', name), join(folder, name));
  execFileSync(process.execPath, ['scripts/build-client.mjs', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const words = ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', directory];
  execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

function statement(directory, begunAt) {
  const lines = checksums(directory).trimEnd().split('\n');
  const npm = execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim();
  return provenance({
    subjects: lines.map((line) => ({ sha256: line.slice(0, 64), name: line.slice(66) })),
    version,
    commit: { id: git('rev-parse', 'HEAD'), isClean: facts.changes === '' },
    lock: facts.lock,
    builder: process.env[BUILDER_VARIABLE] || undefined,
    span: { begunAt, endedAt: Date.now() },
    tools: { node: process.versions.node, npm, platform: `${process.platform}-${process.arch}` },
  });
}
