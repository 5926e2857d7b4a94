import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../scripts/print-feeds.mjs', import.meta.url));

describe('docs/feeds.md', () => {
  it('has the tables that the cards of all registered feeds give, byte for byte', async () => {
    const check = promisify(execFile)(process.execPath, [SCRIPT, '--check'], { timeout: 600_000 });
    await expect(check).resolves.toMatchObject({ stderr: '' });
  });
});
