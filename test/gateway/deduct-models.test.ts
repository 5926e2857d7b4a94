import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModelAnalyst } from '../../src/analysis/situation/model-analyst.ts';
import { crisisSnapshot } from '../../src/analysis/test-kit/gulf-material.ts';
import { inMemorySnapshotSource } from '../../src/analysis/test-kit/in-memory-snapshot-source.ts';
import { scriptedModels } from '../../src/analysis/test-kit/scripted-models.ts';
import { soberPlan } from '../../src/analysis/test-kit/scripted-plans.ts';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import { createAnthropic } from '../../src/language-models/anthropic.ts';
import { type Connections, openConnections } from '../../src/language-models/connections.ts';
import { createModelChain } from '../../src/language-models/model-chain.ts';
import { createOpenAiCompatible } from '../../src/language-models/openai-compatible.ts';
import { createPostJson } from '../../src/language-models/post-json.ts';
import {
  type Manner,
  type ModelSimulator,
  startModelSimulator,
} from '../../src/language-models/test-kit/model-simulator.ts';
import { createLog } from '../../src/main/log.ts';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import { fakeClock } from '../kit/fake-clock.ts';
import { bodyOf, createWorld, DEDUCT, headerOf, JSON_TYPE } from './world.ts';

const SECRET = 'sk-s3cret-of-the-operator';
/** Deductions a day in these tests; requests never stand in the way. */
const QUOTA = 2;
const LIMITS = {
  ...DEFAULT_LIMITS,
  plans: DEFAULT_LIMITS.plans.map((plan) =>
    plan.planKey === 'pro_monthly' ? { ...plan, requestsPerMinute: 1_000, deductionsPerUtcDay: QUOTA } : plan,
  ),
};
const shelf = inMemorySnapshotSource([crisisSnapshot()]);

let simulators: { readonly chat: ModelSimulator; readonly messages: ModelSimulator };
let connections: Connections;
beforeAll(async () => {
  simulators = { chat: await startModelSimulator('chat'), messages: await startModelSimulator('messages') };
  connections = openConnections();
});
afterAll(async () => {
  await connections.close();
  await simulators.chat.close();
  await simulators.messages.close();
});

/** The whole way from a request to an endpoint on loopback and back; time passes when the test says so. */
async function setup(manner: Manner, { fallsBack = false, second = manner } = {}) {
  simulators.chat.behave(manner);
  simulators.messages.behave(second);
  const time = fakeClock();
  const lines: string[] = [];
  const log = createLog('debug', 'live', { sample: 1, destination: { write: (line) => void lines.push(line) } });
  const post = createPostJson(connections.dispatcher, time.clock.now);
  const named = { model: 'small', apiKey: SECRET };
  const chain = createModelChain({
    models: [
      createOpenAiCompatible({ provider: 'openai', baseUrl: simulators.chat.baseUrl, ...named }, post),
      createAnthropic({ provider: 'anthropic', baseUrl: simulators.messages.baseUrl, ...named }, post),
    ],
    ...time,
    onAttempt: ({ outcome, ...facts }) => log.warn('an attempt', { outcome, ...facts }),
  });
  const analyst = createModelAnalyst({ models: chain, snapshots: shelf, clock: time.clock, fallsBack });
  const world = createWorld({
    gateway: {
      limits: LIMITS,
      onAnswer: (entry) => log.request(entry),
      // Of the process on every run: a server would count by the time that really passes.
      counters: { local: createMemoryLimiter(time) },
    },
    handlers: { analyst },
  });
  const key = await world.newKey('acme', 'pro_monthly');
  const ask = (signal = new AbortController().signal) =>
    world.send({
      method: 'POST',
      target: DEDUCT,
      key,
      headers: [JSON_TYPE],
      body: '{"query":"Will Hormuz stay closed?"}',
      signal,
    });
  return { time, lines, ask, world };
}

/** Lets a slow endpoint's time run out: the clock passes while the answer is not there. */
async function answered<T>(work: Promise<T>, { pass }: ReturnType<typeof fakeClock>): Promise<T> {
  let isThere = false;
  void work.finally(() => {
    isThere = true;
  });
  for (let passedMs = 0; !isThere && passedMs < 60_000; passedMs += 250) {
    await new Promise((resolve) => setImmediate(resolve));
    await pass(isQuick(passedMs) ? 0 : 250);
  }
  return work;
}

/** The first rounds are for an endpoint that answers immediately. */
const isQuick = (passedMs: number): boolean => passedMs < 10_000;

const FAULTS: readonly (readonly [string, Manner])[] = [
  ['hangs', { kind: 'hangs' }],
  ['drips', { kind: 'drips' }],
  ['sends five megabytes', { kind: 'floods', bytes: 5_000_000 }],
  ['sends nothing', { kind: 'raw', status: 200, body: '' }],
  ['sends HTML', { kind: 'raw', status: 200, body: '<html></html>' }],
  ['says 429', { kind: 'raw', status: 429, body: SECRET, headers: { 'retry-after': '17' } }],
  ['breaks off', { kind: 'resets' }],
  ['sends half a document', { kind: 'raw', status: 200, body: '{"choices":' }],
  ['refuses', { kind: 'refuses' }],
  ['says 500 and the key', { kind: 'raw', status: 500, body: SECRET }],
];

describe('a model that', () => {
  it.each(FAULTS)('%s is a 503 with Retry-After, within the budget and without its cost', async (_, manner) => {
    const { ask, time, lines, world } = await setup(manner);
    const startedAt = time.clock.now();
    const answer = await answered(ask(), time);
    expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([503, 'model_unavailable']);
    expect(bodyOf(answer)).toMatchObject({ error: 'model_unavailable' });
    expect(Number(headerOf(answer, 'Retry-After'))).toBeGreaterThanOrEqual(1);
    expect(headerOf(answer, 'RateLimit')).toContain(`"model-day";r=${QUOTA}`);
    expect(time.clock.now() - startedAt).toBeLessThanOrEqual(25_000);
    expect(lines.join('')).toContain('an attempt');
    expect(lines.join('')).not.toContain('s3cret');
    expect(world.errors).toEqual([]);
  });

  it.each(FAULTS)('%s is passed over where the built-in analyst may answer', async (_, manner) => {
    const { ask, time } = await setup(manner, { fallsBack: true });
    const answer = await answered(ask(), time);
    expect(answer.status).toBe(200);
    expect(bodyOf(answer)).toMatchObject({ provider: 'builtin', analysis: expect.stringContaining('Hormuz') });
    expect(headerOf(answer, 'X-Fallback-Reason')).toBe('model_unavailable');
    expect(headerOf(answer, 'RateLimit')).toContain(`"model-day";r=${QUOTA}`);
  });

  it.each<[string, Manner, string]>([
    ['writes no plan', { kind: 'says', text: 'All is calm.' }, 'unusable_plan'],
    ['writes more than it may', { kind: 'stops early', text: 'It is' }, 'budget'],
  ])('%s is no 503: the built-in analyst answers, says why, and no run is spent', async (_, manner, reason) => {
    const { ask, time } = await setup(manner);
    const answer = await answered(ask(), time);
    expect([answer.status, headerOf(answer, 'X-Fallback-Reason')]).toEqual([200, reason]);
    expect(Object.keys(Object(bodyOf(answer)))).toEqual(['analysis', 'model', 'provider']);
    expect(bodyOf(answer)).toMatchObject({ provider: 'builtin' });
    expect(headerOf(answer, 'RateLimit')).toContain(`"model-day";r=${QUOTA}`);
  });
});

describe('a model that answers', () => {
  it('is named when another failed before it, and costs one run for all who ask the same', async () => {
    const { ask, time } = await setup(
      { kind: 'resets' },
      { second: { kind: 'says', text: await plan(), model: 'large-4' } },
    );
    const answer = await answered(ask(), time);
    expect([answer.status, bodyOf(answer)]).toMatchObject([200, { provider: 'anthropic', model: 'large-4' }]);
    expect(headerOf(answer, 'X-Fallback-Reason')).toBeUndefined();
    expect(JSON.stringify(bodyOf(answer))).not.toMatch(/think|7777/);
    expect(headerOf(answer, 'RateLimit')).toContain(`"model-day";r=${QUOTA - 1}`);
    const again = await answered(ask(), time);
    expect(bodyOf(again)).toEqual(bodyOf(answer));
    expect(headerOf(again, 'RateLimit')).toContain(`"model-day";r=${QUOTA - 1}`);
  });

  it('is abandoned immediately when the caller disconnects', async () => {
    const { ask, time } = await setup({ kind: 'hangs' });
    const before = { received: simulators.chat.received.length, closed: simulators.chat.closed };
    const leaving = new AbortController();
    const answer = ask(leaving.signal);
    while (simulators.chat.received.length === before.received) await new Promise((resolve) => setImmediate(resolve));
    leaving.abort();
    expect((await answer).status).toBe(503);
    while (simulators.chat.closed === before.closed) await new Promise((resolve) => setImmediate(resolve));
    expect(time.running).toBe(0);
  });
});

/** What a sober model writes of this question, with thinking before it. */
async function plan(): Promise<string> {
  const models = scriptedModels(soberPlan);
  const { clock } = fakeClock();
  const analyst = createModelAnalyst({ models, snapshots: shelf, clock, fallsBack: false });
  await analyst.analyse({ query: 'Will Hormuz stay closed?' }, new AbortController().signal);
  const [prompt] = models.prompts;
  if (prompt === undefined) throw new Error('a prompt was expected');
  return `<think>7777 ships</think>\n${soberPlan(prompt)}`;
}
