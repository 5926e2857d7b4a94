import { describe, expect, it } from 'vitest';
import { getCountryState } from '../../src/contract/intelligence/get-country-state.ts';
import { AXES } from '../../src/contract/intelligence/vocabulary.ts';
import { bodyOf, createWorld, headerOf, storedMena } from './world.ts';

const target = (query: string) => `/api/intelligence/v1/get-country-state?${query}`;
const DAY_MS = 86_400_000;

describe('the state of a country', () => {
  it('is what was stored beside the latest snapshot of its region, byte for byte', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const answer = await world.send({ target: target('country=IR'), key });
    expect(answer.status).toBe(200);
    const { snapshotId, generatedAt } = storedMena;
    expect(bodyOf(answer)).toMatchObject({ snapshotId, generatedAt, state: getCountryState.exampleResponse.state });
  });

  it('says by which rule each axis follows from its drivers, without what applies to regions alone', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const { rules } = Object(bodyOf(await world.send({ target: target('country=IR'), key })));
    expect(rules.map(({ axis }: { axis: string }) => axis)).toEqual([...AXES]);
    for (const { rule, parameters } of rules) {
      expect(rule).not.toMatch(/The region|population-weighted/);
      expect(parameters.map(({ name }: { name: string }) => name)).not.toContain('tailShare');
      expect(parameters.length).toBeGreaterThan(0);
    }
  });

  it('is that of the snapshot as of an instant', async () => {
    const world = createWorld();
    const generatedAt = storedMena.generatedAt - 3 * DAY_MS;
    world.snapshots.earlier.push({ ...storedMena, snapshotId: 'snap_3', generatedAt });
    const key = await world.newKey('acme', 'pro_monthly');
    const at = generatedAt + DAY_MS;
    const answer = await world.send({ target: target(`country=IR&at=${at}`), key });
    expect(bodyOf(answer)).toMatchObject({ snapshotId: 'snap_3', generatedAt });
  });

  it('names why there is none: no such country, nothing stored of it, or not so early', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const codeOf = async (query: string) => headerOf(await world.send({ target: target(query), key }), 'X-Error-Code');
    expect(await codeOf('country=XX')).toBe('country_unknown');
    expect(await codeOf('country=YE')).toBe('snapshot_not_found');
    expect(await codeOf(`country=IR&at=${storedMena.generatedAt - 400 * DAY_MS}`)).toBe('at_unavailable');
    expect(await codeOf('country=ir')).toBe('validation_failed');
  });
});
