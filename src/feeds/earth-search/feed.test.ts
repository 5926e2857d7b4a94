import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { radarScene, scene, scenePage } from './fake-upstream.ts';
import { scenesUrl } from './feed.ts';
import { parseScenes } from './parse.ts';

const read = (text: string) => parseScenes(new TextEncoder().encode(text), NOW);
const parse = (...features: readonly object[]) => read(scenePage(features));

it('asks for every strait in one request, and for the same scenes within an hour', () => {
  const { searchParams } = new URL(scenesUrl(NOW));
  expect(JSON.parse(searchParams.get('intersects') ?? '').coordinates).toHaveLength(CHOKEPOINTS.length);
  expect(searchParams.get('datetime')).toBe('2026-10-09T12:00:00.000Z/2026-10-14T12:00:00.000Z');
  expect(scenesUrl(NOW + 60_000)).toBe(scenesUrl(NOW));
  expect(scenesUrl(NOW).length).toBeLessThan(4_000);
  expect(searchParams.get('fields')).toMatch(/,-geometry,-assets$/);
});

describe('scenes', () => {
  it('are records with satellite, cloud, preview and the middle of their box', () => {
    const parsed = parse(scene('S2B_40RCP'), radarScene('S1A', [179, 0, -179, 2]));
    expect(parsed).toMatchObject({
      keptCount: 2,
      observations: [{ metric: 'earth-search:scenes', value: 2, observedAt: Date.UTC(2026, 9, 14, 6) }],
    });
    expect(parsed.status === 'parsed' && parsed.records?.entries).toEqual([
      {
        recordId: 'S2B_40RCP',
        kind: 'satellite_scene',
        title: 'S2B_40RCP',
        url: 'https://earth-search.aws.element84.com/v1/collections/sentinel-2-l2a/items/S2B_40RCP',
        place: { lat: 26.5, lon: 56.3 },
        observedAt: Date.UTC(2026, 9, 14, 6, 41, 2),
        body: {
          satellite: 'sentinel-2b',
          sensor: 'optical',
          cloudPct: 4,
          previewUrl: 'https://earth-search.aws.element84.com/v1/collections/sentinel-2-l2a/items/S2B_40RCP/thumbnail',
        },
      },
      expect.objectContaining({ place: { lat: 1, lon: 180 }, body: { satellite: 'sentinel-1a', sensor: 'radar' } }),
    ]);
  });

  it('of another collection are ignored', () => {
    const other = { ...scene('b', { platform: undefined }), collection: 'cop-dem-glo-30' };
    expect(parse(scene('a'), other)).toMatchObject({ keptCount: 1, ignoredCount: 1 });
  });

  it.each([
    ['undated', scene('b', { datetime: null })],
    ['future', scene('b', { datetime: '2026-10-15T00:00:00Z' })],
    ['wrong_shape', scene('b', { platform: undefined })],
    ['wrong_shape', scene('b/../c')],
    ['bad_position', scene('b', {}, [1, 2, 3])],
    ['bad_position', scene('b', {}, [0, 20, 1, 10])],
    ['duplicate', scene('a')],
  ])('are rejected as %s', (kind, other) => {
    expect(parse(scene('a'), other)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it.each(['{"features":[]}', '{}', '<html></html>', JSON.stringify({ features: [scene('a', { datetime: 1 })] })])(
    'are unreadable in %s',
    (text) => {
      expect(read(text).status).toBe('unreadable');
    },
  );

  it('of any content never throw, and their rows add up', () => {
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(scene('b'))), fc.jsonValue())
      .map(([name, value]) => ({ ...scene('b'), [name]: value }));
    fc.assert(
      fc.property(fc.array(fc.oneof(changed, fc.jsonValue(), fc.constant(scene('a')))), (features) => {
        const parsed = read(JSON.stringify({ features }));
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

const page = recordingPath('recordings', 'answers-2026', 'stac', 'search_page1_2025-07-31.json');
const ofFields = recordingPath('recordings', 'answers-2026', 'stac', 'search_fields_2025-07-31.json');

describe.skipIf(page === undefined || ofFields === undefined)('the recorded pages of 2025-07-31', () => {
  const textOf = (path: string | undefined) => readFileSync(path ?? '', 'utf8');

  it('hold scenes of four collections, of which two are kept: radar without a preview, optical with one', () => {
    const parsed = parseScenes(new TextEncoder().encode(textOf(page)), NOW);
    const entries = parsed.status === 'parsed' ? (parsed.records?.entries ?? []) : [];
    expect(parsed).toMatchObject({ keptCount: 5, ignoredCount: 5, rejectedCount: 0 });
    expect(entries.map(({ body }) => body)).toMatchObject([
      ...Array.from({ length: 3 }, () => ({ satellite: 'sentinel-1a', sensor: 'radar' })),
      { satellite: 'sentinel-2b', sensor: 'optical', cloudPct: 26, previewUrl: expect.stringMatching(/\/thumbnail$/) },
      { sensor: 'optical', cloudPct: 57 },
    ]);
    expect(entries.filter(({ body }) => body.previewUrl !== undefined)).toHaveLength(2);
  });

  it('without outlines and bands have an item in the form of ours', () => {
    const { features, ...list } = JSON.parse(textOf(ofFields));
    expect(Object.keys(JSON.parse(scenePage([]))).filter((name) => name !== 'features')).toEqual(Object.keys(list));
    expect(Object.keys(scene('a'))).toEqual(Object.keys(features[0]));
    const item = `https://earth-search.aws.element84.com/v1/collections/cop-dem-glo-30/items/${features[0].id}`;
    expect(features[0].links).toContainEqual({ rel: 'thumbnail', href: `${item}/thumbnail` });
  });
});
