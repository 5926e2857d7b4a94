import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { nestedBatchPaths, refusedPaths, runnablePaths } from '../kit/fuzz/batch-paths.ts';
import { createFuzzWorld, type FuzzWorld, WIDE } from '../kit/fuzz/fuzz-world.ts';
import { jmespathExpressions } from '../kit/fuzz/jmespath-expressions.ts';
import { trapSockets } from '../kit/socket-trap.ts';
import { BATCH, bodyText, headerOf, JSON_TYPE, SNAPSHOT, storedMena } from './world.ts';

/** Batches of each property; `npm run soak` asks for 10,000. */
const BATCHES = Number(process.env.FUZZ_BATCHES ?? 30);
const LARGE_REGION = 'global';

let place: FuzzWorld;
/** Properties that held, in words. */
const held: string[] = [];

beforeAll(async () => {
  place = await createFuzzWorld(WIDE);
  const { latest } = place.world.snapshots;
  latest.set(LARGE_REGION, { ...storedMena, regionId: LARGE_REGION, body: Buffer.from(`"${'x'.repeat(1_048_575)}"`) });
});

afterAll(async () => {
  const path = process.env.SOAK_REPORT;
  const text = `${held.join('; ')}.`;
  if (path !== undefined) await writeFile(path, `- batches of any paths: ${text}\n`, { flag: 'a' });
});

type Fate = 'runs' | 'too large' | 'nested_batch' | 'invalid_path';
interface Item {
  readonly fate: Fate;
  readonly path: string;
}

const of = (fate: Fate, paths: fc.Arbitrary<string>): fc.Arbitrary<Item> =>
  paths.filter((path) => path.length <= 2_048).map((path) => ({ fate, path }));

const regionIds = fc.constantFrom(...REGION_IDS.filter((id) => id !== LARGE_REGION), 'atlantis', '-', '');
const unrunnable = fc.oneof(of('nested_batch', nestedBatchPaths), of('invalid_path', refusedPaths(SNAPSHOT)));
const items = fc.array(
  fc.oneof(
    { weight: 20, arbitrary: of('runs', runnablePaths(SNAPSHOT, regionIds, jmespathExpressions)) },
    { weight: 20, arbitrary: unrunnable },
    { weight: 1, arbitrary: of('too large', fc.constant(`${SNAPSHOT}?region_id=${LARGE_REGION}`)) },
  ),
  { minLength: 1, maxLength: 20, size: 'max' },
);

const get = (target: string) => place.world.send({ target, key: place.credentials.pro });

function batch(all: readonly Item[], key = place.credentials.pro) {
  const body = JSON.stringify({ operations: all.map(({ path }) => ({ path })) });
  return place.world.send({ method: 'POST', target: BATCH, key, headers: [JSON_TYPE], body });
}

/** What a batch says of an operation, from what the same request is answered alone. */
async function expected({ fate, path }: Item, index: number) {
  const id = `{"id":"${index}","status":`;
  if (fate === 'nested_batch' || fate === 'invalid_path')
    return { text: `${id}0,"error":"${fate}"}`, isSuccess: false };
  const alone = await get(path);
  if (fate === 'too large') return { text: `${id}${alone.status},"error":"response_too_large"}`, isSuccess: false };
  return { text: `${id}${alone.status},"body":${bodyText(alone)},"error":""}`, isSuccess: alone.status < 400 };
}

describe('whatever paths a batch has', () => {
  it('it answers 200, in order, with the bytes of each request sent alone or the word for why it did not run', async () => {
    const property = fc.asyncProperty(items, async (all) => {
      const wanted = await Promise.all(all.map(expected));
      const succeeded = wanted.filter(({ isSuccess }) => isSuccess).length;
      const results = wanted.map(({ text }) => text).join(',');
      const answer = await batch(all);
      expect(answer.status).toBe(200);
      expect(bodyText(answer)).toBe(
        `{"results":[${results}],"succeeded":${succeeded},"failed":${all.length - succeeded}}`,
      );
      expect(place.world.errors).toEqual([]);
    });
    await fc.assert(property, { numRuns: BATCHES });
    held.push(`${BATCHES} answered with the bytes of each path alone`);
  });

  it('each operation that runs counts as one request, and nothing else does', async () => {
    const left = async () => Number(headerOf(await get(`${SNAPSHOT}?region_id=mena`), 'X-RateLimit-Remaining'));
    const property = fc.asyncProperty(items, async (all) => {
      const before = await left();
      await batch(all);
      const ran = all.filter(({ fate }) => fate === 'runs' || fate === 'too large').length;
      expect(before - (await left())).toBe(ran + 1);
    });
    await fc.assert(property, { numRuns: BATCHES });
    held.push(`${BATCHES} counted operation by operation`);
  });

  it('each operation is refused as its caller would be outside', async () => {
    const { free } = place.credentials;
    const path = `${SNAPSHOT}?region_id=mena`;
    const outside = bodyText(await place.world.send({ target: path, key: free }));
    expect(bodyText(await batch([{ fate: 'runs', path }], free))).toBe(
      `{"results":[{"id":"0","status":403,"body":${outside},"error":""}],"succeeded":0,"failed":1}`,
    );
  });
});

describe('a batch never reaches out', () => {
  it('opens no connection and looks up no name, whatever addresses its paths hold', () =>
    trapSockets(async (attempts) => {
      const property = fc.asyncProperty(
        fc.array(unrunnable, { minLength: 1, maxLength: 20, size: 'max' }),
        async (all) => {
          expect((await batch(all)).status).toBe(200);
          await new Promise((resolve) => setImmediate(resolve));
          expect(attempts).toEqual([]);
        },
      );
      await fc.assert(property, { numRuns: BATCHES });
      held.push(`${BATCHES} opened no connection`);
    }));

  it('would be caught if it did', () =>
    trapSockets(async (attempts) => {
      for (const address of ['http://127.0.0.1:8/', 'http://name.invalid/'])
        await expect(fetch(address)).rejects.toThrow();
      expect(attempts).toEqual(['connect', 'connect']);
    }));

  it('is not blamed for what another test left running', async () => {
    const stray = new Promise((resolve) => {
      setImmediate(() => connect({ host: '127.0.0.1', port: 8 }).once('error', resolve));
    });
    await trapSockets(async (attempts) => {
      expect(await stray).toMatchObject({ code: 'ECONNREFUSED' });
      expect(attempts).toEqual([]);
    });
  });
});
