import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModelAnalyst } from '../../src/analysis/situation/model-analyst.ts';
import { crisisSnapshot } from '../../src/analysis/test-kit/gulf-material.ts';
import { inMemorySnapshotSource } from '../../src/analysis/test-kit/in-memory-snapshot-source.ts';
import { scriptedModels } from '../../src/analysis/test-kit/scripted-models.ts';
import { soberPlan } from '../../src/analysis/test-kit/scripted-plans.ts';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import type { Analyst } from '../../src/ports/analyst.ts';
import { bodyText, createWorld, DEDUCT, JSON_TYPE, type World } from './world.ts';

const EVENTS = { Accept: 'text/event-stream' };
const shelf = inMemorySnapshotSource([crisisSnapshot()]);
const QUOTA = 3;
const LIMITS = {
  ...DEFAULT_LIMITS,
  plans: DEFAULT_LIMITS.plans.map((plan) =>
    plan.planKey === 'pro_monthly' ? { ...plan, requestsPerMinute: 1_000, deductionsPerUtcDay: QUOTA } : plan,
  ),
};

/** What is asked next, by the query: each test says who answers. */
const analysts = new Map<string, Analyst>();
let world: World;
let server: HttpServer;
let count = 0;

beforeAll(async () => {
  const analyst: Analyst = {
    analyse: async (question, signal, onProgress) => {
      const chosen = analysts.get(question.query);
      if (chosen === undefined) throw new Error('no analyst is registered for the question');
      return chosen.analyse({ ...question, query: 'Will Hormuz stay closed?' }, signal, onProgress);
    },
  };
  world = createWorld({ gateway: { limits: LIMITS }, handlers: { analyst } });
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** A question of an account of its own. */
async function asker(analyst: Analyst) {
  count += 1;
  const query = `case ${count}`;
  analysts.set(query, analyst);
  const key = await world.newKey(`account-${count}`, 'pro_monthly');
  const body = JSON.stringify({ query });
  const ask = (headers: Record<string, string> = EVENTS, signal = new AbortController().signal) =>
    fetch(`${server.url}${DEDUCT}`, {
      method: 'POST',
      body,
      signal,
      headers: { 'Content-Type': 'application/json', 'X-Service-Key': key, ...headers },
    });
  return { ask, key, body };
}

interface StreamEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

function eventsOf(text: string): readonly StreamEvent[] {
  expect(text.endsWith('\n\n')).toBe(true);
  return text
    .slice(0, -2)
    .split('\n\n')
    .map((written) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(written) ?? [];
      return { event, data: JSON.parse(data) };
    });
}

const drafting = (draft: Parameters<typeof scriptedModels>[0], fallsBack = false): Analyst =>
  createModelAnalyst({
    models: scriptedModels(draft),
    snapshots: shelf,
    clock: { now: () => 0 },
    fallsBack,
  });

describe('an answer as events', () => {
  it('ends with the JSON that is answered without events, and sends only sections of it before', async () => {
    const { ask } = await asker(drafting(soberPlan));
    const response = await ask();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect([response.headers.get('cache-control'), response.headers.get('vary')]).toEqual([
      'no-store',
      'Origin, Accept',
    ]);
    expect(response.headers.get('x-request-id')).not.toBeNull();
    expect(response.headers.get('ratelimit')).toContain('"model-day"');
    const events = eventsOf(await response.text());
    const plain: { analysis: string } = JSON.parse(await (await ask({})).text());
    expect(events.at(-1)).toEqual({ event: 'answer', data: plain });
    const stages = events.flatMap(({ event, data }) => (event === 'progress' ? [data.stage] : []));
    expect(stages).toEqual(['retrieved', 'drafting', 'checking']);
    const sections = events.filter(({ event }) => event === 'section').map(({ data }) => String(data.markdown));
    expect(sections.length).toBeGreaterThanOrEqual(3);
    expect(sections.filter((section) => !plain.analysis.includes(section))).toEqual([]);
  });

  it('never carries a word that a model wrote', async () => {
    const { ask } = await asker(
      drafting(
        (prompt) => `Ruritania won 9931 wars.\n${soberPlan(prompt)}\n## What it means\nSee https://evil.example [c1].`,
      ),
    );
    const text = await (await ask()).text();
    expect(eventsOf(text).at(-1)?.event).toBe('answer');
    expect(text).not.toMatch(/Ruritania|9931|evil/);
    const spoilt = await asker(drafting(() => '## Bottom line\nRuritania won [e1].'));
    const events = eventsOf(await (await spoilt.ask()).text());
    expect(events.at(-1)).toMatchObject({ event: 'answer', data: { provider: 'builtin' } });
    expect(JSON.stringify(events)).not.toContain('Ruritania');
  });

  it('begins while the model still works', async () => {
    let finish: () => void = () => undefined;
    const slow = drafting(
      (prompt) =>
        new Promise<string>((resolve) => {
          finish = () => resolve(soberPlan(prompt));
        }),
    );
    const { ask } = await asker(slow);
    const response = await ask();
    const reader = response.body?.getReader();
    let text = '';
    for (let isDone = false; !isDone; ) {
      const piece = await reader?.read();
      if (piece === undefined) throw new Error('a stream was expected');
      text += piece.value === undefined ? '' : new TextDecoder().decode(piece.value);
      isDone = piece.done;
      if (text.includes('drafting') && !text.includes('checking')) {
        expect(text).toContain('event: section');
        expect(text).toContain('Read as: a likelihood');
        finish();
      }
    }
    expect(eventsOf(text).at(-1)?.event).toBe('answer');
  });

  it('is a stream of one event for an operation without progress', async () => {
    const silent: Analyst = {
      analyse: async () => ({ status: 'answered', analysis: 'So.', model: 'm', provider: 'builtin' }),
    };
    const { ask } = await asker(silent);
    expect(await (await ask()).text()).toBe(
      'event: answer\ndata: {"analysis":"So.","model":"m","provider":"builtin"}\n\n',
    );
  });

  it('keeps the status of what is refused before anything is certain', async () => {
    const { ask, key } = await asker(drafting(() => ({ status: 'unavailable', retryAfterSeconds: 7 })));
    const unavailable = await (
      await asker({ analyse: async () => ({ status: 'unavailable', retryAfterSeconds: 7 }) })
    ).ask();
    expect([unavailable.status, unavailable.headers.get('retry-after')]).toEqual([503, '7']);
    expect(unavailable.headers.get('content-type')).toContain('application/json');
    expect((await ask({ ...EVENTS, 'X-Service-Key': 'baro_live_wrong' })).status).toBe(401);
    const wrong = await fetch(`${server.url}${DEDUCT}`, {
      method: 'POST',
      body: JSON.stringify({ query: 'x'.repeat(501) }),
      headers: { 'Content-Type': 'application/json', 'X-Service-Key': key, ...EVENTS },
    });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { violations: [{ field: 'query' }] }]);
  });

  it('ends with the failure, its status and body, once it has begun', async () => {
    const { ask } = await asker(drafting(() => ({ status: 'unavailable', retryAfterSeconds: 7 })));
    const response = await ask();
    expect(response.status).toBe(200);
    const body = { error: 'model_unavailable', message: expect.any(String) };
    expect(eventsOf(await response.text()).at(-1)).toEqual({
      event: 'failure',
      data: { status: 503, code: 'model_unavailable', retryAfterSeconds: 7, body },
    });
    const broken: Analyst = {
      analyse: async (_, __, onProgress) => {
        onProgress?.({ stage: 'drafting' });
        throw new Error('secret path /x');
      },
    };
    const text = await (await (await asker(broken)).ask()).text();
    expect(eventsOf(text).at(-1)).toMatchObject({ event: 'failure', data: { status: 500 } });
    expect(text).not.toContain('secret');
    expect(world.errors.splice(0)).toHaveLength(1);
  });

  it('says why no model wrote the answer, once its headers are sent', async () => {
    const { ask } = await asker(drafting(() => 'All is calm.'));
    const response = await ask();
    expect(response.headers.get('x-fallback-reason')).toBeNull();
    expect(eventsOf(await response.text())).toContainEqual({
      event: 'progress',
      data: { stage: 'fallback', reason: 'unusable_plan' },
    });
  });

  it('costs what the answer costs without events, and gives back what a failure had reserved', async () => {
    const { ask } = await asker(drafting(soberPlan));
    await (await ask()).text();
    const failing = await asker(drafting(() => ({ status: 'unavailable', retryAfterSeconds: 1 })));
    for (let turn = 0; turn <= QUOTA; turn += 1) await (await failing.ask()).text();
    expect((await failing.ask()).status).toBe(200);
    // From memory: a run is reserved, and returned.
    expect((await ask({})).headers.get('ratelimit')).toContain(`"model-day";r=${QUOTA - 1}`);
  });

  it('is run once under a key, and replayed as JSON or as one event, as the caller wants it', async () => {
    let runs = 0;
    const counting: Analyst = {
      analyse: async (_, __, onProgress) => {
        runs += 1;
        onProgress?.({ stage: 'drafting' });
        return { status: 'answered', analysis: 'So.', model: 'm', provider: 'p' };
      },
    };
    const { ask } = await asker(counting);
    const named = { 'Idempotency-Key': 'k-1' };
    const first = await ask({ ...EVENTS, ...named });
    expect(first.headers.get('idempotent-replayed')).toBe('false');
    const answer = eventsOf(await first.text()).at(-1)?.data;
    const plain = await ask(named);
    expect([plain.headers.get('idempotent-replayed'), await plain.json()]).toEqual(['true', answer]);
    const replayed = await ask({ ...EVENTS, ...named });
    expect(replayed.headers.get('content-type')).toBe('text/event-stream');
    expect(eventsOf(await replayed.text())).toEqual([{ event: 'answer', data: answer }]);
    expect(runs).toBe(1);
  });

  it('calls the model off when its reader leaves', async () => {
    const signals: AbortSignal[] = [];
    const leaving = new AbortController();
    const hanging: Analyst = {
      analyse: (_, signal, onProgress) => {
        signals.push(signal);
        onProgress?.({ stage: 'drafting' });
        return new Promise(() => undefined);
      },
    };
    const { ask } = await asker(hanging);
    await ask(EVENTS, leaving.signal);
    const gone = new Promise<void>((resolve) => signals[0]?.addEventListener('abort', () => resolve()));
    leaving.abort();
    await gone;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it.each(['application/json', 'text/event-stream;q=0.5, application/json', '*/*', 'text/*', 'text/event-stream;q=0'])(
    'is plain JSON for Accept: %s',
    async (accept) => {
      const { ask } = await asker(drafting(soberPlan));
      const response = await ask({ Accept: accept });
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(await response.json()).toMatchObject({ provider: 'scripted' });
    },
  );

  it('is whole where the way to the caller cannot carry a stream', async () => {
    const { key, body } = await asker(drafting(soberPlan));
    const headers = [JSON_TYPE, ['Accept', 'text/event-stream'] satisfies [string, string]];
    const answer = await world.send({ method: 'POST', target: DEDUCT, key, headers, body });
    expect(eventsOf(bodyText(answer)).map(({ event }) => event)).toEqual(['answer']);
  });
});
