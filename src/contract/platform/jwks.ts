import { endpoint } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';

export const PublicKey = record(
  'SnapshotKey',
  {
    kty: Type.Literal('OKP'),
    crv: Type.Literal('Ed25519'),
    x: Type.String({ description: 'The public key, base64url.' }),
    kid: Type.String({ description: 'Its thumbprint (RFC 7638); `X-Snapshot-Signature` names it.' }),
    alg: Type.Literal('EdDSA'),
    use: Type.Literal('sig'),
  },
  'A public key (RFC 8037).',
);

export const jwks = endpoint({
  operationId: 'GetSnapshotKeys',
  method: 'GET',
  path: '/.well-known/jwks.json',
  group: 'Platform',
  summary: 'Public keys of snapshot signatures',
  description:
    'Every key that was ever used, the newest first: a rotation adds one and takes none away, so that old snapshots can still be checked.',
  gate: 'public',
  input: record('GetSnapshotKeysQuery', {}),
  response: record('SnapshotKeySet', { keys: Type.Array(PublicKey) }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  failures: ['store_unavailable'],
  exampleResponse: {
    keys: [
      {
        kty: 'OKP',
        crv: 'Ed25519',
        x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
        kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
        alg: 'EdDSA',
        use: 'sig',
      },
    ],
  },
});
