import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../../test/kit/empty-folder.ts';
import { welcome } from './welcome.ts';

const KEY = `baro_live_abcdefgh_${'s'.repeat(43)}_123456`;
const URL = 'http://127.0.0.1:8080';
const shell = promisify(execFile);

/** Runs a line as a terminal would, with a `curl` that only prints its arguments. */
async function pasted(line: string): Promise<string[]> {
  const { stdout } = await shell('bash', ['-c', `curl() { printf '%s\\n' "$@"; }; ${line}`]);
  return stdout.trimEnd().split('\n');
}

const curlLine = (text: string): string => /^ {2}(curl .*)$/m.exec(text)?.[1] ?? '';

describe('the welcome', () => {
  it('begins with the link that signs a browser in once, where there is one', () => {
    const key = { key: KEY, path: '/data/live/first-key', isNew: true };
    const text = welcome({ url: URL, world: 'live', key, once: 'a'.repeat(43) });
    const lines = text.trim().split('\n');
    expect(lines[1]).toBe(`  open   ${URL}/signin?once=${'a'.repeat(43)}`);
    expect(welcome({ url: URL, world: 'live', key })).not.toContain('/signin');
  });

  it('shows a new key in full with its file and a request to paste', async () => {
    const text = welcome({ url: URL, world: 'live', key: { key: KEY, path: '/data/live/first-key', isNew: true } });
    expect(text).toContain(`  key    ${KEY}\n`);
    expect(text).toContain('/data/live/first-key');
    expect(text).not.toContain('EXERCISE');
    expect(await pasted(curlLine(text))).toEqual([
      '-s',
      '-H',
      `X-Service-Key: ${KEY}`,
      `${URL}/api/intelligence/v1/get-regional-snapshot?region_id=mena`,
    ]);
  });

  it('shows of a known key no more than its public part, and the line reads the file that keeps it', async () => {
    const folder = await emptyFolder();
    // A name that a shell would take apart.
    const path = join(folder.path, `it's "my" $HOME key`);
    await writeFile(path, `${KEY}\n`);
    const text = welcome({ url: URL, world: 'exercise', key: { key: KEY, path, isNew: false } });
    expect(text).not.toContain('s'.repeat(43));
    expect(text).toContain('baro_live_abcdefgh…');
    expect((await pasted(curlLine(text)))[2]).toBe(`X-Service-Key: ${KEY}`);
    await folder.remove();
  });

  it('states how to create a key if none can be shown', () => {
    const text = welcome({ url: URL, world: 'live', key: undefined });
    expect(text).toContain('npm run cli -- keys create');
    expect(curlLine(text)).toBe('');
  });

  it('labels the exercise, and always names the docs and how to stop', () => {
    const text = welcome({ url: URL, world: 'exercise', key: undefined });
    expect(text).toContain(`Barograph (EXERCISE: invented world) is listening on ${URL}`);
    expect(text).toContain(`${URL}/docs`);
    expect(text).toContain('Stop with Ctrl-C.');
  });

  it('gives a line that reaches a server', async () => {
    const server = createServer((request, response) => {
      response.end(`${request.headers['x-service-key']} ${request.url}`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const url = `http://127.0.0.1:${address.port}`;
    const text = welcome({ url, world: 'live', key: { key: KEY, path: '/x', isNew: true } });
    const { stdout } = await shell('bash', ['-c', curlLine(text)]);
    expect(stdout).toBe(`${KEY} /api/intelligence/v1/get-regional-snapshot?region_id=mena`);
    server.close();
  });
});
