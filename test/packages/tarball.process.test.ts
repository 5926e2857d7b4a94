import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderMegabytes } from '../../scripts/pack/folder-megabytes.mjs';
import { ALLOCATOR } from '../../src/concurrency/memory-settings.mjs';
import { readSignature } from '../../src/contract/conventions/snapshot-signature.ts';
import { verifyDocument } from '../../src/identity/signing/verify-snapshot.ts';
import { VERSION } from '../../src/main/version.ts';
import { emptyFolder } from '../kit/empty-folder.ts';
import { printed, stopped } from '../kit/program.ts';
import { exerciseKey } from '../kit/started-exercise.ts';

const run = promisify(execFile);
const MAX_INSTALLED_MEGABYTES = 70;
/** The discard port has no listener: npm reaches no registry and the program no feed. */
const NOWHERE = 'http://127.0.0.1:9';
/** Makes every process of a launch print its arguments and what it has of the allocator's settings. */
const REPORT = `process.stderr.write("LAUNCHED "+JSON.stringify([process.argv,Object.keys(process.env).filter((n)=>n.startsWith("MALLOC_"))])+"\\n")`;

/** What a release wrote, and what it printed. */
let release: string;
let said: string;
let folder: Awaited<ReturnType<typeof emptyFolder>>;
/** An empty folder in which the package was installed. */
let project: string;
let installed: string;
let environment: Readonly<Record<string, string>>;

beforeAll(async () => {
  folder = await emptyFolder();
  project = join(folder.path, 'project');
  installed = join(project, 'node_modules/barograph');
  environment = {
    PATH: process.env.PATH ?? '',
    HOME: folder.path,
    npm_config_registry: NOWHERE,
    npm_config_offline: 'true',
    FEEDS_PROXY: NOWHERE,
    LOG_LEVEL: 'warn',
    PORT: '0',
  };
  await mkdir(project);
  const made = join(folder.path, 'key');
  await run(process.execPath, ['scripts/release.mjs', '--new-key', made]);
  expect((await stat(made)).mode & 0o777).toBe(0o600);
  const keyText = (await readFile(made, 'utf8')).trim();
  // A dry run: whatever the checks of a release find, the tree of a developer is not clean.
  const env = { ...process.env, RELEASE_SIGNING_KEY: keyText };
  said = (await run(process.execPath, ['scripts/release.mjs', '--dry-run', folder.path], { env })).stdout;
  release = join(folder.path, 'dry-run');
  const words = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const tarball = join(release, `barograph-${VERSION}.tgz`);
  await run('npm', [...words, tarball], { cwd: project, env: environment });
});
afterAll(() => folder.remove());

const manifestOf = async (path: string) => JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));

describe('a release', () => {
  it('is summed up, signed and described, and not published', async () => {
    expect(said).toMatch(/^(ok {3}|FAIL )changelog/m);
    expect(said).toMatch(/: signed by the key [\w-]{43}; nothing is published$/m);
    const text = (name: string) => readFile(join(release, name), 'utf8');
    const sums = await text('SHA256SUMS');
    expect(
      sums
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(66)),
    ).toEqual([
      `barograph-${VERSION}-offline.tar.gz`,
      `barograph-${VERSION}.tgz`,
      `barograph-client-${VERSION}.tgz`,
      'provenance.json',
      'release-keys.json',
      'sbom.cdx.json',
    ]);
    await run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: release });
    const signature = readSignature(await text('SHA256SUMS.sig'));
    if (signature === undefined) throw new Error('no signature');
    const keySet: unknown = JSON.parse(await text('release-keys.json'));
    expect(verifyDocument(sums, signature, keySet)).toMatchObject({ status: 'valid' });
    const { subject, predicate } = JSON.parse(await text('provenance.json'));
    for (const { name, digest } of subject) expect(sums).toContain(`${digest.sha256}  ${name}\n`);
    expect(subject.map(({ name }: { readonly name: string }) => name)).toContain(`barograph-${VERSION}.tgz`);
    const { stdout: head } = await run('git', ['rev-parse', 'HEAD']);
    expect(predicate.buildDefinition.externalParameters).toEqual({ version: VERSION, commit: head.trim() });
    const bill = JSON.parse(await text('sbom.cdx.json'));
    const names = bill.components.map(({ purl }: { readonly purl: string }) => purl);
    expect([names.some((purl: string) => purl.startsWith('pkg:npm/pg@')), bill.bomFormat]).toEqual([true, 'CycloneDX']);
    expect(names.filter((purl: string) => purl.startsWith('pkg:npm/vitest@'))).toEqual([]);
  });
});

describe('the package of the program, installed from its tarball without a network', () => {
  it('is one package of at most 70 MB that runs no script', async () => {
    expect((await readdir(join(project, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
      'barograph',
    ]);
    const megabytes = folderMegabytes(project);
    expect(megabytes).toBeGreaterThan(10);
    expect(megabytes).toBeLessThanOrEqual(MAX_INSTALLED_MEGABYTES);
    const { version, private: isPrivate, scripts, bin, dependencies } = await manifestOf(installed);
    expect([version, isPrivate, scripts]).toEqual([VERSION, undefined, undefined]);
    expect(bin).toEqual({ barograph: 'bin/barograph.mjs' });
    const scriptsOf = await Promise.all(
      Object.keys(dependencies).map(async (name) => {
        const found = (await manifestOf(join(installed, 'node_modules', name))).scripts;
        return Object.keys(found ?? {}).filter((script) => /^(pre|post)?install$/.test(script));
      }),
    );
    expect(scriptsOf.flat()).toEqual([]);
  });

  it('has no package that the program never loads, no source and no licence missing', async () => {
    const { dependencies: own } = await manifestOf('.');
    const { dependencies: outside } = await manifestOf(installed);
    const texts = await readFile(join(installed, 'third-party-licences.txt'), 'utf8');
    for (const [name, version] of Object.entries(own))
      if (Object.hasOwn(outside, name)) {
        expect(outside[name]).toBe(version);
        expect(await readdir(join(installed, 'node_modules', name))).toContain('LICENSE');
      } else expect(texts).toMatch(new RegExp(`^${name} ${version}: .+$`, 'm'));
    const parts = texts.split(/^={80}\n(.+)\n={80}\n/m).slice(1);
    const bare = parts.filter((_name, at) => at % 2 === 0 && !/copyright|licen[cs]e/i.test(parts[at + 1] ?? ''));
    // It states a licence in its manifest alone.
    expect(bare).toEqual([expect.stringMatching(/^saxes \S+: ISC$/)]);
    const files = await readdir(installed, { recursive: true });
    expect(files.filter((name) => /\.tsx?$|\.test\.|\.tar\.gz$|\.cjs$/.test(name))).toEqual([]);
    for (const name of ['LICENSE', 'README.md', 'CHANGELOG.md']) expect(files).toContain(name);
  });

  it('starts with the settings of malloc that `npm start` gives', async () => {
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(REPORT)}`;
    const command = join(project, 'node_modules/.bin/barograph');
    const { stdout, stderr } = await run(command, ['--version'], { env: { ...environment, NODE_OPTIONS } });
    expect(stdout).toMatch(new RegExp(`^barograph ${VERSION.replaceAll('.', '\\.')} \\(commit [0-9a-f]{12}\\)$`, 'm'));
    const program = stderr.split('\n').find((line) => /^LAUNCHED .*dist\/main\.mjs/.test(line)) ?? '';
    expect(JSON.parse(program.replace('LAUNCHED ', ''))[1].sort()).toEqual(Object.keys(ALLOCATOR).sort());
  });

  it('serves by one command in a folder without anything, and again with the data of that folder', async () => {
    const first = await snapshotOf(await started());
    const again = await snapshotOf(await started());
    expect(first).toMatchObject({ status: 200, snapshot: { regionId: 'mena' } });
    expect(again.snapshot).toEqual(first.snapshot);
    expect(await readdir(project)).toContain('data');
  });

  it('holds whatever its bundles import, and the library of workbooks, which is loaded by name', async () => {
    const dist = join(installed, 'dist');
    const bundles = (await readdir(dist)).filter((name) => name.endsWith('.mjs'));
    const texts = await Promise.all(bundles.map((name) => readFile(join(dist, name), 'utf8')));
    const imported = texts.flatMap((text) => [...text.matchAll(/^import .* from "(?!node:)([@\w/.-]+)";$/gm)]);
    const names = [...new Set(imported.flatMap(([, name]) => name ?? []))].filter((name) => !isBuiltin(name)).sort();
    expect(names).toEqual(['', '/node-postgres', '/nodefs'].map((part) => `@electric-sql/pglite${part}`));
    expect(texts.filter((text) => text.includes('load("@e965/xlsx")'))).toHaveLength(1);
    const program = `${names.map((name) => `await import(${JSON.stringify(name)});`).join('\n')}
import { createRequire } from 'node:module';
const { read, utils, write } = createRequire(import.meta.url)('@e965/xlsx');
const bytes = write(utils.book_new(utils.aoa_to_sheet([['a', 1]])), { type: 'buffer', bookType: 'xlsx' });
console.log(JSON.stringify(utils.sheet_to_json(Object.values(read(bytes).Sheets)[0], { header: 1 })));`;
    await writeFile(join(dist, 'load.mjs'), program);
    const { stdout } = await run(process.execPath, [join(dist, 'load.mjs')]);
    expect(JSON.parse(stdout)).toEqual([['a', 1]]);
  });
});

async function started(): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn('npx', ['barograph', 'start'], {
    cwd: project,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = await printed(child, /Stop with Ctrl-C/);
  expect(text).not.toMatch(/npm run/);
  return { child, url: /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0] ?? '' };
}

/** Stops the program after one read; its pipes close when it has ended. */
async function snapshotOf({ child, url }: Awaited<ReturnType<typeof started>>) {
  try {
    const key = await exerciseKey(join(project, 'data'));
    const headers = { 'X-Service-Key': key };
    const response = await fetch(`${url}/api/intelligence/v1/get-regional-snapshot?region_id=mena`, { headers });
    return { status: response.status, snapshot: Object(await response.json()).snapshot };
  } finally {
    await stopped(child);
  }
}
