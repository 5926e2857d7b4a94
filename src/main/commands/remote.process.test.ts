import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finished, printed, runProgram, startProgram, stopped, temporaryFolder } from '../../../test/kit/program.ts';
import { freePorts } from '../../../test/kit/roles.ts';
import { copyStartedExercise, exerciseKey, OFFLINE } from '../../../test/kit/started-exercise.ts';
import { readConfig } from '../config.ts';
import { endOf } from './test-kit/printed-by.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let elsewhere: Awaited<ReturnType<typeof temporaryFolder>>;
let server: ReturnType<typeof startProgram>;
let url: string;
let keyFile: string;

beforeAll(async () => {
  [folder, elsewhere] = [await temporaryFolder(), await temporaryFolder()];
  await copyStartedExercise(folder.path);
  server = startProgram(['start'], { dataDir: folder.path, environment: OFFLINE });
  url = /http:\/\/127\.0\.0\.1:\d+/.exec(await printed(server, /Stop with Ctrl-C/))?.[0] ?? '';
  keyFile = join(elsewhere.path, 'key');
  await writeFile(keyFile, `${await exerciseKey(folder.path)}\n`);
});
afterAll(async () => {
  await stopped(server);
  await Promise.all([folder.remove(), elsewhere.remove()]);
});

/** After the snapshots of the copied exercise. */
const INSTANT = new Date().toISOString();

const here = (...words: string[]) => endOf(readConfig({ DATA_DIR: folder.path }), words);
/** From a folder without any data. */
const there = (...words: string[]) =>
  endOf(readConfig({ DATA_DIR: elsewhere.path }), [...words, '--url', url, '--key-file', keyFile]);

describe('a command that asks a server', () => {
  it.each([
    ['show', 'mena'],
    ['show', 'mena', '--json'],
    ['show', 'mena', '--at', INSTANT, '--json'],
    ['regions', 'list'],
    ['snapshot', 'list', 'mena', '--json'],
    ['regime', 'history', 'europe'],
    ['evidence', 'list', 'mena', '--limit', '3', '--json'],
    ['forecasts', 'list', '--region', 'mena', '--limit', '3', '--json'],
    ['calibration', '--json'],
    ['explain', 'mena', 'maritimeAccess'],
    ['simulate', 'mena', 'Hormuz open'],
    ['call', 'list-earthquakes', '--page_size', '2', '--at', INSTANT, '--json'],
    ['ask', 'Is the Strait of Hormuz open?'],
    ['diff', 'mena'],
  ])('prints what it prints over the store: %s %s %s', async (...words) => {
    const [local, remote] = [await here(...words), await there(...words)];
    // Without its own failure's code and request id.
    const plain = (text: string) => text.replace(/^working in .*\n/, '').replace(/ \(\w+, request [\w-]+\)/, '');
    expect({ ...remote, stderr: plain(remote.stderr) }, remote.stderr).toEqual({
      ...local,
      stderr: plain(local.stderr),
    });
  });

  it('says in which world the server works', async () => {
    expect((await there('regions', 'list')).stderr).toBe(`working in the EXERCISE world of ${url}\n`);
  });

  it('verifies a snapshot by the signature and keys of the server, and not a changed one', async () => {
    const { stdout } = await there('show', 'mena', '--json');
    const [good, changed] = [join(elsewhere.path, 'good.json'), join(elsewhere.path, 'changed.json')];
    await writeFile(good, stdout);
    await writeFile(changed, JSON.stringify({ ...JSON.parse(stdout), mobility: {} }));
    expect(await there('verify', good)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^valid: snap_/) });
    expect(await there('verify', changed)).toMatchObject({ code: 1, stdout: expect.stringMatching(/^invalid: /) });
    expect((await there('verify', good, '--jwks', good)).stderr).toContain('leave --signature and --jwks out');
  });

  it('takes its server and key from the environment, and a named world instead of them', async () => {
    const named = { BAROGRAPH_URL: url, BAROGRAPH_KEY: await exerciseKey(folder.path) };
    const run = (...words: string[]) => endOf(readConfig({ DATA_DIR: elsewhere.path, ...named }), words);
    expect((await run('show', 'mena')).stdout).toBe((await here('show', 'mena')).stdout);
    expect(await run('show', 'mena', '--exercise')).toMatchObject({
      stderr: expect.stringContaining('no data of the exercise'),
    });
  });

  it('takes both from a profile, by its name or BAROGRAPH_PROFILE', async () => {
    const profiles = join(elsewhere.path, 'profiles.yaml');
    await writeFile(profiles, `work: {url: '${url}', key-file: '${keyFile}'}\n`);
    const run = (environment: Readonly<Record<string, string>>, ...words: string[]) =>
      endOf(readConfig({ DATA_DIR: elsewhere.path, BAROGRAPH_PROFILES: profiles, ...environment }), words);
    const { stdout } = await here('show', 'mena');
    expect((await run({}, 'show', 'mena', '--profile', 'work')).stdout).toBe(stdout);
    expect((await run({ BAROGRAPH_PROFILE: 'work' }, 'show', 'mena')).stdout).toBe(stdout);
    expect(await run({ BAROGRAPH_PROFILE: 'work' }, 'show', 'mena', '--exercise')).toMatchObject({
      stderr: expect.stringContaining('no data of the exercise'),
    });
    expect((await run({}, 'show', 'mena', '--profile', 'work', '--live')).stderr).toContain('--profile names a server');
    // The key of another server is not sent to it.
    await writeFile(profiles, `bare: {url: '${url}'}\n`);
    const other = { BAROGRAPH_KEY: await exerciseKey(folder.path) };
    const { stderr } = await run(other, 'show', 'mena', '--profile', 'bare');
    expect(stderr).toContain('give a key by --key - or --key-file');
  });

  it('names message, code and request id of a refusal, and never the key', async () => {
    const secret = `baro_live_${'A'.repeat(8)}_${'B'.repeat(43)}_${'C'.repeat(6)}`;
    const { code, stdout, stderr } = await runProgram(['show', 'mena', '--url', url, '--key', secret], {
      dataDir: elsewhere.path,
    });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/ \(\w+, request [\w-]{36}\)\n$/);
    expect(stderr).toContain('prefer --key - or --key-file');
    expect(stderr).not.toContain(secret);
    expect((await runProgram(['show', 'mena', '--url', url], { dataDir: elsewhere.path })).stderr).toContain(
      'give a key by --key - or --key-file',
    );
  });

  it.each([
    [['--url', 'nowhere'], '--url must be an address such as http://127.0.0.1:8080'],
    [['--key', '-'], 'a key goes with --url, which names the server that it is for'],
    [['--url', 'http://127.0.0.1:9', '--exercise'], '--url names a server, which works in its own world'],
    [['--url', 'http://127.0.0.1:9', '--key', 'a', '--key-file', 'b'], '--key and --key-file cannot be combined'],
  ])('says what is wrong with %j', async (words, sentence) => {
    const run = await endOf(readConfig({ DATA_DIR: elsewhere.path }), ['show', 'mena', ...words]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain(sentence);
  });

  it('says that nothing listens at an address', async () => {
    const [port] = await freePorts(1);
    const run = await runProgram(['show', 'mena', '--url', `http://127.0.0.1:${port}`], { dataDir: elsewhere.path });
    const sentence = `http://127.0.0.1:${port} cannot be reached: nothing listens there\n`;
    expect(run).toMatchObject({ code: 1, stdout: '', stderr: sentence });
  });

  it('knows an answer that is not of a Barograph server', async () => {
    const other = createServer((_, response) => response.end('<html>hello</html>'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}`;
    const run = await runProgram(['show', 'mena', '--url', address], { dataDir: elsewhere.path });
    other.close();
    expect(run).toMatchObject({ code: 1, stderr: `${address} did not answer in JSON: is it a Barograph server?\n` });
  });
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
