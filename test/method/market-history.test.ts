import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { creditStress } from '../../src/assessment/indicators/credit-stress.ts';
import { gasPrice } from '../../src/assessment/indicators/gas-price.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { type PreparedObservations, prepareObservations } from '../../src/assessment/observation-index.ts';
import { DAY_MS } from '../../src/assessment/time.ts';
import { FRED_CREDIT_CARD } from '../../src/feeds/fred-credit/card.ts';
import { CREDIT_STRESS } from '../../src/feeds/fred-credit/feed.ts';
import { type FredSeries, parseFredCsv } from '../../src/feeds/fred-csv.ts';
import { FRED_GAS_CARD } from '../../src/feeds/fred-gas/card.ts';
import { HENRY_HUB } from '../../src/feeds/fred-gas/feed.ts';
import type { FeedCard } from '../../src/ports/feed.ts';
import { recordingPath } from '../kit/recordings.ts';

const day = (text: string): number => Date.parse(`${text}T12:00:00Z`);

/** A recorded series as its feed would have stored it. */
function history(table: string, series: FredSeries, { id, publicationLagMs }: FeedCard): PreparedObservations {
  const parsed = parseFredCsv(new TextEncoder().encode(table), series, day('2026-01-01'));
  if (parsed.status === 'unreadable') throw new Error(parsed.reason);
  return prepareObservations(
    parsed.observations.map(
      (read): Observation => ({ ...read, feedId: id, knownAt: read.observedAt + publicationLagMs }),
    ),
  );
}

describe('credit stress, 1993 to 2025', () => {
  const path = recordingPath('history', 'markets', 'fred', 'STLFSI4.csv');
  const read = (at: string): number => {
    const weeks = history(readFileSync(path ?? '', 'utf8'), CREDIT_STRESS, FRED_CREDIT_CARD);
    return creditStress(weeks.asOf(day(at)))?.value ?? Number.NaN;
  };

  it.skipIf(path === undefined).each([
    ['2008-11-14', 0.9],
    ['2020-04-02', 0.9],
    ['2011-10-14', 0.3],
  ])('was severe on %s: at least %s', (at, least) => {
    expect(read(at)).toBeGreaterThanOrEqual(least);
  });

  it.skipIf(path === undefined).each(['2006-06-15', '2017-10-12', '2025-12-30'])('added no pressure on %s', (at) => {
    expect(read(at)).toBe(0);
  });

  it.skipIf(path === undefined)('is unknown before half a year of it is known', () => {
    expect(read('1994-03-01')).toBeNaN();
  });
});

describe('the price of gas, 1997 to 2025', () => {
  const path = recordingPath('history', 'markets', 'natural-gas-daily.csv');
  const quotes = (): PreparedObservations =>
    history(
      readFileSync(path ?? '', 'utf8').replace('Date,Price', 'observation_date,DHHNGSP'),
      HENRY_HUB,
      FRED_GAS_CARD,
    );

  it.skipIf(path === undefined)('rose adversely in the winter of 2000 and the spring of 2022', () => {
    const prepared = quotes();
    for (const at of ['2000-12-28', '2022-05-10']) {
      expect(gasPrice(prepared.asOf(day(at)))?.value).toBeGreaterThan(0.4);
    }
  });

  it.skipIf(path === undefined)('added no pressure on any day below its median', () => {
    const prepared = quotes();
    let falls = 0;
    for (let at = day('1998-01-01'); at < day('2025-12-31'); at += 30 * DAY_MS) {
      const found = gasPrice(prepared.asOf(at));
      if (found === undefined || found.price > found.reference) continue;
      falls += 1;
      expect(found.value).toBe(0);
    }
    expect(falls).toBeGreaterThan(100);
  });
});
