import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { printed, runProgram, startProgram, stopped, temporaryFolder } from '../../../test/kit/program.ts';
import { copyStartedExercise, OFFLINE } from '../../../test/kit/started-exercise.ts';
import { readConfig } from '../config.ts';
import { endOf } from './test-kit/printed-by.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: ReturnType<typeof startProgram>;
let receiver: Server;
let address: string;
const received: string[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  await copyStartedExercise(folder.path);
  receiver = createServer(async (request, response) => {
    received.push(await text(request));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  server = startProgram(['start'], {
    dataDir: folder.path,
    environment: { ...OFFLINE, DELIVERY_ALLOW: '127.0.0.0/8' },
  });
  await printed(server, /Stop with Ctrl-C/);
});
afterAll(async () => {
  await stopped(server);
  receiver.close();
  await folder.remove();
});

const runCommand = (...words: string[]) => endOf(readConfig({ DATA_DIR: folder.path }), words);
const run = (...words: string[]) => runCommand('destinations', ...words);

/** What a command that succeeds prints. */
async function answerOf(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(...words);
  expect(code, stderr).toBe(0);
  return stdout;
}
const answer = (...words: string[]) => answerOf('destinations', ...words);
const rules = (...words: string[]) => answerOf('rules', ...words);

describe('destinations', () => {
  it('are created, tested, changed, sent to again and removed, over the running server', async () => {
    const created = await answer('create', address, '--types', 'regime.changed', '--regions', 'mena,europe');
    expect(created).toMatch(/^whsec_\S+\n\ndst_\w+ {2}active {2}http:.*\n.*regime\.changed of mena and europe/);
    expect(created).toContain('Shown only once.');
    const [id = ''] = /dst_\w+/.exec(created) ?? [];
    const [secret = ''] = /whsec_\S+/.exec(created) ?? [];
    const listed = await answer('list');
    expect(listed).toContain(id);
    expect(listed).not.toContain(secret);

    expect(await answer('test', id)).toMatch(/^queued dlv_\w+/);
    await vi.waitFor(() => expect(received.join('')).toContain('destination.test'), { timeout: 60_000 });
    await vi.waitFor(async () => expect(await answer('deliveries', id)).toContain('succeeded with 204, 1 try'), {
      timeout: 60_000,
      interval: 500,
    });
    const [delivery = ''] = /dlv_\w+/.exec(await answer('deliveries', '--state', 'delivered')) ?? [];
    expect(await answer('redeliver', delivery)).toBe('queued 1 delivery\n');
    expect(await answer('redeliver', '--destination', id, '--from', '1')).toMatch(/^queued \d+ deliver(?:y|ies)\n$/);

    const rotated = await answer('rotate-secret', id, '--overlap', '1');
    expect(rotated).toMatch(/^whsec_\S+\n\nThe secret before signs until /);
    expect(rotated).not.toContain(secret);
    const paused = await answer('update', id, '--state', 'paused', '--types', 'all', '--regions', 'all');
    expect(paused).toMatch(/ paused {2}http:.*\n {2}every event of all regions; /);
    expect(await answer('delete', id)).toBe(`removed ${id}\n`);
    expect(await answer('list')).toBe('No destination yet.\n');
  });

  it('are printed with --json in the bytes of the operation', async () => {
    const { destination, secret } = JSON.parse(await answer('create', address, '--json'));
    expect(secret).toMatch(/^whsec_/);
    expect(await answer('list', '--json')).toBe(JSON.stringify({ destinations: [destination] }));
    expect(await answer('delete', destination.destinationId, '--json')).toBe(
      JSON.stringify({ destinationId: destination.destinationId }),
    );
  });

  it('of a template are created from a file, sent and changed, and print nothing that is secret', async () => {
    const file = join(folder.path, 'template.json');
    const headers = { Authorization: 'Bearer s3cretHeader' };
    await writeFile(
      file,
      JSON.stringify({ url: `${address}/s3cretPath`, headers, body: '{"a":"{{/title}} s3cretBody"}' }),
    );
    const created = await answer('create', '--template', file, '--types', 'feed.stale');
    expect(created).toMatch(
      /^dst_\w+ {2}active {2}http:\/\/127\.0\.0\.1:\d+ by POST template\n.*feed\.stale of all regions/,
    );
    const [id = ''] = /dst_\w+/.exec(created) ?? [];
    await answer('test', id);
    const sent = () => received.find((body) => body.includes('s3cretBody'));
    await vi.waitFor(() => expect(sent()).toBe('{"a":"EXERCISE Barograph: test s3cretBody"}'), { timeout: 60_000 });
    const updated = await answer('update', id, '--preset', 'slack');
    expect(updated).toMatch(/ by slack\n/);
    const listed = await answer('list', '--json');
    expect(JSON.parse(listed).destinations[0]).toMatchObject({ preset: 'slack', headerNames: ['Authorization'] });
    for (const printed of [created, updated, listed]) expect(printed).not.toContain('s3cret');
    await answer('delete', id);
    const preset = await answer('create', `${address}/s3cretPath`, '--kind', 'template', '--preset', 'slack', '--json');
    expect(JSON.parse(preset)).not.toHaveProperty('secret');
    await answer('delete', JSON.parse(preset).destination.destinationId);
  });

  it.each([
    [['create', 'https://a.example/', '--preset', 'pager'], 2, '--preset must be one of ntfy, slack'],
    [['create', 'https://a.example/', '--kind', 'template'], 2, 'body is required without preset'],
    [['create', '--preset', 'slack'], 2, 'the address of a webhook is required'],
    [['create', '--template', 'nowhere.json'], 2, 'cannot read nowhere.json'],
    [['create', 'https://a.example/', '--preset', 'discord'], 2, 'url must be the address of a webhook'],
    [['create'], 2, 'the address of a webhook is required'],
    [['create', 'nowhere'], 2, '--address must be a URL such as https://example.org/hook'],
    [['create', 'https://a.example/', '--types', 'regime.chnged'], 2, 'did you mean regime.changed?'],
    [['create', 'https://a.example/', '--regions', 'mna'], 2, 'did you mean mena?'],
    [['update', 'dst_1', '--state', 'gone'], 2, '--state must be active or paused'],
    [['rotate-secret', 'dst_1', '--overlap', '73'], 2, '--overlap '],
    [['redeliver'], 2, 'a delivery is required'],
    [['redeliver', '--destination', 'dst_1'], 2, '--from is required without deliveryId'],
    [['delete'], 2, 'the id of a destination is required'],
  ])('says what is wrong with %j', async (words, code, sentence) => {
    const end = await run(...words);
    expect(end).toMatchObject({ code, stdout: '' });
    expect(end.stderr).toContain(sentence);
  });

  it('name message, code and request id of a refusal', async () => {
    const end = await runProgram(['destinations', 'delete', 'dst_1'], { dataDir: folder.path });
    expect(end).toMatchObject({ code: 1, stdout: '' });
    expect(end.stderr).toMatch(/ \(item_unknown, request [\w-]{36}\)\n$/);
  });
});

describe('rules', () => {
  it('are evaluated over the next snapshot, and what fires is delivered to the destinations they name', async () => {
    const [destinationId = ''] = /dst_\w+/.exec(await answer('create', address)) ?? [];
    const file = join(folder.path, 'rule.json');
    const rule = { name: 'Gulf', regionIds: ['mena'], when: 'snapshot.balance.coercivePressure > `0.1`' };
    await writeFile(file, JSON.stringify({ ...rule, destinationIds: [destinationId] }));
    const created = await rules('create', file);
    expect(created).toMatch(/^created rul_\w{22}\n$/);
    const [ruleId = ''] = /rul_\w+/.exec(created) ?? [];
    expect(await rules('list')).toContain(ruleId);

    const refreshed = await runProgram(['refresh', '--region', 'mena', '--exercise'], { dataDir: folder.path });
    const [snapshotId = ''] = /snap_\w+/.exec(refreshed.stdout) ?? [];
    const firing = () => received.map((body) => JSON.parse(body)).find(({ type }) => type === 'rule.fired');
    await vi.waitFor(() => expect(firing()).toBeDefined(), { timeout: 60_000 });
    expect(firing().data).toMatchObject({ data: { ruleId, regionId: 'mena', snapshotId } });

    expect(await rules('delete', ruleId)).toBe(`removed ${ruleId}\n`);
    expect(await rules('list')).not.toContain(ruleId);
  });
});

describe('feed-links', () => {
  const links = (...words: string[]) => answerOf('feed-links', ...words);

  it('are created, read without a key and revoked, over the running server', async () => {
    const created = await links('create', 'Desk reader');
    expect(created).toMatch(
      /^http:\S+\/all\.atom\n\nlnk_\w+ {2}Desk reader, created .*\nEvery feed: .* Shown only once\.$/m,
    );
    const [url = ''] = /^\S+/.exec(created) ?? [];
    const [id = ''] = /lnk_\w+/.exec(created) ?? [];
    const [token = ''] = /[0-9A-Za-z]{43}/.exec(url) ?? [];
    const listed = await links('list');
    expect(listed).toContain(`${id}  Desk reader`);
    expect(listed).not.toContain(token);

    const read = await fetch(url);
    const body = await read.text();
    expect([read.status, read.headers.get('cache-control')]).toEqual([200, 'private, max-age=60']);
    expect(body).toContain(`<link rel="self" type="application/atom+xml" href="${url}"/>`);
    expect(body).toContain('<title>EXERCISE ');
    const { origin } = new URL(url);
    expect((await fetch(`${origin}/feeds/all.atom`)).status).toBe(404);
    const json = await fetch(`${origin}/feeds/${token}/mena.json`);
    expect((await json.json()).feed_url).toBe(json.url);

    expect(await links('revoke', id)).toBe(`revoked ${id}\n`);
    const endOfRead = async (address: string) => {
      const response = await fetch(address);
      const headers = [...response.headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
      return { status: response.status, headers, body: await response.text() };
    };
    const revoked = await endOfRead(url);
    expect(revoked.status).toBe(404);
    for (const address of [`${origin}/feeds/${token}/nothing`, `${origin}/feeds/none/all.atom`, `${origin}/nothing`])
      expect(await endOfRead(address)).toEqual(revoked);
    expect(await links('list')).toBe('No link to feeds yet.\n');
  });

  it('are printed with --json in the bytes of the operation', async () => {
    const { link } = JSON.parse(await links('create', 'a', '--json'));
    expect(await links('--json')).toBe(JSON.stringify({ links: [link] }));
    expect(await links('revoke', link.linkId, '--json')).toBe(JSON.stringify({ linkId: link.linkId }));
  });

  it.each([
    [['create'], 2, 'a label is required'],
    [['create', ' '], 2, '--label '],
    [['revoke'], 2, 'the id of a link is required'],
  ])('says what is wrong with %j', async (words, code, sentence) => {
    const end = await runCommand('feed-links', ...words);
    expect(end).toMatchObject({ code, stdout: '' });
    expect(end.stderr).toContain(sentence);
  });
});
