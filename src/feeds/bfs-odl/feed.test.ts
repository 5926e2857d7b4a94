import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { probe, probeList } from './fake-upstream.ts';
import { parseProbes } from './parse.ts';

const read = (text: string) => parseProbes(new TextEncoder().encode(text), NOW);
const parse = (...features: readonly unknown[]) => read(probeList(features));
const HOUR = Date.UTC(2026, 9, 14, 12);

describe('probes', () => {
  it('are records to 0.01 µSv/h; their median and highest value are figures as measured', () => {
    const parsed = parse(
      probe('097610001'),
      probe('097610002', { value: 0.121 }),
      probe('097610003', { value: 0.0851 }),
    );
    expect(parsed).toMatchObject({
      keptCount: 3,
      observations: [
        { metric: 'bfs-odl:median', subject: 'country:DE', value: 0.0851, observedAt: HOUR },
        { metric: 'bfs-odl:highest', value: 0.121 },
        { metric: 'bfs-odl:probes', value: 3 },
      ],
      records: {
        isComplete: true,
        entries: [
          {
            recordId: '097610001',
            kind: 'dose_rate',
            title: 'Augsburg',
            country: 'DE',
            place: { lat: 48.37, lon: 10.9 },
            observedAt: HOUR,
            isUndated: true,
            body: { doseRate: 0.08 },
          },
          { body: { doseRate: 0.12 } },
          { body: { doseRate: 0.09 } },
        ],
      },
    });
  });

  it.each([
    ['out of operation', { site_status: 2 }],
    ['on trial', { site_status: 3 }],
    ['without a value', { value: null }],
    ['quiet for more than a day', { end_measure: '2026-10-13T12:00:00Z' }],
  ])('that are %s are ignored', (_, properties) => {
    expect(parse(probe('097610001'), probe('097610002', properties))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
  });

  it.each([
    ['bad_number', { value: '0.08' }],
    ['bad_number', { value: 0 }],
    ['bad_number', { value: -0.1 }],
    ['undated', { end_measure: null }],
    ['future', { end_measure: '2026-10-15T00:00:00Z' }],
    ['wrong_shape', { site_status: undefined }],
    ['wrong_shape', { value: undefined }],
    ['wrong_shape', { unit: 'nSv/h' }],
    ['bad_id', { kenn: undefined }],
    ['bad_id', { kenn: 'AT0001' }],
    ['duplicate', { kenn: '097610001' }],
  ])('are rejected as %s with %j', (kind, properties) => {
    expect(parse(probe('097610001'), probe('097610002', properties))).toMatchObject({
      keptCount: 1,
      rejectedByKind: { [kind]: 1 },
    });
  });

  it('without a point are rejected', () => {
    expect(parse(probe('097610001'), probe('097610002', {}, [200, 1]))).toMatchObject({
      rejectedByKind: { bad_position: 1 },
    });
  });

  it.each([
    ['none at all', JSON.stringify({ features: [] })],
    ['none in operation', JSON.stringify({ features: [probe('097610001', { site_status: 2 })] })],
    ['no list', '{}'],
    ['HTML', '<html></html>'],
  ])('are unreadable where there is %s', (_, text) => {
    expect(read(text).status).toBe('unreadable');
  });

  it('of any content never throw, and their rows add up', () => {
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(probe('097610002').properties)), fc.oneof(fc.jsonValue(), fc.string()))
      .map(([name, value]) => probe('097610002', { [name]: value }));
    fc.assert(
      fc.property(fc.array(fc.oneof(changed, fc.jsonValue(), fc.constant(probe('097610001')))), (features) => {
        const parsed = parse(...features);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

const recordingOf = (file: string) => recordingPath('recordings', 'answers-2026', 'bfs-odl', file);
const german = recordingOf('odlinfo_odl_1h_latest_2026-09-09.head.json');
const european = recordingOf('eurdep_latestValue_one_feature_2026-04-06.excerpt-fields-dropped.json');

describe.skipIf(german === undefined || european === undefined)('the recorded answers', () => {
  it('give both probes of Germany under their numbers', () => {
    const parsed = parseProbes(readFileSync(german ?? ''), Date.UTC(2026, 8, 9, 13, 10));
    expect(parsed).toMatchObject({
      keptCount: 2,
      rejectedCount: 0,
      observations: [{ value: 0.073, observedAt: Date.UTC(2026, 8, 9, 12) }, { value: 0.081 }, { value: 2 }],
      records: {
        entries: [
          { recordId: '055620080', title: 'Datteln', place: { lat: 51.67, lon: 7.36 }, body: { doseRate: 0.07 } },
          { recordId: '010610791', title: 'Oelixdorf', body: { doseRate: 0.08 } },
        ],
      },
    });
  });

  it('have the members of ours', () => {
    const { features, ...list } = JSON.parse(readFileSync(german ?? '', 'utf8'));
    const ours = JSON.parse(probeList([probe('097610001')]));
    expect(Object.keys(ours).filter((name) => name !== 'features')).toEqual(Object.keys(list));
    expect(Object.keys(ours.features[0].properties)).toEqual(Object.keys(features[0].properties));
  });

  it('of another layer give no probe: its values are of other countries', () => {
    const austrian = JSON.parse(readFileSync(european ?? '', 'utf8'));
    expect(parse(probe('097610001'), austrian)).toMatchObject({ keptCount: 1, rejectedByKind: { bad_id: 1 } });
  });
});
