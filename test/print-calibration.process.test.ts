import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { recordingPath } from './kit/recordings.ts';

const script = (name: string): string => fileURLToPath(new URL(`../scripts/${name}`, import.meta.url));
const MAX_MS = 580_000;
const check = (name: string) => promisify(execFile)(process.execPath, [script(name), '--check'], { timeout: MAX_MS });
const history = recordingPath('history', 'conflict', 'ucdp_country_month.csv');

describe('what the hindcast left in the project', () => {
  it('is printed as the reports of the test years say: tables and plots', async () => {
    await expect(check('print-calibration.mjs')).resolves.toMatchObject({ stderr: '' });
  });

  // Eleven fits of every learner: about a minute of one core.
  it.skipIf(history === undefined)(
    'is, in figures, byte for byte what the fit makes of ../shared',
    async () => {
      await expect(check('fit-lanes.mjs')).resolves.toMatchObject({ stderr: '' });
    },
    MAX_MS,
  );

  it.skipIf(history === undefined)(
    'is, in the figures of 24 hours and 7 days, byte for byte what the fit makes of ../shared',
    async () => {
      await expect(check('fit-dated-lanes.mjs')).resolves.toMatchObject({ stderr: '' });
    },
    MAX_MS,
  );
});
