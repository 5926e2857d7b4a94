import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW } from '../fakes/fake-upstream.ts';
import { probe } from './fake-upstream.ts';
import { parseProbes } from './parse.ts';

const read = (text: string) => parseProbes(new TextEncoder().encode(text), NOW);
const parse = (...features: readonly unknown[]) => read(JSON.stringify({ type: 'FeatureCollection', features }));
const HOUR = Date.UTC(2026, 9, 14, 12);

describe('probes', () => {
  it('are records to 0.01 µSv/h; their median and highest value are figures as measured', () => {
    const parsed = parse(probe('1'), probe('2', { value: 0.121 }), probe('3', { value: 0.0851 }));
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
            recordId: '1',
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
    expect(parse(probe('1'), probe('2', properties))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
  });

  it.each([
    ['bad_number', { value: '0.08' }],
    ['bad_number', { value: 0 }],
    ['bad_number', { value: -0.1 }],
    ['undated', { end_measure: null }],
    ['future', { end_measure: '2026-10-15T00:00:00Z' }],
    ['wrong_shape', { site_status: undefined }],
    ['wrong_shape', { value: undefined }],
    ['duplicate', { kenn: '1' }],
  ])('are rejected as %s with %j', (kind, properties) => {
    expect(parse(probe('1'), probe('2', properties))).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it('without a point are rejected', () => {
    expect(parse(probe('1'), probe('2', {}, [200, 1]))).toMatchObject({ rejectedByKind: { bad_position: 1 } });
  });

  it.each([
    ['none at all', JSON.stringify({ features: [] })],
    ['none in operation', JSON.stringify({ features: [probe('1', { site_status: 2 })] })],
    ['no list', '{}'],
    ['HTML', '<html></html>'],
  ])('are unreadable where there is %s', (_, text) => {
    expect(read(text).status).toBe('unreadable');
  });

  it('of any content never throw, and their rows add up', () => {
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(probe('2').properties)), fc.oneof(fc.jsonValue(), fc.string()))
      .map(([name, value]) => probe('2', { [name]: value }));
    fc.assert(
      fc.property(fc.array(fc.oneof(changed, fc.jsonValue(), fc.constant(probe('1')))), (features) => {
        const parsed = parse(...features);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
