import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { warning, warningList } from './fake-upstream.ts';
import { createNwsAlerts } from './feed.ts';
import { parseWarnings, WARNED_COUNTRIES } from './parse.ts';

const signal = new AbortController().signal;

describe('the feed of weather warnings', () => {
  it('reads the severe and extreme ones in force, and a sky without any', async () => {
    for (const [body, value] of [
      [warningList(warning('a')), 1],
      [warningList(), 0],
    ] as const) {
      const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body }));
      const outcome = await createNwsAlerts(fetchBytes).collect({ cursor: null, now: NOW, signal });
      expect(requests).toMatchObject([
        { url: 'https://api.weather.gov/alerts/active?status=actual&severity=Extreme,Severe' },
      ]);
      expect(outcome.status === 'read' && outcome.observations[0]).toMatchObject({ subject: 'country:US', value });
    }
  });

  it('says that it has no past, without asking', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 500 }));
    const span = { from: NOW - 86_400_000, to: NOW };
    const outcome = await createNwsAlerts(fetchBytes).collect({ cursor: null, now: NOW, span, signal });
    expect(outcome).toMatchObject({ status: 'failed', reason: expect.stringContaining('backfill') });
    expect(requests).toEqual([]);
  });
});

const read = (text: string, now = NOW) => parseWarnings(new TextEncoder().encode(text), now);
const parse = (...features: readonly unknown[]) => read(warningList(...features));
const inPlace = (...zones: readonly string[]) => ({ geocode: { UGC: zones } });

describe('a recorded list', () => {
  const path = recordingPath('recordings', 'nws', 'alerts_2026-08-22.json');
  it.skipIf(path === undefined)('alerts_2026-08-22.json: 61 severe warnings in force', () => {
    const parsed = parseWarnings(readFileSync(path ?? ''), Date.UTC(2026, 7, 22, 22, 34));
    expect(parsed).toMatchObject({ totalCount: 61, keptCount: 61, ignoredCount: 0, rejectedCount: 0 });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.observations).toHaveLength(WARNED_COUNTRIES.length);
    expect(parsed.observations[0]).toEqual({
      recordId: '2026082222',
      metric: 'weather_warnings',
      subject: 'country:US',
      value: 61,
      observedAt: Date.UTC(2026, 7, 22, 22),
      lineage: 'nws',
      event: '2026082222',
      detail: { kinds: 'Severe Thunderstorm Warning 23, Flood Warning 19, Flash Flood Warning 15' },
    });
    for (const { value } of parsed.observations.slice(1)) expect(value).toBe(0);
  });
});

describe('one hour', () => {
  it('is a count for each country that is warned: none is zero, not missing', () => {
    const parsed = parse(
      warning('a'),
      warning('b', { severity: 'Extreme', event: 'Tornado Warning' }),
      warning('c', inPlace('PRZ012', 'VIZ001', 'AMZ711')),
    );
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    const counts = Object.fromEntries(parsed.observations.map(({ subject, value }) => [subject, value]));
    expect(counts).toEqual({
      'country:US': 3,
      'country:PR': 1,
      'country:VI': 1,
      'country:GU': 0,
      'country:MP': 0,
      'country:AS': 0,
      'country:FM': 0,
      'country:MH': 0,
      'country:PW': 0,
    });
    expect(parsed.observations[0]?.detail).toEqual({ extreme: '1', kinds: 'Flood Warning 2, Tornado Warning 1' });
  });

  it('is the hour the list was updated, or else the newest alert was sent; a list of no or a later time is none', () => {
    const undated = JSON.stringify({ features: [warning('a'), warning('b', { sent: '2026-10-14T11:59:00Z' })] });
    const later = '{"features":[],"updated":"2026-10-20T00:00:00Z"}';
    const hours = [warningList(), undated, '{"features":[]}', later].map((text) => {
      const parsed = read(text);
      return parsed.status === 'parsed' ? parsed.observations[0]?.observedAt : parsed.status;
    });
    expect(hours).toEqual([Date.UTC(2026, 9, 14, 12), Date.UTC(2026, 9, 14, 11), 'unreadable', 'unreadable']);
  });

  it('is the same however much later the list is read: what has run out since was in force then', () => {
    const text = warningList(warning('a'));
    expect(read(text, NOW + 30 * 3_600_000)).toEqual(read(text));
    expect(read(text)).toMatchObject({ keptCount: 1 });
  });
});

describe('one alert', () => {
  it.each([
    ['moderate', { severity: 'Moderate' }],
    ['a test', { status: 'Test' }],
    ['taken back', { messageType: 'Cancel' }],
    ['over', { ends: '2026-10-14T12:00:00Z' }],
    ['expired', { expires: '2026-10-14T12:00:00Z' }],
  ])('that is %s is ignored', (_, properties) => {
    expect(parse(warning('a'), warning('b', properties))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
  });

  it.each([
    ['bad_severity', { severity: 'Terrible' }],
    ['undated', { sent: 'now' }],
    ['undated', { expires: '' }],
    ['future', { sent: '2026-10-14T14:00:00Z' }],
    ['unresolved_area', inPlace('XXZ001')],
    ['unresolved_area', inPlace('COC113', 'nowhere')],
    ['unresolved_area', inPlace()],
    ['wrong_shape', { severity: undefined }],
  ])('is rejected as %s with %j', (kind, properties) => {
    const parsed = parse(warning('a'), warning('b', properties));
    expect(parsed).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it('listed twice counts once', () => {
    expect(parse(warning('a'), warning('a'))).toMatchObject({ keptCount: 1, rejectedByKind: { duplicate: 1 } });
  });
});

describe('one list', () => {
  it.each([
    ['no features', '{"alerts":[]}'],
    ['every severity renamed', warningList(warning('a', { severity: undefined, level: 'Severe' }))],
    ['HTML', '<html></html>'],
  ])('with %s is unreadable', (_, text) => {
    expect(read(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(warning('b').properties)), fc.jsonValue())
      .map(([name, value]) => warning('b', { [name]: value }));
    const list = fc.array(fc.oneof(changed, fc.jsonValue(), fc.constant(warning('a'))), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.oneof(
          list.map((features) => warningList(...features)),
          fc.string(),
          fc.json(),
        ),
        (text) => {
          const parsed = read(text);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          const inUnitedStates = parsed.observations[0]?.value ?? Number.NaN;
          return (
            parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount &&
            parsed.observations.length === WARNED_COUNTRIES.length &&
            inUnitedStates <= parsed.keptCount
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
