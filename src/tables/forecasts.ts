import { DAY_MS } from '../assessment/time.ts';
import { LANES } from '../contract/intelligence/vocabulary.ts';
import { type Column, type ForecastSource, LAST_COLUMNS, OWN_TERMS, REGION_COLUMN, type Table } from './table.ts';

/** Columns of a sealed set, which outcomes repeat. */
export const SEALED_COLUMNS: readonly Column[] = [
  { name: 'forecast_seq', kind: 'integer', description: 'Place in the ledger, from 1.' },
  { name: 'forecast_hash', kind: 'text', description: 'SHA-256 of the sealed set, hex.' },
  { name: 'forecast_kind', kind: 'text', description: '`live`, `replayed` or `exercise`; never counted together.' },
  { name: 'model_version', kind: 'text', description: 'Version of the model.' },
  { name: 'outcome_from', kind: 'instant', description: 'Start of the outcome, UTC.' },
  { name: 'outcome_until', kind: 'instant', description: 'End of the outcome, exclusive, UTC.' },
];

export const sealedCells = (source: ForecastSource) => ({
  region_id: source.regionId,
  horizon: source.horizon,
  forecast_seq: source.seq,
  forecast_hash: source.hash,
  forecast_kind: source.kind,
  model_version: source.modelVersion,
  outcome_from: source.fromDay * DAY_MS,
  outcome_until: (source.lastDay + 1) * DAY_MS,
  snapshot_id: source.snapshotId,
});

export const forecasts: Table = {
  name: 'forecasts',
  title: 'Forecasts',
  description: 'The sealed probabilities of the service, by region, horizon and lane.',
  from: 'forecast',
  named: ['horizon', 'lane_name'],
  timed: 'issued_at',
  columns: [
    REGION_COLUMN,
    { name: 'horizon', kind: 'text', description: '`24h`, `7d` or `30d`.' },
    { name: 'lane_name', kind: 'text', description: 'Name of the lane.' },
    { name: 'issued_at', kind: 'instant', description: 'Instant of assessment, UTC.' },
    { name: 'sealed_at', kind: 'instant', description: 'When it was stored, UTC.' },
    { name: 'probability', kind: 'number', description: '0 to 1; the lanes of a set sum to 1.' },
    ...SEALED_COLUMNS,
    ...LAST_COLUMNS,
  ],
  rowsOf: (source) =>
    LANES.map((lane, place) => ({
      ...sealedCells(source),
      lane_name: lane,
      issued_at: source.issuedAt,
      sealed_at: source.sealedAt,
      probability: source.shares[place] ?? null,
      is_missing: false,
      ...OWN_TERMS,
    })),
};
