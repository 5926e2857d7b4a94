import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../scripts/print-method.mjs', import.meta.url));

describe('docs/method/parameters.md', () => {
  it('is byte for byte what the script prints from the code', async () => {
    const check = promisify(execFile)(process.execPath, [SCRIPT, '--check'], { timeout: 600_000 });
    await expect(check).resolves.toMatchObject({ stderr: '' });
  });
});
