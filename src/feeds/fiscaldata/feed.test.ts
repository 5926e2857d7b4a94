import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { customsRow, debtRow, fakeFiscaldata, fiscalAnswer } from './fake-upstream.ts';
import { createFiscaldata } from './feed.ts';
import { FISCAL_TABLES, type FiscalTable, parseFiscalTable } from './parse.ts';

const signal = new AbortController().signal;
const ALL = { from: Number.NEGATIVE_INFINITY, to: NOW };
const [CUSTOMS, DEBT] = FISCAL_TABLES;
if (CUSTOMS === undefined || DEBT === undefined) throw new Error('no tables');
const parseText = (text: string, table: FiscalTable = CUSTOMS) =>
  parseFiscalTable(new TextEncoder().encode(text), { table, window: ALL, now: NOW });

describe('the recorded answer of a third table', () => {
  const path = recordingPath(
    'recordings',
    'answers-2026',
    'fiscaldata',
    'avg_interest_rates_2026-09-30.head.reserialised.json',
  );
  const rates: FiscalTable = {
    ...CUSTOMS,
    amount: { field: 'avg_interest_rate_amt', range: { above: 0, upTo: 20 } },
    details: {},
    only: { security_type_desc: 'Marketable' },
  };

  it.skipIf(path === undefined)('is the beginning of a longer list, which is never taken for all of it', () => {
    expect(parseText(readFileSync(path ?? '', 'utf8'), rates)).toEqual({
      status: 'unreadable',
      reason: '3 of 5025 rows',
    });
  });

  it.skipIf(path === undefined)('has its three rows read where they are all', () => {
    const text = readFileSync(path ?? '', 'utf8').replace('"total-count": 5025', '"total-count": 3');
    const parsed = parseText(text, rates);
    expect(parsed).toMatchObject({ totalCount: 3, keptCount: 3, rejectedCount: 0 });
    expect(parsed.status === 'parsed' && parsed.observations.map(({ value }) => value)).toEqual([3.87, 3.383, 3.466]);
    expect(parseText(text, { ...rates, only: { security_desc: 'Treasury Bills' } })).toMatchObject({
      keptCount: 1,
      rejectedByKind: { not_asked_for: 2 },
    });
  });
});

describe('a month of customs duties', () => {
  it('is of its end, with what the fiscal year has brought by then', () => {
    const parsed = parseText(fiscalAnswer([customsRow('2026-08-31', '12835500000', '176300000000')]));
    expect(parsed.status === 'parsed' && parsed.observations).toEqual([
      {
        recordId: '2026-08',
        metric: 'fiscaldata:customs_revenue',
        subject: 'country:US',
        value: 12_835_500_000,
        observedAt: Date.UTC(2026, 8, 1) - 1,
        lineage: 'us-treasury',
        event: '2026-08',
        detail: { fiscalYearToDate: '176300000000' },
      },
    ]);
  });

  it.each([
    ['undated', customsRow('2026-08-30', '12835500000', '1')],
    ['undated', customsRow('2026-13-31', '12835500000', '1')],
    ['future', customsRow('2026-10-31', '12835500000', '1')],
    ['bad_number', customsRow('2026-08-31', '12,835,500,000', '1')],
    ['bad_number', customsRow('2026-08-31', '12835500000', 'n/a')],
    ['out_of_range', customsRow('2026-08-31', '900000000000', '1')],
    ['not_asked_for', { ...customsRow('2026-08-31', '1', '1'), classification_desc: 'Excise Taxes' }],
    ['undated', {}],
  ])('is rejected as %s: %j', (kind, row) => {
    const rows = [
      customsRow('2026-07-31', '15300000000', '188300000000'),
      { classification_desc: 'Customs Duties', ...row },
    ];
    expect(parseText(fiscalAnswer(rows))).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it('without a figure is ignored', () => {
    const rows = [customsRow('2026-07-31', '15300000000', 'null'), customsRow('2026-08-31', 'null', 'null')];
    expect(parseText(fiscalAnswer(rows))).toMatchObject({
      keptCount: 1,
      ignoredCount: 1,
      observations: [{ recordId: '2026-07', detail: {} }],
    });
  });
});

describe('a day of debt', () => {
  it('is divided where the upstream divides it, to the cent', () => {
    const rows = [
      debtRow('2026-10-13', '40301234567890.12', ['32301234567890.12', '8000000000000.00']),
      debtRow('2026-10-12', '40300000000000.00', ['null', 'null']),
    ];
    expect(parseText(fiscalAnswer(rows), DEBT)).toMatchObject({
      observations: [
        {
          value: 40_301_234_567_890.12,
          observedAt: Date.UTC(2026, 9, 13),
          detail: { heldByPublic: '32301234567890.12', intragovernmental: '8000000000000' },
        },
        { recordId: '2026-10-12', detail: {} },
      ],
    });
  });

  it('in millions is rejected', () => {
    const rows = [debtRow('2026-10-13', '40301234.57', ['null', 'null'])];
    expect(parseText(fiscalAnswer(rows), DEBT)).toMatchObject({ rejectedByKind: { out_of_range: 1 } });
  });
});

describe('an answer', () => {
  it.each([
    ['', 'the answer is not JSON'],
    ['{}', 'the answer has no data'],
    ['{"data":[]}', 'the answer has no count of its rows'],
    ['{"error":"Invalid Query Param","message":"any"}', 'the upstream answers: Invalid Query Param'],
    [fiscalAnswer([customsRow('2026-08-31', '1', '1')], 2), '1 of 2 rows'],
  ])('that is not a complete table is unreadable: %j', (text, reason) => {
    expect(parseText(text)).toEqual({ status: 'unreadable', reason });
  });

  it('of any content never throws, and its rows add up', () => {
    const rows = fc.array(fc.jsonValue()).map((data) => JSON.stringify({ data, meta: { 'total-count': 0 } }));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), rows), (text) => {
        const parsed = parseText(text);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

describe('the feed', () => {
  const answer = fakeFiscaldata();
  const healthy = (url: URL): Answer => answer(url) ?? { status: 404 };

  it('asks for the rows of its window alone, and leaves the cursor alone in a backfill without the end of a month', async () => {
    const { fetchBytes, requests } = scriptedFetch(healthy);
    const feed = createFiscaldata(fetchBytes);
    const outcome = await feed.collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13' }, rejectedCount: 0 });
    expect(outcome.status === 'read' && outcome.observations.length).toBe(6);
    expect(requests[0]?.url).toContain(
      'filter=classification_desc:eq:Customs%20Duties,record_date:gte:2021-07-02,record_date:lte:2026-10-14&',
    );
    const span = { from: Date.UTC(2026, 9, 9), to: Date.UTC(2026, 9, 12) };
    const past = await feed.collect({ cursor: outcome.cursor, now: NOW, span, signal });
    expect(past).toMatchObject({ observations: [{ recordId: '2026-10-09' }], cursor: outcome.cursor });
  });

  it('fails where one of the tables is gone', async () => {
    const { fetchBytes } = scriptedFetch((url) =>
      url.pathname.endsWith('debt_to_penny') ? { status: 404 } : healthy(url),
    );
    const outcome = await createFiscaldata(fetchBytes).collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'failed', reason: 'debt_to_penny: answered 404', cursor: null });
  });
});
