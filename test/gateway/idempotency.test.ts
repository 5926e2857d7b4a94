import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import type { GatewayParts } from '../../src/gateway/create-gateway.ts';
import type { Answer } from '../../src/gateway/exchange.ts';
import type { Analyst } from '../../src/ports/analyst.ts';
import { BATCH, bodyOf, bodyText, createWorld, DEDUCT, headerOf, JSON_TYPE, type Sent, SNAPSHOT } from './world.ts';

const answered = { status: 'answered', analysis: 'So.', model: 'm', provider: 'openrouter' } as const;
const PATIENT = {
  ...DEFAULT_LIMITS,
  plans: DEFAULT_LIMITS.plans.map((plan) => ({ ...plan, requestsPerMinute: 1_000 })),
};

/** A world whose analyst counts its runs, and a way to ask it under a key. */
async function setup(analyse: Analyst['analyse'] = async () => answered, gateway: Partial<GatewayParts> = {}) {
  let runs = 0;
  const counting: Analyst['analyse'] = (question, signal) => {
    runs += 1;
    return analyse(question, signal);
  };
  const world = createWorld({
    gateway: { limits: PATIENT, ...gateway },
    handlers: { analyst: { analyse: counting } },
  });
  const key = await world.newKey('acme', 'pro_monthly');
  const ask = (idempotencyKey: string, body = '{"query":"why"}', more: Partial<Sent> = {}) =>
    world.send({
      method: 'POST',
      target: DEDUCT,
      key,
      body,
      headers: [JSON_TYPE, ['Idempotency-Key', idempotencyKey]],
      ...more,
    });
  const batch = (idempotencyKey: string, path: string) =>
    ask(idempotencyKey, JSON.stringify({ operations: [{ path }] }), { target: BATCH });
  return { world, key, ask, batch, runs: () => runs };
}

const verdict = (answer: Answer) => [answer.status, headerOf(answer, 'X-Error-Code')];
const replayed = (answer: Answer) => headerOf(answer, 'Idempotent-Replayed');
const left = (answer: Answer) => Number(/"model-day";r=(\d+)/.exec(headerOf(answer, 'RateLimit') ?? '')?.[1]);
const remaining = (answer: Answer) => Number(headerOf(answer, 'X-RateLimit-Remaining'));
const MENA = `${SNAPSHOT}?region_id=mena`;

/** An analyst that waits until it is let go. */
function held() {
  const gate = new EventEmitter();
  const open = once(gate, 'open');
  return { analyse: () => open.then(() => answered), letGo: () => gate.emit('open') };
}

describe('a request with an idempotency key', () => {
  it('is executed once and then replayed: status, body, Content-Type and nothing else', async () => {
    const { ask, runs } = await setup();
    const first = await ask('k');
    const second = await ask('k');
    expect([first.status, replayed(first), headerOf(first, 'Idempotency-Key')]).toEqual([200, 'false', 'k']);
    expect([second.status, replayed(second), headerOf(second, 'Idempotency-Key')]).toEqual([200, 'true', 'k']);
    expect(Buffer.concat(second.pieces).equals(Buffer.concat(first.pieces))).toBe(true);
    expect(headerOf(second, 'Content-Type')).toBe(headerOf(first, 'Content-Type'));
    const own = second.headers.map(([name]) => name).filter((name) => !/ratelimit|vary/i.test(name));
    expect(own).toEqual([
      'Content-Type',
      'Idempotency-Key',
      'Idempotent-Replayed',
      'X-Request-Id',
      'X-Content-Type-Options',
    ]);
    expect(runs()).toBe(1);
  });

  it('is executed once among 100 concurrent requests, while the others are asked to wait', async () => {
    const { analyse, letGo } = held();
    const { ask, runs } = await setup(analyse);
    const all = Array.from({ length: 100 }, () => ask('k'));
    const early = Promise.race(all);
    expect(verdict(await early)).toEqual([409, 'idempotency_conflict']);
    letGo();
    const answers = await Promise.all(all);
    expect(runs()).toBe(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const conflict of answers.filter(({ status }) => status !== 200)) {
      expect(verdict(conflict)).toEqual([409, 'idempotency_conflict']);
      expect(headerOf(conflict, 'Retry-After')).toMatch(/^[1-9]\d*$/);
      expect(bodyOf(conflict)).toEqual({ error: 'idempotency_conflict', message: expect.any(String) });
    }
    expect(replayed(await ask('k'))).toBe('true');
  });

  it('is echoed by every answer to it, whatever it is, and says which one is a replay', async () => {
    const { analyse, letGo } = held();
    const { ask } = await setup(analyse);
    const seen = async (key: string, body?: string, more?: Partial<Sent>) => {
      const answer = await ask(key, body, more);
      return [answer.status, headerOf(answer, 'Idempotency-Key'), replayed(answer)];
    };
    const first = seen('k');
    expect(await seen('k')).toEqual([409, 'k', 'false']);
    expect(await seen('k', '{')).toEqual([422, 'k', 'false']);
    expect(await seen('b', '{')).toEqual([400, 'b', 'false']);
    expect(await seen('m', '{}', { headers: [['Idempotency-Key', 'm']] })).toEqual([415, 'm', 'false']);
    letGo();
    expect(await first).toEqual([200, 'k', 'false']);
    expect(await seen('k')).toEqual([200, 'k', 'true']);
  });

  it('refuses another body or path under the same key, also while the first runs', async () => {
    const { analyse, letGo } = held();
    const { ask, batch, runs } = await setup(analyse);
    const first = ask('k');
    for (const when of ['running', 'kept']) {
      for (const other of [
        await ask('k', '{"query":"how"}'),
        await ask('k', '{"query":"why"} '),
        await batch('k', MENA),
      ]) {
        expect([...verdict(other), when]).toEqual([422, 'idempotency_key_reused', when]);
        expect(bodyOf(other)).toEqual({ error: 'idempotency_key_reused', message: expect.any(String) });
      }
      letGo();
      await first;
    }
    expect(runs()).toBe(1);
  });

  it('is the same request with a trailing slash and with another credential of the account', async () => {
    const { world, ask, runs } = await setup();
    await ask('k');
    expect(replayed(await ask('k', undefined, { target: `${DEDUCT}/` }))).toBe('true');
    expect(replayed(await ask('k', undefined, { key: await world.newKey('acme', 'pro_monthly') }))).toBe('true');
    expect(runs()).toBe(1);
  });

  it('never meets that of another account', async () => {
    const { world, ask, runs } = await setup();
    await ask('k', '{"query":"how"}');
    const other = await ask('k', '{"query":"why"}', { key: await world.newKey('rival', 'pro_monthly') });
    expect([other.status, replayed(other), runs()]).toEqual([200, 'false', 2]);
  });

  it('is executed again after 24 hours', async () => {
    const { world, ask, runs } = await setup();
    await ask('k');
    world.clock.time += 86_399_999;
    expect(replayed(await ask('k'))).toBe('true');
    world.clock.time += 1;
    expect(replayed(await ask('k', '{"query":"how"}'))).toBe('false');
    expect(runs()).toBe(2);
  });

  it('whose caller leaves before there is an answer frees the key', async () => {
    const leaving = new AbortController();
    const { ask, runs } = await setup(async () => {
      leaving.abort();
      return answered;
    });
    await ask('k', undefined, { signal: leaving.signal });
    expect([replayed(await ask('k')), runs()]).toEqual(['false', 2]);
  });
});

describe('an answer is not kept', () => {
  it.each<readonly [string, Analyst['analyse'], number]>([
    ['of a model that fails', async () => ({ status: 'unavailable', retryAfterSeconds: 1 }), 503],
    ['of a handler that breaks', () => Promise.reject(new Error('broken')), 500],
  ])('%s', async (_, analyse, status) => {
    const { ask, runs } = await setup(analyse);
    for (const run of [1, 2]) {
      const answer = await ask('k');
      expect([answer.status, replayed(answer), runs()]).toEqual([status, 'false', run]);
    }
  });

  it.each([
    ['{"query":""}', 400],
    ['{', 400],
    ['{}', 400],
  ])('to a body that breaks a rule: %s', async (body, status) => {
    const { world, ask } = await setup();
    const answer = await ask('k', body);
    expect([answer.status, replayed(answer), world.idempotency.slots.size]).toEqual([status, 'false', 0]);
    expect((await ask('k')).status).toBe(200);
  });

  it('that the quota of model runs refused', async () => {
    const plans = PATIENT.plans.map((plan) => ({ ...plan, deductionsPerUtcDay: 0 }));
    const { world, ask, runs } = await setup(undefined, { limits: { ...PATIENT, plans } });
    expect((await ask('k')).status).toBe(429);
    expect([world.idempotency.slots.size, runs()]).toEqual([0, 0]);
  });

  it.each([
    ['whose store was away', MENA],
    ['whose snapshot is not there yet', `${SNAPSHOT}?region_id=global`],
  ])('of a batch with an operation %s', async (_, path) => {
    const { world, batch } = await setup();
    world.snapshots.isDown = path === MENA;
    const first = await batch('k', path);
    expect([first.status, Object(bodyOf(first)).failed, replayed(first)]).toEqual([200, 1, 'false']);
    expect(replayed(await batch('k', path))).toBe('false');
  });
});

describe('an account whose kept answers fill the store', () => {
  const noise = (seed: number) => createHash('shake256', { outputLength: 300_000 }).update(`${seed}`).digest('base64');

  it('is refused a new key before anything runs, and goes on with those it has and without one', async () => {
    let count = 0;
    const { world, ask, runs } = await setup(async () => {
      count += 1;
      return { ...answered, analysis: noise(count) };
    });
    const limit = { limitBytes: 1_300_000, reserveBytes: 500_000 };
    world.idempotency.limit = limit;
    const first = [await ask('a'), await ask('b'), await ask('c')].map(({ status }) => status);
    expect([first, runs()]).toEqual([[200, 200, 200], 3]);
    const refused = await ask('d');
    expect(verdict(refused)).toEqual([429, 'idempotency_store_full']);
    expect(bodyOf(refused)).toEqual({ error: 'idempotency_store_full', message: expect.any(String) });
    expect(headerOf(refused, 'Retry-After')).toBe(String(90_000));
    expect([replayed(await ask('a')), replayed(refused), runs()]).toEqual(['true', 'false', 3]);
    expect(verdict(await ask('a', '{"query":"how"}'))).toEqual([422, 'idempotency_key_reused']);
    expect((await ask('', undefined, { headers: [JSON_TYPE] })).status).toBe(200);
    const rival = await world.newKey('rival', 'pro_monthly');
    expect((await ask('d', undefined, { key: rival })).status).toBe(200);
    world.clock.time += 90_000_000;
    expect([(await ask('d')).status, replayed(await ask('d'))]).toEqual([200, 'true']);
  });
});

describe('a batch', () => {
  it('is replayed byte for byte, also when an operation was refused for good', async () => {
    const { batch, world } = await setup();
    for (const path of [MENA, `${SNAPSHOT}?region_id=nowhere`, '/nothing']) {
      const first = await batch(path, path);
      world.snapshots.latest.clear();
      const second = await batch(path, path);
      expect([replayed(first), replayed(second)]).toEqual(['false', 'true']);
      expect(bodyText(second)).toBe(bodyText(first));
    }
  });

  it('counts one request when it is replayed, and is refused above the limit', async () => {
    const plans = PATIENT.plans.map((plan) => ({ ...plan, requestsPerMinute: 3 }));
    const { batch } = await setup(undefined, { limits: { ...PATIENT, plans } });
    await batch('k', MENA);
    const second = await batch('k', MENA);
    expect([replayed(second), remaining(second)]).toEqual(['true', 1]);
    expect(remaining(await batch('k', MENA))).toBe(0);
    expect(verdict(await batch('k', MENA))).toEqual([429, 'rate_limited']);
  });

  it('runs without the store, and says so', async () => {
    const { world, batch } = await setup();
    world.idempotency.isDown = true;
    for (const _ of [1, 2]) {
      const answer = await batch('k', MENA);
      expect([answer.status, headerOf(answer, 'Idempotency-Status')]).toEqual([200, 'unavailable']);
      expect([replayed(answer), headerOf(answer, 'Idempotency-Key')]).toEqual(['false', 'k']);
    }
  });
});

describe('DeductSituation', () => {
  it('does not run without the store when a key asks for the guarantee', async () => {
    const { world, key, ask, runs } = await setup();
    world.idempotency.isDown = true;
    const refused = await ask('k');
    expect([...verdict(refused), headerOf(refused, 'Retry-After')]).toEqual([503, 'store_unavailable', '5']);
    expect(runs()).toBe(0);
    const plain = { method: 'POST', target: DEDUCT, key, headers: [JSON_TYPE], body: '{"query":"why"}' };
    expect((await world.send(plain)).status).toBe(200);
  });

  it('answers, and says that it is not kept, when the store went away while it ran', async () => {
    const { world, ask } = await setup(async () => {
      world.idempotency.isDown = true;
      return answered;
    });
    const answer = await ask('k');
    expect([answer.status, headerOf(answer, 'Idempotency-Status')]).toEqual([200, 'unavailable']);
  });

  it('counts a replay as one request and as no model run; a loser spends no model run either', async () => {
    const { ask, key, world } = await setup();
    const first = await ask('k');
    const requests = (answer: Answer) => Number(headerOf(answer, 'X-RateLimit-Remaining'));
    const before = requests(await world.send({ target: '/api/bootstrap', key }));
    expect(requests(await ask('k'))).toBe(before - 1);
    expect((await ask('k', '{"query":"how"}')).status).toBe(422);
    expect(requests(await world.send({ target: '/api/bootstrap', key }))).toBe(before - 3);
    expect(left(await ask('other'))).toBe(left(first) - 1);
  });
});
