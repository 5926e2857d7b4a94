import { beforeAll, describe, expect, it } from 'vitest';
import { templateNarrative } from '../../src/analysis/narrative/template-narrative.ts';
import { createBuiltinAnalyst } from '../../src/analysis/situation/builtin-analyst.ts';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import type { Endpoint } from '../../src/contract/conventions/operation.ts';
import { ENDPOINT_NAMES, ENDPOINTS, type EndpointName } from '../../src/contract/endpoints.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { produceSnapshot } from '../../src/jobs/produce-snapshot.ts';
import { createSnapshotCache } from '../../src/operations/snapshot-cache.ts';
import type { StoredSnapshot } from '../../src/ports/snapshot-store.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { CLOSED, closedWorld, POISON } from '../kit/closed-world.ts';
import { neverTimer } from '../kit/fake-clock.ts';
import { memoryObservationLists } from '../kit/memory-observation-lists.ts';
import { BATCH, bodyText, createWorld, DEDUCT, JSON_TYPE, NOW, type Sent, SNAPSHOT, type World } from './world.ts';

let service: World;
let keys: Readonly<Record<'pro' | 'operator', string>>;

beforeAll(async () => {
  const observed = closedWorld(NOW);
  const assessed = assessWorld(indexObservations(observed, NOW));
  const stored = new Map(
    await Promise.all(REGION_IDS.map(async (regionId) => [regionId, await snapshotOf(regionId)] as const)),
  );
  async function snapshotOf(regionId: (typeof REGION_IDS)[number]): Promise<StoredSnapshot> {
    const produced = await produceSnapshot(assessed, regionId, {
      prior: undefined,
      narrate: (draft) => templateNarrative(draft, false),
    });
    if (produced.status === 'refused') throw new Error(produced.broken.join('; '));
    const { snapshotId, validUntil } = produced.snapshot.meta;
    const body = Buffer.from(produced.body);
    return { regionId, snapshotId, generatedAt: NOW, validUntil, body, state: null };
  }
  const latest = async (regionId: string) => [...stored].find(([id]) => id === regionId)?.[1];
  const store = {
    latest,
    latestAt: latest,
    latestId: async (regionId: string) => (await latest(regionId))?.snapshotId,
    watch: () => () => undefined,
  };
  const clock = { now: () => NOW };
  const analyst = createBuiltinAnalyst(createSnapshotCache({ store, clock, setTimer: neverTimer }), { clock });
  const feedStates = {
    readAll: async () =>
      CLOSED.map(({ id }) => ({ feedId: id, cursor: { seen: POISON }, consecutiveFailures: 0, lastAttemptAt: NOW })),
  };
  const observationLists = memoryObservationLists(observed);
  const observationsAt = async () => observed;
  service = createWorld({ handlers: { analyst, feeds: FEED_CARDS, feedStates, observationsAt, observationLists } });
  service.snapshots.latest.clear();
  for (const [regionId, snapshot] of stored) service.snapshots.latest.set(regionId, snapshot);
  keys = {
    pro: await service.newKey('acme', 'enterprise'),
    operator: await service.newKey('ops', 'enterprise', ['operator']),
  };
});

const snapshotTarget = (regionId: string): string => `${SNAPSHOT}?region_id=${regionId}`;
const post = (target: string, body: unknown): Sent => ({
  method: 'POST',
  target,
  key: keys.pro,
  body: JSON.stringify(body),
  headers: [JSON_TYPE],
});

const INPUTS = '/api/intelligence/v1/get-assessment-inputs';
/** Inputs without their rows, of which those with titles and links may be sent. */
const withoutRows = ({ target }: Sent, text: string): string =>
  target.startsWith(INPUTS) ? JSON.stringify({ ...JSON.parse(text), observations: [] }) : text;

const INTELLIGENCE = '/api/intelligence/';

function exampleOf(name: EndpointName, regionId: string) {
  const { exampleInput }: Endpoint = ENDPOINTS[name];
  const example = Object(exampleInput);
  return 'regionId' in example ? { ...example, regionId } : example;
}

/** A read with the parameters of its example, about another region and at an instant that has a snapshot. */
function aboutRegion(name: EndpointName, regionId: string): Sent {
  const { path, exampleInput }: Endpoint = ENDPOINTS[name];
  const instants = { at: '-0m', from: '-0m' };
  const asked = Object.keys(Object(exampleInput)).map((parameter): [string, string] => [
    parameter,
    String({ ...Object(exampleInput), ...instants, region_id: regionId }[parameter]),
  ]);
  return { target: `${path}?${new URLSearchParams(asked)}`, key: keys.pro };
}

/** Every endpoint, the ones that answer by region for every region; as the caller with the widest access. */
function everything(): readonly Sent[] {
  const asked = ENDPOINT_NAMES.flatMap((name): readonly Sent[] => {
    const { method, path, records, observations }: Endpoint = ENDPOINTS[name];
    if (records !== undefined || observations !== undefined) return [{ target: path, key: keys.operator }];
    if (path === SNAPSHOT) return REGION_IDS.map((id) => ({ target: snapshotTarget(id), key: keys.pro }));
    if (path === DEDUCT) return REGION_IDS.map((id) => post(DEDUCT, { query: `What about ${id}, ships and ports?` }));
    if (path === BATCH) return [post(BATCH, { operations: REGION_IDS.map((id) => ({ path: snapshotTarget(id) })) })];
    if (path.startsWith(INTELLIGENCE))
      return REGION_IDS.map((id) => (method === 'GET' ? aboutRegion(name, id) : post(path, exampleOf(name, id))));
    return method === 'GET' ? [{ target: path, key: keys.operator }] : [post(path, {})];
  });
  return asked;
}

describe('what may not be re-served', () => {
  it('is declared by at least one feed, so that the rest of this file means something', () => {
    expect(CLOSED.length).toBeGreaterThan(0);
  });

  it('never leaves by any operation: no title, id or row of a closed source', async () => {
    for (const sent of everything()) {
      const answer = await service.send(sent);
      const isKnown = [INTELLIGENCE, BATCH].some((path) => sent.target.startsWith(path));
      if (isKnown) expect([sent.target, answer.status]).toEqual([sent.target, 200]);
      const said = `${withoutRows(sent, bodyText(answer))}\n${JSON.stringify(answer.headers)}`;
      expect([sent.target, said.toLowerCase().includes(POISON)]).toEqual([sent.target, false]);
    }
  });

  it('is counted, and not sent, among the inputs of a snapshot where figures alone may be', async () => {
    const inputsOf = async (key: string) =>
      JSON.parse(bodyText(await service.send({ target: `${INPUTS}?region_id=global`, key })));
    const figures = CLOSED.filter(({ mayHandOn }) => mayHandOn === 'figures').map(({ id }) => id);
    const [whole, shown] = [await inputsOf(keys.operator), await inputsOf(keys.pro)];
    const feedsOf = (observations: string[]) => figures.filter((id) => observations.join().includes(`"${id}"`));
    expect([feedsOf(whole.observations).length > 5, feedsOf(shown.observations)]).toEqual([true, []]);
    expect(shown.inputs.withheld.map(({ feedId }: { feedId: string }) => feedId)).toEqual(
      feedsOf(whole.observations).toSorted(),
    );
  });

  it('still speaks through the numbers derived from it', async () => {
    const answer = await service.send({ target: snapshotTarget('mena'), key: keys.pro });
    const { snapshot } = JSON.parse(bodyText(answer));
    const sources = snapshot.evidence.map(({ source }: { source: string }) => source);
    expect(CLOSED.some(({ source }) => sources.includes(source))).toBe(true);
  });
});
