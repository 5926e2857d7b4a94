import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StoreFailure, storeFailureOf } from './store-failure.ts';
import { failingClient } from './test-kit/failing-client.ts';
import { storeProblemOf, watchStore } from './watched-store.ts';

const READ = { text: 'SELECT 1', values: [] };
const WRITE = { text: 'INSERT', values: [] };

function watched() {
  const fault: { state: string | undefined; time: number } = { state: undefined, time: 0 };
  const store = watchStore(
    failingClient(() => fault.state),
    { now: () => fault.time },
  );
  /** What is known once a probe that was due has ended. */
  const problems = async () => {
    fault.time += 5_000;
    store.problems();
    await new Promise(setImmediate);
    return store.problems();
  };
  return { ...store, fault, problems };
}

it('a full disk is noticed at the first write that fails, while reads go on, and so is its end', async () => {
  const { client, fault, problems } = watched();
  await client.query(WRITE);
  expect(await problems()).toEqual([]);
  fault.state = '53100';
  for (const write of [client.query(WRITE), client.transaction((session) => session.query(WRITE))])
    await expect(write).rejects.toMatchObject({ sqlState: '53100' });
  expect(await client.query(READ)).toEqual([]);
  expect(await problems()).toEqual(['disk_full']);
  fault.state = undefined;
  await client.query(WRITE);
  expect(await problems()).toEqual([]);
});

it('a full disk is probed at most once in five seconds', async () => {
  const { client, fault, problems } = watched();
  fault.state = '53100';
  await expect(client.query(WRITE)).rejects.toThrow();
  await problems();
  fault.state = undefined;
  fault.time -= 1;
  expect(await problems()).toEqual(['disk_full']);
  fault.time += 1;
  expect(await problems()).toEqual([]);
});

it.each(['XX001', 'XX002'])('a corrupt page (%s) counts until the process ends', async (state) => {
  const { client, fault, problems } = watched();
  fault.state = state;
  await expect(client.query(READ)).rejects.toThrow();
  fault.state = undefined;
  await client.query(WRITE);
  expect(await problems()).toEqual(['corrupt_page']);
});

it('no other failure says anything about the store', () => {
  const state = fc.stringMatching(/^[0-9A-Z]{5}$/).filter((one) => !['53100', 'XX001', 'XX002'].includes(one));
  fc.assert(fc.property(state, (one) => storeProblemOf(new StoreFailure('rejected', 'm', one)) === undefined));
  expect(storeProblemOf(new Error('No space left on device'))).toBeUndefined();
  expect(storeProblemOf(storeFailureOf(new Error('ENOSPC: no space left on device, write')))).toBe('disk_full');
});
