import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { fakeBisPolicyRates, policyRateRow, policyRateTable } from './fake-upstream.ts';
import { createBisPolicyRates } from './feed.ts';
import { parsePolicyRates } from './parse.ts';

const signal = new AbortController().signal;
const ALL = { from: Number.NEGATIVE_INFINITY, to: NOW };
const parseText = (text: string) => parsePolicyRates(new TextEncoder().encode(text), { window: ALL, now: NOW });

describe('the recorded table of Australia', () => {
  const path = recordingPath('recordings', 'answers-2026', 'bis', 'ws_cbpol_AU_M_2026-06_2026-08.csv');

  it.skipIf(path === undefined)('has three months at 4.35 per cent', () => {
    const parsed = parsePolicyRates(readFileSync(path ?? ''), { window: ALL, now: NOW });
    expect(parsed).toMatchObject({ totalCount: 3, keptCount: 3, rejectedCount: 0 });
    expect(parsed.status === 'parsed' && parsed.observations.at(0)).toEqual({
      recordId: 'AU:2026-06',
      metric: 'bis-policy-rates:policy_rate',
      subject: 'country:AU',
      value: 4.35,
      observedAt: Date.UTC(2026, 6, 1) - 1,
      lineage: 'bis',
      event: '2026-06',
      detail: {},
    });
  });
});

describe('a month', () => {
  it.each([
    ['undated', policyRateRow('US', '2026-13', '4')],
    ['future', policyRateRow('US', '2027-01', '4')],
    ['wrong_series', policyRateRow('US', '2026-08', '4', 'D')],
    ['wrong_series', policyRateRow('US', '2026-08', '4').replace('368', '369')],
    ['unresolved_country', policyRateRow('5R', '2026-08', '4')],
    ['out_of_range', policyRateRow('US', '2026-08', '425')],
    ['decimal_comma', policyRateRow('US', '2026-08', '"4,25"')],
    ['wrong_shape', 'M,US'],
  ])('is rejected as %s: %s', (kind, row) => {
    expect(parseText(policyRateTable([policyRateRow('XM', '2026-08', '2'), row]))).toMatchObject({
      keptCount: 1,
      rejectedByKind: { [kind]: 1 },
    });
  });

  it('that still runs, or has no rate, is ignored', () => {
    const rows = [
      policyRateRow('US', '2026-10', '4'),
      policyRateRow('US', '2026-08', ''),
      policyRateRow('US', '2026-08', 'NaN'),
    ];
    expect(parseText(policyRateTable(rows))).toMatchObject({ keptCount: 0, ignoredCount: 3, rejectedCount: 0 });
  });
});

describe('a table', () => {
  it.each(['', '<html></html>', policyRateTable([])])('without its columns or rows is unreadable: %j', (text) => {
    expect(parseText(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(fc.string()).map(policyRateTable)), (text) => {
        const parsed = parseText(text);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

describe('the feed', () => {
  it('asks for the months of its window in one request, and leaves the cursor alone in a backfill', async () => {
    const answer = fakeBisPolicyRates();
    const { fetchBytes, requests } = scriptedFetch((url) => answer(url) ?? { status: 404 });
    const feed = createBisPolicyRates(fetchBytes);
    const outcome = await feed.collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-09-30' }, rejectedCount: 0 });
    const subjects = outcome.status === 'read' ? outcome.observations.map(({ subject }) => subject) : [];
    expect(new Set(subjects)).toEqual(new Set(['country:US', 'country:TR', 'series:euro-area-policy-rate']));
    expect(requests[0]?.url).toMatch(/startPeriod=2023-09&endPeriod=2026-10$/);
    const span = { from: Date.UTC(2026, 7, 1), to: Date.UTC(2026, 8, 1) };
    const past = await feed.collect({ cursor: outcome.cursor, now: NOW, span, signal });
    expect(past).toMatchObject({ observations: [{}, {}, {}], cursor: outcome.cursor });
  });
});
