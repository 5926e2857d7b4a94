import { HORIZONS, type Horizon } from '../contract/intelligence/vocabulary.ts';
import type { ForecastKind, LaneUnits, OutcomeKey, Resolution, SealedForecast } from '../ports/forecast-ledger.ts';
import { integer, optionalText, text } from './row-reader.ts';

/** A sealed set from its row. */
export const sealedForecast = (row: unknown): SealedForecast => ({
  ...outcomeKey(row),
  seq: integer(row, 'seq'),
  ...forecasterOf(row),
  snapshotId: text(row, 'snapshot_id'),
  kind: kindOf(row),
  issuedAt: integer(row, 'issued_at'),
  sealedAt: integer(row, 'sealed_at'),
  modelVersion: text(row, 'model_version'),
  lanes: lanesOf(row),
  references: referencesOf(row),
  prevHash: text(row, 'prev_hash'),
  hash: text(row, 'hash'),
});

/** Who submitted a set, and what. */
export function forecasterOf(row: unknown): Pick<SealedForecast, 'forecaster' | 'submitted'> {
  const forecaster = optionalText(row, 'forecaster');
  if (forecaster === undefined) return {};
  const submitted: unknown = JSON.parse(text(row, 'submitted'));
  const given: readonly unknown[] = Array.isArray(submitted) ? submitted : [];
  const [base, escalation, containment, fragmentation] = given.map(Number);
  if (base === undefined || escalation === undefined || containment === undefined || fragmentation === undefined)
    throw new TypeError('column submitted holds an unexpected value');
  return { forecaster, submitted: [base, escalation, containment, fragmentation] };
}

export const outcomeKey = (row: unknown): OutcomeKey => ({
  regionId: text(row, 'region_id'),
  horizon: horizonOf(row),
  fromDay: integer(row, 'from_day'),
  lastDay: integer(row, 'last_day'),
});

/** @param prefix of the columns, where a row holds more than the resolution */
export const resolutionOf = (row: unknown, prefix = ''): Resolution => ({
  seq: integer(row, `${prefix}seq`),
  forecastSeq: integer(row, `${prefix}forecast_seq`),
  resolvedAt: integer(row, `${prefix}resolved_at`),
  status: statusOf(row, `${prefix}status`),
  result: text(row, `${prefix}result`),
  facts: text(row, `${prefix}facts`),
  prevHash: text(row, `${prefix}prev_hash`),
  hash: text(row, `${prefix}hash`),
});

export const lanesOf = (row: unknown): LaneUnits => [
  integer(row, 'base'),
  integer(row, 'escalation'),
  integer(row, 'containment'),
  integer(row, 'fragmentation'),
];

export function referencesOf(row: unknown): Readonly<Record<string, LaneUnits>> {
  const stored: Readonly<Record<string, unknown>> = JSON.parse(text(row, 'reference_lanes'));
  return Object.fromEntries(Object.entries(stored).map(([name, units]) => [name, unitsOf(units)]));
}

export function kindOf(row: unknown): ForecastKind {
  const kind = text(row, 'kind');
  if (kind === 'live' || kind === 'replayed' || kind === 'exercise') return kind;
  throw new TypeError(`column kind holds an unexpected ${kind}`);
}

export function statusOf(row: unknown, column = 'status'): Resolution['status'] {
  const status = text(row, column);
  if (status === 'scored' || status === 'void') return status;
  throw new TypeError(`column ${column} holds an unexpected ${status}`);
}

export function horizonOf(row: unknown): Horizon {
  const stored = text(row, 'horizon');
  const horizon = HORIZONS.find((one) => one === stored);
  if (horizon === undefined) throw new TypeError(`column horizon holds an unexpected ${stored}`);
  return horizon;
}

function unitsOf(value: unknown): LaneUnits {
  const units: readonly unknown[] = Array.isArray(value) ? value : [];
  const [base, escalation, containment, fragmentation] = units;
  if (![base, escalation, containment, fragmentation].every(Number.isSafeInteger) || units.length !== 4)
    throw new TypeError('column reference_lanes holds an unexpected value');
  return [Number(base), Number(escalation), Number(containment), Number(fragmentation)];
}
