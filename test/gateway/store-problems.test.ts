import { expect, it } from 'vitest';
import type { StoreProblem } from '../../src/ports/store-problem.ts';
import { bodyOf, createWorld } from './world.ts';

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
  const { body } = await ask('/api/health', operator);
  const found = { check: 'store', status: 'crit', reasons: ['disk_full', 'corrupt_page'] };
  expect(body).toMatchObject({ status: 'crit', problems: expect.arrayContaining([found]) });
  expect(body.checks).toContainEqual({ ...found, detail: expect.stringMatching(/is full: .*; .*restore a backup/) });
  expect((await ask('/api/intelligence/v1/get-regional-snapshot?region_id=mena', operator)).status).toBe(200);
});
