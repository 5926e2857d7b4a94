import { expect, it } from 'vitest';
import type { StoreProblem } from '../../src/ports/store-problem.ts';
import { bodyOf, createWorld, DEDUCT } from './world.ts';

it('a full disk and a corrupt page are named in words by readiness and health, and reads go on', async () => {
  let problems: readonly StoreProblem[] = [];
  const world = createWorld({ handlers: { storeProblems: () => problems } });
  const operator = await world.newKey('ops', 'enterprise', ['operator']);
  const ask = async (target: string, key?: string) => {
    const answer = await world.send({ target, ...(key === undefined ? {} : { key }) });
    return { status: answer.status, body: Object(bodyOf(answer)) };
  };
  expect((await ask('/readyz')).body.problems).toBeUndefined();
  expect((await ask('/api/health', operator)).body.checks).not.toContainEqual(
    expect.objectContaining({ check: 'store' }),
  );
  problems = ['disk_full', 'corrupt_page'];
  expect(await ask('/readyz')).toMatchObject({
    status: 200,
    body: {
      status: 'ready',
      problems: [/disk .* is full/, /restore a backup/].map((words) => expect.stringMatching(words)),
    },
  });
  // It looks once a second.
  world.clock.time += 1_000;
  const { body } = await ask('/api/health', operator);
  const found = { check: 'store', status: 'crit', reasons: ['disk_full', 'corrupt_page'] };
  expect(body).toMatchObject({ status: 'crit', problems: expect.arrayContaining([found]) });
  expect(body.checks).toContainEqual({ ...found, detail: expect.stringMatching(/is full: .*; .*restore a backup/) });
  expect((await ask('/api/intelligence/v1/get-regional-snapshot?region_id=mena', operator)).status).toBe(200);
});

it('connections that find no open file are named in words by readiness and health', async () => {
  let isRejecting = false;
  const world = createWorld({ handlers: { isRejecting: () => isRejecting } });
  const ask = async (target: string) => Object(bodyOf(await world.send({ target })));
  expect((await ask('/readyz')).problems).toBeUndefined();
  isRejecting = true;
  expect(await ask('/readyz')).toMatchObject({ status: 'ready', problems: [expect.stringMatching(/no more files/)] });
  const found = { check: 'connections', status: 'crit', reasons: ['connections_rejected'] };
  expect(await ask('/api/health')).toMatchObject({ status: 'crit', problems: expect.arrayContaining([found]) });
});

it('a POST that finds no store says so when its disk is full, and calls it unreachable otherwise', async () => {
  let problems: readonly StoreProblem[] = [];
  const world = createWorld({ gateway: { storeProblems: () => problems } });
  const key = await world.newKey('acme', 'enterprise');
  world.idempotency.isDown = true;
  const message = async () => {
    const headers: [string, string][] = [
      ['Content-Type', 'application/json'],
      ['Idempotency-Key', 'k'],
    ];
    const answer = await world.send({ method: 'POST', target: DEDUCT, key, headers, body: '{"query":"Is it full?"}' });
    return [answer.status, Object(bodyOf(answer)).message];
  };
  expect(await message()).toEqual([503, 'The store is unreachable; retry later']);
  problems = ['disk_full'];
  expect(await message()).toEqual([503, 'The disk of the store is full; retry later']);
});
