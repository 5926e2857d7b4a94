import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../../kit/empty-folder.ts';
import type { StartedService } from '../kit/started-service.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PACKAGE = join(ROOT, 'clients/typescript');
const tool = (path: string) => join(ROOT, 'node_modules', path);
const MAX_GZIP_BYTES = 12_288;

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let tarball: string;
/** A project of its own that has installed the package. */
let project: string;

/** Compiles the sources of the project as strictly as can be. */
async function compiled(sources: Readonly<Record<string, string>>): Promise<void> {
  const compilerOptions = {
    ...{ target: 'es2022', module: 'nodenext', lib: ['es2023', 'dom', 'dom.asynciterable'], types: [] },
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
  };
  const files = Object.keys(sources);
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  for (const [name, source] of Object.entries(sources)) await writeFile(join(project, name), source);
  await run(process.execPath, [tool('typescript/bin/tsc'), '-p', project]);
}

export const describePackage = (service: () => StartedService) =>
  describe('the package of the client', () => {
    beforeAll(async () => {
      folder = await emptyFolder();
      await run('npm', ['pack', '--pack-destination', folder.path, '--loglevel=error'], { cwd: PACKAGE });
      const [name = ''] = (await readdir(folder.path)).filter((file) => file.endsWith('.tgz'));
      tarball = join(folder.path, name);
      project = join(folder.path, 'project');
      await mkdir(project);
      await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }');
      await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball], {
        cwd: project,
      });
    });
    afterAll(() => folder?.remove());

    it('is packed with what it needs, and installed without a network and without another package', async () => {
      const installed = join(project, 'node_modules');
      expect((await readdir(installed)).filter((name) => !name.startsWith('.'))).toEqual(['@barograph']);
      const files = await readdir(join(installed, '@barograph/client'), { recursive: true });
      expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/client.js', 'dist/client.d.ts']));
      expect(files.filter((name) => /(?<!\.d)\.ts$/.test(name))).toEqual([]);
      const { dependencies, scripts, version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'));
      expect([dependencies, Object.keys(scripts)]).toEqual([undefined, ['prepack']]);
      expect(version).toBe(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')).version);
    });

    it('imports no module of an engine, and has at most 12 KB when compressed', async () => {
      const entry = join(project, 'node_modules/@barograph/client/dist/client.js');
      const form = { bundle: true, minify: true, write: false, format: 'esm', platform: 'neutral' } as const;
      const { outputFiles } = await build({ ...form, entryPoints: [entry], target: 'es2022' });
      const [bundle] = outputFiles.map(({ contents }) => contents);
      // A module of an engine is found by no neutral build.
      expect(new TextDecoder().decode(bundle)).not.toMatch(/\brequire\(|\bprocess\.|\bBuffer\./);
      expect(gzipSync(bundle ?? '').length).toBeLessThanOrEqual(MAX_GZIP_BYTES);
    });

    it('is typed for a project of its own', async () => {
      await compiled({
        'typed.ts': `
import { type Axis, Barograph, type Earthquake, type Responses } from '@barograph/client';
const client = new Barograph({ baseUrl: '' });
const axis: Axis = 'coercivePressure';
const snapshot: Promise<Responses['getRegionalSnapshot']> = client.intelligence.getRegionalSnapshot({ regionId: 'mena' });
export const label = async () => (await snapshot).snapshot.regime.label.toUpperCase() + axis;
export async function rows(): Promise<Earthquake[]> {
  const rows: Earthquake[] = [];
  for await (const row of client.seismology.listEarthquakes()) rows.push(row);
  return rows;
}
// @ts-expect-error: a parameter is missing
client.intelligence.getRegionalSnapshot({});
// @ts-expect-error: no such parameter
client.intelligence.getRegionalSnapshot({ regionId: 'mena', region: 'mena' });
// @ts-expect-error: no such axis
export const wrong: Axis = 'pressure';
// @ts-expect-error: no list
for await (const _ of client.intelligence.getRegionalSnapshot({ regionId: 'mena' })) continue;
`,
      });
    });

    it('has a README whose samples compile and run', async () => {
      const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
      const samples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, sample]) => sample);
      expect(samples).toHaveLength(3);
      const address = `const BASE_URL = ${JSON.stringify(service().url)};\nconst API_KEY = ${JSON.stringify(service().key)};\n`;
      await compiled({ 'sample.ts': `${address}${samples.join('\n')}` });
      const { stdout } = await run(process.execPath, ['sample.js'], { cwd: project });
      const lines = stdout.trim().split('\n');
      expect(lines[0]).toMatch(/^[a-z_]+$/);
      expect(lines[1]).toBe('valid');
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.at(-1)).toMatch(/^[a-z]+\.[a-z]+ [0-9a-f]{32}\.\d+$/);
    });

    it('has no finding of publint or attw', async () => {
      await expect(
        run(process.execPath, [tool('publint/src/cli.js'), 'run', tarball, '--strict']),
      ).resolves.toBeDefined();
      const attw = [tool('@arethetypeswrong/cli/dist/index.js'), tarball, '--profile', 'esm-only', '--no-color'];
      await expect(run(process.execPath, attw)).resolves.toBeDefined();
    });
  });
