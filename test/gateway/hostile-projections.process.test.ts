import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProjectionThread } from '../../src/gateway/projection/projection-thread.ts';
import { createProjector } from '../../src/gateway/projection/projector.ts';
import { buildProjectionProgram } from '../../src/gateway/projection/test-kit/build-projection-program.ts';
import { HOSTILE } from '../../src/projection/test-kit/hostile-expressions.ts';
import { largeBody } from '../../src/projection/test-kit/large-body.ts';
import { BATCH, bodyOf, createWorld, JSON_TYPE, SNAPSHOT, storedMena, type World } from './world.ts';

const expressions = Object.values(HOSTILE).filter((expression) => expression.length < 1_000);
const target = (index: number) => {
  const expression = `${expressions[index % expressions.length]}${' '.repeat(Math.floor(index / expressions.length))}`;
  return `${SNAPSHOT}?region_id=mena&jmespath=${encodeURIComponent(expression)}`;
};

let program: Awaited<ReturnType<typeof buildProjectionProgram>>;
let world: World;
let key: string;

beforeAll(async () => {
  program = await buildProjectionProgram();
  world = createWorld({ projector: createProjector(createProjectionThread(program.url)) });
  world.snapshots.latest.set('mena', { ...storedMena, body: largeBody(60_000) });
  key = await world.newKey('acme', 'enterprise');
});
afterAll(() => program.remove());

const isAnswer = (status: number, body: unknown) =>
  status === 200 ||
  (status === 400 && /^(projection_too_|invalid_expression|expression_too_long)/.test(Object(body)._jmespath_error));

describe('hostile projections', () => {
  it('are answered alone, within the contract’s statuses', async () => {
    for (let index = 0; index < expressions.length; index += 1) {
      const answer = await world.send({ target: target(index), key });
      expect([index, isAnswer(answer.status, bodyOf(answer))]).toEqual([index, true]);
    }
  });

  it('are answered 50 concurrently', async () => {
    const asked = Array.from({ length: 50 }, (_, index) => world.send({ target: target(100 + index), key }));
    for (const answer of await Promise.all(asked)) expect(isAnswer(answer.status, bodyOf(answer))).toBe(true);
  });

  it('are answered 20 in one batch', async () => {
    // A path may have 2,048 characters, and brackets take three each.
    const paths = expressions.map((_, index) => target(200 + index)).filter((path) => path.length <= 2_048);
    const operations = paths.slice(0, 20).map((path) => ({ path }));
    const body = JSON.stringify({ operations });
    const answer = await world.send({ method: 'POST', target: BATCH, key, headers: [JSON_TYPE], body });
    const { results } = Object(bodyOf(answer));
    expect(results).toHaveLength(20);
    for (const result of results) expect([result.error, isAnswer(result.status, result.body)]).toEqual(['', true]);
    expect(world.errors).toEqual([]);
  });
});
