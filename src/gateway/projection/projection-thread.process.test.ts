import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WHOLE_BUDGET } from '../../projection/projection-limits.ts';
import { HOSTILE } from '../../projection/test-kit/hostile-expressions.ts';
import { largeBody } from '../../projection/test-kit/large-body.ts';
import { createEvaluator } from './evaluator.ts';
import { createProjectionThread } from './projection-thread.ts';
import { createProjector } from './projector.ts';
import { buildProjectionProgram } from './test-kit/build-projection-program.ts';

const body = largeBody(60_000);
const task = (expression: string) => ({ contentHash: 'h', body, expression });
let program: Awaited<ReturnType<typeof buildProjectionProgram>>;

beforeAll(async () => {
  program = await buildProjectionProgram();
});
afterAll(() => program.remove());

describe('the projection thread', () => {
  it('gives byte for byte what this thread gives', async () => {
    const thread = createProjectionThread(program.url);
    for (const expression of Object.values(HOSTILE)) {
      const { status, ...outcome } = await thread.run(task(expression));
      // A machine under load may run out of time; the budget is tested by counting.
      if (status === 'ended') continue;
      expect({ status, ...outcome }).toEqual(createEvaluator().run(task(expression), WHOLE_BUDGET));
    }
    await thread.close();
  });

  it('is ended when it runs too long or needs too much memory, and starts again', async () => {
    const reasons = [
      ['for (;;);', /^it ran longer than 250 ms$/],
      ['const kept = []; for (;;) kept.push({ a: 1 });', /^it ran (out of memory|longer than 250 ms)$/],
    ] as const;
    for (const [code, detail] of reasons) {
      const thread = createProjectionThread(programOf(code));
      for (let run = 0; run < 2; run += 1)
        expect(await thread.run(task('@'))).toEqual({ status: 'ended', detail: expect.stringMatching(detail) });
      await thread.close();
    }
  });

  it('is a broken invariant when it ends by itself or says something else, and starts again', async () => {
    for (const code of [
      'process.exit(1);',
      'throw new Error("broken");',
      'parentPort.postMessage({ status: "odd" });',
    ]) {
      const thread = createProjectionThread(programOf(code));
      for (let run = 0; run < 2; run += 1) await expect(thread.run(task('@'))).rejects.toThrow();
      await thread.close();
    }
    await expect(createProjectionThread(new URL('file:///nowhere.mjs')).run(task('@'))).rejects.toThrow();
  });

  it('serves every account while one sends 50 hostile expressions', async () => {
    const thread = createProjectionThread(program.url);
    const projector = createProjector(thread);
    const hostile = Object.values(HOSTILE).filter((expression) => expression.length < 1_000);
    const attack = Array.from({ length: 50 }, (_, index) =>
      projector.project(
        task(`${hostile[index % hostile.length]}${' '.repeat(1 + Math.floor(index / hostile.length))}`),
        'attacker',
      ),
    );
    const neighbour = await projector.project(
      task('map(&length(to_string(@)), snapshot.evidence[].[@,@,@,@][]) | sum(@)'),
      'neighbour',
    );
    expect(neighbour.status).toBe('projected');
    for (const outcome of await Promise.all(attack)) expect(['projected', 'refused']).toContain(outcome.status);
    await thread.close();
  });
});

/** A thread that does this with its first task. */
function programOf(code: string): URL {
  const text = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${code} }); parentPort.postMessage('ready');`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}
