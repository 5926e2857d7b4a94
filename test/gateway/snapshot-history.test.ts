import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyPatch } from '../../src/assessment/compare/json-patch.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../../src/contract/intelligence/regional-snapshot-example.ts';
import type { RegimeLabel } from '../../src/contract/intelligence/vocabulary.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { compressBody } from '../../src/jobs/refresh-regions.ts';
import type { StoredSnapshot } from '../../src/ports/snapshot-store.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { memoryRecordStore } from '../kit/memory-record-store.ts';
import { storedHistory } from './stored-history.ts';
import {
  BATCH,
  bodyOf,
  bodyText,
  createWorld,
  headerOf,
  JSON_TYPE,
  NOW,
  SNAPSHOT,
  storedMena,
  type World,
} from './world.ts';

const PLACE = '/api/intelligence/v1';
const AT = `${PLACE}/get-regional-snapshot-at`;
const LIST = `${PLACE}/list-regional-snapshots`;
const REGIMES = `${PLACE}/get-regime-history`;
const EVIDENCE = `${PLACE}/list-evidence`;
const HOUR = 3_600_000;

let world: World;
let key: string;

beforeEach(async () => {
  world = createWorld();
  key = await world.newKey('acme', 'enterprise');
});

const ask = (target: string) => world.send({ target, key });
const asked = async (target: string) => Object(bodyOf(await ask(target)));

/** One a day, oldest last; the regime began with the oldest snapshot that has its label. */
function past(labels: readonly RegimeLabel[]): readonly StoredSnapshot[] {
  return labels.map((label, age) => {
    const generatedAt = NOW - (age + 1) * 24 * HOUR;
    let began = age;
    while (labels[began + 1] === label) began += 1;
    const snapshotId = `snap_${String(age).padStart(24, '0')}`;
    const regime = {
      label,
      previousLabel: labels[began + 1] ?? '',
      transitionedAt: NOW - (began + 1) * 24 * HOUR,
      transitionDriver: labels[began + 1] === undefined ? '' : 'coercivePressure',
    };
    const meta = { ...REGIONAL_SNAPSHOT_EXAMPLE.meta, snapshotId };
    const snapshot = { ...REGIONAL_SNAPSHOT_EXAMPLE, generatedAt, meta, regime };
    return { ...storedMena, snapshotId, generatedAt, body: Buffer.from(JSON.stringify({ snapshot })) };
  });
}

function hold(snapshots: readonly StoredSnapshot[]): void {
  world.snapshots.latest.clear();
  world.snapshots.earlier.splice(0, Number.POSITIVE_INFINITY, ...snapshots);
  world.forget.answers();
}

describe('GetRegionalSnapshotAt', () => {
  it('serves at any instant the bytes that were the latest ones then, with their validators', async () => {
    const kept: { readonly at: number; readonly bytes: string; readonly tag: string | undefined }[] = [];
    const [a, b, c] = past(['calm', 'calm', 'calm']).toReversed();
    const all = [a, b, c].flatMap((one) => one ?? []);
    for (const [index, stored] of all.entries()) {
      const coded = { ...stored, codings: await compressBody(stored.body) };
      world.snapshots.latest.set('mena', coded);
      world.clock.time = stored.generatedAt + 5_000;
      const then = await ask(`${SNAPSHOT}?region_id=mena`);
      kept.push({ at: world.clock.time, bytes: bodyText(then), tag: headerOf(then, 'ETag') });
      if (index < 2) world.snapshots.earlier.push(coded);
    }
    for (const { at, bytes, tag } of kept) {
      const answer = await ask(`${AT}?region_id=mena&at=${at}`);
      expect([answer.status, bodyText(answer), headerOf(answer, 'ETag')]).toEqual([200, bytes, tag]);
      const again = await world.send({
        target: `${AT}?region_id=mena&at=${at}`,
        key,
        headers: [['If-None-Match', tag ?? '']],
      });
      expect(again.status).toBe(304);
      const coded = await world.send({
        target: `${AT}?region_id=mena&at=${at}`,
        key,
        headers: [['Accept-Encoding', 'br']],
      });
      expect(headerOf(coded, 'Content-Encoding')).toBe('br');
    }
  });

  it('takes the instant of assessment as the first one, a minute ahead and an offset of nothing as now', async () => {
    const [newest] = past(['calm', 'calm']);
    hold(past(['calm', 'calm']));
    const at = newest?.generatedAt ?? 0;
    const idAt = async (instant: number | string) =>
      headerOf(await ask(`${AT}?region_id=mena&at=${instant}`), 'X-Snapshot-Id');
    expect(await idAt(at)).toBe(newest?.snapshotId);
    expect(await idAt(at - 1)).not.toBe(newest?.snapshotId);
    for (const now of ['-0m', world.clock.time + 60_000, new Date(world.clock.time).toISOString()])
      expect(await idAt(now)).toBe(newest?.snapshotId);
  });

  it('is 404 before the first snapshot, for an unknown region, and 503 without the store', async () => {
    const early = await ask(`${AT}?region_id=mena&at=${storedMena.generatedAt - 1}`);
    expect([early.status, headerOf(early, 'X-Error-Code')]).toEqual([404, 'snapshot_not_found']);
    const unknown = await ask(`${AT}?region_id=atlantis&at=1`);
    expect([unknown.status, headerOf(unknown, 'X-Error-Code')]).toEqual([404, 'region_unknown']);
    world.snapshots.isDown = true;
    const down = await ask(`${AT}?region_id=mena&at=${NOW}`);
    expect([down.status, headerOf(down, 'X-Error-Code')]).toEqual([503, 'store_unavailable']);
  });

  it.each([
    ['', ['region_id', 'at']],
    ['?region_id=mena&at=', ['at']],
    ['?region_id=mena&at=yesterday', ['at']],
    ['?region_id=mena&at=-1', ['at']],
    ['?region_id=mena&at=1.5', ['at']],
    ['?region_id=mena&at=2026-02-30', ['at']],
    [`?region_id=mena&at=${NOW + 61_000}`, ['at']],
    ['?region_id=mena&at=8640000000000001', ['at']],
    ['?region_id=M&at=1&at=2', ['at', 'region_id']],
  ])('lists every broken rule of %s', async (query, fields) => {
    const answer = await ask(`${AT}${query}`);
    expect(answer.status).toBe(400);
    const { violations } = Object(bodyOf(answer));
    expect(violations.map(({ field }: { field: string }) => field).sort()).toEqual([...fields].sort());
  });
});

describe('ListRegionalSnapshots', () => {
  it('pages through everything once, newest first, though snapshots are stored meanwhile', async () => {
    const snapshots = past(Array.from({ length: 7 }, () => 'calm' as const));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 8 }), async (limit) => {
        hold(snapshots);
        const seen: string[] = [];
        for (let cursor = ''; ; ) {
          const body = await asked(`${LIST}?region_id=mena&limit=${limit}${cursor}`);
          seen.push(...body.snapshots.map(({ snapshotId }: { snapshotId: string }) => snapshotId));
          if (body.nextCursor === undefined) break;
          cursor = `&cursor=${body.nextCursor}`;
          world.snapshots.earlier.push({ ...storedMena, snapshotId: `new${seen.length}`, generatedAt: NOW + 1 });
        }
        expect(seen).toEqual(snapshots.map(({ snapshotId }) => snapshotId));
      }),
      { numRuns: 8 },
    );
  });

  it('keeps to its span, both ends included', async () => {
    const snapshots = past(['calm', 'calm', 'calm', 'calm']);
    hold(snapshots);
    const [, b, c] = snapshots;
    const { snapshots: listed } = await asked(`${LIST}?region_id=mena&from=${c?.generatedAt}&to=${b?.generatedAt}`);
    expect(listed.map(({ snapshotId }: { snapshotId: string }) => snapshotId)).toEqual([b?.snapshotId, c?.snapshotId]);
  });

  it('lists the numbers of the snapshot, stored with it or read from its body', async () => {
    hold(past(['calm']));
    const [read] = (await asked(`${LIST}?region_id=mena`)).snapshots;
    expect(read.balance.coercivePressure).toBe(REGIONAL_SNAPSHOT_EXAMPLE.balance.coercivePressure);
    world.snapshots.earlier.splice(0, 1, { ...storedMena, summary: { ...read, snapshotId: 'beside' } });
    world.forget.answers();
    expect((await asked(`${LIST}?region_id=mena`)).snapshots[0].snapshotId).toBe('beside');
  });

  it.each([
    ['&limit=0', 'limit'],
    ['&limit=101', 'limit'],
    ['&limit=ten', 'limit'],
    ['&cursor=nonsense', 'cursor'],
    ['&from=2&to=1', 'to'],
  ])('refuses %s as a violation of %s', async (query, field) => {
    const answer = await ask(`${LIST}?region_id=mena${query}`);
    expect([answer.status, bodyOf(answer)]).toEqual([
      400,
      { violations: [{ field, description: expect.any(String) }] },
    ]);
  });
});

describe('every read of snapshots as of an instant', () => {
  const READS = [
    ...[LIST, REGIMES, EVIDENCE, AT, `${PLACE}/list-regions`, `${PLACE}/get-regional-brief`],
    `${PLACE}/explain-regional-snapshot?pointer=/regime/label`,
    `${PLACE}/diff-regional-snapshots?from=1780000000000`,
  ];

  it.each(READS)('shows what it did then, alone and in a batch: %s', async (read) => {
    const all = past(['calm', 'fragmentation_risk', 'calm', 'coercive_stalemate', 'coercive_stalemate', 'calm']);
    const [path = '', query = ''] = read.split('?');
    for (const [index, stored] of all.entries()) {
      const then = stored.generatedAt + 1_000;
      const from = query.startsWith('from') ? `from=${all.at(-1)?.generatedAt}` : query;
      const until = query.startsWith('from') ? 'to' : 'at';
      const target = `${path}?region_id=mena&${from}&${until}=${then}`;
      hold(all.slice(index));
      const alone = await ask(target);
      expect([target, alone.status, headerOf(alone, 'X-As-Of')]).toEqual([target, 200, String(then)]);
      hold(all);
      expect(bodyText(await ask(target))).toBe(bodyText(alone));
      const operations = [{ path: `${target.replace(String(then), new Date(then).toISOString())}` }];
      const batch = { method: 'POST', target: BATCH, body: JSON.stringify({ operations }), headers: [JSON_TYPE] };
      const [result] = Object(bodyOf(await world.send({ ...batch, key }))).results;
      expect(JSON.stringify(result.body)).toBe(bodyText(alone));
    }
  });
});

describe('GetRegimeHistory', () => {
  it('gives each regime once, from transition to transition, also page by page', async () => {
    hold(past(['fragmentation_risk', 'calm', 'calm', 'coercive_stalemate', 'coercive_stalemate', 'calm']));
    const { periods } = await asked(`${REGIMES}?region_id=mena`);
    expect(periods.map(({ label }: { label: string }) => label)).toEqual([
      'fragmentation_risk',
      'calm',
      'coercive_stalemate',
      'calm',
    ]);
    expect(periods[0]).not.toHaveProperty('endedAt');
    for (const [index, period] of periods.slice(1).entries()) expect(period.endedAt).toBe(periods[index].beganAt);
    expect(periods.at(-1)).toMatchObject({ previousLabel: '', transitionDriver: '' });
    const paged: unknown[] = [];
    for (let cursor = ''; ; ) {
      const page = await asked(`${REGIMES}?region_id=mena&limit=1${cursor}`);
      paged.push(...page.periods);
      if (page.nextCursor === undefined) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(paged).toEqual(periods);
  });

  it('is empty where nothing is stored', async () => {
    expect(await asked(`${REGIMES}?region_id=latam`)).toEqual({ periods: [] });
  });
});

describe('records behind evidence', () => {
  it('lead from an item, and from an explanation that cites it, to the page of the source, as known at the snapshot', async () => {
    const [item, other] = REGIONAL_SNAPSHOT_EXAMPLE.evidence;
    const { generatedAt, regionId } = storedMena;
    const warning = {
      feedId: 'nga-warnings',
      kind: 'navigational_warning',
      observedAt: generatedAt - HOUR,
      body: {},
    } as const;
    const known = {
      ...warning,
      recordId: 'A-1',
      title: 'Mines',
      url: 'https://source.example/A-1',
      knownAt: generatedAt,
    };
    const later = { ...known, title: 'No mines', knownAt: generatedAt + 1 };
    const unknown = { ...warning, recordId: 'A-2', knownAt: generatedAt + 1 };
    const entries = [
      { evidenceId: item?.id, feedId: 'nga-warnings', recordId: 'A-1:2026-06-01' },
      { evidenceId: item?.id, feedId: 'nga-warnings', recordId: 'A-2:2026-06-01' },
      { evidenceId: item?.id, feedId: 'portwatch-transits', recordId: 'hormuz' },
      { evidenceId: 'ev_of_no_item', feedId: 'nga-warnings', recordId: 'A-1' },
    ];
    const body = Buffer.from(JSON.stringify({ companion: { entries } }));
    const history = { ...storedHistory(() => [storedMena]), companion: async () => ({ body }) };
    world = createWorld({ handlers: { history, records: memoryRecordStore([known, later, unknown]) } });
    key = await world.newKey('acme', 'enterprise');
    const { body: _, kind: __, ...shown } = known;
    const linked = {
      evidenceId: item?.id,
      ...shown,
      licence: FEED_CARDS.find(({ id }) => id === 'nga-warnings')?.licence,
    };
    expect((await asked(`${EVIDENCE}?region_id=${regionId}`)).records).toEqual([linked]);
    expect((await asked(`${EVIDENCE}?region_id=${regionId}&source=another`)).records).toEqual([]);
    const cited = `${PLACE}/explain-regional-snapshot?region_id=${regionId}&pointer=/actors/0/leverageScore`;
    const { explanation, records } = await asked(cited);
    expect([explanation.evidence.map(({ id }: { id: string }) => id), records]).toEqual([
      [item?.id, other?.id],
      [linked],
    ]);
  });
});

describe('ListEvidence', () => {
  it('lists every item of the snapshot and every place that cites it', async () => {
    const body = await asked(`${EVIDENCE}?region_id=mena`);
    expect(body.snapshotId).toBe(storedMena.snapshotId);
    expect(body.evidence.map(({ item }: { item: unknown }) => item)).toEqual(REGIONAL_SNAPSHOT_EXAMPLE.evidence);
    const { snapshot } = Object(JSON.parse(Buffer.from(storedMena.body).toString()));
    for (const { item, citedBy } of body.evidence)
      for (const pointer of citedBy) {
        const place = pointer.split('/').slice(1);
        const cited = place.reduce((part: unknown, name: string) => Object(part)[name], snapshot);
        expect(cited.evidenceIds).toContain(item.id);
      }
  });

  it('pages within the snapshot of its first page, though a newer one is stored', async () => {
    const first = await asked(`${EVIDENCE}?region_id=mena&limit=1`);
    expect(first.evidence).toHaveLength(1);
    const body = Buffer.from(JSON.stringify({ snapshot: { ...REGIONAL_SNAPSHOT_EXAMPLE, evidence: [] } }));
    world.snapshots.earlier.push({ ...storedMena, snapshotId: 'newer', generatedAt: NOW, body });
    const rest = await asked(`${EVIDENCE}?region_id=mena&limit=100&cursor=${first.nextCursor}`);
    expect(rest.snapshotId).toBe(first.snapshotId);
    expect([...first.evidence, ...rest.evidence].map(({ item }: { item: unknown }) => item)).toEqual(
      REGIONAL_SNAPSHOT_EXAMPLE.evidence,
    );
  });

  it('shows only what is asked for', async () => {
    for (const { type, source } of REGIONAL_SNAPSHOT_EXAMPLE.evidence) {
      const { evidence } = await asked(`${EVIDENCE}?region_id=mena&type=${type}&source=${encodeURIComponent(source)}`);
      expect(evidence.length).toBeGreaterThan(0);
      for (const { item } of evidence) expect([item.type, item.source]).toEqual([type, source]);
    }
    expect((await asked(`${EVIDENCE}?region_id=mena&corridor=nowhere`)).evidence).toEqual([]);
  });
});

describe('DiffRegionalSnapshots', () => {
  it('names both snapshots and patches the one into the other', async () => {
    const [newest, oldest] = past(['calm', 'escalation_ladder']);
    hold(past(['calm', 'escalation_ladder']));
    const body = await asked(`${PLACE}/diff-regional-snapshots?region_id=mena&from=${oldest?.generatedAt}`);
    expect([body.from.snapshotId, body.to.snapshotId]).toEqual([oldest?.snapshotId, newest?.snapshotId]);
    expect([body.difference.regimeFrom, body.difference.regimeTo]).toEqual(['escalation_ladder', 'calm']);
    const read = (stored: StoredSnapshot | undefined) =>
      JSON.parse(Buffer.from(stored?.body ?? []).toString()).snapshot;
    expect(applyPatch(read(oldest), body.difference.patch)).toEqual(read(newest));
  });
});

describe('ListRegions', () => {
  it('has every region in order, its countries, and the numbers of the latest snapshot where there is one', async () => {
    const { regions } = await asked(`${PLACE}/list-regions`);
    expect(regions.map(({ id }: { id: string }) => id)).toEqual(REGION_IDS);
    expect(regions[0].latest.snapshotId).toBe(storedMena.snapshotId);
    expect(regions[1]).not.toHaveProperty('latest');
    expect(regions[0].countries).toContain('YE');
  });

  it('says that it speaks from memory while the store is away, and 503 when memory is empty', async () => {
    await ask(`${PLACE}/list-regions`);
    world.snapshots.isDown = true;
    world.clock.time += 4_000;
    const shaken = await ask(`${PLACE}/list-regions`);
    expect([shaken.status, headerOf(shaken, 'X-Data-Mode')]).toEqual([503, undefined]);
    for (const id of REGION_IDS) world.snapshots.latest.set(id, { ...storedMena, regionId: id });
    world.snapshots.isDown = false;
    await ask(`${PLACE}/list-regions`);
    world.snapshots.isDown = true;
    world.clock.time += 4_000;
    const degraded = await ask(`${PLACE}/list-regions`);
    expect([degraded.status, headerOf(degraded, 'X-Data-Mode')]).toEqual([200, 'degraded']);
  });
});
