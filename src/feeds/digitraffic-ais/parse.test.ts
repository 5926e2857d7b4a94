import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { location, locationsAnswer } from './fake-upstream.ts';
import { parseLocations } from './parse.ts';

const NOW = Date.UTC(2026, 9, 14, 12, 7);
const parse = (value: unknown) => parseLocations(new TextEncoder().encode(JSON.stringify(value)), NOW);
const FIRST = location(230_000_001);
const countsIn = (parsed: ReturnType<typeof parse>) =>
  parsed.status === 'unreadable'
    ? {}
    : Object.fromEntries(parsed.observations.map(({ recordId, value }) => [recordId, value]));

describe('one answer', () => {
  it('counts ships under way by water and hour, and all of them for the world', () => {
    const parsed = parse(
      locationsAnswer(
        FIRST,
        location(230_000_002),
        location(219_000_003, {}, [12.7, 55.7]),
        location(265_000_004, { sog: 0.2 }),
      ),
    );
    expect(parsed).toMatchObject({
      totalCount: 4,
      keptCount: 4,
      observations: [
        {
          recordId: 'gulf_of_finland:2026-10-14T12',
          metric: 'vessels_tracked',
          subject: 'theater:baltic-nordic',
          value: 2,
          observedAt: Date.UTC(2026, 9, 14, 12),
          lineage: 'fintraffic-ais',
          detail: { area: 'Gulf of Finland', heard: '3' },
        },
        { recordId: 'oresund:2026-10-14T12', subject: 'chokepoint:oresund', value: 1 },
        { recordId: 'all:2026-10-14T12', subject: 'world', value: 3 },
      ],
    });
  });

  it('says nothing of a water from which no position came, and zero of one where all lie still', () => {
    expect(countsIn(parse(locationsAnswer(location(230_000_001, { navStat: 1 }))))).toEqual({
      'gulf_of_finland:2026-10-14T12': 0,
      'all:2026-10-14T12': 0,
    });
  });

  it('counts a ship once, where it was last', () => {
    const before = location(230_000_001, { timestampExternal: NOW - 600_000 }, [19.2, 58.4]);
    for (const features of [
      [FIRST, before],
      [before, FIRST],
    ]) {
      const parsed = parse(locationsAnswer(...features));
      expect(parsed).toMatchObject({ totalCount: 2, keptCount: 1, ignoredCount: 1 });
      expect(countsIn(parsed)).toMatchObject({ 'gulf_of_finland:2026-10-14T12': 1, 'all:2026-10-14T12': 1 });
    }
  });

  it.each([
    ['an old position', location(230_000_009, { timestampExternal: NOW - 31 * 60_000 })],
    ['a buoy', location(992_300_001)],
    ['a coast station', location(2_300_001)],
    ['a ship elsewhere', location(230_000_009, {}, [0, 0])],
  ])('ignores %s', (_, feature) => {
    expect(parse(locationsAnswer(FIRST, feature))).toMatchObject({ keptCount: 1, ignoredCount: 1, rejectedCount: 0 });
  });

  it('counts no ship whose speed is not given', () => {
    expect(countsIn(parse(locationsAnswer(FIRST, location(230_000_009, { sog: 102.3 }))))).toMatchObject({
      'all:2026-10-14T12': 1,
    });
  });

  it.each([
    ['bad_number', location(230_000_009, { sog: 70 })],
    ['bad_number', location(230_000_009, { sog: null })],
    ['bad_number', location(230_000_009, { sog: -1 })],
    ['future', location(230_000_009, { timestampExternal: NOW + 600_000 })],
    ['undated', location(230_000_009, { timestampExternal: NOW / 1_000 })],
    ['bad_position', location(230_000_009, {}, [24.9, 91])],
    ['bad_id', location(-1)],
    ['wrong_shape', { ...FIRST, geometry: null }],
  ])('rejects as %s %j', (kind, feature) => {
    expect(parse(locationsAnswer(FIRST, feature))).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it.each([
    ['no positions', locationsAnswer()],
    ['ships elsewhere alone', locationsAnswer(location(230_000_001, {}, [0, 0]))],
    ['renamed fields', locationsAnswer({ ...FIRST, mmsi: undefined, properties: { id: 1 } })],
    ['an envelope one level deeper', { data: locationsAnswer(FIRST) }],
  ])('with %s is unreadable', (_, value) => {
    expect(parse(value).status).toBe('unreadable');
  });

  it('of any content never throws, and its positions add up', () => {
    const key = fc.constantFrom(...Object.keys(FIRST.properties));
    const feature = fc.tuple(key, fc.jsonValue()).map(([name, value]) => location(230_000_002, { [name]: value }));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.array(feature).map((all) => locationsAnswer(FIRST, ...all)),
        ),
        (value) => {
          const parsed = parse(value);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
        },
      ),
      { numRuns: 300 },
    );
  });
});
