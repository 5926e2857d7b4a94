import type { SetTimer } from '../concurrency/deadline.ts';
import { CATALOGUE } from '../contract/catalogue.ts';
import { reply } from '../contract/conventions/handler.ts';
import type { Operation } from '../contract/conventions/operation.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { FeedStateStore } from '../ports/feed-state-store.ts';
import type { SnapshotSource } from '../ports/snapshot-source.ts';
import type { WorldName } from '../ports/world.ts';
import { REGIONS } from '../reference/regions.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { serviceFreshness } from './service-freshness.ts';

export interface BootstrapParts {
  readonly snapshots: SnapshotSource;
  readonly world: WorldName;
  /** Feeds that are read. */
  readonly feeds: readonly FeedCard[];
  readonly feedStates: Pick<FeedStateStore, 'readAll'>;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
}

/** A client starts with what can be read. */
export function getBootstrap(parts: BootstrapParts): HandlerOf<'bootstrap'> {
  return async () => {
    const states = await readWithDeadline(parts.feedStates.readAll(), parts.setTimer);
    const services = states.ok ? serviceFreshness(parts.feeds, states.value, parts.clock.now()) : [];
    const found = await Promise.all(REGIONS.map(async ({ id }) => ({ id, source: await parts.snapshots.latest(id) })));
    const snapshots = found.flatMap(({ source }) => ('snapshot' in source ? [summary(source.snapshot)] : []));
    const unread = found.flatMap(({ id, source }) => ('snapshot' in source ? [] : [`snapshots.${id}`]));
    const missing = [...unread, ...(states.ok ? [] : ['services'])];
    const regions = REGIONS.map(({ id, name }) => ({ id, name }));
    const { world } = parts;
    return reply({ data: { regions, catalog: CATALOG, services, snapshots }, missing, world }, [
      ['Cache-Control', 'private, no-cache'],
    ]);
  };
}

const CATALOG = Object.values<Operation>(CATALOGUE).map(
  ({ operationId, service, method, path, summary, gate, acceptsJmespath, idempotent }) => ({
    operationId,
    service,
    method,
    path,
    summary,
    gate,
    acceptsJmespath,
    idempotent,
  }),
);

interface Summary {
  readonly regionId: string;
  readonly snapshotId: string;
  readonly generatedAt: number;
  readonly validUntil: number;
}

const summary = ({ regionId, snapshotId, generatedAt, validUntil }: Summary) => ({
  regionId,
  snapshotId,
  generatedAt,
  validUntil,
});
