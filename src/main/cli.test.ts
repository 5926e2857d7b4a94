import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyFolder } from '../../test/kit/empty-folder.ts';
import { PLANS } from '../contract/conventions/plans.ts';
import { FEED_CARDS } from '../feeds/registry.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { runCommand } from './cli.ts';
import { CommandError } from './command-error.ts';
import { commandOf, COMMANDS as REGISTERED } from './commands/registry.ts';
import { readConfig } from './config.ts';
import { COMMIT, VERSION } from './version.ts';

const COMMANDS = [
  'keys create',
  'keys list',
  'keys revoke',
  'accounts set',
  'accounts show',
  'feeds list',
  'feeds test',
  'collect',
  'backfill',
  'refresh',
  'replay',
  'show',
  'ask',
  'regions list',
  'snapshot list',
  'snapshot at',
  'diff',
  'explain',
  'regime history',
  'evidence list',
  'simulate',
  'brief',
  'verify',
  'signing keys',
  'signing rotate',
  'audit list',
  'audit verify',
  'backup',
  'backup verify',
  'restore',
  'config check',
  'doctor',
];
const SPAN = ['--from', '2024-01-01', '--to', '2024-02-01'];
const WHOLE_KEY = `baro_live_abcdefgh_${'s'.repeat(43)}_123456`;

let folder: Awaited<ReturnType<typeof emptyFolder>>;

beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await folder.remove();
});

/** What a line prints that asks for a page of the help. */
async function page(words: readonly string[]): Promise<string> {
  let text = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((piece) => {
    text += String(piece);
    return true;
  });
  expect(await run(words)).toBe(0);
  vi.restoreAllMocks();
  return text;
}

const run = (words: readonly string[]) => runCommand(words, readConfig({ DATA_DIR: folder.path }));

async function rejection(words: readonly string[]): Promise<string> {
  try {
    await run(words);
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
  throw new Error(`${words.join(' ')} was not rejected`);
}

it('takes the options of every command before it, too', async () => {
  const before = await rejection(['--json', '--exercise', 'show', 'atlantis']);
  expect(before).toBe(await rejection(['show', 'atlantis', '--json', '--exercise']));
  expect(before).not.toMatch(/Unknown command/);
});

describe('the command line', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']]])('prints one screen with examples for %j', async (words) => {
    const text = await page(words);
    for (const name of COMMANDS) expect(text.replace(/\n {4}/g, ' ')).toContain(name);
    expect(text).toContain('barograph ask "Is the Strait of Hormuz open?"');
    expect(text.split('\n').length).toBeLessThanOrEqual(40);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('prints every command, region, feed and plan for help all', async () => {
    const text = await page(['help', 'all']);
    for (const name of COMMANDS) expect(text).toMatch(new RegExp(`^ {2}${name}( |$)`, 'm'));
    for (const id of REGION_IDS) expect(text).toContain(id);
    for (const { id } of FEED_CARDS) expect(text).toContain(id);
    for (const { planKey } of PLANS) expect(text).toContain(planKey);
  });

  it.each(REGISTERED.map(({ name }) => name))('explains %s with examples that select it', async (name) => {
    const command = REGISTERED.find((one) => one.name === name);
    const text = await page([...name.split(' '), '--help']);
    expect(await page(['help', ...name.split(' ')])).toBe(text);
    expect(command?.examples.length).toBeGreaterThan(0);
    for (const example of command?.examples ?? []) {
      expect(text).toContain(`  barograph ${example}\n`);
      expect(commandOf(example.split(' '))?.command.name).toBe(name);
    }
    expect(text).toContain('--json');
  });

  it.each(['start', 'serve', 'worker'])('explains the role %s', async (role) => {
    expect(await page([role, '--help'])).toMatch(new RegExp(`^Usage: barograph ${role}$`, 'm'));
  });

  it.each([[['--version']], [['-v']], [['version']]])('prints the version for %j', async (words) => {
    expect(await page(words)).toBe(`barograph ${VERSION} (commit ${COMMIT})\n`);
    expect(JSON.parse(await page([...words, '--json']))).toEqual({ version: VERSION, commit: COMMIT });
  });

  it('keeps the names of earlier releases', () => {
    const aliases = ['snapshot show', 'snapshot diff', 'snapshot explain'];
    const found = aliases.map((name) => commandOf([...name.split(' '), 'mena'])?.command.name);
    expect(found).toEqual(['show', 'diff', 'explain']);
  });

  it.each<[string[], RegExp]>([
    [['zzz'], /^Unknown command: zzz; `barograph help` lists all$/],
    [['help', 'zzz'], /^Unknown command: zzz; `barograph help` lists all$/],
    [['zzz', 'mena'], /^Unknown command: zzz; `barograph help` lists all$/],
    [['kesy', 'list'], /^Unknown command: kesy list; did you mean keys list/],
    [['shwo', 'mena'], /^Unknown command: shwo; did you mean show\?$/],
    [['strat'], /^Unknown command: strat; did you mean start\?$/],
    [['keys'], /^Unknown command: keys; did you mean keys create, keys list or keys revoke\?$/],
    [['keys', 'make'], /^Unknown command: keys make; did you mean keys /],
    [['snapshot', 'mena'], /^Unknown command: snapshot mena; did you mean snapshot /],
    [['Collect'], /^Unknown command: Collect; did you mean collect\?$/],
    [['show', 'mena', '--jsn'], /^Unknown option '--jsn'; did you mean --json\?$/],
    [['ask'], /^ask needs a question, in quotation marks$/],
    [['explain'], /^the region is required; the value is required$|^the region is required; /],
    [['explain', 'mena'], /^the value is required: coercivePressure, .* or a JSON Pointer such as \/regime\/label$/],
    [['explain', 'mena', 'nothing'], /^Unknown value: nothing; a value is coercivePressure, /],
    [['verify', 'a.json', '--signature', 'b', '--jwks', 'c'], /^cannot read a\.json$/],
    [['jobs', 'retry', 'nope', '1'], /^Unknown job: nope; jobs begin with \w+/],
    [['call'], /^the operation is required: get-regional-snapshot, /],
    [['explain', 'mena', 'maritimAccess'], /^Unknown value: maritimAccess; .*did you mean maritimeAccess\?$/],
    [['diff'], /^the region must be one of mena, /],
    [['diff', 'mean'], /^Unknown region: mean; .*; did you mean mena\?$/],
    [['snapshot', 'list', '--limit', '0'], /^the region is required; --limit must be/],
    [['snapshot', 'list', 'mena', '--region', 'mena'], /^unexpected argument: mena$/],
    [['collect', 'mena'], /^Unknown feed: mena; `feeds list` lists all$/],
    [['collect', 'fred-brent', 'mena'], /^Unknown feed: mena; `feeds list` lists all$/],
    [['feeds'], /^Unknown command: feeds; did you mean feeds list or feeds test\?$/],
    [['feeds', 'test'], /^the feed is required: `feeds list` lists all$/],
    [['feeds', 'test', 'mena'], /^Unknown feed: mena; `feeds list` lists all$/],
    [['feeds', 'test', 'fred-brent', 'ucdp-candidate'], /^unexpected argument: ucdp-candidate$/],
    [['feeds', 'list', 'all'], /^unexpected argument: all$/],
    [['collect', '--feed'], /--feed/],
    [['collect', '--feed', 'gdelt'], /^Unknown feed: gdelt; did you mean gdelt-events/],
    [['collect', '--bogus'], /^Unknown option '--bogus'$/],
    [['collect', '--json=yes'], /--json/],
    [['backfill', ...SPAN], /^--feed is required: `feeds list` lists all$/],
    [['backfill', '--feed', 'fred-brent'], /^--from must be a date such as/],
    [['backfill', '--feed', 'fred-brent', '--from', '2024-01-01'], /^--to must be a date/],
    [
      ['backfill', '--feed', 'fred-brent', '--from', '2024-02-01', '--to', '2024-02-01'],
      /^--from must be before --to$/,
    ],
    [['refresh', 'mena'], /^unexpected argument: mena$/],
    [['refresh', '--region', 'MENA'], /^Unknown region: MENA; --region must be one of mena, /],
    [['replay', ...SPAN, '--step', '1d'], /^--region must be one of/],
    [['replay', '--region', 'mena', ...SPAN, '--step', '1h'], /^--step must be 6h or 1d$/],
    [['replay', '--region', 'mena', ...SPAN, '--step', 'constructor'], /^--step must be/],
    [['replay', '--region', 'mena', '--from', '2024-02-02', '--to', '2024-02-01'], /^--from must not be after --to$/],
    [['snapshot', 'show'], /^the region must be one of/],
    [['snapshot', 'show', 'atlantis'], /^Unknown region: atlantis; the region must be one of/],
    [['snapshot', 'show', 'mena', 'europe'], /^unexpected argument: europe$/],
    [['keys', 'create'], /^--account is required$/],
    [['keys', 'create', '--account', 'a b', '--plan', 'free'], /^--account must be/],
    [['keys', 'create', '--account', 'a'.repeat(65), '--plan', 'free'], /^--account must be/],
    [['keys', 'create', '--account', 'a', '--plan', 'gold'], /^--plan must be one of free, /],
    [['keys', 'create', '--account', 'a'], /^--plan must be one of/],
    [['keys', 'list', 'a'], /^unexpected argument/],
    [['keys', 'revoke'], /^keys revoke needs one id/],
    [['keys', 'revoke', 'short'], /^keys revoke needs one id/],
    [['keys', 'revoke', 'abcdefgh', 'ijklmnop'], /^unexpected argument/],
    [['keys', 'create', '--account', 'a', '--plan', 'free', '--expires', 'soon'], /^--expires must be a date/],
    [
      ['keys', 'create', '--account', 'a', '--plan', 'free', '--expires', '2020-01-31'],
      /^--expires must be in the future: 2020-01-31 has passed$/,
    ],
    [['keys', 'create', '--account', 'https://idp|', '--plan', 'free'], /^--account must be/],
    [['accounts'], /^Unknown command: accounts;/],
    [['accounts', 'set', '--plan', 'free'], /^--account is required$/],
    [['accounts', 'set', '--account', 'a'], /^--plan must be one of/],
    [['accounts', 'set', '--account', 'a', '--plan', 'gold'], /^--plan must be one of/],
    [
      ['accounts', 'set', '--account', 'a', '--plan', 'free', '--status', 'paused'],
      /^--status must be one of active, /,
    ],
    [['accounts', 'set', '--account', 'a', '--plan', 'free', '--status', 'cancelled'], /^--paid-until must be a date/],
    [
      ['accounts', 'set', '--account', 'a', '--plan', 'free', '--paid-until', '2026-12-01'],
      /^--paid-until goes with --status cancelled$/,
    ],
    [['accounts', 'show'], /^--account is required$/],
    [['accounts', 'show', 'a'], /^unexpected argument: a$/],
    [['audit'], /^Unknown command: audit;/],
    [['audit', 'list', 'all'], /^unexpected argument: all$/],
    [['audit', 'verify', '--head', '12'], /^--head must be a head printed by audit verify/],
    [['audit', 'verify', '--head', `1:${'g'.repeat(64)}`], /^--head must be a head/],
    [['backup'], /^backup needs the folder to write, which must not exist$/],
    [['backup', 'a', 'b'], /^unexpected argument: b$/],
    [['backup', 'verify'], /^backup verify needs the folder of a backup$/],
    [['backup', 'verify', 'a', '--hash', 'short'], /^--hash must be a hash printed by backup/],
    [['restore'], /^restore needs the folder of a backup$/],
    [['restore', 'a', '--force'], /^Unknown option '--force'$/],
    [['config', 'print'], /^Unknown command: config print/],
    [['config', 'check', 'PORT'], /^unexpected argument: PORT$/],
    [['doctor', 'now'], /^unexpected argument: now$/],
  ])('rejects %j in one sentence, before it opens anything', async (words, sentence) => {
    const message = await rejection(words);
    expect(message).toMatch(sentence);
    expect(message).not.toContain('\n');
    expect(await readdir(folder.path)).toEqual([]);
  });

  it.each([
    '2024-02-30',
    '2023-02-29',
    '2024-13-01',
    '2024-1-1',
    '20240101',
    'yesterday',
    '1704067200000',
    '2024-01-01T24:00:00Z',
    '2024-01-01T06:00:00',
    '2024-01-01T06:00:00+02:00',
    '2024-01-01 06:00',
  ])('rejects the date %s', async (date) => {
    const words = ['replay', '--region', 'mena', '--from', date, '--to', '2024-03-01'];
    expect(await rejection(words)).toMatch(/^--from must be a date such as/);
  });

  it('never repeats a complete key given in place of its id', async () => {
    expect(await rejection(['keys', 'revoke', WHOLE_KEY])).not.toContain('ssss');
  });
});
