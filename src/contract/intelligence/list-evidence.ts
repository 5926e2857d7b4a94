import { operation } from '../conventions/operation.ts';
import { NextCursor, PageCursor, PageLimit } from '../conventions/page.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EvidenceItem } from './evidence-item.ts';
import { EvidenceRecords } from './evidence-record.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';
import { EVIDENCE_TYPES } from './vocabulary.ts';

const exactly = (member: string) =>
  Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: `Only items with exactly this \`${member}\`.` }),
  );

const [exampleItem] = REGIONAL_SNAPSHOT_EXAMPLE.evidence;

export const listEvidence = operation({
  operationId: 'ListEvidence',
  service: 'intelligence',
  rpcName: 'list-evidence',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Evidence of one snapshot, with the parts that cite it',
  description:
    'Lists the evidence of the snapshot of a region as of an instant, in its order, with the parts of the snapshot that cite each item, and the records behind it, which lead to the page of their source. Further pages are of the snapshot of the first page.',
  omits: 'What was known and moved no number.',
  gate: 'pro',
  listed: 'evidence',
  input: record('ListEvidenceQuery', {
    region_id: RegionIdParameter,
    at: AtParameter,
    type: Type.Optional(Type.Enum([...EVIDENCE_TYPES], { description: 'Only items of this type.' })),
    source: exactly('source'),
    theater: exactly('theater'),
    corridor: exactly('corridor'),
    limit: PageLimit,
    cursor: PageCursor,
    format: FormatParameter,
  }),
  response: record('ListEvidenceResponse', {
    snapshotId: Type.String(),
    generatedAt: EpochMs('Of the snapshot.'),
    evidence: Type.Array(
      record('CitedEvidence', {
        item: EvidenceItem,
        citedBy: Type.Array(Type.String(), {
          description: 'JSON Pointers (RFC 6901) from `snapshot` to every part that cites the item.',
        }),
      }),
    ),
    records: EvidenceRecords,
    nextCursor: NextCursor,
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['region_unknown', 'snapshot_not_ready', 'snapshot_not_found', 'store_unavailable'],
  exampleInput: { region_id: 'mena', type: 'chokepoint_status' },
  exampleResponse: {
    snapshotId: REGIONAL_SNAPSHOT_EXAMPLE.meta.snapshotId,
    generatedAt: REGIONAL_SNAPSHOT_EXAMPLE.generatedAt,
    evidence: exampleItem === undefined ? [] : [{ item: exampleItem, citedBy: ['/balance/pressures/0'] }],
    records: [],
  },
});
