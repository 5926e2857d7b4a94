import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyFolder } from '../../test/kit/empty-folder.ts';
import { PLANS } from '../contract/conventions/plans.ts';
import { FEED_CARDS } from '../feeds/registry.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { runCommand } from './cli.ts';
import { CommandError } from './command-error.ts';
import { readConfig } from './config.ts';

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
  'snapshot show',
  'regions list',
  'snapshot list',
  'snapshot at',
  'snapshot diff',
  'snapshot explain',
  'regime history',
  'evidence list',
  'snapshot simulate',
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

describe('the command line', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']], [['collect', '--help']], [['replay', '-h']]])(
    'prints every command for %j',
    async (words) => {
      let text = '';
      vi.spyOn(process.stdout, 'write').mockImplementation((piece) => {
        text += String(piece);
        return true;
      });
      expect(await run(words)).toBe(0);
      for (const name of COMMANDS) expect(text).toMatch(new RegExp(`^ {2}${name}( |$)`, 'm'));
      for (const id of REGION_IDS) expect(text).toContain(id);
      for (const { id } of FEED_CARDS) expect(text).toContain(id);
      for (const { planKey } of PLANS) expect(text).toContain(planKey);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(140);
    },
  );

  it.each<[string[], RegExp]>([
    [['nope'], /^Unknown command: nope/],
    [['keys'], /^Unknown command: keys/],
    [['keys', 'make'], /^Unknown command: keys make/],
    [['snapshot', 'mena'], /^Unknown command/],
    [['Collect'], /^Unknown command/],
    [['collect', 'mena'], /^Unknown feed: mena; the feed must be one of gdelt-events, /],
    [['collect', 'fred-brent', 'mena'], /^Unknown feed: mena; the feed must be one of/],
    [['feeds'], /^Unknown command: feeds/],
    [['feeds', 'test'], /^the feed must be one of/],
    [['feeds', 'test', 'mena'], /^Unknown feed: mena; the feed must be one of/],
    [['feeds', 'test', 'fred-brent', 'ucdp-candidate'], /^unexpected argument: ucdp-candidate$/],
    [['feeds', 'list', 'all'], /^unexpected argument: all$/],
    [['collect', '--feed'], /--feed/],
    [['collect', '--feed', 'gdelt'], /^Unknown feed: gdelt; --feed must be one of gdelt-events, /],
    [['collect', '--bogus'], /^Unknown option '--bogus'$/],
    [['collect', '--json=yes'], /--json/],
    [['backfill', ...SPAN], /^--feed must be one of/],
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
    [['keys', 'create'], /^--account must be/],
    [['keys', 'create', '--account', 'a b', '--plan', 'free'], /^--account must be/],
    [['keys', 'create', '--account', 'a'.repeat(65), '--plan', 'free'], /^--account must be/],
    [['keys', 'create', '--account', 'a', '--plan', 'gold'], /^--plan must be one of free, /],
    [['keys', 'create', '--account', 'a'], /^--plan must be one of/],
    [['keys', 'list', 'a'], /^unexpected argument/],
    [['keys', 'revoke'], /^keys revoke needs one id/],
    [['keys', 'revoke', 'short'], /^keys revoke needs one id/],
    [['keys', 'revoke', 'abcdefgh', 'ijklmnop'], /^unexpected argument/],
    [['keys', 'create', '--account', 'a', '--plan', 'free', '--expires', 'soon'], /^--expires must be a date/],
    [['keys', 'create', '--account', 'https://idp|', '--plan', 'free'], /^--account must be/],
    [['accounts'], /^Unknown command: accounts;/],
    [['accounts', 'set', '--plan', 'free'], /^--account must be/],
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
    [['accounts', 'show'], /^--account must be/],
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
