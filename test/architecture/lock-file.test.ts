import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT OR Apache-2.0',
  'MPL-2.0',
];
/** Of tools that no user receives. */
const DEVELOPMENT_LICENCES = [
  'Artistic-2.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  '(MIT OR CC0-1.0)',
];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = Object.entries<{ integrity?: string; license?: string; dev?: boolean; hasInstallScript?: boolean }>(
  lock.packages,
).filter(([path]) => path !== '');

describe('the lock file', () => {
  it('has the SHA-512 of every package', () => {
    expect(packages.length).toBeGreaterThan(50);
    expect(packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
  });

  it('names a known licence for every package', () => {
    const unknown = packages.filter(
      ([, { license = '', dev = false }]) =>
        !(LICENCES.includes(license) || (dev && DEVELOPMENT_LICENCES.includes(license))),
    );
    expect(unknown.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });

  it('is what docs/licences.md is printed from, byte for byte', async () => {
    const check = promisify(execFile)(process.execPath, ['scripts/print-licences.mjs', '--check']);
    await expect(check).resolves.toMatchObject({ stderr: '' });
  });
});
