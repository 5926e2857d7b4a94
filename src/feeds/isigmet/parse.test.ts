import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { sigmet } from './fake-upstream.ts';
import { parseIsigmets } from './parse.ts';

const NOW = Date.UTC(2026, 9, 14, 12, 7);
const parse = (value: unknown) => parseIsigmets(new TextEncoder().encode(JSON.stringify(value)), NOW);
const seconds = (offsetHours: number) => Math.floor(NOW / 1_000) + offsetHours * 3_600;

const recording = recordingPath('recordings', 'transcribed', 'awc_isigmet_2026-06-20.json');
describe.skipIf(recording === undefined)('the transcribed warnings of 2026-06-20', () => {
  it('are two: turbulence is ignored, the storm over Port Moresby is kept', () => {
    const parsed = parseIsigmets(readFileSync(recording ?? ''), Date.UTC(2026, 5, 20, 21));
    expect(parsed).toMatchObject({
      totalCount: 2,
      keptCount: 1,
      ignoredCount: 1,
      rejectedCount: 0,
      observations: [
        {
          recordId: '3C:2026-06-20 20:31 UTC',
          metric: 'airspace_hazard',
          subject: 'fir:AYPM',
          observedAt: Date.UTC(2026, 5, 20, 20, 31),
          lineage: 'AYPY',
          detail: { hazard: 'TS', qualifier: 'EMBD', countries: 'PG', until: '2026-06-21 00:31 UTC' },
        },
        { subject: 'world', value: 1 },
      ],
    });
  });
});

describe('one list', () => {
  it('of other hazards alone is read, and says zero', () => {
    expect(parse([sigmet({ hazard: 'TURB' })])).toMatchObject({
      ignoredCount: 1,
      observations: [{ subject: 'world', value: 0, recordId: 'list:2026-10-14T11' }],
    });
  });

  it('counts a warning once, however many areas it draws', () => {
    expect(parse([sigmet(), sigmet({ coords: [] })])).toMatchObject({ keptCount: 1, ignoredCount: 1 });
  });

  it('books a warning for later in the hour of the newest that has begun', () => {
    const later = sigmet({ seriesId: '9', validTimeFrom: seconds(6), validTimeTo: seconds(12) });
    expect(parse([later, sigmet()])).toMatchObject({
      observations: [{ recordId: '9:2026-10-14 18:07 UTC', observedAt: Date.UTC(2026, 9, 14, 11) }, {}, {}],
    });
  });

  it('that is served for ever stays as it was: it neither empties nor grows young', () => {
    const list = [sigmet(), sigmet({ firId: 'WIIF', validTimeFrom: seconds(-2), validTimeTo: seconds(0.5) })];
    const bytes = new TextEncoder().encode(JSON.stringify(list));
    const first = parseIsigmets(bytes, NOW);
    expect(first).toMatchObject({ keptCount: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90 * 86_400_000 }), (later) => {
        expect(parseIsigmets(bytes, NOW + later)).toEqual(first);
      }),
    );
  });

  it.each([
    ['over', { validTimeFrom: seconds(-3), validTimeTo: seconds(-2) }],
    ['cancelled', { rawSigmet: 'OOMM SIGMET 3 VALID 141107/141507 OOMS- OOMM MUSCAT FIR CNL SIGMET 2 141107/141507=' }],
  ])('ignores one that is %s', (_, cells) => {
    const other = sigmet({ hazard: 'TURB' });
    expect(parse([other, sigmet({ seriesId: '3', ...cells })])).toMatchObject({ keptCount: 0, ignoredCount: 2 });
  });

  it.each([
    ['unresolved_fir', { firId: 'ZZZZ' }],
    ['undated', { validTimeFrom: NOW }],
    ['undated', { validTimeTo: null }],
    ['undated', { validTimeFrom: 'NaN' }],
    ['bad_span', { validTimeTo: seconds(-5) }],
    ['bad_span', { validTimeTo: seconds(50) }],
    ['future', { validTimeFrom: seconds(30), validTimeTo: seconds(31) }],
    ['wrong_shape', { hazard: 7 }],
    ['wrong_shape', { seriesId: '' }],
  ])('rejects as %s one with %j', (kind, cells) => {
    expect(parse([sigmet(), sigmet(cells)])).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it.each([
    ['nothing on it', []],
    ['an envelope', { data: [sigmet()] }],
    ['none that has begun', [sigmet({ validTimeFrom: seconds(1), validTimeTo: seconds(5) })]],
    ['most times lost', [sigmet(), sigmet({ validTimeTo: null }), sigmet({ validTimeFrom: 'NaN' })]],
    ['renamed fields', [{ fir: 'OOMM', kind: 'TS' }]],
  ])('with %s is unreadable', (_, value) => {
    expect(parse(value).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const key = fc.constantFrom(...Object.keys(sigmet()));
    const row = fc.tuple(key, fc.jsonValue()).map(([name, value]) => sigmet({ [name]: value }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(row)), (value) => {
        const parsed = parse(value);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
