import { beforeEach, describe, expect, it } from 'vitest';
import { SOURCE_METRICS, type SourceClocks } from '../../src/assessment/countries/country-sources.ts';
import { getCountryState } from '../../src/contract/intelligence/get-country-state.ts';
import { AXES, PRESSURE_AXES } from '../../src/contract/intelligence/vocabulary.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import type { SnapshotCompanionBytes, StoredSnapshot } from '../../src/ports/snapshot-store.ts';
import { countriesOfRegion } from '../../src/reference/regions.ts';
import { storedHistory } from './stored-history.ts';
import { bodyOf, bodyText, createWorld, headerOf, NOW, storedMena, type World } from './world.ts';

const DAY = 86_400_000;
const signature = { keyId: 'k'.repeat(43), value: 's'.repeat(86) };

/** A country whose axes all have one value; the first `missing` of them are not known. */
const country = (iso2: string, value: number, missing = 0) => ({
  ...getCountryState.exampleResponse.state,
  country: iso2,
  axes: AXES.map((axis, i) =>
    i < missing
      ? { axis, status: 'missing', drivers: [], missingInputs: [] }
      : { axis, status: 'reporting', value, drivers: [], missingInputs: [] },
  ),
});

let all: StoredSnapshot[];
let companions: Map<string, SnapshotCompanionBytes>;
let world: World;
let key: string;

/** A snapshot of mena so many days old, with countries beside it unless none are given. */
function store(age: number, countries?: readonly unknown[], sources?: readonly SourceClocks[]): void {
  const snapshotId = `snap_${age}`;
  all.push({ ...storedMena, snapshotId, generatedAt: NOW - age * DAY });
  const body = new TextEncoder().encode(JSON.stringify({ companion: { countries, sources } }));
  if (countries !== undefined) companions.set(snapshotId, { body, signature });
  world.forget.answers();
}

beforeEach(async () => {
  all = [];
  companions = new Map();
  const history = {
    ...storedHistory(() => all),
    companion: async (snapshotId: string) => companions.get(snapshotId),
    firstAccompaniedAt: async () =>
      all
        .filter(({ snapshotId }) => companions.has(snapshotId))
        .map(({ generatedAt }) => generatedAt)
        .sort((a, b) => a - b)[0],
  };
  world = createWorld({ handlers: { history } });
  key = await world.newKey('acme', 'pro_monthly');
});

const ask = (target: string) => world.send({ target: `/api/intelligence/v1/${target}`, key });
const risk = async (query: string) => Object(bodyOf(await ask(`get-country-risk?${query}`)));

describe('the risk of a country', () => {
  it('is 100 times the mean of the pressures that report, and its trend is over a week', async () => {
    store(9, [country('IR', 0.4)]);
    store(0, [country('IR', 0.5)]);
    const { cii, upstreamUnavailable, ...rest } = await risk('country_code=IR');
    expect(rest).toMatchObject({ countryCode: 'IR', countryName: 'Iran', regionId: 'mena', snapshotId: 'snap_0' });
    expect(cii).toMatchObject({ combinedScore: 50, trend: 'rising', computedAt: NOW });
    expect(cii.components).toEqual(PRESSURE_AXES.map((axis) => ({ axis, score: 50 })));
    // Neither advice nor sanctions are stored: absent, and not "none".
    expect(upstreamUnavailable).toBe(true);
    for (const name of ['advisoryLevel', 'sanctionsActive', 'sanctionsCount']) expect(rest).not.toHaveProperty(name);
  });

  it('has no index where no pressure reports, and no trend by a feed that came back', async () => {
    store(8, [country('IR', 0.5, 3), country('IQ', 0.1)]);
    store(0, [country('IR', 0.5), country('IQ', 0.9, 4)]);
    expect((await risk('country_code=IR')).cii).toMatchObject({ combinedScore: 50, trend: 'stable' });
    expect(await risk('country_code=IQ')).not.toHaveProperty('cii');
    expect((await risk('country_code=IR&at=-8d')).cii).not.toHaveProperty('trend');
  });

  it('is open to every key, and has advice and sanctions where they are stored', async () => {
    store(0, [{ ...country('IR', 0.5), advisoryLevel: 4, sanctionsAdded365d: 0 }]);
    key = await world.newKey('guest', 'free');
    const found = await risk('country_code=IR');
    expect(found).toMatchObject({
      advisoryLevel: 4,
      sanctionsActive: false,
      sanctionsCount: 0,
      upstreamUnavailable: false,
    });
    expect((await ask('list-country-states')).status).toBe(403);
  });
});

describe('reads of countries as of an instant', () => {
  const targets = [
    'get-country-state?country=IR',
    'get-country-risk?country_code=IR',
    'list-country-states?region_id=mena',
  ];

  it('know nothing of what came later, name the instant, and are kept by caches only where it is settled', async () => {
    store(20, [country('IR', 0.25)]);
    store(10, [country('IR', 0.5)]);
    const at = NOW - 15 * DAY;
    for (const target of targets) {
      const then = await ask(`${target}&at=${at}`);
      store(0, [country('IR', 0.75)]);
      const later = await ask(`${target}&at=${new Date(at).toISOString()}`);
      expect([bodyText(later), headerOf(later, 'ETag')]).toEqual([bodyText(then), headerOf(then, 'ETag')]);
      expect([headerOf(later, 'X-As-Of'), bodyText(later).includes('snap_20')]).toEqual([String(at), true]);
      expect(headerOf(later, 'Cache-Control')).toContain('immutable');
      const offset = await ask(`${target}&at=-15d`);
      expect(bodyText(offset)).toBe(bodyText(then));
      expect(headerOf(offset, 'Cache-Control')).toBe('private, no-cache');
      expect(bodyText(await ask(target))).toContain('snap_0');
      all.pop();
    }
  });

  it('say from when there are countries, and refuse what is to come', async () => {
    store(20);
    store(10, [country('IR', 0.5)]);
    for (const target of targets)
      for (const at of ['-30d', '-15d']) {
        const early = await ask(`${target}&at=${at}`);
        expect([target, early.status, headerOf(early, 'X-Error-Code')]).toEqual([target, 404, 'at_unavailable']);
        expect(bodyText(early)).toContain(new Date(NOW - 10 * DAY).toISOString());
        const later = await ask(`${target}&at=${NOW + 61_000}`);
        expect(bodyOf(later)).toMatchObject({ violations: [{ field: 'at' }] });
        expect((await ask(`${target}&at=${NOW + 59_000}`)).status).toBe(200);
      }
  });

  it('carry the signature of what they are a part of', async () => {
    store(0, [country('IR', 0.5)]);
    for (const target of targets.slice(0, 2))
      expect(headerOf(await ask(target), 'X-Companion-Signature')).toBe(
        `ed25519; kid="${signature.keyId}"; sig="${signature.value}"`,
      );
  });
});

describe('the list of countries', () => {
  const codes = countriesOfRegion('mena').map(({ iso2 }) => iso2);

  it('is the same page by page, also while a newer snapshot is stored', async () => {
    store(
      1,
      codes.map((iso2) => country(iso2, 0.5)),
    );
    const whole = Object(bodyOf(await ask('list-country-states')));
    expect(whole.countries.map((one: { country: string }) => one.country)).toEqual([...codes].sort());
    expect(whole.pagination).toEqual({ nextCursor: '', totalCount: codes.length });
    expect(whole.missingRegions).toContain('europe');
    expect(whole.missingRegions).not.toContain('global');
    const seen: unknown[] = [];
    let cursor = '';
    do {
      const page = Object(bodyOf(await ask(`list-country-states?page_size=7${cursor}`)));
      seen.push(...page.countries);
      expect([page.asOf, page.pagination.totalCount]).toEqual([NOW, codes.length]);
      cursor = page.pagination.nextCursor === '' ? '' : `&cursor=${page.pagination.nextCursor}`;
      world.clock.time += 60_000;
      if (seen.length === 7) all.push({ ...storedMena, snapshotId: 'newer', generatedAt: NOW + 30_000 });
    } while (cursor !== '');
    expect(seen).toEqual(whole.countries);
  });

  it('says where nothing is stored, and takes `limit` as the older name', async () => {
    store(0, [country('IR', 0.5), country('IQ', 0.5)]);
    expect(Object(bodyOf(await ask('list-country-states?limit=1'))).countries).toHaveLength(1);
    expect(headerOf(await ask('list-country-states?region_id=europe'), 'X-Error-Code')).toBe('snapshot_not_ready');
    expect(headerOf(await ask('list-country-states?region_id=atlantis'), 'X-Error-Code')).toBe('region_unknown');
    expect((await ask('list-country-states?page_size=1001')).status).toBe(400);
    all = [];
    expect(bodyOf(await ask('list-country-states'))).toMatchObject({ countries: [], dataAvailable: false });
  });
});

describe.each([
  ['the list of countries', 'list-country-states?region_id=mena', 'pro_monthly'],
  ['the risk of a country', 'get-country-risk?country_code=IR', 'free'],
] as const)('the sources of %s', (_, target, plan) => {
  beforeEach(async () => {
    key = await world.newKey('reader', plan);
  });
  const list = async (query: string) => Object(bodyOf(await ask(`${target}${query}`)));
  const news = (age: number): SourceClocks => ({
    feedId: 'gdelt-events',
    lastReadAt: NOW - age * DAY,
    newestContentAt: NOW - age * DAY - 60_000,
  });

  it('are the feeds as they were read then, with state and attribution, and whatever came later is not known', async () => {
    store(20, [country('IR', 0.25)], [news(20)]);
    const sourceAt = async (at: string) => {
      const { sources } = await list(at);
      return sources.find(({ feedId }: SourceClocks) => feedId === 'gdelt-events');
    };
    const attribution = FEED_CARDS.find(({ id }) => id === 'gdelt-events')?.attribution;
    const then = { ...news(20), state: 'current', attribution };
    const instant = `&at=${NOW - 20 * DAY}`;
    expect(await sourceAt(instant)).toEqual(then);
    expect(await sourceAt('')).toEqual({ ...then, state: 'stale' });
    store(0, [country('IR', 0.25)], [news(0)]);
    expect(await sourceAt(instant)).toEqual(then);
    expect(await sourceAt('')).toEqual({ ...news(0), state: 'current', attribution });
  });

  it('name a feed that brought nothing, and one with a key only once it did', async () => {
    store(0, [country('IR', 0.5)], [news(0)]);
    const { sources } = await list('');
    const expected = FEED_CARDS.filter(({ metrics }) => metrics.some((metric) => SOURCE_METRICS.has(metric)));
    const keyless = expected.filter(({ needsKeys }) => needsKeys === undefined);
    expect(keyless.length).toBeLessThan(expected.length);
    expect(sources.map(({ feedId }: SourceClocks) => feedId)).toEqual(keyless.map(({ id }) => id).sort());
    const missing = sources.filter(({ state }: { state: string }) => state === 'missing');
    expect(missing).toHaveLength(keyless.length - 1);
    for (const source of missing) expect(Object.keys(source)).toEqual(['feedId', 'state', 'attribution']);
  });

  it('are none of a snapshot that an earlier program stored', async () => {
    store(0, [country('IR', 0.5)]);
    expect((await list('')).sources).toEqual([]);
  });
});
