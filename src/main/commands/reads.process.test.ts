import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldFolder } from '../../../test/kit/held-folder.ts';
import { embeddedFolder, type TemporaryFolder } from '../../../test/kit/temporary-folder.ts';
import { failed, reply } from '../../contract/conventions/handler.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { readWithDeadline } from '../../operations/read-with-deadline.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { StoreFailure } from '../../stores/store-failure.ts';
import { readConfig } from '../config.ts';
import { NO_TIMER } from './no-caller.ts';
import { printJson } from './read-command.ts';
import { printedBy } from './test-kit/printed-by.ts';

let folder: TemporaryFolder;

beforeEach(async () => {
  folder = await heldFolder();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await folder.remove();
});

const printed = (...words: string[]) => printedWith({}, ...words);

const printedWith = (environment: Readonly<Record<string, string>>, ...words: string[]) =>
  printedBy(readConfig({ ...folder.environment, ...environment }), words);
const json = async (...words: string[]) => JSON.parse((await printed(...words, '--json')).stdout);

describe('reads on the command line', () => {
  it('print stored data as the service would', async () => {
    await printed('refresh', '--region', 'latam');
    const { snapshots } = await json('snapshot', 'list', '--region', 'latam');
    expect(snapshots).toHaveLength(1);
    const [{ snapshotId, generatedAt, regime }] = snapshots;
    const at = new Date(generatedAt).toISOString();
    expect((await json('snapshot', 'at', '--region', 'latam', '--at', at)).snapshot.meta.snapshotId).toBe(snapshotId);
    expect((await json('regime', 'history', '--region', 'latam')).periods).toMatchObject([{ label: regime.label }]);
    expect((await json('evidence', 'list', '--region', 'latam')).snapshotId).toBe(snapshotId);
    const { regions } = await json('regions', 'list');
    expect(regions.map(({ id }: { id: string }) => id)).toEqual(REGION_IDS);
    expect(regions.find(({ id }: { id: string }) => id === 'latam').latest.snapshotId).toBe(snapshotId);
  });

  it('run any GET operation of the catalogue by its name', async () => {
    await printed('refresh', '--region', 'latam');
    const regime = ['regime', 'history', '--region', 'latam'];
    const called = ['call', 'get-regime-history', '--region_id', 'latam'];
    expect(await printed(...called, '--json')).toEqual(await printed(...regime, '--json'));
    expect((await printed(...called)).stdout).toMatch(/^periods:\n {2}- label: /);
    await expect(printed('call', 'deduct-situation')).rejects.toThrow(
      /^Unknown operation: deduct-situation .*`call` alone lists all that read/,
    );
    await expect(printed('call', 'get-regime-history')).rejects.toThrow(/^--region_id is required/);
  });

  it('run a rule over what is stored, and leave rules of accounts to a server', async () => {
    await printed('refresh', '--region', 'latam');
    const file = join(folder.path, 'rule.json');
    await writeFile(file, JSON.stringify({ name: 'any', regionIds: ['latam'], when: 'snapshot.meta.snapshotId' }));
    const { stdout } = await printed('rules', 'dry-run', file, '--from', '2025-01-01');
    expect(stdout).toMatch(/^would have fired 1 time in \d{4} \(0 held, 0 unknown\)\n.* latam /);
    expect(await json('rules', 'dry-run', file, '--from', '2025-01-01')).toMatchObject({ snapshotsRead: 1, count: 1 });
    await writeFile(file, JSON.stringify({ name: 'any', regionIds: ['latam'], when: 'snapshot[' }));
    await expect(printed('rules', 'dry-run', file, '--from', '2025-01-01')).rejects.toThrow(
      /rule\.when must be a JMESPath/,
    );
    for (const words of [['list'], ['delete', 'rul_1']])
      await expect(printed('rules', ...words)).rejects.toThrow(/^no server runs on /);
  });

  it('explain and suppose without storing anything', async () => {
    await printed('refresh', '--region', 'mena');
    const { explanation } = await json('snapshot', 'explain', '--region', 'mena', '--pointer', '/balance/netBalance');
    expect(explanation.basis).toBe('recomputed');
    const before = await printed('snapshot', 'list', '--region', 'mena');
    const file = join(folder.path, 'supposed.json');
    await writeFile(file, JSON.stringify(ENDPOINTS.simulateRegionalSnapshot.exampleInput));
    const { simulated, basedOn } = await json('snapshot', 'simulate', file);
    expect([simulated, basedOn.isReproduced]).toEqual([true, true]);
    expect(await printed('snapshot', 'list', '--region', 'mena')).toEqual(before);
    await writeFile(file, '{"regionId":"mena","observations":[]}');
    await expect(printed('snapshot', 'simulate', file)).rejects.toThrow(/observations must have at least 1 item\b/);
    await writeFile(file, '{');
    await expect(printed('snapshot', 'simulate', file)).rejects.toThrow(/is not JSON/);
  });

  it('answer in text of one screen unless JSON is asked for', async () => {
    await printed('refresh', '--region', 'mena');
    const expected: [words: string[], pattern: RegExp][] = [
      [['show', 'mena'], /^Pressures\n {2}coercive pressure .* 0\.\d\d/m],
      [
        ['explain', 'mena', 'net balance'],
        /^balance\/netBalance = .*\n {2}Rule: .*\n {2}Terms, which sum to the value/,
      ],
      [['calibration'], /^Published forecasts\n {2}kind/],
      [['regions', 'list'], /^mena +Middle East and North Africa/m],
      [['snapshot', 'list', 'mena'], /^snapshot of .*\n\d/],
      [['regime', 'history', 'mena'], /to now: /],
      [['evidence', 'list', 'mena', '--limit', '2'], /confidence \d+%, cited|has no such evidence/],
      [['forecasts', 'list'], /mena +(24h|7d|30d)/],
      [['ask', 'Is', 'the Strait of Hormuz', 'open?'], /Written by the built-in analyst/],
      [['signing', 'keys'], /EdDSA/],
      [['keys', 'list'], /^No key yet\.$/m],
      [['jobs', 'list'], /^No job is/],
      [['audit', 'list'], /./],
    ];
    for (const [words, pattern] of expected) {
      const { code, stdout } = await printed(...words);
      expect([words, code]).toEqual([words, 0]);
      expect(stdout).toMatch(pattern);
      expect(stdout).not.toMatch(/[{}]|undefined|NaN|\[object/);
      if (words[0] !== 'ask') expect(stdout.split('\n').length).toBeLessThanOrEqual(60);
      expect(() => JSON.parse(stdout)).toThrow();
    }
  });

  it('answer a follow-up by the question before it, and keep none of its words', async () => {
    await printed('refresh', '--region', 'mena');
    await expect(printed('ask', '--follow-up', 'And in Jordan?')).rejects.toThrow(
      /^there is no question of the last 24 hours to follow up on: ask one without --follow-up$/,
    );
    await printed('ask', 'How many conflict deaths are there in Yemen?');
    const { stdout } = await printed('ask', '--follow-up', 'And in Jordan?');
    expect(stdout).toMatch(/conflict deaths in Jordan/);
    expect(stdout).toMatch(/taken from the one before\s+it/);
    const kept = await readFile(join(folder.path, 'live', 'last-question'), 'utf8');
    expect(kept).toContain('JO');
    expect(kept).not.toContain('And in');
    const alone = await printed('ask', 'And in Jordan?');
    expect(alone.stdout).not.toMatch(/taken from the one before\s+it/);
  });

  it('compare the latest two snapshots in sentences', async () => {
    await printed('refresh', '--region', 'mena');
    await expect(printed('diff', 'mena')).rejects.toThrow(/nothing to compare yet/);
    const { generatedAt } = await json('show', 'mena');
    const same = await printed('diff', 'mena', '--from', new Date(generatedAt).toISOString());
    expect(same.stdout).toMatch(/nothing changed\.\n$/);
  });

  it('report missing data and usage errors in sentences', async () => {
    await printed('refresh', '--region', 'mena');
    await expect(printed('snapshot', 'at', 'mena', '--at', '2001-01-01')).rejects.toThrow(
      /^No snapshot of mena at or before 2001-01-01T00:00:00.000Z$/,
    );
    await expect(printed('show', 'latam')).rejects.toThrow(/^No snapshot of latam is stored: run `refresh/);
    await expect(printed('explain', 'mena', '/nowhere')).rejects.toThrow(
      /^The JSON Pointer does not resolve: \/nowhere; `show REGION --json` prints all that does$/,
    );
    await expect(printed('explain', 'mena')).rejects.toThrow(/^the value is required: coercivePressure, /);
    await expect(printed('explain', 'mena', 'maritime')).rejects.toThrow(/did you mean maritimeAccess\?$/);
    await expect(printed('call', 'get-calibratoin')).rejects.toThrow(/did you mean get-calibration\?/);
    await expect(printed('snapshot', 'at', 'latam', '--at', 'soon')).rejects.toThrow(/--at must be a date/);
    await expect(printed('snapshot', 'list', 'latam', '--limit', '0')).rejects.toThrow(/^--limit must be/);
  });

  it('name what the store threw, and wait for a slow one', async () => {
    const result = await readWithDeadline(Promise.reject(new StoreFailure('unavailable', 'no route')), NO_TIMER);
    expect(() => printJson(result.ok ? reply('') : failed(result.failure))).toThrow(/^no route$/);
    let isAborted = false;
    NO_TIMER(0, () => {
      isAborted = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isAborted).toBe(false);
  });

  it('create nothing in an empty folder', async () => {
    await folder.remove();
    folder = await embeddedFolder('nothing');
    const lines = [
      ['show', 'mena'],
      ['explain', 'mena', 'maritimeAccess'],
      ['diff', 'mena'],
      ['ask', 'Why?'],
      ['regions', 'list'],
      ['keys', 'list'],
      ['calibration'],
      ['call', 'list-regions'],
      ['replay', '--region', 'mena', '--from', '2024-01-01', '--to', '2024-01-02'],
      ['backup', join(folder.path, 'backup')],
      ['migrate', '--check'],
      ['feeds', 'test', 'usgs-quakes', '--exercise'],
      ['show', 'mena', '--exercise'],
    ];
    for (const words of lines)
      await expect(printed(...words)).rejects.toThrow(/^there are no data of the .* yet: run `barograph start`$/);
    await printed('doctor');
    await printed('feeds', 'list');
    await printed('config', 'check');
    const none = join(folder.path, 'none');
    expect(await printed('restore', none)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is no backup: it/),
    });
    const proxy = { FEEDS_PROXY: 'http://127.0.0.1:9' };
    const polled = await printedWith(proxy, 'feeds', 'test', 'usgs-quakes');
    expect(polled).toMatchObject({ code: 1, stdout: expect.stringMatching(/^usgs-quakes: failed: /) });
    expect(await readdir(folder.path)).toEqual([]);
  });

  it('replay over an empty store says so', async () => {
    await printed('keys', 'create', '--account', 'a', '--plan', 'free');
    const words = ['replay', '--region', 'mena', '--from', '2024-01-01', '--to', '2024-01-02'];
    await expect(printed(...words)).rejects.toThrow(/^the store has no evidence from before 2 Jan 2024: `collect` or/);
  });
});
