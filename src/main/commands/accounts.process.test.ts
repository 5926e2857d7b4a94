import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldFolder } from '../../../test/kit/held-folder.ts';
import { readConfig } from '../config.ts';
import { printedBy } from './test-kit/printed-by.ts';

let folder: Awaited<ReturnType<typeof heldFolder>>;

beforeEach(async () => {
  folder = await heldFolder();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await folder.remove();
});

/** What a command prints; it must do what it was asked. */
async function printed(...words: string[]): Promise<string> {
  const { code, stdout } = await printedBy(readConfig(folder.environment), words);
  expect([words, code]).toEqual([words, 0]);
  return stdout.trim();
}

describe('accounts on the command line', () => {
  it('are put on a plan and shown with the tier they have now', async () => {
    expect(await printed('accounts', 'show', '--account', 'acme')).toBe('acme: no subscription; tier now: 0');
    const set = await printed('accounts', 'set', '--account', 'acme', '--plan', 'api_business');
    expect(set).toBe('acme: plan api_business, active; tier now: 2');
    expect(await printed('accounts', 'show', '--account', 'acme')).toBe(set);
    const over = ['--status', 'cancelled', '--paid-until', '2020-01-01'];
    expect(await printed('accounts', 'set', '--account', 'acme', '--plan', 'enterprise', ...over)).toBe(
      'acme: plan enterprise, cancelled, paid until 1 Jan 2020, 00:00 UTC; tier now: 0',
    );
    expect(JSON.parse(await printed('accounts', 'show', '--account', 'acme', '--json'))).toEqual({
      account: 'acme',
      plan: 'enterprise',
      status: 'cancelled',
      paidUntil: Date.parse('2020-01-01'),
      tier: 0,
    });
    await printed('accounts', 'set', '--account', 'acme', '--plan', 'enterprise', '--status', 'expired', '--json');
    expect(await printed('accounts', 'show', '--account', 'acme')).toBe('acme: plan enterprise, expired; tier now: 0');
  });

  it('have keys that expire, and whose uses are listed', async () => {
    const made = ['--account', 'acme', '--plan', 'free', '--expires', '2999-01-01', '--json'];
    const { id } = JSON.parse(await printed('keys', 'create', ...made));
    expect(await printed('keys', 'list')).toMatch(
      new RegExp(`^${id}  acme  -  \\d.* UTC  never used  expires 1 Jan 2999, 00:00 UTC  in force$`),
    );
    expect(await printed('keys', 'revoke', id)).toBe(`revoked ${id}`);
    expect(JSON.parse(await printed('keys', 'list', '--json'))).toEqual([
      {
        id,
        account: 'acme',
        scopes: [],
        createdAt: expect.any(Number),
        expiresAt: Date.parse('2999-01-01'),
        revokedAt: expect.any(Number),
        lastUsedAt: null,
      },
    ]);
  });
});
