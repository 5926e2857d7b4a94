import { assignKnownAt } from '../../assessment/assign-known-at.ts';
import type { Observation } from '../../assessment/observation.ts';
import type { NewEvent } from '../../contract/intelligence/event.ts';
import type { FeedState, FeedStateStore } from '../../ports/feed-state-store.ts';
import type { ForecastSet } from '../../ports/forecast-ledger.ts';
import type { ObservationStore } from '../../ports/observation-store.ts';
import type { NewRecords, PastRecords } from '../../ports/record.ts';
import type { NewSnapshot, SnapshotCompanionBytes, SnapshotStore, StoredSnapshot } from '../../ports/snapshot-store.ts';
import { canonicalJson } from '../../reference/content-hash.ts';
import { memoryClaims } from './memory-claims.ts';

/** The stores of a world as plain collections in memory: what they hold can be looked at, and outlives a "process". */
export function memoryPorts() {
  const observations = new Map<string, Observation[]>();
  const records: KeptRecords[] = [];
  const states = new Map<string, FeedState>();
  const snapshots: StoredSnapshot[] = [];
  const forecasts: ForecastSet[] = [];
  const events: NewEvent[] = [];
  return {
    observations: observationStore(observations, records),
    feedStates: feedStateStore(states, events),
    snapshots: snapshotStore(snapshots, { forecasts, events }),
    claims: memoryClaims(),
    held: {
      observations: (): readonly Observation[] => [...observations.values()].flat(),
      /** What each run or backfill appended. */
      records: records as readonly KeptRecords[],
      snapshots: snapshots as readonly StoredSnapshot[],
      forecasts: forecasts as readonly ForecastSet[],
      /** What was handed over to be logged. */
      events: events as readonly NewEvent[],
    },
  };
}

type KeptRecords = PastRecords | (NewRecords & { readonly knownAt: number });

export type MemoryPorts = ReturnType<typeof memoryPorts>;

/** It rolls up nothing, like a store before its first rollup. */
function observationStore(records: Map<string, Observation[]>, kept: KeptRecords[]): ObservationStore {
  let horizon: number | undefined;
  const read: ObservationStore['read'] = async ({ since, knownBy, revisions }) => {
    horizon = Math.max(knownBy, horizon ?? knownBy);
    return [...records.values()]
      .flatMap((all) => {
        const known = all.filter(({ knownAt }) => knownAt <= knownBy);
        return revisions === 'all' ? known : known.slice(-1);
      })
      .filter(({ metric, observedAt }) => observedAt >= (since[metric] ?? Number.POSITIVE_INFINITY));
  };
  const append: ObservationStore['append'] = async (incoming, past) => {
    if (past !== undefined) kept.push(past);
    let appended = 0;
    for (const row of [...incoming].sort((a, b) => a.knownAt - b.knownAt)) {
      const key = `${row.feedId}\n${row.recordId}\n${row.metric}\n${row.subject}`;
      const revisions = records.get(key) ?? [];
      records.set(key, revisions);
      const latest = revisions.filter(({ knownAt }) => knownAt <= row.knownAt).at(-1);
      if (latest !== undefined && saying(latest) === saying(row)) continue;
      revisions.push(row);
      revisions.sort((a, b) => a.knownAt - b.knownAt);
      appended += 1;
    }
    return { appended, unchanged: incoming.length - appended };
  };
  return {
    read,
    readKnown: async (query) => ({ rows: await read({ ...query, revisions: 'latest' }), days: [] }),
    rollUp: async () => 0,
    append,
    appendNow: async (incoming, now, read) => {
      const knownAt = assignKnownAt(now, horizon);
      if (read !== undefined) kept.push({ ...read, knownAt });
      return { ...(await append(incoming.map((row) => ({ ...row, knownAt })))), knownAt };
    },
  };
}

const saying = ({ observedAt, value, event, lineage, detail }: Observation): string =>
  canonicalJson([observedAt, value, event, lineage, detail]);

function feedStateStore(states: Map<string, FeedState>, logged: NewEvent[]): FeedStateStore {
  return {
    read: async (feedId) => states.get(feedId),
    readAll: async () => [...states.values()],
    write: async (state, events = []) => {
      states.set(state.feedId, JSON.parse(JSON.stringify(state)));
      logged.push(...events);
    },
  };
}

function snapshotStore(
  stored: StoredSnapshot[],
  handed: { readonly forecasts: ForecastSet[]; readonly events: NewEvent[] },
): SnapshotStore {
  const newest = (some: readonly StoredSnapshot[]): StoredSnapshot | undefined =>
    [...some].sort((a, b) => a.generatedAt - b.generatedAt || (a.snapshotId < b.snapshotId ? -1 : 1)).at(-1);
  const companions = new Map<string, SnapshotCompanionBytes>();
  const append = async ({ forecasts = [], events = [], companion, ...snapshot }: NewSnapshot) => {
    if (stored.some(isTakenBy(snapshot))) return 'already_stored';
    stored.push({ ...snapshot, state: JSON.parse(JSON.stringify(snapshot.state)) });
    handed.forecasts.push(...forecasts);
    handed.events.push(...events);
    if (companion !== undefined) companions.set(snapshot.snapshotId, companion);
    return 'stored';
  };
  return {
    append: async (snapshot) => {
      const isLate = stored.some(
        ({ regionId, generatedAt }) => regionId === snapshot.regionId && generatedAt > snapshot.generatedAt,
      );
      return isLate && !stored.some(isTakenBy(snapshot)) ? 'overtaken' : append(snapshot);
    },
    appendNext: async (snapshot) => {
      const last = newest(stored.filter(({ regionId }) => regionId === snapshot.regionId));
      if (!stored.some(isTakenBy(snapshot)) && last?.snapshotId !== snapshot.priorSnapshotId) return 'overtaken';
      return append(snapshot);
    },
    latestId: async (regionId) => newest(stored.filter((snapshot) => snapshot.regionId === regionId))?.snapshotId,
    watch: () => () => undefined,
    latest: async (regionId) => newest(stored.filter((snapshot) => snapshot.regionId === regionId)),
    latestAt: async (regionId, instant) =>
      newest(stored.filter((snapshot) => snapshot.regionId === regionId && snapshot.generatedAt <= instant)),
    history: async ({ regionId, from, before, limit }) =>
      stored
        .filter((snapshot) => snapshot.regionId === regionId && snapshot.generatedAt >= from)
        .filter(
          ({ generatedAt, snapshotId }) =>
            generatedAt < before.generatedAt || (generatedAt === before.generatedAt && snapshotId < before.snapshotId),
        )
        .sort((a, b) => b.generatedAt - a.generatedAt || (a.snapshotId < b.snapshotId ? 1 : -1))
        .slice(0, limit),
    newestAt: async (regionId) => newest(stored.filter((snapshot) => snapshot.regionId === regionId))?.generatedAt,
    firstAccompaniedAt: async (regionId) =>
      stored
        .filter((snapshot) => snapshot.regionId === regionId && companions.has(snapshot.snapshotId))
        .map(({ generatedAt }) => generatedAt)
        .sort((a, b) => a - b)[0],
    companion: async (snapshotId) => companions.get(snapshotId),
    byId: async (snapshotId) => stored.find((snapshot) => snapshot.snapshotId === snapshotId),
  };
}

/** Whether another snapshot is this one, or of the same slot. */
const isTakenBy =
  ({ snapshotId, regionId, slotAt }: StoredSnapshot) =>
  (other: StoredSnapshot): boolean =>
    other.snapshotId === snapshotId || (slotAt !== undefined && other.regionId === regionId && other.slotAt === slotAt);
