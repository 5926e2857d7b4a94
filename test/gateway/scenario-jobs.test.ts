import { Value } from 'typebox/value';
import { beforeEach, describe, expect, it } from 'vitest';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { ENDPOINTS } from '../../src/contract/endpoints.ts';
import { MAX_OPEN_OF_ACCOUNT } from '../../src/ports/scenario-jobs.ts';
import { worldWith } from '../kit/known-worlds.ts';
import { memoryScenarioJobs } from '../kit/memory-scenario-jobs.ts';
import { NOW, snapshotOfWorld } from '../kit/worlds.ts';
import { bodyOf, bodyText, createWorld, headerOf, JSON_TYPE, storedMena, type World } from './world.ts';

const { runScenario, getScenarioStatus, cancelScenario, triggerSimulation, getSimulationOutcome } = ENDPOINTS;
const observations = worldWith();
const known = assessWorld(indexObservations(observations, NOW));
const SUPPOSED = { regionId: 'mena', preset: 'Suez closed' };
const UNKNOWN = `job_${'0'.repeat(22)}`;

let world: World;
let key: string;

beforeEach(async () => {
  world = createWorld({ handlers: { observationsAt: async () => observations } });
  world.clock.time = NOW;
  key = await world.newKey('acme', 'enterprise');
  for (const regionId of ['mena', 'europe'] as const) {
    const { snapshot, body } = snapshotOfWorld(known, regionId);
    const { snapshotId } = snapshot.meta;
    const stored = { ...storedMena, regionId, snapshotId, generatedAt: NOW, body: Buffer.from(body) };
    world.snapshots.latest.set(regionId, stored);
  }
});

const post = (path: string, body: object, of = key, headers: readonly (readonly [string, string])[] = []) =>
  world.send({ method: 'POST', target: path, key: of, body: JSON.stringify(body), headers: [JSON_TYPE, ...headers] });
const get = (target: string, of = key) => world.send({ target, key: of });

async function outcome(statusUrl: string) {
  for (;;) {
    const answer = await get(statusUrl);
    const body = Object(bodyOf(answer));
    if (body.status !== 'queued' && body.status !== 'running') return body;
    await new Promise((resolve) => setImmediate(resolve));
    world.clock.time += 1_000;
  }
}

describe('a scenario job', () => {
  it('is accepted with 202, and ends in what the simulation of its region answers', async () => {
    const started = await post(runScenario.path, SUPPOSED);
    const { jobId, status, statusUrl } = Object(bodyOf(started));
    expect([started.status, status, statusUrl]).toEqual([202, 'queued', `${getScenarioStatus.path}?job_id=${jobId}`]);
    const ended = await outcome(statusUrl);
    expect([...Value.Errors(getScenarioStatus.response, ended)]).toEqual([]);
    expect([ended.status, ended.jobId, ended.requestedAt]).toEqual(['done', jobId, NOW]);
    const direct = await post(ENDPOINTS.simulateRegionalSnapshot.path, SUPPOSED);
    expect(ended.result).toEqual(bodyOf(direct));
    expect(Object(bodyOf(await get(getScenarioStatus.path))).jobId).toBe(jobId);
    const projected = await get(`${statusUrl}&jmespath=result.simulated`);
    expect(bodyText(projected)).toBe('true');
  });

  it('is of its account alone: that of another is 404, and no status of it', async () => {
    const { jobId, statusUrl } = Object(bodyOf(await post(runScenario.path, SUPPOSED)));
    const other = await world.newKey('other', 'enterprise');
    for (const answer of [
      await get(statusUrl, other),
      await get(`${getScenarioStatus.path}?job_id=${UNKNOWN}`),
      await get(`${getSimulationOutcome.path}?job_id=${jobId}`),
      await post(cancelScenario.path, { jobId }, other),
      await post(cancelScenario.path, { jobId: UNKNOWN }),
    ]) {
      expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([404, 'item_unknown']);
      expect(bodyOf(answer)).toEqual({ message: 'This account has no job of this id' });
    }
    expect(bodyOf(await get(getScenarioStatus.path, other))).toEqual({ status: 'none' });
    expect(bodyOf(await post(cancelScenario.path, {}, other))).toEqual({ cancelled: [] });
    expect((await outcome(statusUrl)).status).toBe('done');
  });

  it('is one job for one idempotency key', async () => {
    const keyed = () => post(runScenario.path, SUPPOSED, key, [['Idempotency-Key', 'k']]);
    const [first, second] = [await keyed(), await keyed()];
    expect([first.status, second.status, bodyText(second)]).toEqual([202, 202, bodyText(first)]);
    expect(Object(bodyOf(await post(runScenario.path, SUPPOSED))).jobId).not.toBe(Object(bodyOf(first)).jobId);
  });

  it('is refused for what is wrong with it before it is queued', async () => {
    const wrong = [
      [{ ...SUPPOSED, regionId: 'atlantis' }, 404],
      [{ ...SUPPOSED, regionId: 'latam' }, 404],
      [{ ...SUPPOSED, preset: 'Atlantis open' }, 400],
      [{ regionId: 'mena' }, 400],
      [{ regionId: 'mena', observations: [{ metric: 'no_such', subject: 'world', value: 1 }] }, 400],
    ] as const;
    for (const [body, status] of wrong)
      expect([body, (await post(runScenario.path, body)).status]).toEqual([body, status]);
    for (const body of [{}, { preset: 'Atlantis open' }, { preset: 'Suez open', regionIds: ['atlantis'] }])
      expect([body, (await post(triggerSimulation.path, body)).status]).toEqual([body, 400]);
    for (const path of [getScenarioStatus.path, getSimulationOutcome.path]) {
      const answer = await get(`${path}?job_id=no`);
      expect([answer.status, Object(bodyOf(answer)).violations[0].field]).toEqual([400, 'job_id']);
    }
    expect(Object(bodyOf(await get(getScenarioStatus.path))).status).toBe('none');
  });

  it('waits in a bounded queue, from which it can be cancelled: one by its id, all without', async () => {
    const scenarioJobs = memoryScenarioJobs();
    world = createWorld({ scenarioJobs: { ...scenarioJobs, claim: async () => undefined } });
    key = await world.newKey('acme', 'enterprise');
    const ids: string[] = [];
    for (let n = 0; n < MAX_OPEN_OF_ACCOUNT; n += 1) {
      const of = n === 0 ? [triggerSimulation.path, { preset: 'Suez open' }] : [runScenario.path, SUPPOSED];
      ids.push(Object(bodyOf(await post(String(of[0]), Object(of[1])))).jobId);
    }
    const full = await post(runScenario.path, SUPPOSED);
    expect([full.status, headerOf(full, 'X-Error-Code'), headerOf(full, 'Retry-After')]).toEqual([
      503,
      'assessment_busy',
      '5',
    ]);
    expect((await post(runScenario.path, SUPPOSED, await world.newKey('other', 'enterprise'))).status).toBe(202);
    const [first, ...rest] = ids;
    expect(bodyOf(await post(cancelScenario.path, { jobId: first }))).toEqual({ cancelled: [first] });
    expect(bodyOf(await post(cancelScenario.path, { jobId: first }))).toEqual({ cancelled: [] });
    expect((await post(runScenario.path, SUPPOSED)).status).toBe(202);
    expect(Object(bodyOf(await post(cancelScenario.path, {}))).cancelled.slice(0, rest.length)).toEqual(rest);
    expect(bodyOf(await get(`${getScenarioStatus.path}?job_id=${rest[0]}`))).toEqual({
      ...{ status: 'cancelled', jobId: rest[0], requestedAt: world.clock.time, endedAt: world.clock.time },
    });
  });
});

describe('a simulation of all regions', () => {
  it('says how axes and lanes of each change, and which region it could not simulate', async () => {
    const { statusUrl } = Object(bodyOf(await post(triggerSimulation.path, { preset: 'Suez closed' })));
    expect(statusUrl).toContain(getSimulationOutcome.path);
    const { status, result, ...rest } = await outcome(statusUrl);
    expect([...Value.Errors(getSimulationOutcome.response, { status, result, ...rest })]).toEqual([]);
    expect([status, result.regions.map(({ regionId }: { regionId: string }) => regionId)]).toEqual([
      'done',
      ['mena', 'europe'],
    ]);
    expect(result.notSimulated).toHaveLength(6);
    expect(result.notSimulated[0]).toEqual({ regionId: 'east-asia', reason: 'no_snapshot' });
    const direct = Object(bodyOf(await post(ENDPOINTS.simulateRegionalSnapshot.path, SUPPOSED)));
    const shown = direct.difference.numbers.filter(({ name }: { name: string }) =>
      /^(balance|scenarioSets)\./.test(name),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(result.regions[0].numbers).toEqual(shown);
  });

  it('is of the regions that are named, and says where an observation is out of reach', async () => {
    const late = [{ metric: 'transits_total', subject: 'chokepoint:suez', value: 7, observedAt: NOW }];
    world.clock.time = NOW + 60_000;
    const stored = world.snapshots.latest.get('mena') ?? storedMena;
    world.snapshots.latest.set('mena', { ...stored, generatedAt: NOW - 1 });
    const { statusUrl } = Object(
      bodyOf(await post(triggerSimulation.path, { observations: late, regionIds: ['mena', 'europe'] })),
    );
    const { result } = await outcome(statusUrl);
    expect(result.notSimulated).toEqual([{ regionId: 'mena', reason: 'outside_window' }]);
    expect(result.regions.map(({ regionId }: { regionId: string }) => regionId)).toEqual(['europe']);
  });
});
