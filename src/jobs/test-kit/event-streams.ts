import fc from 'fast-check';
import { coverage, NOW, news, type Report, report, traffic, transits } from '../../../test/kit/worlds.ts';
import { affectedRegions } from '../../assessment/event-driven/affected-regions.ts';
import { createDirtyRegions } from '../../assessment/event-driven/dirty-regions.ts';
import type { Observation } from '../../assessment/observation.ts';
import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import { SLOT_MS } from '../../assessment/validity.ts';
import type { StoredSnapshot } from '../../ports/snapshot-store.ts';
import type { RegionId } from '../../reference/regions.ts';
import { type EventReport, runEvents } from '../run-events.ts';
import { runSlot } from '../run-slot.ts';
import { narrate } from './gulf-world.ts';
import { memoryPorts } from './memory-ports.ts';
import { settableClock } from './scripted-feed.ts';

/** What feeds bring at one instant, epoch ms. */
export interface Ingest {
  readonly at: number;
  readonly rows: readonly Observation[];
}

/** A stream runs over the last day and a half before NOW. */
export const STREAM_START = NOW - 36 * HOUR_MS;

/** An ordinary world before the stream: quiet straits, everyday reports, and news that goes on to NOW. */
export function ordinaryWorld(): readonly Observation[] {
  const everyday = coverage({ metric: 'force_reports', iso2: 'IR', perDay: 2, from: 2, to: 100 });
  return [...news(20_000), ...transits('hormuz_strait', traffic(100), { endsAt: STREAM_START }), ...everyday];
}

type ReportedEvents = Pick<Report, 'metric' | 'iso2'> & {
  readonly count: number;
  readonly lineages: readonly string[];
};

/** Distinct events, each reported by every outlet, learned and dated at one instant. */
export function reportsAt(at: number, { metric, iso2, count, lineages }: ReportedEvents): Ingest {
  const hoursAgo = (NOW - 15 * MINUTE_MS - at) / HOUR_MS;
  const rows = Array.from({ length: count }, (_, i) =>
    lineages.map((lineage) => ({
      ...report({ metric, iso2, lineage, event: `${at}:${i}`, hoursAgo }),
      knownAt: at,
      observedAt: at,
    })),
  );
  return { at, rows: [...exported(at), ...rows.flat()] };
}

/** The export in which it was reported: what is dated after the last one is not counted yet. */
const exported = (at: number): readonly Observation[] =>
  news(200, { days: 3, endsAt: at })
    .slice(0, 1)
    .map((row) => ({ ...row, knownAt: at }));

/** The newest days of a strait, reported again: `ratio` of the norm of 100 ships. */
export function counted(at: number, { ratio, days }: { readonly ratio: number; readonly days: number }): Ingest {
  const rows = transits('hormuz_strait', Array<number>(days).fill(Math.round(100 * ratio)), {
    endsAt: STREAM_START,
    usual: 100,
  });
  return { at, rows: rows.map((row) => ({ ...row, knownAt: at })) };
}

const OUTLETS = ['ap.org', 'bbc.co.uk', 'afp.com', 'aa.com.tr', 'dw.com'] as const;
const minutes = fc.integer({ min: 1, max: 36 * 60 - 1 }).map((minute) => STREAM_START + minute * MINUTE_MS);
/** Bursts come close together: what comes within minutes tries the debounce and the spacing. */
const moments = fc.tuple(minutes, fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 })).map(([first, gaps]) => {
  let at = first;
  const later = gaps.map((gap) => {
    at += gap * MINUTE_MS;
    return at;
  });
  return [first, ...later].filter((moment) => moment < NOW);
});

export const anyReport = (outlets: fc.Arbitrary<string[]>): fc.Arbitrary<(at: number) => Ingest> =>
  fc
    .record({
      metric: fc.constantFrom('force_reports', 'posture_reports', 'blockade_reports', 'protest_reports'),
      iso2: fc.constantFrom('IR', 'YE', 'IL'),
      count: fc.integer({ min: 1, max: 60 }),
      lineages: outlets,
    })
    .map((what) => (at: number) => reportsAt(at, what));

const someCount = fc
  .record({ ratio: fc.constantFrom(0.03, 0.5, 0.8, 1), days: fc.integer({ min: 1, max: 9 }) })
  .map((what) => (at: number) => counted(at, what));

export function streamOf(kinds: fc.Arbitrary<(at: number) => Ingest>): fc.Arbitrary<readonly Ingest[]> {
  return moments
    .chain((all) => fc.tuple(...all.map((at) => kinds.map((ingest) => ingest(at)))))
    .map((ingests) => ingests.toSorted((a, b) => a.at - b.at));
}

/** Streams of what many outlets and a sensor of record tell. */
export const someStream: fc.Arbitrary<readonly Ingest[]> = streamOf(
  fc.oneof(anyReport(fc.subarray([...OUTLETS], { minLength: 1 })), someCount),
);

export interface Lived {
  readonly snapshots: readonly StoredSnapshot[];
  readonly bodies: readonly string[];
  readonly reports: readonly EventReport[];
  /** How often the store of evidence was read. */
  readonly reads: number;
}

interface Life {
  readonly regions?: readonly RegionId[];
  /** How late a due check is made. */
  readonly lookLateMs?: number;
  /** The first slot, epoch ms; the rows of the ordinary world that became known from then on are ingested when they did. */
  readonly livesFrom?: number;
}

/** What a service stores that lives through a stream. */
export async function live(
  stream: readonly Ingest[],
  { regions = ['mena'], lookLateMs = 0, livesFrom = STREAM_START }: Life = {},
): Promise<Lived> {
  const ports = memoryPorts();
  const isOld = ({ knownAt }: Observation): boolean => knownAt <= livesFrom;
  await ports.observations.append(ordinaryWorld().filter(isOld));
  const clock = settableClock(livesFrom);
  const dirty = createDirtyRegions();
  let reads = 0;
  const observations: typeof ports.observations = {
    ...ports.observations,
    readKnown: (query) => {
      reads += 1;
      return ports.observations.readKnown(query);
    },
  };
  const deps = { ...ports, observations, clock, narrate, label: '', owner: 'one', dirty } as const;
  const reports: EventReport[] = [];
  const left = [...ingestsOf(ordinaryWorld().filter((row) => !isOld(row))), ...stream].sort((a, b) => a.at - b.at);
  let slot = livesFrom;
  while (clock.at <= NOW) {
    const lookAt = (dirty.dueAt() ?? Number.POSITIVE_INFINITY) + lookLateMs;
    const ingestAt = left[0]?.at ?? Number.POSITIVE_INFINITY;
    clock.at = Math.min(lookAt, ingestAt, slot);
    if (clock.at > NOW) break;
    if (clock.at === ingestAt) {
      const ingest = left.shift();
      if (ingest === undefined) continue;
      const { appended } = await ports.observations.append(ingest.rows);
      if (appended > 0) dirty.mark(affectedRegions(ingest.rows), ingest.at);
    } else if (clock.at === lookAt) {
      reports.push(...(await runEvents(deps)));
    } else {
      await runSlot(regions, deps);
      slot += SLOT_MS;
    }
  }
  const snapshots = ports.held.snapshots;
  return { snapshots, bodies: snapshots.map(({ body }) => new TextDecoder().decode(body)), reports, reads };
}

function ingestsOf(rows: readonly Observation[]): readonly Ingest[] {
  const instants = [...new Set(rows.map(({ knownAt }) => knownAt))];
  return instants.map((at) => ({ at, rows: rows.filter(({ knownAt }) => knownAt === at) }));
}
