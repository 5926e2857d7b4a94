import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { recordingPath } from './kit/recordings.ts';

const SCRIPT = fileURLToPath(new URL('../scripts/fit-corridor-norms.mjs', import.meta.url));
const history = recordingPath('history', 'maritime', 'portwatch_4_chokepoints_by_class.csv');

describe('the published norms of corridors', () => {
  it.skipIf(history === undefined)('are byte for byte what the script makes of ../shared', async () => {
    const check = promisify(execFile)(process.execPath, [SCRIPT, '--check'], { timeout: 600_000 });
    await expect(check).resolves.toMatchObject({ stderr: '' });
  });
});
