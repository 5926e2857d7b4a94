import type { Observation } from '../../src/assessment/observation.ts';
import { featureSet, transitAttributes, transitFieldNames } from '../../src/feeds/fakes/arcgis-features.ts';
import { fredCsv } from '../../src/feeds/fakes/fred-table.ts';
import { ucdpCsvOfRecords } from '../../src/feeds/fakes/ucdp-csv.ts';
import { endOfRelease, type Release, releasesOfSpan } from '../../src/feeds/families/ucdp/releases.ts';
import { FRED_BRENT_CARD } from '../../src/feeds/fred-brent/card.ts';
import { BRENT } from '../../src/feeds/fred-brent/feed.ts';
import { type FredSeries, parseFredCsv } from '../../src/feeds/fred-csv.ts';
import { FRED_WTI_CARD } from '../../src/feeds/fred-wti/card.ts';
import { WTI } from '../../src/feeds/fred-wti/feed.ts';
import type { Parsed } from '../../src/feeds/parsed.ts';
import { PORTWATCH_TRANSITS_CARD } from '../../src/feeds/portwatch-transits/card.ts';
import { parsePage } from '../../src/feeds/portwatch-transits/parse.ts';
import { UCDP_CANDIDATE_CARD } from '../../src/feeds/ucdp-candidate/card.ts';
import { parseRelease } from '../../src/feeds/ucdp-candidate/parse.ts';
import type { FeedCard } from '../../src/ports/feed.ts';
import { crudeHistory } from './crude-history.ts';
import type { HistoryPaths } from './history-paths.ts';
import { transitHistory } from './transit-history.ts';
import { type HistoricalEvent, ucdpColumnsOf, violenceHistory } from './violence-history.ts';

/** Span of world time, epoch ms, `[from, to)`. */
export interface HistorySpan {
  readonly from: number;
  readonly to: number;
}

/** What a backfill of the span would have stored, without a server or a store: same rows, same parsers, same lags. */
export function historyObservations(history: Partial<HistoryPaths>, span: HistorySpan): readonly Observation[] {
  const { transits, brent, wti, violence = [] } = history;
  return [
    ...(transits === undefined ? [] : transitObservations(transits, span)),
    ...(brent === undefined ? [] : crudeObservations(brent, { series: BRENT, card: FRED_BRENT_CARD }, span)),
    ...(wti === undefined ? [] : crudeObservations(wti, { series: WTI, card: FRED_WTI_CARD }, span)),
    ...violenceObservations(violence, span),
  ];
}

/** Transits of Hormuz, Bab el-Mandeb, Suez and the Cape, known eight days after the day counted. */
export function transitObservations(path: string, { from, to }: HistorySpan): readonly Observation[] {
  const rows = [...transitHistory(path).values()].flat().filter((row) => row.dayAt >= from && row.dayAt < to);
  const fields = transitFieldNames();
  const page = featureSet(
    rows.map((row) => transitAttributes(row)),
    { fields, exceeded: false },
  );
  return known(parsePage(Buffer.from(page), undefined, to), PORTWATCH_TRANSITS_CARD);
}

/** Prices of one series, known a day later. */
function crudeObservations(
  path: string,
  { series, card }: { readonly series: FredSeries; readonly card: FeedCard },
  { from, to }: HistorySpan,
): readonly Observation[] {
  const quotes = crudeHistory(path).filter((quote) => quote.dayAt >= from && quote.dayAt < to);
  if (quotes.length === 0) return [];
  return known(parseFredCsv(Buffer.from(fredCsv(series.id, quotes)), series, to), card);
}

/** Events of the whole months that overlap the span, known thirty days after their last day. */
export function violenceObservations(paths: readonly string[], { from, to }: HistorySpan): readonly Observation[] {
  const events = violenceHistory(paths);
  return releasesOfSpan(from, to).flatMap((release) => releaseObservations(events, release));
}

function releaseObservations(events: readonly HistoricalEvent[], release: Release): readonly Observation[] {
  const startAt = Date.UTC(release.year, release.month - 1, 1);
  const endAt = endOfRelease(release);
  const inMonth = events.filter((event) => event.endsAt >= startAt && event.endsAt <= endAt);
  if (inMonth.length === 0) return [];
  const bytes = Buffer.from(ucdpCsvOfRecords(inMonth.map(ucdpColumnsOf)));
  return known(parseRelease(bytes, { release, now: endAt }), UCDP_CANDIDATE_CARD);
}

function known(parsed: Parsed, card: FeedCard): readonly Observation[] {
  if (parsed.status === 'unreadable') throw new Error(`${card.id}: ${parsed.reason}`);
  const { id: feedId, publicationLagMs } = card;
  return parsed.observations.map((read) => ({ ...read, feedId, knownAt: read.observedAt + publicationLagMs }));
}
