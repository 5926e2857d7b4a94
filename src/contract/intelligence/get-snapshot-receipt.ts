import { operation } from '../conventions/operation.ts';
import { extended, record, Type } from '../conventions/schema.ts';
import { SnapshotReceipt } from './event.ts';
import { AtParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';

/** Ids that one request may name: one snapshot of each region. */
export const MAX_RECEIPTS = 8;

const { meta, generatedAt, regionId } = REGIONAL_SNAPSHOT_EXAMPLE;

export const getSnapshotReceipt = operation({
  operationId: 'GetSnapshotReceipt',
  service: 'intelligence',
  rpcName: 'get-snapshot-receipt',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Hash and signature of snapshots',
  description: 'What a copy of a snapshot is compared with, without the snapshot. Unknown ids are left out.',
  omits: 'The snapshot itself.',
  gate: 'public',
  input: record('GetSnapshotReceiptQuery', {
    snapshot_id: Type.String({ minLength: 1, maxLength: 320, description: 'At most 8 ids, separated by commas.' }),
    at: AtParameter,
  }),
  response: record('GetSnapshotReceiptResponse', {
    receipts: Type.Array(
      extended('SignedReceipt', SnapshotReceipt, {
        regionId: Type.String(),
        kid: Type.Optional(
          Type.String({ description: 'Of `/.well-known/jwks.json`; absent where nothing is signed.' }),
        ),
        signature: Type.Optional(Type.String({ description: 'Ed25519, base64url.' })),
      }),
    ),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['store_unavailable'],
  exampleInput: { snapshot_id: meta.snapshotId },
  exampleResponse: {
    receipts: [{ snapshotId: meta.snapshotId, generatedAt, sha256: 'a'.repeat(64), regionId }],
  },
});
