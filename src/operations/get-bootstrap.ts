import { CATALOGUE } from '../contract/catalogue.ts';
import { reply } from '../contract/conventions/handler.ts';
import type { Operation } from '../contract/conventions/operation.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { SnapshotSource } from '../ports/snapshot-source.ts';
import type { WorldName } from '../ports/world.ts';
import { REGIONS } from '../reference/regions.ts';

export function getBootstrap(parts: {
  readonly snapshots: SnapshotSource;
  readonly world: WorldName;
}): HandlerOf<'bootstrap'> {
  return async () => {
    const found = await Promise.all(REGIONS.map(async ({ id }) => ({ id, source: await parts.snapshots.latest(id) })));
    const snapshots = found.flatMap(({ source }) => ('snapshot' in source ? [summary(source.snapshot)] : []));
    const missing = found.flatMap(({ id, source }) => ('snapshot' in source ? [] : [`snapshots.${id}`]));
    const regions = REGIONS.map(({ id, name }) => ({ id, name }));
    const { world } = parts;
    return reply({ data: { regions, catalog: CATALOG, snapshots }, missing, world }, [
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
