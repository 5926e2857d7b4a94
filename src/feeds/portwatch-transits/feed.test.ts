import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { CHOKEPOINTS, chokepointById } from '../../reference/chokepoints.ts';
import type { Json } from '../../reference/content-hash.ts';
import { parseLayer as parseAnyLayer } from '../arcgis.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { PORTWATCH_FIELDS, portnameOf, portwatchFeatures } from './fake-upstream.ts';
import { createPortwatchTransits, FIELDS } from './feed.ts';
import { parsePage } from './parse.ts';

const signal = new AbortController().signal;
const json = (value: unknown): Answer => ({ status: 200, body: JSON.stringify(value) });

/** Collects once; `answer` may take the place of the healthy upstream. */
async function collect(
  cursor: Json,
  answer: (url: URL) => Answer | undefined = () => undefined,
  span?: { from: number; to: number },
) {
  const { fetchBytes, requests } = scriptedFetch((url) => answer(url) ?? HEALTHY(url));
  const feed = createPortwatchTransits(fetchBytes, 0);
  const outcome = await feed.collect({ cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) });
  return { outcome, urls: requests.map(({ url }) => new URL(url)) };
}

const whereOf = (url: URL | undefined) => url?.searchParams.get('where');
const ofHormuz = (urls: readonly URL[]) => urls.filter((url) => portnameOf(url) === 'Strait of Hormuz');

describe('what is asked', () => {
  it('is the layer, then each chokepoint by name with literal dates and explicit fields', async () => {
    const { outcome, urls } = await collect(null);
    expect(urls).toHaveLength(1 + CHOKEPOINTS.length);
    const [hormuz] = ofHormuz(urls);
    expect(whereOf(hormuz)).toBe("portname='Strait of Hormuz' AND date >= timestamp '2023-08-21 00:00:00'");
    expect(hormuz?.searchParams.get('outFields')).toBe('date,portid,portname,n_container,n_tanker,n_total');
    expect(outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 4), problems: [] });
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(CHOKEPOINTS.length * 4 * 3);
  });

  it('reads the last 45 days again, because the past is revised', async () => {
    const { urls } = await collect({ newest: { hormuz_strait: '2026-10-04' } });
    expect(whereOf(ofHormuz(urls)[0])).toContain("date >= timestamp '2026-08-20 00:00:00'");
  });

  it('uses the name the date field has today', async () => {
    const fields = ['date_', ...PORTWATCH_FIELDS.slice(1)].map((name) => ({ name }));
    const { urls } = await collect(null, (url) => (url.pathname.endsWith('/query') ? undefined : json({ fields })));
    expect(whereOf(ofHormuz(urls)[0])).toContain(' AND date_ >= timestamp');
  });

  it('is nothing more while the layer has not been edited, for a day', async () => {
    const { outcome } = await collect(null);
    expect((await collect(outcome.cursor)).outcome).toEqual({ status: 'unchanged', cursor: outcome.cursor });
    const cursor = { newest: {}, editedAt: NOW - 1_000, readAt: NOW - 86_400_000 };
    expect((await collect(cursor)).outcome.status).toBe('read');
  });

  it('in a backfill is the span alone', async () => {
    const span = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 1, 1) };
    const { outcome, urls } = await collect({ newest: {} }, undefined, span);
    expect(whereOf(ofHormuz(urls)[0])).toBe(
      "portname='Strait of Hormuz' AND date >= timestamp '2024-01-01 00:00:00' AND date < timestamp '2024-02-01 00:00:00'",
    );
    expect(outcome.cursor).toEqual({ newest: {} });
  });
});

describe('paging', () => {
  const rows = (count: number) => portwatchFeatures('Strait of Hormuz', Date.UTC(2023, 9, 1), count);
  const paged = (pageRows: number) => (url: URL) => {
    if (portnameOf(url) !== 'Strait of Hormuz') return undefined;
    const offset = Number(url.searchParams.get('resultOffset'));
    const all = rows(900);
    return json({
      features: all.slice(offset, offset + pageRows),
      exceededTransferLimit: offset + pageRows < all.length,
    });
  };

  it('goes on by the rows returned, not by the rows asked for', async () => {
    const { outcome, urls } = await collect(null, paged(400));
    expect(ofHormuz(urls).map((url) => url.searchParams.get('resultOffset'))).toEqual(['0', '400', '800']);
    const read = outcome.status === 'read' ? outcome.observations : [];
    expect(read.filter(({ subject }) => subject === 'chokepoint:hormuz_strait')).toHaveLength(2_700);
  });

  it('that repeats itself fails the chokepoint instead of going on for ever', async () => {
    const stuck = (url: URL) =>
      portnameOf(url) === 'Strait of Hormuz' ? json({ features: rows(3), exceededTransferLimit: true }) : undefined;
    expect((await collect(null, stuck)).outcome).toMatchObject({
      status: 'read',
      problems: [{ kind: 'unread_chokepoint', recordId: 'chokepoint6', message: 'the layer repeats a page' }],
    });
  });

  it('that breaks off gives nothing of that chokepoint', async () => {
    const broken = (url: URL) => (url.searchParams.get('resultOffset') === '400' ? { status: 500 } : paged(400)(url));
    const { outcome } = await collect(null, broken);
    const read = outcome.status === 'read' ? outcome.observations : [];
    expect(read.some(({ subject }) => subject === 'chokepoint:hormuz_strait')).toBe(false);
    expect(outcome.cursor).not.toHaveProperty('newest.hormuz_strait');
  });
});

describe('lies', () => {
  it('an empty answer is asked once more, alone, and then is a failure of that chokepoint', async () => {
    let asked = 0;
    const empty = (url: URL) => {
      if (portnameOf(url) !== 'Strait of Hormuz') return undefined;
      asked += 1;
      return json({ features: [] });
    };
    expect((await collect(null, empty)).outcome).toMatchObject({ problems: [{ recordId: 'chokepoint6' }] });
    expect(asked).toBe(2);
  });

  it('an answer that was empty only while others were asked is read', async () => {
    let asked = 0;
    const once = (url: URL) => {
      if (portnameOf(url) !== 'Strait of Hormuz') return undefined;
      asked += 1;
      return asked === 1 ? json({ features: [] }) : undefined;
    };
    expect((await collect(null, once)).outcome).toMatchObject({ status: 'read', problems: [] });
  });

  it('empty answers everywhere are a failed run, and are not hammered', async () => {
    const { outcome, urls } = await collect({ newest: {} }, (url) =>
      portnameOf(url) === '' ? undefined : json({ features: [] }),
    );
    expect(outcome).toMatchObject({ status: 'failed', cursor: { newest: {} } });
    expect(urls).toHaveLength(1 + CHOKEPOINTS.length + 3);
  });

  it('an error in a 200 fails the chokepoint, and the run when all say so', async () => {
    const error = json({ error: { code: 400, message: 'Cannot perform query.' } });
    const one = await collect(null, (url) => (portnameOf(url) === 'Suez Canal' ? error : undefined));
    expect(one.outcome).toMatchObject({ status: 'read', problems: [{ recordId: 'chokepoint1' }] });
    const all = await collect(null, (url) => (portnameOf(url) === '' ? undefined : error));
    expect(all.outcome).toMatchObject({
      status: 'failed',
      reason: 'transits: the layer answers error 400 Cannot perform query.',
    });
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14);
const parseLayer = (bytes: Uint8Array) => parseAnyLayer(bytes, FIELDS);
const HORMUZ = chokepointById('hormuz_strait');
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const SOUND = {
  date: Date.UTC(2026, 9, 1),
  portid: 'chokepoint6',
  portname: 'Strait of Hormuz',
  n_container: 4,
  n_tanker: 40,
  n_total: 90,
};
const page = (...rows: readonly object[]) =>
  parsePage(bytesOf({ features: rows.map((attributes) => ({ attributes })) }), HORMUZ, PARSE_NOW);

describe('recorded answers', () => {
  const daily = recordingPath('recordings', 'portwatch', 'daily_chokepoints.json');
  it.skipIf(daily === undefined)('daily_chokepoints.json: 336 days, three observations each', () => {
    const parsed = parsePage(readFileSync(daily ?? ''), undefined, PARSE_NOW);
    expect(parsed).toMatchObject({ totalCount: 336, keptCount: 336, rejectedCount: 0, exceededTransferLimit: false });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.observations).toHaveLength(1_008);
    expect(parsed.observations[0]).toEqual({
      recordId: 'chokepoint28:2024-12-16',
      metric: 'transits_total',
      subject: 'chokepoint:kerch_strait',
      value: 7,
      observedAt: Date.UTC(2024, 11, 16),
      lineage: 'imf-portwatch',
      event: '2024-12-16',
      detail: {},
    });
    expect(parseLayer(readFileSync(daily ?? ''))).toEqual({ status: 'layer', layer: { dateField: 'date' } });
  });

  const handmade = recordingPath('recordings', 'portwatch', 'arcgis_shape_handmade.json');
  it.skipIf(handmade === undefined)('arcgis_shape_handmade.json, without names, is of the chokepoint asked for', () => {
    expect(parsePage(readFileSync(handmade ?? ''), HORMUZ, PARSE_NOW)).toMatchObject({ totalCount: 2, keptCount: 2 });
    expect(parsePage(readFileSync(handmade ?? ''), undefined, PARSE_NOW)).toMatchObject({
      keptCount: 0,
      rejectedByKind: { unresolved_chokepoint: 2 },
    });
  });

  for (const name of ['daily_ports.json', 'ports.json', 'chokepoints.json']) {
    const path = recordingPath('recordings', 'portwatch', name);
    it.skipIf(path === undefined)(`${name}, which is another layer, is unreadable`, () => {
      expect(parsePage(readFileSync(path ?? ''), undefined, PARSE_NOW).status).toBe('unreadable');
    });
  }
});

describe('one day', () => {
  it.each([
    ['epoch milliseconds', { date: Date.UTC(2026, 9, 1) }],
    ['an ISO date', { date: '2026-10-01' }],
    ['an ISO instant', { date: '2026-10-01T00:00:00Z' }],
    ['a timestamp with zone', { date: '2026-10-01 00:00:00+00:00' }],
  ])('is dated by %s', (_, date) => {
    expect(page({ ...SOUND, ...date })).toMatchObject({
      observations: [{ recordId: 'chokepoint6:2026-10-01', value: 90 }, {}, {}],
    });
  });

  it('is dated by the other name of the field', () => {
    const { date, ...rest } = SOUND;
    expect(page({ ...rest, date_: date })).toMatchObject({ keptCount: 1 });
  });

  it('without a ship is a day without a ship', () => {
    const parsed = page({ ...SOUND, n_total: 0, n_tanker: 0, n_container: 0 });
    expect(parsed).toMatchObject({ keptCount: 1, observations: [{ value: 0 }, { value: 0 }, { value: 0 }] });
  });

  it.each([
    ['future', { date: PARSE_NOW + 86_400_000 }],
    ['undated', { date: null }],
    ['undated', { date: PARSE_NOW / 1_000 }],
    ['bad_number', { n_total: null }],
    ['bad_number', { n_total: -1 }],
    ['bad_number', { n_tanker: 1.5 }],
    ['bad_number', { n_container: '4' }],
    ['bad_number', { n_total: 100_000 }],
    ['unresolved_chokepoint', { portname: 'Strait of Nowhere' }],
    ['not_asked_for', { portname: 'Suez Canal' }],
  ])('is rejected as %s with %j', (kind, attributes) => {
    expect(page(SOUND, { ...SOUND, ...attributes })).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one answer', () => {
  it.each([
    ['an error with status 200', { error: { code: 400, message: 'Cannot perform query.' } }],
    ['no features', { fields: [] }],
    ['features that are no list', { features: {} }],
    ['a renamed count', { features: [{ attributes: { ...SOUND, n_total: undefined, n_all: 90 } }] }],
    ['an envelope one level deeper', { data: { features: [] } }],
  ])('with %s is unreadable', (_, value) => {
    expect(parsePage(bytesOf(value), HORMUZ, PARSE_NOW).status).toBe('unreadable');
  });

  it('that is no layer description is unreadable', () => {
    const fields = (...names: string[]) => ({ fields: names.map((name) => ({ name })) });
    const rest = ['portid', 'portname', 'n_container', 'n_tanker'];
    expect(parseLayer(bytesOf(fields('date', ...rest, 'n_total'))).status).toBe('layer');
    expect(parseLayer(bytesOf(fields('date_', ...rest, 'n_total')))).toMatchObject({ layer: { dateField: 'date_' } });
    for (const value of [fields('date', ...rest), fields('day', ...rest, 'n_total'), { error: {} }, null, []]) {
      expect(parseLayer(bytesOf(value)).status).toBe('unreadable');
    }
  });

  it('of any content never throws, and its rows add up', () => {
    const key = fc.constantFrom(...Object.keys(SOUND));
    const row = fc.tuple(key, fc.jsonValue()).map(([name, value]) => ({ attributes: { ...SOUND, [name]: value } }));
    const answer = fc.oneof(
      fc.uint8Array(),
      fc.jsonValue().map(bytesOf),
      fc.array(fc.oneof(row, fc.jsonValue())).map((features) => bytesOf({ features })),
    );
    fc.assert(
      fc.property(answer, (bytes) => {
        parseLayer(bytes);
        const parsed = parsePage(bytes, HORMUZ, PARSE_NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 500 },
    );
  });
});
