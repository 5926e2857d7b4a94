import { DAY_MS, HOUR_MS } from '../assessment/time.ts';
import type { Feed, FeedCard } from '../ports/feed.ts';
import { type EiaWorkbook, eiaWorkbookWay } from './eia-workbook.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import type { FredSeries } from './fred-csv.ts';
import { createFredGraph } from './fred-graph.ts';

/** What all of EIA's daily spot prices have in common, as FRED repeats them. */
export const eiaSpotCard = (
  own: Pick<FeedCard, 'id' | 'title' | 'metrics'> & { readonly seriesId: string },
): FeedCard => {
  const { seriesId, ...named } = own;
  return {
    ...named,
    source: 'FRED',
    url: `https://fred.stlouisfed.org/series/${seriesId}`,
    licence: 'Public domain (U.S. Energy Information Administration)',
    attribution:
      'U.S. Energy Information Administration; retrieved from FRED, Federal Reserve Bank of St. Louis, unless evidence names EIA',
    mayHandOn: 'records',
    cadenceMs: 12 * HOUR_MS,
    // The price is public the day after it is made (METHOD.md §11); this table repeats it up to a week later. The card
    // states when the world could know it, so that a replay is as informed as a market, not as slow as a table.
    publicationLagMs: DAY_MS,
    maxAgeMs: 10 * DAY_MS,
    // 30 days re-read, 520 on the first run.
    expectedRecords: [15, 600],
    rowCheck: 'half_of_last_reread',
  };
};

/** The feed of one of them: from FRED, or where that refuses from EIA's workbook. */
export const createEiaSpot = (
  fetchBytes: FetchBytes,
  { card, series, workbook }: { readonly card: FeedCard; readonly series: FredSeries; readonly workbook: EiaWorkbook },
): Feed =>
  createFredGraph(fetchBytes, {
    card,
    series,
    firstRunDays: 520,
    rereadDays: 30,
    publisher: eiaWorkbookWay(series, workbook),
  });
