import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { fakeEcbMarkets, portalRow, portalTable } from './fake-upstream.ts';
import { createEcbMarkets } from './feed.ts';
import { parsePortalDays } from './parse.ts';

const signal = new AbortController().signal;
const ALL = { from: Number.NEGATIVE_INFINITY, to: NOW };
const parseText = (text: string) => parsePortalDays(new TextEncoder().encode(text), { window: ALL, now: NOW });
const TEN_YEARS = 'YC.B.U2.EUR.4F.G_N_A.SV_C_YM.SR_10Y';
const STRESS = 'CISS.D.U2.Z0Z.4F.EC.SS_CIN.IDX';

// The portal's answers to other series are recorded, of these two none.
describe.each(['fm_dfr_2026-10-02.csv', 'tgb_M_DE_2026-06_2026-07.csv'])('the recorded table %s', (file) => {
  const path = recordingPath('recordings', 'answers-2026', 'ecb', file);

  it.skipIf(path === undefined)('is readable, and of another series', () => {
    const parsed = parsePortalDays(readFileSync(path ?? ''), { window: ALL, now: NOW });
    expect(parsed).toMatchObject({ status: 'parsed', keptCount: 0 });
    expect(parsed.status === 'parsed' && parsed.rejectedByKind.wrong_series).toBe(
      parsed.status === 'parsed' && parsed.totalCount,
    );
  });
});

describe('a day', () => {
  it('has a yield of a maturity, or an indicator between 0 and 1', () => {
    const parsed = parseText(
      portalTable([portalRow(TEN_YEARS, '2026-10-12', '2.701234'), portalRow(STRESS, '2026-10-12', '0.0812')]),
    );
    expect(parsed.status === 'parsed' && parsed.observations).toMatchObject([
      {
        metric: 'ecb-markets:government_yield',
        subject: 'series:euro-10y',
        value: 2.701234,
        detail: { maturity: '10Y' },
      },
      { metric: 'ecb-markets:systemic_stress', subject: 'series:euro-area-systemic-stress', value: 0.0812, detail: {} },
    ]);
  });

  it.each([
    ['wrong_series', portalRow('YC.B.U2.EUR.4F.G_N_C.SV_C_YM.SR_10Y', '2026-10-12', '2.7')],
    ['undated', portalRow(TEN_YEARS, '2026-02-30', '2.7')],
    ['undated', portalRow(TEN_YEARS, '2026-10', '2.7')],
    ['future', portalRow(TEN_YEARS, '2026-10-20', '2.7')],
    ['out_of_range', portalRow(TEN_YEARS, '2026-10-12', '270')],
    ['out_of_range', portalRow(STRESS, '2026-10-12', '1.2')],
    ['decimal_comma', portalRow(TEN_YEARS, '2026-10-12', '"2,7"')],
    ['wrong_shape', TEN_YEARS],
  ])('is rejected as %s: %s', (kind, row) => {
    expect(parseText(portalTable([portalRow(TEN_YEARS, '2026-10-13', '2.7'), row]))).toMatchObject({
      keptCount: 1,
      rejectedByKind: { [kind]: 1 },
    });
  });

  it('without a figure is ignored', () => {
    const rows = ['', 'NaN'].map((value) => portalRow(STRESS, '2026-10-12', value));
    expect(parseText(portalTable(rows))).toMatchObject({ keptCount: 0, ignoredCount: 2, rejectedCount: 0 });
  });
});

describe('a table', () => {
  it.each(['', '<html></html>', portalTable([])])('without its columns or rows is unreadable: %j', (text) => {
    expect(parseText(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(fc.string()).map(portalTable)), (text) => {
        const parsed = parseText(text);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

describe('the feed', () => {
  const answer = fakeEcbMarkets();

  it('reads the curve and the indicator, and leaves the cursor alone in a backfill', async () => {
    const { fetchBytes } = scriptedFetch((url) => answer(url) ?? { status: 404 });
    const feed = createEcbMarkets(fetchBytes);
    const outcome = await feed.collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13' }, rejectedCount: 0 });
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(10);
    const span = { from: Date.UTC(2026, 9, 12), to: Date.UTC(2026, 9, 13) };
    const past = await feed.collect({ cursor: outcome.cursor, now: NOW, span, signal });
    expect(past).toMatchObject({ observations: [{}, {}, {}, {}, {}], cursor: outcome.cursor });
  });

  it('fails where one of the tables is gone', async () => {
    const { fetchBytes } = scriptedFetch((url) =>
      url.pathname.includes('/CISS/') ? { status: 404 } : (answer(url) ?? { status: 404 }),
    );
    const outcome = await createEcbMarkets(fetchBytes).collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'failed', cursor: null });
    expect(outcome.status === 'failed' && outcome.reason).toMatch(/^stress: /);
  });
});
