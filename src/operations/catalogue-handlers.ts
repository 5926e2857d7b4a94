// Generated from the catalogue by `npm run generate`; a test compares them.
import { CATALOGUE } from '../contract/catalogue.ts';
import type { HandlerMap, PartsOf } from '../contract/endpoints.ts';
import { deductSituation } from './deduct-situation.ts';
import { diffRegionalSnapshots } from './diff-regional-snapshots.ts';
import { executeBatch } from './execute-batch.ts';
import { explainRegionalSnapshot } from './explain-regional-snapshot.ts';
import { getCalibration } from './get-calibration.ts';
import { getCountryRisk } from './get-country-risk.ts';
import { getCountryState } from './get-country-state.ts';
import { getRegimeHistory } from './get-regime-history.ts';
import { getRegionalBrief } from './get-regional-brief.ts';
import { getRegionalSnapshot } from './get-regional-snapshot.ts';
import { getRegionalSnapshotAt } from './get-regional-snapshot-at.ts';
import { getSnapshotCompanion } from './get-snapshot-companion.ts';
import { listCountryStates } from './list-country-states.ts';
import { listEvidence } from './list-evidence.ts';
import { listForecasters } from './list-forecasters.ts';
import { listForecasts } from './list-forecasts.ts';
import { listRecords } from './list-records.ts';
import { listRegionalSnapshots } from './list-regional-snapshots.ts';
import { listRegions } from './list-regions.ts';
import { simulateRegionalSnapshot } from './simulate-regional-snapshot.ts';
import { submitForecast } from './submit-forecast.ts';

const FACTORIES = {
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
  listEarthquakes: listRecords(CATALOGUE.listEarthquakes),
  listNavigationalWarnings: listRecords(CATALOGUE.listNavigationalWarnings),
  listNaturalEvents: listRecords(CATALOGUE.listNaturalEvents),
  listClimateDisasters: listRecords(CATALOGUE.listClimateDisasters),
  listSecurityAdvisories: listRecords(CATALOGUE.listSecurityAdvisories),
  listCyberThreats: listRecords(CATALOGUE.listCyberThreats),
  listDiseaseOutbreaks: listRecords(CATALOGUE.listDiseaseOutbreaks),
  listHeadlines: listRecords(CATALOGUE.listHeadlines),
  listAirportDelays: listRecords(CATALOGUE.listAirportDelays),
  listAirspaceRestrictions: listRecords(CATALOGUE.listAirspaceRestrictions),
  listUcdpEvents: listRecords(CATALOGUE.listUcdpEvents),
  listNavalExercises: listRecords(CATALOGUE.listNavalExercises),
  executeBatch,
} as const;

/** What the handlers of the catalogue need, all together. */
export type CatalogueParts = PartsOf<typeof FACTORIES>;

/** One handler for every operation of the catalogue. */
export const catalogueHandlers = (parts: CatalogueParts): Pick<HandlerMap, keyof typeof CATALOGUE> => ({
  getRegionalSnapshot: getRegionalSnapshot(parts),
  deductSituation: deductSituation(parts),
  listRegions: listRegions(parts),
  listRegionalSnapshots: listRegionalSnapshots(parts),
  getRegionalSnapshotAt: getRegionalSnapshotAt(parts),
  getRegimeHistory: getRegimeHistory(parts),
  getRegionalBrief: getRegionalBrief(parts),
  getCountryState: getCountryState(parts),
  getCountryRisk: getCountryRisk(parts),
  listCountryStates: listCountryStates(parts),
  getSnapshotCompanion: getSnapshotCompanion(parts),
  listEvidence: listEvidence(parts),
  diffRegionalSnapshots: diffRegionalSnapshots(parts),
  explainRegionalSnapshot: explainRegionalSnapshot(parts),
  simulateRegionalSnapshot: simulateRegionalSnapshot(parts),
  getCalibration: getCalibration(parts),
  listForecasts: listForecasts(parts),
  submitForecast: submitForecast(parts),
  listForecasters: listForecasters(parts),
  listEarthquakes: FACTORIES.listEarthquakes(parts),
  listNavigationalWarnings: FACTORIES.listNavigationalWarnings(parts),
  listNaturalEvents: FACTORIES.listNaturalEvents(parts),
  listClimateDisasters: FACTORIES.listClimateDisasters(parts),
  listSecurityAdvisories: FACTORIES.listSecurityAdvisories(parts),
  listCyberThreats: FACTORIES.listCyberThreats(parts),
  listDiseaseOutbreaks: FACTORIES.listDiseaseOutbreaks(parts),
  listHeadlines: FACTORIES.listHeadlines(parts),
  listAirportDelays: FACTORIES.listAirportDelays(parts),
  listAirspaceRestrictions: FACTORIES.listAirspaceRestrictions(parts),
  listUcdpEvents: FACTORIES.listUcdpEvents(parts),
  listNavalExercises: FACTORIES.listNavalExercises(parts),
  executeBatch: executeBatch(parts),
});
