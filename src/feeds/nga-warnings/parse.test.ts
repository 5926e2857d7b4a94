import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { LIGHT_OUT, warning } from './fake-upstream.ts';
import { dangerIn, parseBroadcastWarnings, parseIssueDate, positionsIn, subjectOf } from './parse.ts';

const NOW = Date.UTC(2026, 9, 14, 12, 7);
const parseBytes = (value: unknown, now = NOW) =>
  parseBroadcastWarnings(new TextEncoder().encode(JSON.stringify(value)), now);
const parse = (...rows: readonly unknown[]) => parseBytes({ 'broadcast-warn': rows });

const recording = recordingPath('recordings', 'transcribed', 'nga_broadcast_warn_navarea4_2024-05.json');
it.skipIf(recording === undefined)('the transcribed warnings of May 2024 are two, neither of force', () => {
  const parsed = parseBroadcastWarnings(readFileSync(recording ?? ''), Date.UTC(2024, 4, 5));
  expect(parsed).toMatchObject({
    totalCount: 2,
    keptCount: 0,
    ignoredCount: 2,
    rejectedCount: 0,
    observations: ['maritime_warnings', 'naval_exercises'].map((metric) => ({
      metric,
      subject: 'world',
      value: 0,
      observedAt: Date.UTC(2024, 4, 4, 1),
      recordId: 'list:2024-05-04T01',
    })),
  });
});

describe('one warning', () => {
  it('of an attack near a strait is booked to the strait, once a day', () => {
    expect(parse(warning(500), warning(501, LIGHT_OUT))).toMatchObject({
      keptCount: 1,
      observations: [
        {
          recordId: 'P-2026-500:2026-10-14',
          metric: 'maritime_warnings',
          subject: 'chokepoint:hormuz_strait',
          value: 1,
          observedAt: Date.UTC(2026, 9, 14),
          lineage: 'nga',
          event: 'warning:P-2026-500',
          detail: { danger: 'attack', navArea: 'P', issued: '2026-10-13 21:05 UTC' },
        },
        { metric: 'maritime_warnings', subject: 'world', value: 1, observedAt: Date.UTC(2026, 9, 14, 6) },
        { metric: 'naval_exercises', subject: 'world', value: 0, observedAt: Date.UTC(2026, 9, 14, 6) },
      ],
    });
  });

  it('is dated by its issue on its first day', () => {
    expect(parse(warning(500, { issueDate: '140633Z OCT 2026' }))).toMatchObject({
      observations: [{ observedAt: Date.UTC(2026, 9, 14, 6, 33) }, {}, {}],
    });
  });

  it('away from every strait is booked to the theater of the sea it names', () => {
    const text = 'BLACK SEA.\nDRIFTING MINE REPORTED IN 43-30N 031-10E.\n';
    expect(parse(warning(7, { text }))).toMatchObject({
      observations: [{ subject: 'theater:black-sea', detail: { danger: 'mine' } }, {}, {}],
    });
  });

  it.each([
    ['gunnery', 'STRAIT OF HORMUZ. GUNNERY IN 26-34.0N 056-15.0E.', 'chokepoint:hormuz_strait'],
    ['missile', 'EASTERN MEDITERRANEAN. MISSILE FIRING IN 34-00N 033-00E.', 'theater:eastern-mediterranean'],
    ['exercise', 'BALTIC SEA. MINE HUNTING EXERCISE IN 57-00N 019-00E.', 'theater:baltic-nordic'],
    ['exercise', 'SEA OF JAPAN. NAVAL TRAINING IN 40-00N 135-00E.', 'theater:north-east-asia'],
  ])('that announces %s shows posture and no danger', (danger, text, subject) => {
    expect(parse(warning(7, { text }))).toMatchObject({
      keptCount: 1,
      observations: [
        { metric: 'naval_exercises', subject, value: 1, detail: { danger } },
        { metric: 'maritime_warnings', subject: 'world', value: 0 },
        { metric: 'naval_exercises', subject: 'world', value: 1 },
      ],
    });
  });

  it.each([
    ['a light', LIGHT_OUT],
    ['an attack, but cancelled,', { status: 'C' }],
    ['gunnery in open sea', { text: 'NORTH PACIFIC. GUNNERY IN 30-00N 150-00W.' }],
    ['a launch into space', { text: 'SOUTH CHINA SEA. ROCKET LAUNCHING 0200Z TO 0300Z IN 15-00N 115-00E.' }],
    ['a word that holds another', { text: 'POSITION DETERMINED BY UNDERMINED LIGHT' }],
  ])('of %s is ignored', (_, cells) => {
    expect(parse(warning(7, cells))).toMatchObject({
      keptCount: 0,
      ignoredCount: 1,
      observations: [{ value: 0 }, { value: 0 }],
    });
  });

  it.each([
    ['unresolved_place', { text: 'PIRATES REPORTED.' }],
    ['unresolved_place', { text: 'NORTH PACIFIC. PIRATES REPORTED IN 30-00N 150-00W.' }],
    ['unresolved_place', { text: 'WHITE SEA. GUNNERY IN 65-00N 038-00E.' }],
    ['undated', { issueDate: '2026-10-13' }],
    ['undated', { issueDate: '322105Z OCT 2026' }],
    ['future', { issueDate: '152105Z OCT 2026' }],
    ['duplicate', { msgNumber: 500 }],
    ['wrong_shape', { text: null }],
    ['wrong_shape', { msgNumber: '7' }],
  ])('is rejected as %s with %j', (kind, cells) => {
    expect(parse(warning(500), warning(7, cells))).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one list', () => {
  it('says the same however much later it is read: what is in force is in force on the day of its newest warning', () => {
    const value = { 'broadcast-warn': [warning(500), warning(501, LIGHT_OUT)] };
    expect(parseBytes(value, NOW + 9 * 86_400_000)).toEqual(parseBytes(value));
  });

  it('may have either name', () => {
    expect(parseBytes({ broadcast_warn: [warning(500)] })).toMatchObject({ keptCount: 1 });
  });

  it.each([
    ['nothing on it', { 'broadcast-warn': [] }],
    ['another name', { warnings: [warning(500)] }],
    ['renamed fields', { 'broadcast-warn': [{ message: 'ATTACK' }] }],
  ])('with %s is unreadable', (_, value) => {
    expect(parseBytes(value).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const key = fc.constantFrom(...Object.keys(warning(1)));
    const row = fc.tuple(key, fc.jsonValue()).map(([name, value]) => warning(1, { [name]: value }));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.array(row).map((rows) => ({ 'broadcast-warn': rows })),
        ),
        (value) => {
          const parsed = parseBytes(value);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the text of a warning', () => {
  const degreesMinutes = (degrees: number, width: number): string => {
    const whole = Math.floor(Math.abs(degrees));
    return `${String(whole).padStart(width, '0')}-${((Math.abs(degrees) - whole) * 60).toFixed(2).padStart(5, '0')}`;
  };

  it('leads from the position of every strait to that strait', () => {
    for (const { id, latitude, longitude } of CHOKEPOINTS) {
      const text = `IN ${degreesMinutes(latitude, 2)}${latitude < 0 ? 'S' : 'N'} ${degreesMinutes(longitude, 3)}${longitude < 0 ? 'W' : 'E'}.`;
      expect(subjectOf(text)).toBe(`chokepoint:${id}`);
    }
  });

  it('holds positions with and without seconds', () => {
    expect(positionsIn('14-51.78N 061-18.18W, 26-34-12N/056-15-30E')).toMatchObject([
      { latitude: expect.closeTo(14.863, 3), longitude: expect.closeTo(-61.303, 3) },
      { latitude: expect.closeTo(26.567, 3), longitude: expect.closeTo(56.25, 3) },
    ]);
    expect(positionsIn('99-00N 000-00E')).toEqual([]);
  });

  it.each([
    ['MISSILE ATTACK ON MERCHANT VESSEL', 'attack', false],
    ['SUSPECTED PIRATE SKIFF', 'piracy', false],
    ['FLOATING MINES', 'mine', false],
    ['MISSILE FIRING', 'missile', true],
    ['GUNNERY EXERCISE', 'gunnery', true],
    ['ROCKET FIRINGS', 'missile', true],
    ['FIRING PRACTICE', 'gunnery', true],
    ['TORPEDO FIRING', 'gunnery', true],
    ['MILITARY EXERCISES', 'exercise', true],
    ['MINE LAYING EXERCISE', 'exercise', true],
  ])('%s warns of %s', (text, kind, isDrill) => {
    expect(dangerIn(text)).toEqual({ kind, isDrill });
  });

  it('is dated to the minute', () => {
    expect(parseIssueDate('081653Z MAY 2024')).toBe(Date.UTC(2024, 4, 8, 16, 53));
    expect(parseIssueDate('082460Z MAY 2024')).toBeUndefined();
    expect(parseIssueDate('081653Z MAI 2024')).toBeUndefined();
  });
});
