import { describe, expect, it } from 'vitest';
import { fakeClock, settle } from '../../test/kit/fake-clock.ts';
import type { ChainAnswer, LanguageModel, LanguageModels } from '../ports/language-model.ts';
import { type Attempt, createModelChain } from './model-chain.ts';
import { scriptedModel, written } from './test-kit/scripted-model.ts';

const prompt = { system: 's', messages: ['m'], maxTokens: 10 };
const noAbort = (): AbortSignal => new AbortController().signal;
const hangs = (name = 'hangs') => scriptedModel(() => 'never', name);
const says = (name = 'says') => scriptedModel(() => written('So.', name), name);
const fails = (name = 'fails') => scriptedModel(() => ({ status: 'failed', reason: 'http_status' }), name);

function setup(models: readonly LanguageModel[], limits = { places: 8, waiting: 16, waitingPerAccount: 6 }) {
  const time = fakeClock();
  const attempts: Attempt[] = [];
  const chain = createModelChain({ models, ...time, limits, onAttempt: (attempt) => attempts.push(attempt) });
  return { time, attempts, chain };
}

const ask = (chain: LanguageModels, caller = 'a', signal = noAbort()) => chain.write(prompt, { caller, signal });

/** An answer, and after how many milliseconds it came. */
async function timed(work: Promise<ChainAnswer>, { clock, pass }: ReturnType<typeof fakeClock>) {
  const startedAt = clock.now();
  let end: { answer: ChainAnswer; ms: number } | undefined;
  void work.then((answer) => {
    end = { answer, ms: clock.now() - startedAt };
  });
  for (let passed = 0; end === undefined && passed < 60_000; passed += 1_000) await pass(1_000);
  if (end === undefined) throw new Error('there was no answer within a minute');
  return end;
}

describe('the chain of models', () => {
  it('asks in order and names who answered', async () => {
    const [first, second, third] = [fails('first'), says('second'), says('third')];
    const { chain, attempts } = setup([first, second, third]);
    expect(await ask(chain)).toMatchObject({ status: 'written', provider: 'second' });
    expect(third.prompts).toHaveLength(0);
    expect(attempts.map(({ provider, outcome }) => [provider, outcome])).toEqual([
      ['first', 'http_status'],
      ['second', 'written'],
    ]);
  });

  it('leaves the next one its time when one hangs, and ends within its budget when all do', async () => {
    const one = setup([hangs(), says()]);
    expect(await timed(ask(one.chain), one.time)).toMatchObject({ answer: { provider: 'says' }, ms: 11_000 });
    const all = setup([hangs('a'), hangs('b'), hangs('c')]);
    const { answer, ms } = await timed(ask(all.chain), all.time);
    expect(answer).toEqual({ status: 'unavailable', retryAfterSeconds: 10 });
    expect(ms).toBeLessThanOrEqual(22_000);
    expect(all.attempts.map(({ outcome }) => outcome)).toEqual(['timeout', 'timeout', 'timeout']);
    expect(all.time.running).toBe(0);
  });

  it('makes a prompt only for a caller that has a place, and asks no model where there is nothing to ask', async () => {
    const { chain } = setup([hangs()], { places: 1, waiting: 0, waitingPerAccount: 0 });
    void ask(chain);
    let madeCount = 0;
    const prepare = async () => {
      madeCount += 1;
      return undefined;
    };
    expect(await chain.write(prepare, { caller: 'b', signal: noAbort() })).toMatchObject({ status: 'unavailable' });
    expect(madeCount).toBe(0);
    const idle = says();
    expect([chain.busyFor('a'), chain.busyFor('b')]).toEqual([5, 5]);
    const free = setup([idle], { places: 1, waiting: 0, waitingPerAccount: 0 }).chain;
    expect(await free.write(prepare, { caller: 'b', signal: noAbort() })).toEqual({ status: 'withdrawn' });
    expect([madeCount, idle.prompts.length]).toEqual([1, 0]);
    expect(await ask(free)).toMatchObject({ status: 'written' });
  });

  it('gives its place back when the making of a prompt throws', async () => {
    const { chain } = setup([says()], { places: 1, waiting: 0, waitingPerAccount: 0 });
    const broken = () => Promise.reject(new Error('broken'));
    await expect(chain.write(broken, { caller: 'a', signal: noAbort() })).rejects.toThrow('broken');
    expect(await ask(chain)).toMatchObject({ status: 'written' });
  });

  it('passes over a model with an open circuit, without asking it', async () => {
    const dead = fails();
    const { chain, time } = setup([dead, says()]);
    for (let i = 0; i < 5; i += 1) expect(await ask(chain)).toMatchObject({ provider: 'says' });
    expect(dead.prompts).toHaveLength(3);
    await time.pass(15_000);
    await ask(chain);
    expect(dead.prompts).toHaveLength(4);
  });

  it('returns Retry-After while all circuits are open, and asks no model', async () => {
    const busy = scriptedModel(() => ({ status: 'failed', reason: 'rate_limited', waitMs: 17_000 }));
    const { chain } = setup([busy]);
    expect(await ask(chain)).toEqual({ status: 'unavailable', retryAfterSeconds: 17 });
    expect(await ask(chain)).toEqual({ status: 'unavailable', retryAfterSeconds: 17 });
    expect(busy.prompts).toHaveLength(1);
  });

  it('says when all that was written was cut off at its limit, and asks the next model first', async () => {
    const long = scriptedModel(() => ({ status: 'failed', reason: 'cut_short' }));
    expect(await ask(setup([long, fails()]).chain)).toEqual({ status: 'over_budget' });
    expect(await ask(setup([long, says()]).chain)).toMatchObject({ status: 'written' });
    expect(await ask(setup([fails()]).chain)).toMatchObject({ status: 'unavailable' });
  });

  it('aborts the model when the caller goes, and counts no failure for it', async () => {
    const aborts: boolean[] = [];
    const listens = scriptedModel(
      (_, signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            aborts.push(true);
            resolve({ status: 'failed', reason: 'aborted' });
          }),
        ),
    );
    const { chain, attempts, time } = setup([listens, says()]);
    for (let i = 0; i < 5; i += 1) {
      const owner = new AbortController();
      const answer = ask(chain, 'a', owner.signal);
      await settle();
      owner.abort();
      expect(await answer).toEqual({ status: 'aborted' });
    }
    expect(aborts).toHaveLength(5);
    expect(attempts.every(({ outcome }) => outcome === 'aborted')).toBe(true);
    expect(time.running).toBe(0);
  });

  it('answers two hundred concurrent callers on a model of five seconds, or rejects them without waiting', async () => {
    const time = fakeClock();
    const slow = scriptedModel(() => new Promise((resolve) => time.setTimer(5_000, () => resolve(written('So.')))));
    const chain = createModelChain({ models: [slow], ...time });
    const startedAt = time.clock.now();
    const ends: { status: string; ms: number }[] = [];
    for (let i = 0; i < 200; i += 1)
      void ask(chain, `caller ${i % 10}`).then(({ status }) => ends.push({ status, ms: time.clock.now() - startedAt }));
    await settle();
    const refused = ends.length;
    expect(ends.every(({ status }) => status === 'unavailable')).toBe(true);
    await time.pass(60_000);
    expect(ends).toHaveLength(200);
    expect(ends.slice(refused).every(({ status, ms }) => status === 'written' && ms <= 15_000)).toBe(true);
    expect(200 - refused).toBe(24);
  });

  it('gives up waiting with the budget, and frees what it held', async () => {
    const { chain, time } = setup([hangs()], { places: 1, waiting: 4, waitingPerAccount: 4 });
    const [first, second] = [timed(ask(chain), time), ask(chain, 'b')];
    expect((await first).answer.status).toBe('unavailable');
    expect((await second).status).toBe('unavailable');
    expect(time.running).toBe(0);
  });

  it('asks the next one when a provider breaks its promise and rejects', async () => {
    const broken = scriptedModel(() => Promise.reject(new Error('broken')));
    const { chain, attempts } = setup([broken, says()]);
    expect(await ask(chain)).toMatchObject({ provider: 'says' });
    expect(attempts[0]).toMatchObject({ outcome: 'malformed' });
  });

  it('needs a model, and has one identity for the same models in the same order', () => {
    expect(() => setup([])).toThrow(RangeError);
    expect(setup([says('a'), says('b')]).chain.identity).toBe(setup([fails('a'), fails('b')]).chain.identity);
    expect(setup([says('a'), says('b')]).chain.identity).not.toBe(setup([says('b'), says('a')]).chain.identity);
  });
});
