import { listAirportDelays } from './aviation/list-airport-delays.ts';
import { listAirspaceRestrictions } from './aviation/list-airspace-restrictions.ts';
import { executeBatch } from './batch/execute.ts';
import { listClimateDisasters } from './climate/list-climate-disasters.ts';
import { listUcdpEvents } from './conflict/list-ucdp-events.ts';
import type { Operation } from './conventions/operation.ts';
import { listCyberThreats } from './cyber/list-cyber-threats.ts';
import { listDiseaseOutbreaks } from './health/list-disease-outbreaks.ts';
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
import { listSecurityAdvisories } from './intelligence/list-security-advisories.ts';
import { simulateRegionalSnapshot } from './intelligence/simulate-regional-snapshot.ts';
import { submitForecast } from './intelligence/submit-forecast.ts';
import { listNavigationalWarnings } from './maritime/list-navigational-warnings.ts';
import { listNavalExercises } from './military/list-naval-exercises.ts';
import { listNaturalEvents } from './natural/list-natural-events.ts';
import { listHeadlines } from './news/list-headlines.ts';
import { listEarthquakes } from './seismology/list-earthquakes.ts';

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
  listEarthquakes,
  listNavigationalWarnings,
  listNaturalEvents,
  listClimateDisasters,
  listSecurityAdvisories,
  listCyberThreats,
  listDiseaseOutbreaks,
  listHeadlines,
  listAirportDelays,
  listAirspaceRestrictions,
  listUcdpEvents,
  listNavalExercises,
  executeBatch,
} as const satisfies Record<string, Operation>;
