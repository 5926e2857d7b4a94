import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { fakeDigitrafficCameras, station, stationList } from './fake-upstream.ts';
import { createDigitrafficCameras } from './feed.ts';
import { parseCameras } from './parse.ts';

const read = (text: string) => parseCameras(new TextEncoder().encode(text), NOW);
const parse = (...features: readonly unknown[]) => read(stationList(features));

describe('stations', () => {
  it('are records with the address of each picture that is gathered', () => {
    const presets = ['01', '02', '03'].map((end) => ({ id: `C01502${end}`, inCollection: end !== '02' }));
    expect(parse(station('C01502', { presets }))).toMatchObject({
      keptCount: 1,
      observations: [{ metric: 'digitraffic-cameras:stations', subject: 'country:FI', value: 1 }],
      records: {
        isComplete: true,
        entries: [
          {
            recordId: 'C01502',
            kind: 'webcam',
            title: 'vt1 Espoo Hirvisuo',
            place: { lat: 60.2, lon: 24.6 },
            isUndated: true,
            body: {
              imageUrl: 'https://weathercam.digitraffic.fi/C0150201.jpg',
              images: [
                'https://weathercam.digitraffic.fi/C0150201.jpg',
                'https://weathercam.digitraffic.fi/C0150203.jpg',
              ],
            },
          },
        ],
      },
    });
  });

  it.each([
    ['that do not gather', { collectionStatus: 'REMOVED_PERMANENTLY' }],
    ['without a gathered view', { presets: [{ id: 'C0150301', inCollection: false }] }],
    ['whose views have ids of another form', { presets: [{ id: '../x', inCollection: true }] }],
  ])('%s are ignored', (_, properties) => {
    expect(parse(station('C01502'), station('C01503', properties))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
  });

  it.each([
    ['wrong_shape', { presets: null }],
    ['wrong_shape', { collectionStatus: undefined }],
    ['bad_id', { id: 'C0/..' }],
    ['duplicate', { id: 'C01502' }],
  ])('are rejected as %s with %j', (kind, properties) => {
    expect(parse(station('C01502'), station('C01503', properties))).toMatchObject({ rejectedByKind: { [kind]: 1 } });
  });

  it.each(['{"features":[]}', '{}', '<html></html>', JSON.stringify({ features: [station('x')] })])(
    'are unreadable in %s',
    (text) => {
      expect(read(text).status).toBe('unreadable');
    },
  );

  it('of any content never throw, and their rows add up', () => {
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(station('C01503').properties)), fc.jsonValue())
      .map(([name, value]) => station('C01503', { [name]: value }));
    fc.assert(
      fc.property(fc.array(fc.oneof(changed, fc.jsonValue(), fc.constant(station('C01502')))), (features) => {
        const parsed = parse(...features);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

it('the feed names itself to its upstream, which asks for it', async () => {
  const { fetchBytes, requests } = scriptedFetch((url) => fakeDigitrafficCameras()(url) ?? { status: 404 });
  const signal = new AbortController().signal;
  const outcome = await createDigitrafficCameras(fetchBytes).collect({ cursor: null, now: NOW, signal });
  expect(outcome).toMatchObject({ status: 'read', rejectedCount: 0 });
  expect(requests).toMatchObject([{ headers: { 'digitraffic-user': 'barograph' } }]);
});

const recording = recordingPath(
  'recordings',
  'answers-2026',
  'digitraffic-weathercam',
  'stations_one_feature.excerpt.json',
);

describe.skipIf(recording === undefined)('the recorded station', () => {
  const recorded = () => JSON.parse(readFileSync(recording ?? '', 'utf8'));

  it('has the one picture that is gathered, which is not its first view', () => {
    expect(parse(recorded())).toMatchObject({
      keptCount: 1,
      records: {
        entries: [
          {
            recordId: 'C01503',
            title: 'kt51 Inkoo',
            url: 'https://tie.digitraffic.fi/api/weathercam/v1/stations/C01503',
            place: { lat: 60.05374, lon: 23.99616 },
            body: { images: ['https://weathercam.digitraffic.fi/C0150302.jpg'] },
          },
        ],
      },
    });
  });

  it('has no member that ours lacks', () => {
    const ours = station('C01503');
    expect(ours).toMatchObject({
      ...recorded(),
      geometry: { coordinates: [expect.any(Number), expect.any(Number), 0] },
      properties: { ...recorded().properties, name: expect.any(String) },
    });
  });
});
