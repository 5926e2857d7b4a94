import { beforeAll, expect, it } from 'vitest';
import { sentencesOf } from '../../src/claims/sentences.ts';
import { refreshRegions } from '../../src/jobs/refresh-regions.ts';
import { gulfWorld, narrate } from '../../src/jobs/test-kit/gulf-world.ts';
import { memoryPorts } from '../../src/jobs/test-kit/memory-ports.ts';
import { NOW as ASSESSED_AT } from '../kit/worlds.ts';
import { bodyOf, createWorld, type World } from './world.ts';

let world: World;
let key: string;
beforeAll(async () => {
  const ports = memoryPorts();
  await ports.observations.append(gulfWorld());
  await refreshRegions(['mena'], { ...ports, clock: { now: () => ASSESSED_AT }, narrate, label: '' });
  world = createWorld({ handlers: { history: ports.snapshots } });
  world.clock.time = ASSESSED_AT;
  key = await world.newKey('acme', 'pro_monthly');
});

const explained = async (pointer: string) => {
  const target = `/api/intelligence/v1/explain-regional-snapshot?region_id=mena&pointer=${encodeURIComponent(pointer)}`;
  const answer = await world.send({ target, key });
  expect(answer.status).toBe(200);
  return Object(bodyOf(answer));
};

it('an explanation of the narrative names its claims and who chose them, for a section, a watch item, or all', async () => {
  const section = await explained('/narrative/outlook24h/text');
  expect(section.explanation.rule).toMatch(/chosen and ordered by the template\.$/);
  expect(section.claims.map(({ kind, horizon }: { kind: string; horizon: string }) => [kind, horizon])).toEqual(
    Array(4).fill(['lane', '24h']),
  );
  for (const claim of section.claims) expect(claim.text).toBe(sentencesOf(claim).full);
  const all = await explained('/narrative');
  const items = await explained('/narrative/watchItems');
  const first = await explained('/narrative/watchItems/0/text');
  const ids = ({ claims }: { claims: readonly { id: string }[] }) => claims.map(({ id }) => id);
  expect(ids(all)).toEqual(expect.arrayContaining([...ids(section), ...ids(items)]));
  expect(ids(items)).toEqual(expect.arrayContaining(ids(first)));
  expect(first.claims[0]).toMatchObject({ kind: 'trigger', predicate: 'active' });
  expect((await explained('/balance/netBalance')).claims).toBeUndefined();
});
