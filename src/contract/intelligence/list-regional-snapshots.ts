import type { Violation } from '../conventions/failure.ts';
import { operation } from '../conventions/operation.ts';
import { NextCursor, PageCursor, PageLimit } from '../conventions/page.ts';
import { record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { AtParameter, InstantParameter, RegionIdParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';
import { SnapshotSummary } from './snapshot-summary.ts';

const { generatedAt, meta, regime, balance } = REGIONAL_SNAPSHOT_EXAMPLE;
const { pressures: _, buffers: __, ...figures } = balance;

export const SNAPSHOT_SUMMARY_EXAMPLE: SnapshotSummary = {
  snapshotId: meta.snapshotId,
  generatedAt,
  validUntil: meta.validUntil,
  triggerReason: meta.triggerReason,
  snapshotConfidence: meta.snapshotConfidence,
  regime,
  balance: figures,
};

export const listRegionalSnapshots = operation({
  operationId: 'ListRegionalSnapshots',
  service: 'intelligence',
  rpcName: 'list-regional-snapshots',
  method: 'GET',
  group: 'Intelligence',
  summary: 'The stored snapshots of one region, newest first',
  description:
    'Lists what was stored of a region, page by page: ids, instants and numbers. A snapshot that is stored meanwhile moves no page. `get-regional-snapshot-at` with a `generatedAt` gives the whole snapshot.',
  omits: 'Contents of the snapshots.',
  gate: 'pro',
  listed: 'snapshots',
  input: record('ListRegionalSnapshotsQuery', {
    region_id: RegionIdParameter,
    from: Type.Optional(InstantParameter('The earliest `generatedAt`, inclusive.')),
    to: Type.Optional(InstantParameter('The latest `generatedAt`, inclusive.')),
    at: AtParameter,
    limit: PageLimit,
    cursor: PageCursor,
    format: FormatParameter,
  }),
  response: record('ListRegionalSnapshotsResponse', {
    snapshots: Type.Array(SnapshotSummary),
    nextCursor: NextCursor,
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['region_unknown', 'store_unavailable'],
  check: spanInOrder,
  exampleInput: { region_id: 'mena', limit: 20 },
  exampleResponse: { snapshots: [SNAPSHOT_SUMMARY_EXAMPLE] },
});

/** A span that ends before it begins is a slip, and an empty page would hide it. */
function spanInOrder(input: unknown): readonly Violation[] {
  if (typeof input !== 'object' || input === null || !('from' in input) || !('to' in input)) return [];
  return Number(input.from) > Number(input.to) ? [{ field: 'to', description: 'must not be before from' }] : [];
}
