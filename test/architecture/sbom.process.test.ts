import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, it } from 'vitest';

interface Component {
  readonly type: string;
  readonly purl: string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses: readonly { readonly license?: { readonly id: string }; readonly expression?: string }[];
}

/** Name and version of each package of the lock file, with its hash in hex. */
function lockedPackages(): ReadonlyMap<string, string> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return new Map(
    Object.entries<{ version: string; integrity: string }>(packages)
      .filter(([path]) => path !== '')
      .map(([path, { version, integrity }]) => {
        const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
        const hash = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
        return [`pkg:npm/${name.replace('@', '%40')}@${version}`, hash];
      }),
  );
}

/** What `npm run sbom` prints. */
const { stdout: text } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], { maxBuffer: 16 * 1024 * 1024 });

/** Faults that the schema of a bill's own version finds in it; an unknown version is an error. */
async function schemaFaults(bill: string): Promise<unknown> {
  const written: unknown = JSON.parse(bill).specVersion;
  const version = Object.values(Spec.Version).find((known) => known === written);
  if (version === undefined) throw new Error(`no schema of CycloneDX ${String(written)}`);
  return new Validation.JsonStrictValidator(version).validate(bill);
}

it('the bill of materials follows the schema of CycloneDX and names hash and licence of every package of the lock file', async () => {
  expect(await schemaFaults(text)).toBeNull();
  const bill = JSON.parse(text);
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', version: 1, metadata: { component: { version: '0.1.0' } } });
  expect(bill.specVersion).toMatch(/^1\.[5-9]$/);
  expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
  const components: readonly Component[] = bill.components;
  const hashes = components.map(({ purl, hashes: [hash] }) => [purl, hash?.alg === 'SHA-512' ? hash.content : hash]);
  expect(new Map(hashes.map(([purl, hash]) => [String(purl), String(hash)]))).toEqual(lockedPackages());
  expect(components.filter(({ type, licenses }) => type !== 'library' || licenses.length === 0)).toEqual([]);
});

it.each([
  ['/components/0/hashes/0/content', /"content": "[0-9a-f]{128}"/, '"content": "none"'],
  ['/serialNumber', /"urn:uuid:[0-9a-f-]{36}"/, '"1"'],
])('the schema finds a fault at %s', async (path, pattern, by) => {
  expect(await schemaFaults(text.replace(pattern, by))).toMatchObject([{ instancePath: path }]);
});
