import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'barograph-replay-'));
const script = join(folder, 'print-replay.mjs');

beforeAll(async () => {
  const entry = fileURLToPath(new URL('../kit/print-replay.ts', import.meta.url));
  await build({
    entryPoints: [entry],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function replayUnder(environment: Readonly<Record<string, string>>, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [script, ...args], { env: environment, timeout: 600_000 });
  return stdout;
}

describe('A4 reproducible', () => {
  it('gives the same bytes in another process, time zone, locale and evidence order', async () => {
    const here = await replayUnder({ TZ: 'UTC', LANG: 'C' });
    expect(here.trim().split('\n')).toHaveLength(8 * 9);
    const elsewhere = [
      await replayUnder({ TZ: 'Asia/Kathmandu', LANG: 'ne_NP.UTF-8', LC_ALL: 'ne_NP.UTF-8' }),
      await replayUnder({ TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }, 'reversed'),
      await replayUnder({ TZ: 'Pacific/Apia', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' }),
    ];
    for (const bytes of elsewhere) expect(bytes === here).toBe(true);
  });
});
