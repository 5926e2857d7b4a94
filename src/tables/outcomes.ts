import { SEALED_COLUMNS, sealedCells } from './forecasts.ts';
import { LAST_COLUMNS, OWN_TERMS, REGION_COLUMN, type Table } from './table.ts';

export const outcomes: Table = {
  name: 'outcomes',
  title: 'Outcomes',
  description: 'How sealed probabilities came out, with their scores.',
  from: 'outcome',
  named: ['horizon'],
  timed: 'resolved_at',
  columns: [
    REGION_COLUMN,
    { name: 'horizon', kind: 'text', description: '`24h`, `7d` or `30d`.' },
    { name: 'resolved_at', kind: 'instant', description: 'When the outcome was determined, UTC.' },
    { name: 'outcome_lane', kind: 'text', description: 'The lane that occurred; null where the set is void.' },
    { name: 'void_reason', kind: 'text', description: 'Why it is never scored; null where it is.' },
    {
      name: 'log_score',
      kind: 'number',
      description: '−ln of the probability of what occurred, nats; lower is better.',
    },
    { name: 'brier_score', kind: 'number', description: '0 to 2; lower is better.' },
    { name: 'resolution_hash', kind: 'text', description: 'SHA-256 of the resolution, hex.' },
    ...SEALED_COLUMNS,
    ...LAST_COLUMNS,
  ],
  rowsOf: (source) => {
    const isVoid = source.status === 'void';
    return [
      {
        ...sealedCells(source),
        resolved_at: source.resolvedAt,
        outcome_lane: isVoid ? null : source.result,
        void_reason: isVoid ? source.result : null,
        log_score: source.scores?.logScore ?? null,
        brier_score: source.scores?.brierScore ?? null,
        resolution_hash: source.resolutionHash,
        is_missing: isVoid,
        ...OWN_TERMS,
      },
    ];
  },
};
