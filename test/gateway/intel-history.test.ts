import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../src/contract/endpoints.ts';
import type { EvidenceItem } from '../../src/contract/intelligence/evidence-item.ts';
import type { ReadRecord } from '../../src/ports/record.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';
import { bodyOf, createWorld, headerOf, JSON_TYPE, NOW, type World } from './world.ts';

const HOUR = 3_600_000;
const FEED = 'nga-warnings';
const READS = ['searchIntelHistory', 'getSimilarEvents', 'getIntelTimeline'] as const;
type Read = (typeof READS)[number];
type Query = Readonly<Record<string, string | number>>;
/** The text that a search needs. */
const TEXT: Readonly<Record<Read, Query>> = {
  searchIntelHistory: { query: 'ships attacked' },
  getSimilarEvents: { situation: 'The ships were attacked near Yemen' },
  getIntelTimeline: {},
};

let client: SqlClient;
let stores: Stores;
let world: World;
let key: string;

const warning = (recordId: string, text: string, observedAt: number): ReadRecord => ({
  ...{ recordId, title: `Warning ${recordId}`, kind: 'navigational_warning', observedAt, body: { text } },
});
const item = (id: string, summary: string, observedAt: number): EvidenceItem => ({
  ...{ id, type: 'cii_spike', source: 'GDELT', summary, confidence: 0.9, observedAt, theater: '', corridor: '' },
});
const append = (entries: readonly ReadRecord[], now: number) =>
  stores.observations.appendNow([], now, { feedId: FEED, entries, isComplete: false });
const cite = (snapshotId: string, evidence: readonly EvidenceItem[], generatedAt: number) =>
  stores.snapshots.append({
    ...{ regionId: 'mena', snapshotId, generatedAt, validUntil: generatedAt, state: {}, evidence },
    body: new TextEncoder().encode('{}'),
  });

beforeAll(async () => {
  client = await openStoreUnderTest();
  stores = await openStores(client);
  world = createWorld({ handlers: { records: stores.records, intelHistory: stores.intelHistory } });
  key = await world.newKey('acme', 'enterprise');
  const spread = (n: number) => NOW - (10 + (n % 5)) * HOUR;
  await append(
    Array.from({ length: 30 }, (_, n) => warning(`w${n}`, `SHIPS ATTACKED ${n}`, spread(n))),
    NOW - 5 * HOUR,
  );
  await cite(
    'one',
    Array.from({ length: 15 }, (_, n) => item(`e${n}`, `Yemen: ships attacked ${n}.`, spread(n))),
    NOW - 4 * HOUR,
  );
}, 120_000);
afterAll(() => client.close());

async function ask(name: Read, query: Query = {}) {
  world.clock.time += 60_000;
  const { path, method, response } = ENDPOINTS[name];
  const input = { ...TEXT[name], ...query };
  const asText = Object.entries(input).map(([member, value]): [string, string] => [member, String(value)]);
  const answer = await world.send(
    method === 'GET'
      ? { target: `${path}?${new URLSearchParams(asText)}`, key }
      : { method, target: path, key, body: JSON.stringify(input), headers: [JSON_TYPE] },
  );
  const body = Object(bodyOf(answer));
  if (answer.status === 200) expect([...Value.Errors(response, body)]).toEqual([]);
  return { status: answer.status, body, code: headerOf(answer, 'X-Error-Code') };
}

const idsOf = (body: { records: { id: string }[] }): readonly string[] => body.records.map(({ id }) => id);

describe.each(READS)('%s', (name) => {
  it('answers with records and evidence, each with its source and times, records with their licence', async () => {
    const { status, body } = await ask(name, { page_size: 100, at: String(NOW) });
    expect([status, body.records.length]).toEqual([200, 45]);
    const [record, evidence] = ['record', 'evidence'].map((origin) =>
      body.records.find((one: { origin: string }) => one.origin === origin),
    );
    expect(record).toMatchObject({ source: FEED, type: 'navigational_warning', knownAt: NOW - 5 * HOUR });
    expect(record.licence).not.toBe('');
    expect(evidence).toMatchObject({ source: 'GDELT', regionId: 'mena', knownAt: NOW - 4 * HOUR });
  });

  it('pages to the end without loss or repeat while rows arrive', async () => {
    const { body: whole } = await ask(name, { page_size: 100 });
    const paged: string[] = [];
    for (let cursor = ''; ; ) {
      const first = cursor === '' ? { at: String(whole.asOf) } : { cursor };
      const { status, body } = await ask(name, { page_size: 7, ...first });
      expect([status, body.asOf]).toEqual([200, whole.asOf]);
      paged.push(...idsOf(body));
      cursor = body.nextCursor;
      if (cursor === '') break;
      await append([warning(`new-${name}-${paged.length}`, 'SHIPS ATTACKED', NOW)], world.clock.time);
    }
    expect(paged).toEqual(idsOf(whole));
  });

  it('hides what became known later: records, revisions, evidence', async () => {
    const before = world.clock.time;
    const was = (await ask(name, { page_size: 100, at: String(before) })).body.records;
    world.clock.time += 2 * HOUR;
    await append([warning('w1', 'SHIPS ATTACKED zxqv', NOW - 10 * HOUR)], world.clock.time);
    await append([warning(`zxqv-${name}`, 'SHIPS ATTACKED', NOW - 10 * HOUR)], world.clock.time);
    await cite(`later-${name}`, [item(`zxqv-e-${name}`, 'Ships attacked.', NOW)], world.clock.time);
    world.clock.time += HOUR;
    expect((await ask(name, { page_size: 100, at: String(before) })).body.records).toEqual(was);
    const now = await ask(name, { page_size: 100 });
    expect(idsOf(now.body)).toEqual(expect.arrayContaining([`zxqv-${name}`, `zxqv-e-${name}`]));
    const early = await ask(name, { at: '2020-01-01' });
    expect([early.status, early.code]).toEqual([404, 'at_unavailable']);
  });

  it('is cut by domain, country and time', async () => {
    const origins = async (query: Query) => {
      const { body } = await ask(name, { page_size: 100, ...query });
      return [...new Set(body.records.map(({ origin }: { origin: string }) => origin))];
    };
    expect(await origins({ domain: 'maritime' })).toEqual(['record']);
    expect(await origins({ domain: 'conflict' })).toEqual(['evidence']);
    expect(await origins({ country: 'YE' })).toEqual(['evidence']);
    expect(await origins({ domain: 'cyber' })).toEqual([]);
    const cut = await ask(name, { page_size: 100, from: String(NOW - 12 * HOUR), to: String(NOW - 11 * HOUR) });
    expect(new Set(cut.body.records.map(({ observedAt }: { observedAt: number }) => observedAt))).toEqual(
      new Set([NOW - 12 * HOUR]),
    );
  });

  it('names each kind of bad input', async () => {
    const bad: readonly (readonly [Query, string])[] = [
      [{ page_size: 0 }, 'page_size'],
      [{ page_size: 101 }, 'page_size'],
      [{ domain: 'moods' }, 'domain'],
      [{ country: 'Yemen' }, 'country'],
      [{ country: 'QQ' }, 'country'],
      [{ at: 'yesterday' }, 'at'],
      [{ at: '2999-01-01' }, 'at'],
      [{ from: '2026-02-31' }, 'from'],
      [{ from: '-1h', to: '-2h' }, 'from'],
      [{ cursor: 'no cursor' }, 'cursor'],
      [{ cursor: 'c1-900zz' }, 'cursor'],
    ];
    for (const [query, field] of bad) {
      const { status, body } = await ask(name, query);
      const fields = body.violations?.map((one: { field: string }) => one.field);
      expect([query, status, fields]).toEqual([query, 400, [field]]);
    }
    for (const member of Object.keys(TEXT[name])) {
      const { body } = await ask(name, { [member]: 'x' });
      expect(body.violations).toMatchObject([{ field: member }]);
    }
  });
});

it('a search puts first what fits best', async () => {
  await append([warning('best', 'SHIPS ATTACKED OFF SOCOTRA', NOW - 90 * HOUR)], world.clock.time);
  const { body } = await ask('getSimilarEvents', { situation: 'Ships attacked off Socotra' });
  expect(body.records[0]).toMatchObject({ id: 'best', score: 1 });
  expect(body.records[1].score).toBeLessThan(1);
  expect(idsOf((await ask('searchIntelHistory', { query: 'socotra -yemen' })).body)).toEqual(['best']);
});
