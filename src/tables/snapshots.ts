import { ASSESSED_COLUMN, LAST_COLUMNS, OWN_TERMS, placed, REGION_COLUMN, type Table } from './table.ts';

export const snapshots: Table = {
  name: 'snapshots',
  title: 'Snapshots',
  description: 'Every assessment, with its versions, its hash and its signature.',
  from: 'snapshot',
  named: [],
  timed: 'assessed_at',
  columns: [
    REGION_COLUMN,
    ASSESSED_COLUMN,
    { name: 'valid_until_at', kind: 'instant', description: 'End of validity, UTC.' },
    { name: 'net_balance', kind: 'number', description: 'Mean of buffers minus mean of pressures, −1 to 1.' },
    { name: 'snapshot_confidence', kind: 'number', description: '0 to 1.' },
    { name: 'trigger_reason', kind: 'text', description: 'Why it was made.' },
    { name: 'missing_inputs', kind: 'text', description: 'Separated by a space; null without any.' },
    { name: 'stale_inputs', kind: 'text', description: 'Separated by a space; null without any.' },
    { name: 'model_version', kind: 'text', description: 'Version of the model.' },
    { name: 'scoring_version', kind: 'text', description: 'Hash of everything that scores.' },
    { name: 'geography_version', kind: 'text', description: 'Hash of the registry of places.' },
    { name: 'narrative_provider', kind: 'text', description: 'Who worded the narrative.' },
    { name: 'sha256', kind: 'text', description: 'Of the canonical JSON of the snapshot (RFC 8785), hex.' },
    { name: 'signature', kind: 'text', description: 'Ed25519 over the same bytes, base64url; null where unsigned.' },
    { name: 'key_id', kind: 'text', description: '`kid` of the key in `jwks.json`; null where unsigned.' },
    ...LAST_COLUMNS,
  ],
  rowsOf: (source) => {
    const { meta, balance } = source.snapshot;
    return [
      {
        ...placed(source),
        valid_until_at: meta.validUntil,
        net_balance: balance.netBalance,
        snapshot_confidence: meta.snapshotConfidence,
        trigger_reason: meta.triggerReason,
        missing_inputs: joined(meta.missingInputs),
        stale_inputs: joined(meta.staleInputs),
        model_version: meta.modelVersion,
        scoring_version: meta.scoringVersion,
        geography_version: meta.geographyVersion,
        narrative_provider: meta.narrativeProvider,
        sha256: source.sha256,
        signature: source.signature?.value ?? null,
        key_id: source.signature?.keyId ?? null,
        is_missing: false,
        ...OWN_TERMS,
      },
    ];
  },
};

const joined = (ids: readonly string[]): string | null => (ids.length === 0 ? null : ids.join(' '));
