import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { recordingPath } from './kit/recordings.ts';

const script = (name: string): string => fileURLToPath(new URL(`../scripts/${name}`, import.meta.url));
const MAX_MS = 1_800_000;
/** Lanes of 30 days, and those of 24 hours and 7 days: 40 to 60 s of a core each, so the soak alone fits them. */
const FITS = ['fit-lanes.mjs', 'fit-dated-lanes.mjs'];
const FIT_COUNT = Number(process.env.FIT_COUNT ?? 0);
const check = (name: string) => promisify(execFile)(process.execPath, [script(name), '--check'], { timeout: MAX_MS });
const history = recordingPath('history', 'conflict', 'ucdp_country_month.csv');

describe('what the hindcast left in the project', () => {
  it('is printed as the reports of the test years say: tables and plots', async () => {
    await expect(check('print-calibration.mjs')).resolves.toMatchObject({ stderr: '' });
  });

  it.skipIf(history === undefined).each(FITS.slice(0, FIT_COUNT))(
    'is, in the figures of %s, byte for byte what the fit makes of ../shared',
    async (fit) => {
      await expect(check(fit)).resolves.toMatchObject({ stderr: '' });
    },
    MAX_MS,
  );
});
