import { describe, expect, it } from 'vitest';
import type { SetTimer } from '../../src/concurrency/deadline.ts';
import type { Analyst, Question } from '../../src/ports/analyst.ts';
import { neverTimer } from '../kit/fake-clock.ts';
import { bodyOf, createWorld, DEDUCT, headerOf, JSON_TYPE } from './world.ts';

async function ask(analyst: Analyst, body: unknown, setTimer: SetTimer = neverTimer) {
  const world = createWorld({
    handlers: { analyst, setTimer },
  });
  const key = await world.newKey('acme', 'pro_monthly');
  const sent = { method: 'POST', target: DEDUCT, key, headers: [JSON_TYPE], body: JSON.stringify(body) };
  return { answer: await world.send(sent), errors: world.errors };
}

const pastTimer: SetTimer = (_ms, run) => {
  run();
  return () => undefined;
};

const answering = (analysis: string, seen: Question[] = []): Analyst => ({
  analyse: async (question) => {
    seen.push(question);
    return { status: 'answered', analysis, model: 'm', provider: 'p' };
  },
});

describe('DeductSituation', () => {
  it('hands the trimmed question on and names what answered', async () => {
    const seen: Question[] = [];
    const { answer } = await ask(answering('So.', seen), { query: ' why ', geoContext: '  ', framework: ' ach ' });
    expect(answer.status).toBe(200);
    expect(seen).toEqual([{ query: 'why', framework: 'ach', askedBy: 'acme' }]);
    expect(bodyOf(answer)).toEqual({ analysis: 'So.', model: 'm', provider: 'p' });
  });

  it('never answers 200 with an empty analysis', async () => {
    const { answer } = await ask(answering(' \n'), { query: 'why' });
    expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([503, 'model_unavailable']);
  });

  it('says when no model answered and when to come back', async () => {
    const { answer } = await ask(
      { analyse: async () => ({ status: 'unavailable', retryAfterSeconds: 7 }) },
      { query: 'why' },
    );
    expect([answer.status, headerOf(answer, 'Retry-After')]).toEqual([503, '7']);
    expect(bodyOf(answer)).toEqual({ error: 'model_unavailable', message: expect.any(String) });
  });

  it('starts no timer and asks nothing where the analyst refuses immediately', async () => {
    const deadlines: number[] = [];
    const seen: Question[] = [];
    const full: Analyst = {
      ...answering('So.', seen),
      refusal: () => ({ status: 'unavailable', retryAfterSeconds: 5 }),
    };
    const setTimer: SetTimer = (ms, run) => {
      deadlines.push(ms);
      return neverTimer(ms, run);
    };
    const world = createWorld({ handlers: { analyst: full, setTimer } });
    const key = await world.newKey('acme', 'pro_monthly');
    const answer = await world.send({
      method: 'POST',
      target: DEDUCT,
      key,
      headers: [JSON_TYPE],
      body: '{"query":"why"}',
    });
    expect([answer.status, headerOf(answer, 'Retry-After'), seen, deadlines]).toEqual([503, '5', [], []]);
  });

  it('ends at its budget and aborts the analyst', async () => {
    let fire: () => void = () => undefined;
    const setTimer: SetTimer = (_ms, run) => {
      fire = run;
      return () => undefined;
    };
    const stuck: Analyst = {
      analyse: (_, signal) => {
        fire();
        expect(signal.aborted).toBe(true);
        return new Promise(() => undefined);
      },
    };
    const { answer } = await ask(stuck, { query: 'why' }, setTimer);
    expect(answer.status).toBe(503);
  });

  it('has 25 s from question to answer', async () => {
    const asked: number[] = [];
    const setTimer: SetTimer = (ms, run) => {
      asked.push(ms);
      return neverTimer(ms, run);
    };
    const world = createWorld({ handlers: { analyst: answering('So.'), setTimer } });
    const key = await world.newKey('acme', 'pro_monthly');
    const sent = { method: 'POST', target: DEDUCT, key, headers: [JSON_TYPE], body: '{"query":"why"}' };
    expect([(await world.send(sent)).status, asked]).toEqual([200, [25_000]]);
  });

  it.each([
    ['query', 500],
    ['geoContext', 2_000],
    ['framework', 2_000],
  ])('names %s when it is over-long, and hands it on whole up to its limit', async (field, limit) => {
    // One code point, two UTF-16 units, four bytes.
    const text = (count: number) => '𝒢'.repeat(count);
    const seen: Question[] = [];
    const whole = await ask(answering('So.', seen), { query: 'why', [field]: ` ${text(limit)} ` });
    expect(whole.answer.status).toBe(200);
    expect(seen).toMatchObject([{ [field]: text(limit) }]);
    const over = await ask(answering('So.', seen), { query: 'why', [field]: text(limit + 1) });
    expect(over.answer.status).toBe(400);
    expect(bodyOf(over.answer)).toMatchObject({ violations: [{ field }] });
    expect(seen).toHaveLength(1);
  });

  it('is aborted when its caller leaves', async () => {
    const leaving = new AbortController();
    let received: AbortSignal | undefined;
    const world = createWorld({
      handlers: {
        analyst: {
          analyse: (_, signal) => {
            received = signal;
            leaving.abort();
            return new Promise(() => undefined);
          },
        },
      },
    });
    const key = await world.newKey('acme', 'pro_monthly');
    const headers = [JSON_TYPE];
    const body = '{"query":"why"}';
    await world.send({ method: 'POST', target: DEDUCT, key, headers, body, signal: leaving.signal });
    expect(received?.aborted).toBe(true);
  });

  it('leaves no rejection unhandled when the caller disconnects before the analyst begins', async () => {
    const unhandled: unknown[] = [];
    const record = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', record);
    const careful: Analyst = {
      analyse: async (_, signal) => {
        signal.throwIfAborted();
        throw new Error('the signal was not handed on');
      },
    };
    const { answer, errors } = await ask(careful, { query: 'why' }, pastTimer);
    // Node reports unhandled rejections once the microtask queue is empty.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', record);
    expect([answer.status, errors, unhandled]).toEqual([503, [], []]);
  });

  it('answers 500 without a word of the cause when the analyst breaks', async () => {
    const broken: Analyst = { analyse: () => Promise.reject(new Error('secret path /x')) };
    const { answer, errors } = await ask(broken, { query: 'why' });
    expect(answer.status).toBe(500);
    expect(bodyOf(answer)).toEqual({ message: 'Internal error' });
    expect(errors).toHaveLength(1);
  });
});
