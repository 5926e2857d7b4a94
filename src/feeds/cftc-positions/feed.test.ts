import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { fakeCftcPositions, positionsRow } from './fake-upstream.ts';
import { createCftcPositions } from './feed.ts';
import { FUTURES_MARKETS, MAX_ROWS, parsePositions } from './parse.ts';

const signal = new AbortController().signal;
const ALL = { from: Number.NEGATIVE_INFINITY, to: NOW };
const parseRows = (rows: unknown) =>
  parsePositions(new TextEncoder().encode(JSON.stringify(rows)), { window: ALL, now: NOW });
const GOLD = '088691';
const gold = (date: string, counts: readonly [string, string, string]) => positionsRow(GOLD, date, counts);

// No answer of this upstream is recorded: its form is what its documentation and its clients say.
describe('the positions of a market', () => {
  it('are what non-commercial traders hold long, less what they hold short', () => {
    const parsed = parseRows([gold('2026-09-29', ['406456', '249736', '31104'])]);
    expect(parsed.status === 'parsed' && parsed.observations).toEqual([
      {
        recordId: '2026-09-29',
        metric: 'cftc-positions:net_position',
        subject: 'series:gold-futures',
        value: 218_632,
        observedAt: Date.UTC(2026, 8, 29),
        lineage: 'cftc',
        event: '2026-09-29',
        detail: { market: 'Gold (COMEX)', code: GOLD, long: '249736', short: '31104', openInterest: '406456' },
      },
    ]);
  });

  it.each([
    ['wrong_shape', {}],
    ['wrong_shape', { ...gold('2026-09-29', ['9', '1', '1']), noncomm_positions_long_all: undefined }],
    ['wrong_shape', { ...gold('2026-09-29', ['9', '1', '1']), open_interest_all: 9 }],
    ['not_asked_for', positionsRow('067411', '2026-09-29', ['9', '1', '1'])],
    ['not_asked_for', positionsRow('88691', '2026-09-29', ['9', '1', '1'])],
    ['undated', gold('2026-09-31', ['9', '1', '1'])],
    ['future', gold('2026-10-20', ['9', '1', '1'])],
    ['bad_number', gold('2026-09-29', ['9', '1.5e3', '1'])],
    ['decimal_comma', gold('2026-09-29', ['406,456', '1', '1'])],
    ['out_of_range', gold('2026-09-29', ['9', '-1', '1'])],
    ['inconsistent', gold('2026-09-29', ['9', '10', '1'])],
  ])('are rejected as %s: %j', (kind, row) => {
    expect(parseRows([gold('2026-09-22', ['9', '2', '1']), row])).toMatchObject({
      keptCount: 1,
      rejectedByKind: { [kind]: 1 },
    });
  });

  it('are asked for by codes of six characters, each once', () => {
    expect(new Set(FUTURES_MARKETS.map(({ code }) => code)).size).toBe(FUTURES_MARKETS.length);
    expect(new Set(FUTURES_MARKETS.map(({ id }) => id)).size).toBe(FUTURES_MARKETS.length);
    for (const { code } of FUTURES_MARKETS) expect(code).toMatch(/^[0-9A-Z]{6}$/);
  });
});

describe('an answer', () => {
  it.each([
    ['', 'the answer is not JSON'],
    ['{}', 'the answer is no list'],
    ['{"error":true,"message":"No such column"}', 'the upstream answers: No such column'],
    [JSON.stringify(Array.from({ length: MAX_ROWS }, () => ({}))), 'rows are left out'],
  ])('that is not all of a list is unreadable: %#', (text, reason) => {
    expect(parsePositions(new TextEncoder().encode(text), { window: ALL, now: NOW })).toEqual({
      status: 'unreadable',
      reason,
    });
  });

  it('of any content never throws, and its rows add up', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())), (rows) => {
        const parsed = parseRows(rows);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

describe('the feed', () => {
  it('asks for the weeks of its window in one request, and leaves the cursor alone in a backfill', async () => {
    const answer = fakeCftcPositions();
    const { fetchBytes, requests } = scriptedFetch((url) => answer(url) ?? { status: 404 });
    const feed = createCftcPositions(fetchBytes);
    const outcome = await feed.collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-06' }, rejectedCount: 0 });
    expect(outcome.status === 'read' && outcome.observations.length).toBe(2 * FUTURES_MARKETS.length);
    expect(requests).toHaveLength(1);
    expect(new URL(requests[0]?.url ?? '').searchParams.get('$where')).toContain(
      ",'043602') AND report_date_as_yyyy_mm_dd >= '2023-09-30T00:00:00' AND report_date_as_yyyy_mm_dd <= '2026-10-14T00:00:00'",
    );
    const span = { from: Date.UTC(2026, 8, 28), to: Date.UTC(2026, 9, 5) };
    const past = await feed.collect({ cursor: outcome.cursor, now: NOW, span, signal });
    expect(past).toMatchObject({ status: 'read', cursor: outcome.cursor });
    expect(past.status === 'read' && past.observations.length).toBe(FUTURES_MARKETS.length);
  });

  it('fails where no week is there', async () => {
    const { fetchBytes } = scriptedFetch(() => ({ status: 200, body: '[]' }));
    const outcome = await createCftcPositions(fetchBytes).collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'failed', reason: 'reports: nothing usable in 0 rows', cursor: null });
  });
});
