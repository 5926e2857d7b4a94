import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldFolder } from '../../../test/kit/held-folder.ts';
import { runCommand } from '../cli.ts';
import { CommandError } from '../command-error.ts';
import { readConfig } from '../config.ts';
import { withServices } from './command.ts';
import { printedBy } from './test-kit/printed-by.ts';

let folder: Awaited<ReturnType<typeof heldFolder>>;

beforeEach(async () => {
  folder = await heldFolder();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await folder.remove();
});

async function printed(...words: string[]): Promise<string> {
  const { code, stdout } = await printedBy(readConfig(folder.environment), words);
  expect([words, code]).toEqual([words, 0]);
  return stdout.trim();
}

describe('leads on the command line', () => {
  it('are listed without anything that steers a terminal, and removed for who asks', async () => {
    const sentAt = Date.UTC(2026, 9, 14, 12);
    await withServices(readConfig(folder.environment), { named: {}, about: 'service' }, async ({ stores }) => {
      const sent = { kind: 'contact', email: 'a@b.example', consentVersion: '1', sentAt } as const;
      await stores.leads.keep({ ...sent, name: 'A\u001b[2J', message: 'one\r\ntwo \u202e \u009b31m' }, sentAt);
      await stores.leads.keep({ ...sent, kind: 'interest', email: 'c@b.example', sentAt: sentAt + 1 }, sentAt);
      for (const email of ['d@b.example', 'e@b.example'])
        await stores.leads.keep({ ...sent, email, sentAt: sentAt - 1, confirmUntil: sentAt + 9 }, sentAt);
      const mail = (await stores.leadMails.lease(sentAt, 9)).find(({ email }) => email === 'e@b.example');
      await stores.leads.confirm({ addressId: mail?.addressId ?? '', writtenAt: sentAt }, sentAt);
    });
    expect(await printed('leads', 'list')).toBe(
      [
        '14 Oct 2026, 12:00 UTC  interest  c@b.example',
        '14 Oct 2026, 12:00 UTC  contact  a@b.example  A [2J',
        '  one two 31m',
        '14 Oct 2026, 11:59 UTC  contact, confirmed  e@b.example',
        '14 Oct 2026, 11:59 UTC  contact, unconfirmed  d@b.example',
      ].join('\n'),
    );
    expect(await printed('leads', 'list', '--limit', '1')).toContain('interest');
    expect(JSON.parse(await printed('leads', 'list', '--limit', '1', '--json'))).toMatchObject({ kind: 'interest' });
    expect(await printed('leads', 'delete', 'A@B.example')).toBe('removed 1 lead');
    expect(await printed('leads', 'list')).not.toContain('a@b.example');
    expect(JSON.parse(await printed('leads', 'delete', 'a@b.example', '--json'))).toEqual({ removedCount: 0 });
    for (const email of ['c@b.example', 'd@b.example', 'e@b.example']) await printed('leads', 'delete', email);
    expect(await printed('leads', 'list')).toBe('No lead yet.');
  });

  it.each(['leads list --limit 0', 'leads list --limit many', 'leads delete'])(
    'need a sound limit and an address: %s',
    async (line) => {
      await expect(runCommand(line.split(' '), readConfig(folder.environment))).rejects.toThrow(CommandError);
    },
  );
});
