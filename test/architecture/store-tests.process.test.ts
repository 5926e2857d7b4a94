import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  bypasses,
  EMBEDDED_BY_NAME,
  forgottenTests,
  OPENERS,
  OPENS_NONE,
  SERVERS_BY_NAME,
  SOAKED,
  SWITCH,
  storeTests,
} from '../../scripts/test-servers/store-tests.mjs';

const LISTS = [EMBEDDED_BY_NAME, SERVERS_BY_NAME, OPENS_NONE, SOAKED];

describe('the tests that open a store', () => {
  it('are all found: none opens one past the switch without standing in a list', async () => {
    expect(await forgottenTests()).toEqual([]);
    expect(await bypasses()).toEqual([]);
  });

  it('are those that reach the switch: commands, whole programs, jobs, services, and no pure ones', async () => {
    const tests = await storeTests({ withSoaked: true });
    for (const test of [
      'src/main/commands/audit.process.test.ts',
      'src/jobs/run-slot.process.test.ts',
      'src/stores/backup/restore-store.process.test.ts',
      'test/gateway/rate-limits.test.ts',
      'test/method/resolved-forecasts.test.ts',
      'test/whole/kill.process.test.ts',
    ])
      expect(tests).toContain(test);
    for (const test of ['test/method/axioms.test.ts', 'src/main/private-file.test.ts', 'src/main/cli.test.ts'])
      expect(tests).not.toContain(test);
    const reduced = await storeTests();
    expect(tests.filter((test) => !reduced.includes(test))).toEqual(Object.keys(SOAKED).toSorted());
  });

  it('are listed with paths that exist, once each, and those left to the soak are run by it', async () => {
    const listed = LISTS.flatMap((list) => Object.keys(list));
    expect(listed.filter((path) => !existsSync(path))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of [SWITCH, ...OPENERS]) expect([path, existsSync(path)]).toEqual([path, true]);
    expect(await readFile('scripts/soak/parts.mjs', 'utf8')).toContain('scripts/test-servers.mjs');
  });
});
