import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('what the clients have of the contract is what the contract gives', async () => {
  const check = promisify(execFile)(process.execPath, ['scripts/generate-clients.mjs', '--check']);
  await expect(check).resolves.toMatchObject({ stdout: expect.stringMatching(/no difference in \d+ files/) });
});
