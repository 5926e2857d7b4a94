import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { recordingPath } from './kit/recordings.ts';

const SCRIPT = fileURLToPath(new URL('../scripts/fit-death-highs.mjs', import.meta.url));
const history = recordingPath('history', 'conflict', 'ucdp_country_month.csv');

describe('the published highs of conflict deaths', () => {
  it.skipIf(history === undefined)('are byte for byte what the script makes of ../shared', async () => {
    const check = promisify(execFile)(process.execPath, [SCRIPT, '--check'], { timeout: 600_000 });
    await expect(check).resolves.toMatchObject({ stderr: '' });
  });
});
