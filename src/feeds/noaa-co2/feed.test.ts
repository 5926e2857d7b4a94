import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { co2File, co2Row, fakeNoaaCo2 } from './fake-upstream.ts';
import { createNoaaCo2 } from './feed.ts';
import { parseCo2Months } from './parse.ts';

const signal = new AbortController().signal;
const ALL = { from: Number.NEGATIVE_INFINITY, to: NOW };
const parseText = (text: string) => parseCo2Months(new TextEncoder().encode(text), ALL, NOW);

describe('the recorded file', () => {
  const path = recordingPath('recordings', 'answers-2026', 'noaa-co2', 'co2_mm_mlo_2026-02-05.txt');
  it.skipIf(path === undefined)(
    'has 815 months, all of them kept: 315.71 in March 1958, 428.62 in January 2026',
    () => {
      const parsed = parseCo2Months(readFileSync(path ?? ''), ALL, NOW);
      expect(parsed).toMatchObject({ totalCount: 815, keptCount: 815, rejectedCount: 0 });
      const observations = parsed.status === 'parsed' ? parsed.observations : [];
      expect(observations[0]).toMatchObject({ recordId: '1958-03', value: 315.71, detail: {} });
      expect(observations.at(-1)).toEqual({
        recordId: '2026-01',
        metric: 'noaa-co2:concentration',
        subject: 'series:mauna-loa-co2',
        value: 428.62,
        observedAt: Date.UTC(2026, 1, 1) - 1,
        lineage: 'noaa-gml',
        event: '2026-01',
        detail: { days: '25' },
      });
    },
  );

  it.skipIf(path === undefined)('gives a backfill its own months alone', () => {
    const window = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2025, 0, 1) };
    expect(parseCo2Months(readFileSync(path ?? ''), window, NOW)).toMatchObject({ keptCount: 12, ignoredCount: 803 });
  });
});

describe('a month', () => {
  it.each([
    ['out_of_range', co2Row(2026, 5, '-99.99')],
    ['decimal_comma', co2Row(2026, 5, '430,12')],
    ['bad_number', co2Row(2026, 5, 'NaN')],
    ['undated', co2Row(2026, 13, '430.12')],
    ['wrong_shape', '2026 5 430.12'],
  ])('is rejected as %s: %s', (kind, row) => {
    expect(parseText(co2File([co2Row(2026, 4, '430.01'), row]))).toMatchObject({
      keptCount: 1,
      rejectedByKind: { [kind]: 1 },
    });
  });
});

describe('a file', () => {
  it.each(['', '<html></html>', co2Row(2026, 4, '430.01'), co2File([])])(
    'without its head or rows is unreadable: %j',
    (text) => {
      expect(parseText(text).status).toBe('unreadable');
    },
  );

  it('with a month that has not ended is unreadable: all its months may be shifted', () => {
    const parsed = parseText(co2File([co2Row(2026, 4, '430.01'), co2Row(2026, 10, '430.12')]));
    expect(parsed).toEqual({ status: 'unreadable', reason: '2026-10 has not ended' });
  });

  it('of any content never throws, and its rows add up', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(fc.string()).map(co2File)), (text) => {
        const parsed = parseText(text);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

describe('the feed', () => {
  it('reads five years of months, and leaves the cursor alone in a backfill', async () => {
    const { fetchBytes } = scriptedFetch((url) => fakeNoaaCo2()(url) ?? { status: 404 });
    const feed = createNoaaCo2(fetchBytes);
    const outcome = await feed.collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-09-30' }, rejectedCount: 0 });
    expect(outcome.status === 'read' && outcome.observations.length).toBe(63);
    const span = { from: Date.UTC(2020, 0, 1), to: Date.UTC(2020, 3, 1) };
    const past = await feed.collect({ cursor: outcome.cursor, now: NOW, span, signal });
    expect(past).toMatchObject({ observations: [{}, {}, {}], cursor: outcome.cursor });
  });
});
