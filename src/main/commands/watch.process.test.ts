import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finished, printed, runProgram, startProgram, stopped, temporaryFolder } from '../../../test/kit/program.ts';
import { copyStartedExercise, exerciseKey, OFFLINE } from '../../../test/kit/started-exercise.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let elsewhere: Awaited<ReturnType<typeof temporaryFolder>>;
let server: ReturnType<typeof startProgram>;
let url: string;

beforeAll(async () => {
  [folder, elsewhere] = [await temporaryFolder(), await temporaryFolder()];
  await copyStartedExercise(folder.path);
  server = startProgram(['start'], { dataDir: folder.path, environment: OFFLINE });
  url = /http:\/\/127\.0\.0\.1:\d+/.exec(await printed(server, /Stop with Ctrl-C/))?.[0] ?? '';
});
afterAll(async () => {
  await stopped(server);
  await Promise.all([folder.remove(), elsewhere.remove()]);
});

/** What a watch prints until something fits, and how a Ctrl-C then ends it. */
async function watched(words: readonly string[], until: RegExp, { dataDir = folder.path, environment = {} } = {}) {
  const child = startProgram(['watch', ...words], { dataDir, environment });
  const end = finished(child);
  await printed(child, until);
  child.kill('SIGINT');
  return end;
}

describe('watch', () => {
  it('prints every event of a region on a line, from the running server, until Ctrl-C', async () => {
    const { code, stdout, stderr } = await watched(['mena', '--after', '0'], /Snapshot stored: .*\n/);
    expect(code).toBe(0);
    for (const line of stdout.trim().split('\n')) expect(line).toMatch(/^\d+ \w+ \d{4}, \d\d:\d\d UTC {2}mena +[A-Z]/);
    expect(stderr).toContain(`watching ${url}, until Ctrl-C\n`);
  });

  it('prints events as JSON, of the named types and several regions alone, from a server with a key', async () => {
    const environment = { BAROGRAPH_KEY: await exerciseKey(folder.path) };
    const words = ['mena', 'europe', '--types', 'snapshot.stored', '--after', '0', '--json', '--url', url];
    const until = /"regionId":"europe"/;
    const { code, stdout } = await watched(words, until, { dataDir: elsewhere.path, environment });
    const events = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['snapshot.stored']));
    expect(new Set(events.map(({ regionId }) => regionId))).toEqual(new Set(['mena', 'europe']));
    const sequences = events.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    // The next begins after a place.
    const [{ place }, second] = events;
    const further = await watched(words.with(5, place), /\n/, { dataDir: elsewhere.path, environment });
    expect(JSON.parse(further.stdout.split('\n')[0] ?? '')).toEqual(second);
  });

  it('begins now, and prints what is recorded from then on', async () => {
    const child = startProgram(['watch', '--types', 'snapshot.stored', '--json'], { dataDir: folder.path });
    const [end, line] = [finished(child), printed(child, /\n/)];
    const errors = createInterface({ input: child.stderr ?? process.stdin });
    for await (const text of errors) if (text.startsWith('watching')) break;
    const { stdout } = await runProgram(['refresh', '--region', 'latam'], { dataDir: folder.path });
    expect(JSON.parse(await line)).toMatchObject({
      regionId: 'latam',
      data: { snapshotId: /snap_\w+/.exec(stdout)?.[0] },
    });
    child.kill('SIGTERM');
    expect((await end).code).toBe(0);
  });

  it('says that no server runs, that the other world is meant, and what is no type', async () => {
    const run = (words: readonly string[], dataDir = folder.path) => runProgram(['watch', ...words], { dataDir });
    expect(await run([], elsewhere.path)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no server runs on'),
    });
    expect(await run(['--live'])).toMatchObject({ code: 2, stderr: expect.stringContaining('leave --live out') });
    expect(await run(['--types', 'moon'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--types must name types of events: snapshot.stored'),
    });
    expect(await run(['--after', 'x'])).toMatchObject({ code: 2, stderr: expect.stringContaining('--after ') });
    expect(await run(['--url', url, '--key', 'nonsense'])).toMatchObject({ code: 1, stdout: '' });
  });
});
