import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INPUTS, type Input } from '../../src/assessment/inputs.ts';
import { brokenInvariants } from '../../src/assessment/invariants.ts';
import { CATALOGUE } from '../../src/contract/catalogue.ts';
import type { Operation } from '../../src/contract/conventions/operation.ts';
import { RegionalSnapshot } from '../../src/contract/intelligence/regional-snapshot.ts';
import { EVIDENCE_TYPES } from '../../src/contract/intelligence/vocabulary.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { fetchOnceFree } from '../kit/once-free.ts';
import { buildProgram, finished, printed, runProgram, startProgram, stopped, temporaryFolder } from '../kit/program.ts';

const shell = promisify(execFile);
/** The discard port has no listener: every feed is unreachable. */
const OFFLINE = { FEEDS_PROXY: 'http://127.0.0.1:9' };
const READY = /Stop with Ctrl-C/;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  await buildProgram();
  folder = await temporaryFolder('nothing');
});
afterAll(() => folder.remove());

/** What a fresh start without a network does not hold: a name that resolves, the id of a snapshot. */
const NEEDS_MORE: readonly string[] = ['CreateDestination', 'GetSnapshotReceipt'];

/** Each operation with the example of every required parameter, or of its body; lists over records also as of a day ago. */
async function everyExampleAnswers(server: URL): Promise<void> {
  const key = (await readFile(join(folder.path, 'exercise', 'first-key'), 'utf8')).trim();
  const statuses: unknown[] = [];
  for (const operation of Object.values<Operation>(CATALOGUE)) {
    const { method, path, input, exampleInput, records, successStatus, operationId } = operation;
    if (NEEDS_MORE.includes(operationId)) continue;
    const required = Object.entries(Object(exampleInput)).filter(([name]) => Object(input).required?.includes(name));
    const query = new URLSearchParams(required.map(([name, value]): [string, string] => [name, String(value)]));
    if (records !== undefined) query.set('at', '-1d');
    const url = new URL(method === 'GET' ? `${path}?${query}` : path, server);
    const body = method === 'GET' ? {} : { body: JSON.stringify(exampleInput) };
    // What is computed waits for the first reads of a process that has just begun.
    const headers = { 'X-Service-Key': key, 'Content-Type': 'application/json' };
    const answer = await fetchOnceFree(url, { method, headers, ...body });
    // No account has an item yet.
    const isOfNoItem = answer.status === 404 && answer.headers.get('x-error-code') === 'item_unknown';
    if (answer.status !== successStatus && !isOfNoItem)
      statuses.push([`${method} ${url.pathname}${url.search}`, answer.status]);
    const shown = records === undefined ? 1 : Object(Object(await answer.json())[records.items]).length;
    if (shown === 0) statuses.push([url.pathname, 'is empty']);
  }
  expect(statuses).toEqual([]);
}

describe('a start offline on a fresh machine', () => {
  it('becomes the labelled exercise, and its curl line returns a complete snapshot', async () => {
    const child = startProgram(['start'], { dataDir: folder.path, environment: OFFLINE });
    const ready = printed(child, READY);
    try {
      // The first start collects and assesses before it listens: commands work in its world meanwhile.
      await printed(child, /invented world/);
      const early = await runProgram(['keys', 'list'], { dataDir: folder.path });
      expect(early).toMatchObject({ code: 0, stderr: expect.stringMatching(/^working in the EXERCISE world of the /) });
      const text = await ready;
      expect(text).toContain('EXERCISE');
      const curl = /^ {2}(curl .*)$/m.exec(text)?.[1] ?? '';
      const { stdout } = await shell('bash', ['-c', `${curl.replace('curl', 'curl -i')}`]);
      const [head = '', body = ''] = stdout.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 200/);
      expect(head.toLowerCase()).toContain('x-data-world: exercise');
      const { snapshot } = JSON.parse(body);
      expect(Object.keys(snapshot)).toEqual(Object.keys(RegionalSnapshot.properties));
      expect(Value.Check(RegionalSnapshot, snapshot)).toBe(true);
      expect(brokenInvariants(snapshot)).toEqual([]);
      expect(snapshot.evidence.length).toBeGreaterThan(0);
      for (const item of snapshot.evidence) expect(item.source).toMatch(/^EXERCISE /);
      for (const section of Object.values<{ text: string }[] | { text: string }>(snapshot.narrative).flat())
        expect(section.text).toMatch(/^EXERCISE/);
      expect(snapshot.balance.coercivePressure).toBeGreaterThan(0.5);
      expect(snapshot.triggers.active.map((trigger: { id: string }) => trigger.id)).toContain(
        'mena.hormuz_strait_transits',
      );
      await everyExampleAnswers(new URL(/https?:\/\/[\d.:]+/.exec(curl)?.[0] ?? ''));
    } finally {
      expect(await stopped(child)).toBe(0);
    }
  });

  it('keeps the key in a file of its owner alone and shows it in full only once', async () => {
    const path = join(folder.path, 'exercise', 'first-key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const key = (await readFile(path, 'utf8')).trim();
    const child = startProgram(['start'], { dataDir: folder.path, environment: OFFLINE });
    const text = await printed(child, READY);
    const url = /on (http:\/\/\S+)/.exec(text)?.[1];
    try {
      expect(text).not.toContain(key);
      const types = new Set<string>();
      const missing = new Set<string>();
      for (const region of REGION_IDS) {
        const answer = await fetch(`${url}/api/intelligence/v1/get-regional-snapshot?region_id=${region}`, {
          headers: { 'X-Api-Key': key },
        });
        expect(answer.status).toBe(200);
        const { snapshot } = JSON.parse(await answer.text());
        for (const { type } of snapshot.evidence) types.add(type);
        for (const id of snapshot.meta.missingInputs) missing.add(id);
      }
      // The first start, too, shows evidence of all eight types, and hears everything that a feed carries.
      expect(types).toEqual(new Set(EVIDENCE_TYPES));
      const fed = INPUTS.filter((input: Input) => input.pulse !== undefined).map(({ id }) => id);
      expect(fed.filter((id) => missing.has(id))).toEqual([]);
      const made = await runProgram(['keys', 'create', '--account', 'b', '--plan', 'free', '--json', '--exercise'], {
        dataDir: folder.path,
      });
      const free = JSON.parse(made.stdout);
      const refused = await fetch(`${url}/api/intelligence/v1/get-regional-snapshot?region_id=mena`, {
        headers: { 'X-Service-Key': free.key },
      });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ requiredTier: 1, currentTier: 0, planKey: 'free' });
      const second = await runProgram(['start'], { dataDir: folder.path, environment: OFFLINE });
      expect(second.code).toBe(2);
      expect(second.stderr).toContain('this DATA_DIR is already served');
    } finally {
      expect(await stopped(child)).toBe(0);
    }
  });

  it('never becomes an exercise in production: it serves snapshots without evidence, and Node warns of nothing', async () => {
    const own = await temporaryFolder();
    const child = startProgram(['start'], { dataDir: own.path, environment: { ...OFFLINE, NODE_ENV: 'production' } });
    const ended = finished(child);
    const text = await printed(child, READY);
    const url = /on (http:\/\/\S+)/.exec(text)?.[1];
    const key = /baro_live_\w+/.exec(text)?.[0] ?? '';
    try {
      const answer = await fetch(`${url}/api/intelligence/v1/get-regional-snapshot?region_id=latam`, {
        headers: { 'X-Service-Key': key },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-data-world')).toBe('live');
      const { snapshot } = JSON.parse(await answer.text());
      expect(snapshot.evidence).toEqual([]);
      expect(snapshot.regime.label).not.toBe('calm');
      expect(snapshot.meta.snapshotConfidence).toBeLessThanOrEqual(0.2);
      expect(snapshot.meta.missingInputs).toContain('corridor_transits');
    } finally {
      expect(await stopped(child)).toBe(0);
      await own.remove();
    }
    // Every feed was probed concurrently: listeners that pile up on one signal would be named here.
    expect((await ended).stderr).not.toMatch(/Warning:/);
  });
});
