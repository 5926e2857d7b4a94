import { DAY_MS } from '../assessment/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { TransitDay } from '../feeds/fakes/arcgis-features.ts';
import { type FredSource, fredUpstream } from './fred-upstream.ts';
import { FURTHER_UPSTREAMS } from './further-upstreams.ts';
import { gdeltExport } from '../feeds/fakes/gdelt-export.ts';
import { type GdeltSource, gdeltUpstream } from './gdelt-upstream.ts';
import { gkgFile } from '../feeds/fakes/gkg-file.ts';
import { QUARTER_HOUR_MS } from './news-reports.ts';
import { type PortwatchSource, portwatchUpstream } from './portwatch-upstream.ts';
import { candidatesEndAt, isAnnualPublished, quotesEndAt, transitsEndAt } from '../feeds/fakes/publication.ts';
import { ucdpCsv } from '../feeds/fakes/ucdp-csv.ts';
import { type UcdpSource, ucdpUpstream } from './ucdp-upstream.ts';
import { startUpstreamServer, type UpstreamServer } from './upstream-server.ts';
import { createWorld, type ExerciseWorld } from './world.ts';

/** Exports that the master list names: four hours. The real one reaches back to 2015. */
const LISTED_EXPORT_COUNT = 16;

export interface ExerciseOptions {
  readonly clock: Clock;
  readonly seed: number;
  /** The instant the exercise opens at, epoch ms; kept with the exercise's store, so that a restart meets the same world. */
  readonly anchorAt: number;
  /** Nobody else's business. */
  readonly host: '127.0.0.1';
  /** 0 takes a free one. */
  readonly port: number;
}

/**
 * Serves the exercise world in the formats of GDELT, PortWatch, UCDP and FRED. Each publishes by the clock: GDELT up to
 * the last whole quarter hour, PortWatch four days late, UCDP the months up to the one before last, FRED up to yesterday.
 */
export function startExerciseSimulator(options: ExerciseOptions): Promise<UpstreamServer> {
  const { clock, seed, anchorAt, host, port } = options;
  const world = createWorld({ anchorAt, seed });
  const upstreams = [
    gdeltUpstream(exportsOf(world, clock)),
    portwatchUpstream(transitsOf(world, clock)),
    ucdpUpstream(candidatesOf(world, clock)),
    fredUpstream(quotesOf(world, clock)),
    ...FURTHER_UPSTREAMS.map((create) => create({ seed, anchorAt, clock })),
  ];
  return startUpstreamServer({ upstreams, host, port, headers: { 'X-Exercise': 'EXERCISE' } });
}

function exportsOf(world: ExerciseWorld, clock: Clock): GdeltSource {
  const newestAt = (): number => Math.floor(clock.now() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  return {
    listed: () =>
      Array.from(
        { length: LISTED_EXPORT_COUNT },
        (_, index) => newestAt() - (LISTED_EXPORT_COUNT - 1 - index) * QUARTER_HOUR_MS,
      ),
    isPublished: (exportAt) =>
      exportAt % QUARTER_HOUR_MS === 0 && exportAt >= world.firstDayAt && exportAt <= newestAt(),
    csv: (exportAt) => gdeltExport(world.reports(exportAt)),
    gkg: (exportAt) => gkgFile(world.articles(exportAt), exportAt),
  };
}

function transitsOf(world: ExerciseWorld, clock: Clock): PortwatchSource {
  const chokepointOf = new Map(world.chokepoints.map((chokepoint) => [chokepoint.portname, chokepoint]));
  const kept = new Map<string, TransitDay[]>();
  const endAt = (): number => transitsEndAt(clock.now());
  return {
    portnames: () => [...chokepointOf.keys()],
    description: 'EXERCISE: invented transits, not IMF PortWatch',
    editedAt: endAt,
    rowsOf: (portname) => {
      const chokepoint = chokepointOf.get(portname);
      if (chokepoint === undefined) return undefined;
      const rows = kept.get(portname) ?? [];
      const from = (rows.at(-1)?.dayAt ?? world.firstDayAt - DAY_MS) + DAY_MS;
      rows.push(...world.transits(chokepoint, { from, to: endAt() }));
      kept.set(portname, rows);
      return rows.filter((row) => row.dayAt < endAt());
    },
  };
}

function candidatesOf(world: ExerciseWorld, clock: Clock): UcdpSource {
  return {
    candidateCsv: (month) => {
      const published = month.to <= candidatesEndAt(clock.now()) && month.to > world.firstDayAt;
      return published ? ucdpCsv(world.violence(month)) : undefined;
    },
    annualCsv: (year) => {
      const [from, to] = [Date.UTC(year - 1, 0, 1), Date.UTC(year, 0, 1)];
      const published = isAnnualPublished(year, clock.now()) && from >= world.firstDayAt;
      return published ? ucdpCsv(world.violence({ from, to })) : undefined;
    },
  };
}

function quotesOf(world: ExerciseWorld, clock: Clock): FredSource {
  return {
    seriesId: 'DCOILBRENTEU',
    quotes: ({ from, to }) => world.crudeQuotes({ from, to: Math.min(to, quotesEndAt(clock.now())) }),
  };
}
