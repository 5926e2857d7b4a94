import { expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/conventions/operation.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../src/contract/endpoints.ts';
import { LAST_INSTANT } from '../../src/contract/intelligence/parameters.ts';
import { bodyText, createWorld, headerOf, JSON_TYPE, NOW, type World } from './world.ts';

const READS = ENDPOINT_NAMES.map((name): Endpoint => ENDPOINTS[name]).filter(({ failures }) =>
  failures.some((code) => code === 'snapshot_not_found' || code === 'snapshot_not_ready'),
);

/** Whether what is still to come stands for now. */
const takesInstants = ({ input }: Endpoint): boolean => JSON.stringify(input).includes(`"maximum":${LAST_INSTANT}`);

/** The example of an operation, at an instant of its own where one is given. */
function ask(world: World, key: string, { method, path, exampleInput }: Endpoint, at?: number) {
  const example = Object(exampleInput);
  if (method === 'POST')
    return world.send({ method, target: path, key, headers: [JSON_TYPE], body: JSON.stringify(example) });
  const asked = Object.entries({ ...example, ...(at === undefined ? {} : { at }) });
  const query = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)]));
  return world.send({ target: `${path}?${query}`, key });
}

it('answers every read of a snapshot or a country with `snapshot_not_ready` until the first one is stored', async () => {
  const world = createWorld();
  world.snapshots.latest.clear();
  const key = await world.newKey('acme', 'enterprise');
  expect(READS.length).toBeGreaterThanOrEqual(8);
  for (const endpoint of READS)
    for (const at of [undefined, NOW, ...(takesInstants(endpoint) ? [LAST_INSTANT] : [])]) {
      const answer = await ask(world, key, endpoint, at);
      const { path } = endpoint;
      expect([path, answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([path, 404, 'snapshot_not_ready']);
      expect(endpoint.failures).toContain('snapshot_not_ready');
      expect(Number(headerOf(answer, 'Retry-After'))).toBeGreaterThan(0);
      expect(bodyText(answer)).not.toContain('275760');
    }
});
