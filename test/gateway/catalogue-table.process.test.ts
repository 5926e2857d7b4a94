import { join } from 'node:path';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBriefer } from '../../src/analysis/daily-brief/briefer.ts';
import { sourcePages } from '../../src/claims/source-pages.ts';
import { CATALOGUE } from '../../src/contract/catalogue.ts';
import type { Operation } from '../../src/contract/conventions/operation.ts';
import { RECORD_KINDS } from '../../src/contract/conventions/record-kinds.ts';
import { seededRandom } from '../../src/evaluation/seeded-random.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { observationWindow } from '../../src/jobs/observation-window.ts';
import { createSnapshotCache } from '../../src/operations/snapshot-cache.ts';
import type { StoredRecord } from '../../src/ports/record.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { type EmbeddedStore, openEmbeddedStore } from '../../src/stores/embedded/open-embedded-store.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import { patientTimer } from '../kit/patience.ts';
import { temporaryFolder } from '../kit/program.ts';
import { copyStartedExercise } from '../kit/started-exercise.ts';
import { BATCH, bodyOf, bodyText, createWorld, headerOf, JSON_TYPE, type World } from './world.ts';

/** The catalogue, row by row, over the store of an exercise that was really started. */
const GETS = Object.values<Operation>(CATALOGUE).filter(({ method }) => method === 'GET');
const named = (operations: readonly Operation[]) => operations.map((operation) => [operation.path, operation] as const);
const propertiesOf = ({ input }: Operation): Readonly<Record<string, TSchema>> => Object(input).properties;
const requiredOf = ({ input }: Operation): readonly string[] => Object(input).required ?? [];
const AS_OF = GETS.filter((operation) => 'at' in propertiesOf(operation));

const HOUR = 3_600_000;
const POISON = 'xqzlater';
const PLANTED = 1_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: EmbeddedStore;
let stores: Stores;
let world: World;
let key: string;
let startedAt: number;

beforeAll(async () => {
  folder = await temporaryFolder();
  await copyStartedExercise(folder.path);
  store = await openEmbeddedStore({ directory: join(folder.path, 'exercise', 'store') });
  stores = await openStores(store.client, 'exercise');
  startedAt = await stores.now();
  const clock = { now: () => world.clock.time };
  const snapshots = createSnapshotCache({ store: stores.snapshots, clock, setTimer: patientTimer });
  const sources = new Map(FEED_CARDS.map(({ id, source, url }) => [id, { source, url }]));
  const read = {
    ...{ clock, stored: { store: stores.snapshots, setTimer: patientTimer }, pages: sourcePages(FEED_CARDS) },
    records: { store: stores.records, setTimer: patientTimer, sources },
  };
  world = createWorld({
    handlers: {
      ...{ snapshots, history: stores.snapshots, ledger: stores.forecasts, records: stores.records },
      ...{ intelHistory: stores.intelHistory, observationLists: stores.observationLists, eventLog: stores.events },
      ...{ feedStates: stores.feedStates, feeds: FEED_CARDS, briefer: createBriefer(snapshots, read) },
      ...{ observationsAt: knownAt, scenarioJobs: stores.scenarioJobs, setTimer: patientTimer },
    },
  });
  world.clock.time = startedAt;
  key = await world.newKey('acme', 'enterprise');
}, 600_000);
afterAll(async () => {
  await store.close();
  await folder.remove();
});

const knownAt = (instant: number) =>
  stores.observations.read({ ...observationWindow(instant, instant), revisions: 'latest' });

const exampleOf = (operation: Operation): URLSearchParams => {
  const required = requiredOf(operation);
  const given = Object.entries(Object(operation.exampleInput)).filter(([name]) => required.includes(name));
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
};

async function ask(operation: Operation, query: URLSearchParams | Readonly<Record<string, string>> = {}) {
  // Every request has some of its minute: limits are not what these tests are about.
  world.clock.time += 100;
  const asked = exampleOf(operation);
  for (const [name, value] of new URLSearchParams(query)) asked.set(name, value);
  const answer = await world.send({ target: `${operation.path}?${asked}`, key });
  return { answer, status: answer.status, body: Object(bodyOf(answer)) };
}

const isKeyed = ({ records, observations }: Operation): boolean => {
  const feeds = (records ?? observations)?.feeds ?? [];
  return feeds.length > 0 && feeds.every((id) => FEED_CARDS.find((card) => card.id === id)?.needsKeys !== undefined);
};

/** Whether there is anything in a body beyond what an empty answer has. */
const hasContent = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasContent);
  return value !== undefined && value !== '' && value !== false && value !== 0;
};

/** Members that an answer has whatever it found. */
const FRAME = new Set(['asOf', 'sources', 'pagination', 'dataAvailable', 'method', 'checkedAt']);
const contentOf = (body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !FRAME.has(name)));

/** Its example is the id of a snapshot, which no start knows beforehand. */
const BY_ID = 'GetSnapshotReceipt';

describe('every GET of the catalogue in the exercise', () => {
  it.each(named(GETS.filter(({ operationId }) => operationId !== BY_ID)))(
    'answers with content that its schema describes, or says that it needs a key: %s',
    async (_, operation) => {
      const { status, body } = await ask(operation);
      expect(status).toBe(200);
      expect([...Value.Errors(operation.response, body)].slice(0, 3)).toEqual([]);
      if (!isKeyed(operation)) return expect(hasContent(contentOf(body))).toBe(true);
      expect(body.dataAvailable).toBe(false);
      for (const { state } of body.sources) expect(state).toBe('missing');
    },
  );
});

/** Values of a parameter that break its schema, each in one way. */
function badValues(schema: TSchema): readonly string[] {
  const { type, enum: values, pattern, minimum, maximum, maxLength } = Object(schema);
  if (Array.isArray(values)) return ['no such', ''];
  if (type === 'boolean') return ['maybe', ''];
  if (type === 'integer' || type === 'number') {
    const beyond = [minimum === undefined ? [] : [minimum - 1], maximum === undefined ? [] : [maximum + 1]].flat();
    return ['x', '', ...(type === 'integer' ? ['1.5'] : []), ...beyond.map(String)];
  }
  const tooLong = maxLength === undefined ? [] : ['a'.repeat(maxLength + 1)];
  const misformed =
    pattern === undefined ? [] : ['~ ~', '', '\u0000'].filter((one) => !new RegExp(pattern, 'u').test(one));
  return [...tooLong, ...misformed];
}

/** Corners of an area, which are given together. */
const AREA: Readonly<Record<string, string>> = { ne_lat: '1', ne_lon: '1', sw_lat: '0', sw_lon: '0' };

/** Fields that are named; one value can break several rules. */
const fieldsIn = (body: { readonly violations?: readonly { readonly field: string }[] }): readonly string[] => [
  ...new Set((body.violations ?? []).map(({ field }) => field)),
];

describe('every operation of the catalogue', () => {
  it.each(named(GETS))('refuses each kind of bad input by its name: %s', async (_, operation) => {
    for (const [name, schema] of Object.entries(propertiesOf(operation)))
      for (const bad of badValues(schema)) {
        const others = name in AREA ? AREA : {};
        const { status, body } = await ask(operation, { ...others, [name]: bad });
        // A corner that is no place is also on the wrong side of the other.
        const fields = fieldsIn(body).filter((field) => field === name || !(field in others));
        expect([name, bad.slice(0, 20), status, fields]).toEqual([name, bad.slice(0, 20), 400, [name]]);
      }
    if ('at' in propertiesOf(operation))
      for (const bad of [String(world.clock.time + HOUR), '2026-13-45']) {
        const { status, body } = await ask(operation, { at: bad });
        expect([bad, status, fieldsIn(body)]).toEqual([bad, 400, ['at']]);
      }
    for (const name of requiredOf(operation)) {
      const query = exampleOf(operation);
      query.delete(name);
      const answer = await world.send({ target: `${operation.path}?${query}`, key });
      expect([name, answer.status, fieldsIn(Object(bodyOf(answer)))]).toEqual([name, 400, [name]]);
    }
  });

  it('answers 20 operations of 20 services in one request as it answers each', async () => {
    const byService = new Map(GETS.filter(({ isLive }) => !isLive).map((operation) => [operation.service, operation]));
    const operations = [...byService.values()].slice(0, 20);
    expect(new Set(operations.map(({ service }) => service)).size).toBe(20);
    const at = String(startedAt - 1_000);
    const paths = operations.map((operation) => {
      const query = exampleOf(operation);
      if ('at' in propertiesOf(operation)) query.set('at', at);
      return `${operation.path}?${query}`;
    });
    const body = JSON.stringify({ operations: paths.map((path) => ({ path })) });
    const send = async () => {
      world.clock.time += 60_000;
      return Object(bodyOf(await world.send({ method: 'POST', target: BATCH, key, headers: [JSON_TYPE], body })));
    };
    let answer = await send();
    // The store of a busy machine may be late: what an operation then says is to ask again.
    for (let tries = 0; tries < 20 && answer.failed > 0; tries += 1) answer = await send();
    const { results, succeeded, failed } = answer;
    expect([succeeded, failed]).toEqual([20, 0]);
    for (const [n, target] of paths.entries()) {
      const { status, error, body: one } = results[n];
      const alone = await world.send({ target, key });
      expect([target, status, error, one]).toEqual([target, alone.status, '', bodyOf(alone)]);
    }
  });
});

describe('what became known later', () => {
  /** Facts like those that are known, and newer: observations, entries of sources and snapshots. */
  async function plant(): Promise<number> {
    const random = seededRandom(7).uniform;
    const now = await stores.now();
    const known = await knownAt(now);
    const drawn = Array.from({ length: 700 }, () => known[Math.floor(random() * known.length)]);
    const rows = drawn.flatMap((row, n) => {
      if (row === undefined) return [];
      const { knownAt: _, ...rest } = row;
      return [{ ...rest, value: rest.value + 1 + n, event: `${POISON} ${n}`, lineage: POISON }];
    });
    await stores.observations.appendNow(rows, now);
    const records = await stores.records.list({ kinds: RECORD_KINDS, at: now, limit: 292 });
    const byFeed = new Map<string, StoredRecord[]>();
    for (const one of records) byFeed.set(one.feedId, [...(byFeed.get(one.feedId) ?? []), one]);
    for (const [feedId, entries] of byFeed) {
      const planted = entries.map(({ feedId: _, knownAt: __, ...entry }) => ({
        ...entry,
        title: `${POISON} ${entry.title}`,
      }));
      await stores.observations.appendNow([], await stores.now(), { feedId, entries: planted, isComplete: false });
    }
    let snapshotCount = 0;
    for (const regionId of REGION_IDS) {
      const last = await stores.snapshots.latest(regionId);
      if (last === undefined) continue;
      const generatedAt = await stores.now();
      const snapshotId = `snap_${POISON}${regionId}`;
      const text = Buffer.from(last.body).toString('utf8').replaceAll(last.snapshotId, snapshotId);
      const body = Buffer.from(
        text.replaceAll('EXERCISE', POISON).replaceAll(String(last.generatedAt), String(generatedAt)),
      );
      const { codings: _, slotAt: __, ...rest } = { codings: undefined, slotAt: undefined, ...last };
      const event = {
        type: 'snapshot.stored',
        subject: `region:${regionId}`,
        regionId,
        happenedAt: generatedAt,
        recordedAt: generatedAt,
      } as const;
      const events = [{ ...event, cause: snapshotId, data: { words: POISON } }];
      const stored = await stores.snapshots.append({ ...rest, snapshotId, generatedAt, body, events });
      if (stored === 'stored') snapshotCount += 1;
    }
    return rows.length + records.length + snapshotCount;
  }

  it(`is in no answer as of an earlier instant: ${PLANTED} facts, every operation with \`at\`, at random instants`, async () => {
    const random = seededRandom(11).uniform;
    const first = await stores.snapshots.history({
      ...{ regionId: 'mena', from: 0, limit: 1_000 },
      before: { generatedAt: Number.MAX_SAFE_INTEGER, snapshotId: '' },
    });
    const from = first.at(-1)?.generatedAt ?? startedAt - HOUR;
    const asked = AS_OF.flatMap((operation) => {
      const between = Math.floor(from + random() * (startedAt - from));
      return [between, startedAt - 1].map((at) => ({ operation, at: String(at) }));
    });
    const before = [];
    for (const { operation, at } of asked) before.push(await ask(operation, { at }));
    expect(before.filter(({ status }) => status === 200).length).toBeGreaterThan(asked.length * 0.7);
    expect(await plant()).toBeGreaterThanOrEqual(PLANTED);
    world.clock.time = (await stores.now()) + 1;
    const changed = [];
    for (const [n, { operation, at }] of asked.entries()) {
      const { answer, status } = await ask(operation, { at });
      const then = before[n];
      const isSame = status === then?.status && bodyText(answer) === bodyText(then.answer);
      if (!isSame || headerOf(answer, 'ETag') !== headerOf(then.answer, 'ETag') || bodyText(answer).includes(POISON))
        changed.push([operation.path, at, then?.status, status]);
    }
    expect(changed).toEqual([]);
    // The facts are really there: what is asked of now shows them.
    const now = await Promise.all(AS_OF.map((operation) => ask(operation)));
    expect(now.filter(({ answer }) => bodyText(answer).includes(POISON)).length).toBeGreaterThan(5);
  }, 600_000);
});
