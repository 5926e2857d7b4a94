import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { installText, launcher } from '../../scripts/pack/offline-texts.mjs';
import { ALLOCATOR } from '../../src/concurrency/memory-settings.mjs';
import { readConfig } from '../../src/main/config.ts';

/** The settings of a section, in the order of the file. */
async function settingsOf(section: string): Promise<readonly (readonly [name: string, value: string])[]> {
  const text = await readFile('deploy/systemd/barograph.service', 'utf8');
  const [, body = ''] = new RegExp(`^\\[${section}\\]\\n([^[]*)`, 'm').exec(text) ?? [];
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
}

describe('the unit of systemd', () => {
  it('runs without privileges, on a file system that it cannot change but for its data', async () => {
    const service = await settingsOf('Service');
    const values = Object.fromEntries(service);
    expect(values).toMatchObject({
      DynamicUser: 'yes',
      ProtectSystem: 'strict',
      StateDirectory: 'barograph',
      StateDirectoryMode: '0700',
      UMask: '0077',
      NoNewPrivileges: 'yes',
      CapabilityBoundingSet: '',
      RestrictNamespaces: 'yes',
    });
    expect(
      service.filter(([name, value]) => /^(Protect|Private)/.test(name) && /^(no|false|off)$/.test(value)),
    ).toEqual([]);
    expect(service.filter(([name]) => /^(User|Group|ReadWritePaths|BindPaths)$/.test(name))).toEqual([]);
  });

  it('sets declared variables alone, whose data are in its state directory', async () => {
    const { Environment = '' } = Object.fromEntries(await settingsOf('Service'));
    const pairs = Environment.split(' ').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value.replace('%S', '/var/lib')];
    });
    expect(readConfig(Object.fromEntries(pairs))).toMatchObject({ production: true, dataDir: '/var/lib/barograph' });
  });

  it('waits at a stop for longer than the drain of a server', async () => {
    const { TimeoutStopSec } = Object.fromEntries(await settingsOf('Service'));
    expect(Number(TimeoutStopSec) * 1_000).toBeGreaterThan(readConfig({}).drainMs + 10_000);
  });

  it.each([{ version: '1.2.3' }, { version: '1.2.3', keyId: 'k', nodeVersion: '20.20.2' }])(
    'is installed as a text of at most 15 lines says, which says who signed: %j',
    async (archive) => {
      const text = installText(archive);
      expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
      expect(text).toContain(archive.keyId === undefined ? 'UNSIGNED' : `Signed by the key ${archive.keyId}.`);
      const { ExecStart = '', EnvironmentFile = '' } = Object.fromEntries(await settingsOf('Service'));
      const [command = '', ...words] = ExecStart.split(' ');
      expect([command, words]).toEqual(['/opt/barograph/barograph', ['start']]);
      expect(text).toContain('cp -R . /opt/barograph\n');
      expect(text).toContain(EnvironmentFile.replace('-', ''));
      expect(text).toContain(`DATA_DIR=/var/lib/barograph ${command} doctor`);
    },
  );

  it('becomes the program with the settings of malloc, unless the environment has them', () => {
    const settings = [...launcher().matchAll(/^export (\w+)="\$\{(\w+)-(\d+)\}"$/gm)];
    expect(Object.fromEntries(settings.map(([, name, , value]) => [name, value]))).toEqual(ALLOCATOR);
    expect(settings.filter(([, name, own]) => name !== own)).toEqual([]);
    expect(launcher()).toMatch(/^exec "\$node" --enable-source-maps "\$folder\/dist\/main\.mjs" "\$@"$/m);
  });
});
