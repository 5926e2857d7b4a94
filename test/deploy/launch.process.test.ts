import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ALLOCATOR } from '../../scripts/malloc-env.mjs';

/** What every process of a launch says of itself first: its words, and what the allocator was told. */
const TELL = `process.stderr.write("TOLD "+JSON.stringify({words:process.argv,bound:process.env.MALLOC_MMAP_THRESHOLD_})+"\\n")`;

describe('npm start and its like', () => {
  it.each([{}, { MALLOC_MMAP_THRESHOLD_: '4096' }])(
    'tell the allocator to give big blocks back, unless told otherwise: %j',
    async (own) => {
      const { PATH = '', HOME = '' } = process.env;
      const env = { PATH, HOME, ...own, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TELL)}` };
      const { stderr } = await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'cli', 'help'], { env });
      const program = stderr.split('\n').find((line) => /^TOLD .*dist\/main\.mjs/.test(line)) ?? '';
      expect(program).toContain(`"bound":"${{ ...ALLOCATOR, ...own }.MALLOC_MMAP_THRESHOLD_}"`);
    },
  );
});
