import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ALLOCATOR } from '../../src/concurrency/memory-settings.mjs';

/** Makes every process of a launch print its arguments and the allocator's settings. */
const REPORT = `process.stderr.write("LAUNCHED "+JSON.stringify({words:process.argv,bound:process.env.MALLOC_MMAP_THRESHOLD_})+"\\n")`;

describe('npm start and its like', () => {
  it.each([{}, { MALLOC_MMAP_THRESHOLD_: '4096' }])(
    'bounds the mmap threshold of the allocator, unless the environment sets it: %j',
    async (own) => {
      const { PATH = '', HOME = '' } = process.env;
      const env = { PATH, HOME, ...own, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(REPORT)}` };
      const { stderr } = await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'cli', 'help'], { env });
      const program = stderr.split('\n').find((line) => /^LAUNCHED .*dist\/main\.mjs/.test(line)) ?? '';
      expect(program).toContain(`"bound":"${{ ...ALLOCATOR, ...own }.MALLOC_MMAP_THRESHOLD_}"`);
    },
  );
});
