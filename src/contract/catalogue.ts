import { executeBatch } from './batch/execute.ts';
import type { Operation } from './conventions/operation.ts';
import { deductSituation } from './intelligence/deduct-situation.ts';
import { diffRegionalSnapshots } from './intelligence/diff-regional-snapshots.ts';
import { explainRegionalSnapshot } from './intelligence/explain-regional-snapshot.ts';
import { getCalibration } from './intelligence/get-calibration.ts';
import { getCountryRisk } from './intelligence/get-country-risk.ts';
import { getCountryState } from './intelligence/get-country-state.ts';
import { getRegimeHistory } from './intelligence/get-regime-history.ts';
import { getRegionalBrief } from './intelligence/get-regional-brief.ts';
import { getRegionalSnapshot } from './intelligence/get-regional-snapshot.ts';
import { getRegionalSnapshotAt } from './intelligence/get-regional-snapshot-at.ts';
import { getSnapshotCompanion } from './intelligence/get-snapshot-companion.ts';
import { listCountryStates } from './intelligence/list-country-states.ts';
import { listEvidence } from './intelligence/list-evidence.ts';
import { listForecasters } from './intelligence/list-forecasters.ts';
import { listForecasts } from './intelligence/list-forecasts.ts';
import { listRegionalSnapshots } from './intelligence/list-regional-snapshots.ts';
import { listRegions } from './intelligence/list-regions.ts';
import { simulateRegionalSnapshot } from './intelligence/simulate-regional-snapshot.ts';
import { submitForecast } from './intelligence/submit-forecast.ts';

/** Every operation of the service family that this server offers, in the order the documentation lists them. */
export const CATALOGUE = {
  getRegionalSnapshot,
  deductSituation,
  listRegions,
  listRegionalSnapshots,
  getRegionalSnapshotAt,
  getRegimeHistory,
  getRegionalBrief,
  getCountryState,
  getCountryRisk,
  listCountryStates,
  getSnapshotCompanion,
  listEvidence,
  diffRegionalSnapshots,
  explainRegionalSnapshot,
  simulateRegionalSnapshot,
  getCalibration,
  listForecasts,
  submitForecast,
  listForecasters,
  executeBatch,
} as const satisfies Record<string, Operation>;
