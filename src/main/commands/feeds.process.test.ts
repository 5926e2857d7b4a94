import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldFolder } from '../../../test/kit/held-folder.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import { type FaultServer, startFaultServer } from '../../feeds/test-kit/fault-server.ts';
import { runCommand } from '../cli.ts';
import { readConfig } from '../config.ts';

/** Hand-made quotes of yesterday and the two weeks before, in FRED's form. */
function table(): string {
  const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return `observation_date,DCOILBRENTEU\n${Array.from({ length: 20 }, (_, i) => `${day(20 - i)},7${i % 10}.5\n`).join('')}`;
}

let folder: Awaited<ReturnType<typeof heldFolder>>;
let server: FaultServer;
let isWell: boolean;
let printed: string;

beforeEach(async () => {
  folder = await heldFolder();
  isWell = true;
  printed = '';
  server = await startFaultServer((_, response) => {
    if (isWell) response.writeHead(200, { 'content-type': 'application/csv' }).end(table());
    else response.writeHead(429, { 'retry-after': '600' }).end();
  });
  vi.spyOn(process.stdout, 'write').mockImplementation((piece) => {
    printed += String(piece);
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  await folder.remove();
});

async function run(...words: readonly string[]): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  printed = '';
  const code = await runCommand(words, readConfig({ ...folder.environment, FEEDS_PROXY: server.origin }));
  return { code, lines: printed.trimEnd().split('\n') };
}

const listed = async (id: string) =>
  (await run('feeds', 'list', '--json')).lines.map((line) => JSON.parse(line)).find((feed) => feed.id === id);

describe('the commands about feeds', () => {
  it('poll one feed without storing anything, and fail if it fails', async () => {
    const { code, lines } = await run('feeds', 'test', 'fred-brent');
    expect(code).toBe(0);
    expect(lines[0]).toMatch(
      /^fred-brent: 20 rows: 20 kept, 0 ignored, 0 rejected; 20 observations; newest content \d+ [A-Z][a-z]{2} 20/,
    );
    expect(lines).toHaveLength(6);
    expect(await listed('fred-brent')).toMatchObject({ state: 'warn' });
    expect(await listed('fred-brent')).not.toHaveProperty('lastSuccessAt');
    isWell = false;
    expect(await run('feeds', 'test', 'fred-brent')).toEqual({
      code: 1,
      lines: ['fred-brent: failed: table: fred.stlouisfed.org answered 429'],
    });
  });

  it('collect the named feeds, list their status, and respect a requested pause', async () => {
    const first = await run('collect', 'fred-brent');
    expect(first).toEqual({ code: 0, lines: ['fred-brent: 20 new, 0 known, 0 rejected'] });
    expect(await listed('fred-brent')).toMatchObject({ state: 'ok', source: 'FRED' });
    isWell = false;
    expect((await run('collect', 'fred-brent')).code).toBe(1);
    expect(await listed('fred-brent')).toMatchObject({
      state: 'waiting',
      lastProblem: 'table: fred.stlouisfed.org answered 429',
    });
    expect((await run('collect', 'fred-brent')).lines[0]).toMatch(
      /^fred-brent: not polled: the upstream asked for a pause/,
    );
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await run('feeds', 'test', 'fred-brent')).toEqual({ code: 1, lines: [''] });
    const { lines } = await run('feeds', 'list');
    for (const { id } of FEED_CARDS) expect(lines.some((line) => line.startsWith(id.slice(0, 27)))).toBe(true);
  });
});
