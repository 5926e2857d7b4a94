import { describe, expect, it } from 'vitest';
import { WHOLE_BUDGET } from '../../projection/projection-limits.ts';
import { largeBody } from '../../projection/test-kit/large-body.ts';
import { createEvaluator } from './evaluator.ts';
import type { ProjectionTask } from './projection-outcome.ts';
import type { ProjectionThread } from './projection-thread.ts';
import { createProjector } from './projector.ts';

const body = largeBody(60_000);
const COSTLY = 'map(&length(to_string(@)), snapshot.evidence[].[@,@,@,@][])';
const costly = (index: number) => `${COSTLY} | [${index}]`;
const task = (expression: string): ProjectionTask => ({ contentHash: 'h', body, expression });

/** A thread that runs in place, when it is let. */
function heldThread() {
  const evaluator = createEvaluator();
  const ran: string[] = [];
  let release: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  const thread: ProjectionThread = {
    async run(next) {
      await opened;
      ran.push(next.expression);
      const outcome = evaluator.run(next, WHOLE_BUDGET);
      return outcome.status === 'unfinished' ? { status: 'ended', detail: 'never' } : outcome;
    },
    close: async () => undefined,
  };
  return { thread, ran, release };
}

describe('the projector', () => {
  it('gives an account on probation after a costly expression a short share of the request thread, and the whole again', async () => {
    const { thread, release } = heldThread();
    release();
    const projector = createProjector(thread);
    const later = (expression: string, account: string) =>
      projector.project(task(expression), account) instanceof Promise;
    // Needs some thousands of steps: more than the short share, less than the whole one.
    const middling = (index: number) => `snapshot.evidence[*].[id, summary, source] | [${index}]`;
    expect(later(middling(0), 'a')).toBe(false);
    await projector.project(task(costly(0)), 'a');
    // The costly one has used up this turn of the loop.
    await new Promise((resolve) => setImmediate(resolve));
    expect([later(middling(1), 'b'), later(middling(2), 'a')]).toEqual([false, true]);
    for (let index = 0; index < 8; index += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      expect(later(`snapshot.regime.label | [${index}]`, 'a')).toBe(false);
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(later(middling(3), 'a')).toBe(false);
  });

  it('evaluates cheap expressions synchronously and repeated ones from the cache', () => {
    const projector = createProjector(heldThread().thread);
    const first = projector.project(task('snapshot.regime.label'), 'a');
    expect(first).toMatchObject({ status: 'projected' });
    expect(projector.project(task('snapshot.regime.label'), 'b')).toBe(first);
    const invalid = projector.project(task('['), 'a');
    expect(projector.project(task('['), 'a')).toBe(invalid);
  });

  it('lets the thread finish what is costly, once for equal requests', async () => {
    const { thread, ran, release } = heldThread();
    const projector = createProjector(thread);
    const asked = [
      projector.project(task(COSTLY), 'a'),
      projector.project(task(COSTLY), 'a'),
      projector.project(task(COSTLY), 'b'),
    ];
    release();
    const outcomes = await Promise.all(asked);
    expect(ran).toEqual([COSTLY]);
    expect(outcomes[0]).toMatchObject({ status: 'projected' });
    expect(outcomes[2]).toBe(outcomes[0]);
    expect(projector.project(task(COSTLY), 'c')).toBe(outcomes[0]);
  });

  it('forgets what it keeps of a body or of all, here and on the thread before its next task', async () => {
    const { thread, ran, release } = heldThread();
    let closed = 0;
    const counted: ProjectionThread = {
      ...thread,
      close: async () => {
        closed += 1;
      },
    };
    const projector = createProjector(counted);
    release();
    for (const contentHash of ['h', 'other'])
      await projector.project({ ...task('snapshot.regime.label'), contentHash }, 'a');
    await projector.project(task(COSTLY), 'a');
    // Outcomes: two and one. Bodies: one each. Expressions: both.
    expect([projector.keptCount('h'), projector.keptCount('other'), projector.keptCount()]).toEqual([3, 2, 7]);
    expect(projector.keptCount('nothing')).toBe(0);
    expect(projector.forget('h')).toBe(3);
    expect([projector.keptCount('h'), projector.keptCount('other')]).toEqual([0, 2]);
    expect(closed).toBe(0);
    await projector.project(task(COSTLY), 'a');
    await projector.project(task(costly(1)), 'a');
    expect([ran, closed]).toEqual([[COSTLY, COSTLY, costly(1)], 1]);
    projector.forget();
    expect(projector.keptCount()).toBe(0);
  });

  it('refuses what waits beyond an account’s share, and keeps no memory of that', async () => {
    const { thread, release } = heldThread();
    const projector = createProjector(thread);
    const asked = Array.from({ length: 30 }, (_, index) => projector.project(task(costly(index)), 'greedy'));
    const other = projector.project(task(costly(99)), 'other');
    const waiting = await Promise.race([Promise.all(asked), someTurns()]);
    release();
    const outcomes = await Promise.all(asked);
    const refused = outcomes.filter((outcome) => outcome.status === 'refused');
    // One runs, twenty wait.
    expect([waiting, refused.length]).toEqual(['some wait', 9]);
    for (const outcome of refused)
      expect(outcome).toMatchObject({ reason: 'projection_too_costly', originalKeys: ['snapshot'] });
    expect(await other).toMatchObject({ status: 'projected' });
    expect(await projector.project(task(costly(29)), 'greedy')).toMatchObject({ status: 'projected' });
  });

  it('reads a large body on the thread only', async () => {
    const { thread, ran, release } = heldThread();
    const projector = createProjector(thread);
    release();
    const large: ProjectionTask = { contentHash: 'large', body: largeBody(200_000), expression: 'snapshot.regionId' };
    expect(await projector.project(large, 'a')).toMatchObject({ status: 'projected' });
    expect(ran).toEqual(['snapshot.regionId']);
  });

  it('hands on that the thread broke, and asks it again the next time', async () => {
    let breaks = true;
    const { thread, release } = heldThread();
    release();
    const projector = createProjector({
      ...thread,
      run: async (next) => {
        if (breaks) throw new Error('the thread broke');
        return thread.run(next);
      },
    });
    await expect(projector.project(task(COSTLY), 'a')).rejects.toThrow('the thread broke');
    breaks = false;
    expect(await projector.project(task(COSTLY), 'a')).toMatchObject({ status: 'projected' });
  });
});

/** After a few turns of the loop. */
async function someTurns(): Promise<string> {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return 'some wait';
}
