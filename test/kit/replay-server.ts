import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { startUpstreamServer, type UpstreamServer } from '../../src/exercise/upstream-server.ts';
import { type FredSource, fredUpstream } from '../../src/feeds/fakes/fred-table.ts';
import { candidatesEndAt, quotesEndAt, transitsEndAt } from '../../src/feeds/fakes/publication.ts';
import { ucdpCsvOfRecords } from '../../src/feeds/fakes/ucdp-csv.ts';
import { BRENT } from '../../src/feeds/fred-brent/feed.ts';
import type { FredSeries } from '../../src/feeds/fred-csv.ts';
import { WTI } from '../../src/feeds/fred-wti/feed.ts';
import { type GdeltSource, gdeltUpstream, stampInstant } from '../../src/feeds/gdelt-events/fake-upstream.ts';
import {
  type PortwatchLies,
  type PortwatchSource,
  portwatchUpstream,
} from '../../src/feeds/portwatch-transits/fake-upstream.ts';
import { type UcdpSource, ucdpUpstream } from '../../src/feeds/ucdp-candidate/fake-upstream.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { crudeHistory } from './crude-history.ts';
import type { HistoryPaths } from './history-paths.ts';
import { transitHistory } from './transit-history.ts';
import { ucdpColumnsOf, violenceHistory } from './violence-history.ts';

export interface ReplayOptions {
  /** Decides what is published yet, with the lags of the exercise's publishers. */
  readonly clock: Clock;
  /** From `historyPaths()`, or a part of it: upstreams without a file answer 404. */
  readonly history: Partial<HistoryPaths>;
  readonly portwatchLies?: PortwatchLies;
}

/**
 * Serves real history in the upstreams' own formats on a free loopback port: `url` is a value for FEEDS_PROXY.
 * Dates stay as they were; chokepoints without history answer with no rows, months without events with 404.
 */
export function startReplayServer({ clock, history, portwatchLies }: ReplayOptions): Promise<UpstreamServer> {
  const { transits, brent, wti, violence = [], exports = [] } = history;
  const upstreams = [
    ...(exports.length === 0 ? [] : [gdeltUpstream(recordedExports(exports, clock))]),
    ...(transits === undefined ? [] : [portwatchUpstream(recordedTransits(transits, clock), portwatchLies)]),
    ...(violence.length === 0 ? [] : [ucdpUpstream(recordedViolence(violence, clock))]),
    ...(brent === undefined ? [] : [fredUpstream(recordedQuotes(brent, BRENT, clock))]),
    ...(wti === undefined ? [] : [fredUpstream(recordedQuotes(wti, WTI, clock))]),
  ];
  return startUpstreamServer({ upstreams, host: '127.0.0.1', port: 0 });
}

function recordedExports(paths: readonly string[], clock: Clock): GdeltSource {
  const pathOf = new Map<number, string>();
  for (const path of paths) {
    const exportAt = stampInstant(basename(path).slice(0, 14));
    if (exportAt === undefined) throw new RangeError(`not named by a stamp: ${path}`);
    pathOf.set(exportAt, path);
  }
  const isPublished = (exportAt: number): boolean => pathOf.has(exportAt) && exportAt <= clock.now();
  return {
    isPublished,
    listed: () => [...pathOf.keys()].filter(isPublished).sort((a, b) => a - b),
    csv: (exportAt) => readFileSync(pathOf.get(exportAt) ?? ''),
  };
}

function recordedTransits(path: string, clock: Clock): PortwatchSource {
  const history = onDemand(() => transitHistory(path));
  return {
    portnames: () => [...history().keys()],
    description: 'Replay of IMF PortWatch',
    editedAt: () => transitsEndAt(clock.now()),
    rowsOf: (portname) =>
      history()
        .get(portname)
        ?.filter((row) => row.dayAt < transitsEndAt(clock.now())),
  };
}

function recordedViolence(paths: readonly string[], clock: Clock): UcdpSource {
  const history = onDemand(() => violenceHistory(paths));
  return {
    candidateCsv: ({ from, to }) => {
      if (to > candidatesEndAt(clock.now())) return undefined;
      const events = history().filter((event) => event.endsAt >= from && event.endsAt < to);
      return events.length === 0 ? undefined : ucdpCsvOfRecords(events.map(ucdpColumnsOf));
    },
  };
}

function recordedQuotes(path: string, { id }: FredSeries, clock: Clock): FredSource {
  const history = onDemand(() => crudeHistory(path));
  return {
    seriesId: id,
    quotes: ({ from, to }) => {
      const until = Math.min(to, quotesEndAt(clock.now()));
      return history().filter((quote) => quote.dayAt >= from && quote.dayAt < until);
    },
  };
}

/** Reads a file when it is first asked for. */
function onDemand<Value>(read: () => Value): () => Value {
  let value: { readonly read: Value } | undefined;
  return () => {
    value ??= { read: read() };
    return value.read;
  };
}
