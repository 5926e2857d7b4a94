import { beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '../../test/kit/worlds.ts';
import { parseRegionState } from '../assessment/region-state.ts';
import { companionBody } from '../assessment/snapshot-companion.ts';
import { HOUR_MS } from '../assessment/time.ts';
import type { CountryState } from '../contract/intelligence/country-state.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import { countriesOfRegion, REGION_IDS, type RegionId } from '../reference/regions.ts';
import { produceSnapshot } from './produce-snapshot.ts';
import { readWorld, refreshRegion, refreshRegions } from './refresh-regions.ts';
import { gulfWorld, narrate, unfounded } from './test-kit/gulf-world.ts';
import { type MemoryPorts, memoryPorts } from './test-kit/memory-ports.ts';

const SLOT = 6 * HOUR_MS;
const text = (snapshot: StoredSnapshot): string => new TextDecoder().decode(snapshot.body);

let ports: MemoryPorts;

beforeEach(async () => {
  ports = memoryPorts();
  await ports.observations.append(gulfWorld());
});

const at = (now: number, write = narrate) => ({
  ...ports,
  clock: { now: () => now },
  narrate: write,
  label: '' as const,
});
const refresh = (now: number, regions: readonly RegionId[] = ['mena'], write = narrate) =>
  refreshRegions(regions, at(now, write));

describe('a refresh', () => {
  it('stores one whole snapshot a region, and its first stands alone', async () => {
    const reports = await refresh(NOW, REGION_IDS);
    expect(reports.map(({ status }) => status)).toEqual(REGION_IDS.map(() => 'stored'));
    for (const [i, stored] of ports.held.snapshots.entries()) {
      const { snapshot } = JSON.parse(text(stored));
      expect(reports[i]).toMatchObject({ regionId: stored.regionId, snapshotId: snapshot.meta.snapshotId });
      expect(stored).toMatchObject({ generatedAt: NOW, validUntil: snapshot.meta.validUntil });
      expect(stored.priorSnapshotId).toBeUndefined();
    }
  });

  it('hands the lane sets of every snapshot over with it, to be sealed', async () => {
    await refresh(NOW, ['mena', 'latam']);
    const published = ports.held.snapshots.flatMap((stored) => {
      const { snapshot } = JSON.parse(text(stored));
      return snapshot.scenarioSets.map((set: { readonly lanes: readonly { readonly probability: number }[] }) =>
        set.lanes.map(({ probability }) => probability * 4096),
      );
    });
    expect(ports.held.forecasts.map(({ lanes }) => lanes)).toEqual(published);
    expect(published).toHaveLength(6);
  });

  it('hands over what becomes true with a snapshot, each cause once', async () => {
    await refresh(NOW - 30 * SLOT);
    await refresh(NOW);
    const { events, snapshots } = ports.held;
    const [first, second] = snapshots.map(({ snapshotId }) => snapshotId);
    const of = (cause: string | undefined) => events.filter((event) => event.cause === cause);
    expect(
      of(first)
        .map(({ type }) => type)
        .filter((type) => type === 'snapshot.stored'),
    ).toHaveLength(1);
    expect(of(second)[0]).toMatchObject({
      ...{ type: 'snapshot.stored', subject: 'region:mena', regionId: 'mena', happenedAt: NOW, recordedAt: NOW },
      data: { snapshotId: second, previousSnapshotId: first },
    });
    expect(of(second).map(({ type }) => type)).toContain('trigger.activated');
    expect(new Set(events.map(({ type, subject, cause }) => `${type} ${subject} ${cause}`)).size).toBe(events.length);
    await refresh(NOW);
    expect(ports.held.events).toHaveLength(of(first).length + of(second).length);
  });

  it('hands over what a snapshot cites, to be found by its words later on', async () => {
    await refresh(NOW);
    const [stored] = ports.held.snapshots;
    if (stored === undefined) throw new Error('a snapshot was expected');
    const { snapshot } = JSON.parse(text(stored));
    expect(snapshot.evidence.length).toBeGreaterThan(0);
    expect(stored).toMatchObject({ evidence: snapshot.evidence });
  });

  it('chains every snapshot to the one whose state it started from', async () => {
    for (const step of [0, 1, 2, 3]) await refresh(NOW - (3 - step) * SLOT);
    const chain = ports.held.snapshots;
    expect(chain).toHaveLength(4);
    for (const [i, stored] of chain.entries()) expect(stored.priorSnapshotId).toBe(chain[i - 1]?.snapshotId);
  });

  it('at the same instant stores one, however often and by whomever', async () => {
    const runs = await Promise.all([refresh(NOW), refresh(NOW), refresh(NOW)]);
    const again = await refresh(NOW);
    expect(ports.held.snapshots).toHaveLength(1);
    const ids = [...runs, again].map(([report]) => report !== undefined && 'snapshotId' in report && report.snapshotId);
    expect(new Set(ids).size).toBe(1);
    expect(again).toMatchObject([{ status: 'already_stored' }]);
  });

  it('never uses what became known after its instant', async () => {
    await refresh(NOW - SLOT);
    const later = gulfWorld().map((row) => ({ ...row, value: row.value * 3 + 1, knownAt: NOW - SLOT + 1 }));
    const other = memoryPorts();
    await other.observations.append([...gulfWorld(), ...later.filter(({ observedAt }) => observedAt <= NOW - SLOT)]);
    const { observations } = other;
    await refreshRegions(['mena'], { ...other, observations, clock: { now: () => NOW - SLOT }, narrate, label: '' });
    expect(other.held.snapshots.map(text)).toEqual(ports.held.snapshots.map(text));
  });

  it('that breaks a promise is not stored, and the last one stays', async () => {
    await refresh(NOW - SLOT);
    const last = await ports.snapshots.latest('mena');
    expect(await refresh(NOW, ['mena'], unfounded)).toMatchObject([
      { regionId: 'mena', status: 'refused', broken: ['evidence ev_nowhere is cited but not in the snapshot'] },
    ]);
    expect(await ports.snapshots.latest('mena')).toEqual(last);
    await refresh(NOW + SLOT);
    expect((await ports.snapshots.latest('mena'))?.priorSnapshotId).toBe(last?.snapshotId);
  });

  it('stores a state that comes back as it went in', async () => {
    await refresh(NOW - SLOT);
    await refresh(NOW);
    const [first, second] = ports.held.snapshots;
    if (first === undefined || second === undefined) throw new Error('two snapshots were expected');
    const world = await readWorld(NOW, at(NOW));
    const prior = parseRegionState(JSON.parse(JSON.stringify(first.state)));
    const produced = await produceSnapshot(world, 'mena', { prior, narrate });
    expect(produced.status === 'whole' && produced.body).toBe(text(second));
    expect(produced.status === 'whole' && JSON.parse(JSON.stringify(produced.state))).toEqual(second.state);
  });

  it('can be made again from its stored prior state and what was known then, byte for byte, whatever came later', async () => {
    for (const step of [0, 1, 2, 3, 4]) await refresh(NOW - (4 - step) * SLOT, ['mena', 'europe']);
    const revised = gulfWorld().map((row) => ({ ...row, value: row.value + 7, knownAt: NOW + SLOT }));
    await ports.observations.append(revised);
    for (const stored of ports.held.snapshots) {
      const before =
        stored.priorSnapshotId === undefined ? undefined : await ports.snapshots.byId(stored.priorSnapshotId);
      const world = await readWorld(stored.generatedAt, at(stored.generatedAt));
      const prior = before === undefined ? undefined : parseRegionState(before.state);
      const regionId = stored.regionId === 'mena' ? 'mena' : 'europe';
      const produced = await produceSnapshot(world, regionId, { prior, narrate });
      expect(produced.status === 'whole' && produced.body).toBe(text(stored));
      const beside = await ports.snapshots.companion(stored.snapshotId);
      const countries = produced.status === 'whole' && companionBody(produced.companion());
      expect(new TextDecoder().decode(beside?.body)).toBe(countries);
    }
  });

  it('stores the countries beside it, of the same instant, signed like it', async () => {
    const signed: unknown[] = [];
    const sign = async (document: unknown) => ({ keyId: 'k', value: String(signed.push(document)) });
    await refreshRegions(['mena'], { ...at(NOW), sign });
    const [stored] = ports.held.snapshots;
    const beside = await ports.snapshots.companion(stored?.snapshotId ?? '');
    const { companion } = JSON.parse(new TextDecoder().decode(beside?.body));
    expect(companion).toMatchObject({ snapshotId: stored?.snapshotId, generatedAt: NOW, regionId: 'mena' });
    expect(companion.countries.map(({ country }: CountryState) => country)).toEqual(
      countriesOfRegion('mena').map(({ iso2 }) => iso2),
    );
    expect(signed).toHaveLength(2);
    const document = signed[Number(beside?.signature?.value) - 1];
    expect(JSON.parse(JSON.stringify(document))).toEqual(companion);
  });

  it('stores nothing when a country beside it breaks a promise: the last snapshot stays', async () => {
    const world = await readWorld(NOW, at(NOW));
    const evidence = {
      ...({ id: 'ev_later', type: 'market_signal', source: 'OWID', summary: '', confidence: 1 } as const),
      ...{ observedAt: NOW + 1, theater: '', corridor: '' },
    };
    const countryEnergy = { get: (iso2: string) => ({ ...world.countryEnergy.get(iso2), evidence }) };
    const report = await refreshRegion({ ...world, countryEnergy }, 'mena', at(NOW));
    expect(report.status === 'refused' && report.broken.join()).toMatch(
      /[A-Z]{2}: evidence ev_later is observed after/,
    );
    expect(ports.held.snapshots).toEqual([]);
    expect((await refreshRegion(world, 'mena', at(NOW))).status).toBe('stored');
  });

  it('stores nothing that is older than what is there, as when the clock has gone back', async () => {
    await refresh(NOW);
    expect(await refreshRegions(['mena'], at(NOW - SLOT))).toMatchObject([{ status: 'overtaken' }]);
    expect(ports.held.snapshots).toHaveLength(1);
  });

  it('refuses to start from a state that it cannot read', async () => {
    await refresh(NOW - SLOT);
    const [stored] = ports.held.snapshots;
    if (stored === undefined) throw new Error('a snapshot was expected');
    const snapshots = { ...ports.snapshots, latestAt: async () => ({ ...stored, state: { version: 2 } }) };
    await expect(refreshRegions(['mena'], { ...at(NOW), snapshots })).rejects.toThrow('unknown shape');
  });
});
