import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it.each(['soak', 'mutants', 'test-servers', 'test-under-load', 'pack', 'pack-offline', 'release'])(
  'scripts/%s.mjs says how it is called, and begins nothing by a word that it does not take',
  async (name) => {
    const script = `scripts/${name}.mjs`;
    const { stdout } = await run(process.execPath, [script, '--help']);
    expect(stdout).toMatch(/^usage: npm run \S+ -- .+\n$/);
    const refused = await run(process.execPath, [script, '--hepl']).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 2, stdout: '', stderr: `Unknown option '--hepl'\n${stdout}` });
  },
);
