import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../../test/kit/recordings.ts';
import { parseNotam } from './notam.ts';
import { parseNotams } from './parse.ts';

const NOW = Date.UTC(2026, 9, 14, 12, 7);
/** Hand-made notice: the airport of Tehran is closed for a day. */
const CLOSED =
  '(A0354/26 NOTAMN\nQ) OIIX/QFALC/IV/NBO/A /000/999/3525N05109E005\nA) OIIE B) 2610141000 C) 2610151000\nE) AD CLSD.)';

const israel = recordingPath('recordings', 'notam', 'israel_LLLL_notams_2026-08-22.json');
describe.skipIf(israel === undefined)('the notices of the region of Tel Aviv of 2026-08-22', () => {
  const json: { notams: readonly { raw: string; valid_from: { iso: string } }[] } =
    israel === undefined ? { notams: [] } : JSON.parse(readFileSync(israel, 'utf8'));

  it('are 87: two restrict airspace, one closes an airstrip that we do not know, the others do neither now', () => {
    const parsed = parseNotams(
      json.notams.map(({ raw }) => raw),
      Date.UTC(2026, 7, 22, 21),
    );
    expect(parsed).toMatchObject({
      totalCount: 87,
      keptCount: 2,
      ignoredCount: 84,
      rejectedByKind: { unresolved_airport: 1 },
      observations: [
        { subject: 'fir:LLLL', detail: { code: 'QRRCA', until: 'permanent' } },
        { subject: 'fir:LLLL', detail: { code: 'QWMLW', schedule: 'SUN-THU 0500-1500' } },
      ],
    });
  });

  it('begin when another reader of the same texts says', () => {
    for (const { raw, valid_from } of json.notams) {
      const parsed = parseNotam(raw);
      expect(parsed.status === 'notam' && parsed.notam.fromAt).toBe(Date.parse(valid_from.iso));
    }
  });

  it('close Ben Gurion for an evening in October', () => {
    const parsed = parseNotams(
      json.notams.map(({ raw }) => raw),
      Date.UTC(2026, 9, 16, 16),
    );
    expect(parsed.observations.filter(({ metric }) => metric === 'airport_closure')).toMatchObject([
      { subject: 'airport:LLBG', value: 1, observedAt: Date.UTC(2026, 9, 16, 15), lineage: 'notam:LLLL' },
    ]);
  });
});

const folder = recordingPath('recordings', 'notam');
it.skipIf(folder === undefined)(
  'the 249 notices around Chinese launches of 2023 are read, and 236 restrict known regions',
  () => {
    const texts: readonly string[] = readdirSync(folder ?? '')
      .filter((name) => name.startsWith('2023'))
      .flatMap((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')).RAWMESSAGE);
    const tallies = texts.map((text) => {
      const parsed = parseNotam(text);
      return parsed.status === 'notam' ? parseNotams([text], parsed.notam.fromAt) : undefined;
    });
    expect(tallies).toHaveLength(249);
    expect(tallies.filter((tally) => tally === undefined || tally.rejectedCount > 0)).toEqual([]);
    expect(tallies.filter((tally) => tally?.keptCount === 1)).toHaveLength(236);
  },
);

describe('one notice', () => {
  const one = (change: (text: string) => string) => parseNotams([change(CLOSED)], NOW);

  it('that closes an airport is reported once per day, from its begin on', () => {
    expect(parseNotams([CLOSED], NOW)).toMatchObject({
      keptCount: 1,
      observations: [
        {
          recordId: 'OIIX:A0354/26:2026-10-14',
          metric: 'airport_closure',
          subject: 'airport:OIIE',
          value: 1,
          observedAt: Date.UTC(2026, 9, 14, 10),
          lineage: 'notam:OIIX',
          detail: { notam: 'A0354/26', code: 'QFALC', until: '2026-10-15 10:00 UTC', text: 'AD CLSD.' },
        },
      ],
    });
  });

  it('about several regions is reported for each', () => {
    const text = CLOSED.replace('QFALC', 'QRDCA').replace('OIIX/', 'ZXXX/').replace('A) OIIE', 'A) ZLHW ZPKM');
    expect(parseNotams([text], NOW).observations.map(({ subject }) => subject)).toEqual(['fir:ZLHW', 'fir:ZPKM']);
  });

  it.each([
    ['over', (text: string) => text.replace('2610151000', '2610141100')],
    ['yet to come', (text: string) => text.replace('B) 2610141000', 'B) 2610142000')],
    ['about a light', (text: string) => text.replace('QFALC', 'QLPAS')],
    ['for some aircraft only', (text: string) => text.replace('CLSD', 'CLSD TO GLIDERS')],
    ['a cancellation', (text: string) => text.replace('NOTAMN', 'NOTAMC A0300/26')],
  ])('that is %s is ignored', (_, change) => {
    expect(one(change)).toMatchObject({ keptCount: 0, ignoredCount: 1 });
  });

  it.each([
    ['unresolved_airport', (text: string) => text.replace('OIIE', 'OIZZ')],
    ['unresolved_fir', (text: string) => text.replace('QFALC', 'QRDCA').replace('OIIX', 'ZZZZ')],
    ['undated', (text: string) => text.replace('2610141000', '2613141000')],
    ['undated', (text: string) => text.replace('2610151000', '2610131000')],
    ['wrong_shape', (text: string) => text.replace('Q)', '')],
  ])('is rejected as %s: %#', (kind, change) => {
    expect(one(change)).toMatchObject({ keptCount: 0, rejectedByKind: { [kind]: 1 } });
  });

  it('of any content never throws, and notices add up', () => {
    const damaged = fc
      .tuple(fc.nat(CLOSED.length), fc.nat(20), fc.string())
      .map(([at, cut, insert]) => CLOSED.slice(0, at) + insert + CLOSED.slice(at + cut));
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), damaged)), (texts) => {
        const { totalCount, keptCount, ignoredCount, rejectedCount } = parseNotams(texts, NOW);
        return totalCount === texts.length && totalCount === keptCount + ignoredCount + rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
