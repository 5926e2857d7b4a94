// Over 250 lines: a line for every operation.
// Generated from the catalogue by `npm run generate`; a test compares them.
import { CATALOGUE } from '../contract/catalogue.ts';
import type { HandlerMap, PartsOf } from '../contract/endpoints.ts';
import { answerQuestion } from './answer-question.ts';
import { cancelScenario } from './cancel-scenario.ts';
import { checkClaim } from './check-claim.ts';
import { compareEarthquakeNetworks } from './compare-earthquake-networks.ts';
import { computeEnergyShock } from './compute-energy-shock.ts';
import { createDestination } from './create-destination.ts';
import { createFeedLink } from './create-feed-link.ts';
import { createRule } from './create-rule.ts';
import { deductSituation } from './deduct-situation.ts';
import { deleteDestination } from './delete-destination.ts';
import { deleteRule } from './delete-rule.ts';
import { diffRegionalSnapshots } from './diff-regional-snapshots.ts';
import { dryRunRule } from './dry-run-rule.ts';
import { executeBatch } from './execute-batch.ts';
import { explainRegionalSnapshot } from './explain-regional-snapshot.ts';
import { getAirportOpsSummary } from './get-airport-ops-summary.ts';
import { getAssessmentInputs } from './get-assessment-inputs.ts';
import { getBypassOptions } from './get-bypass-options.ts';
import { getCalibration } from './get-calibration.ts';
import { getChokepointStatus } from './get-chokepoint-status.ts';
import { getCountryChokepointIndex } from './get-country-chokepoint-index.ts';
import { getCountryFacts } from './get-country-facts.ts';
import { getCountryRisk } from './get-country-risk.ts';
import { getCountryState } from './get-country-state.ts';
import { getDailyBrief } from './get-daily-brief.ts';
import { getEconomicStress } from './get-economic-stress.ts';
import { getFearGreedIndex } from './get-fear-greed-index.ts';
import { getForecastScorecard } from './get-forecast-scorecard.ts';
import { getForecasts } from './get-forecasts.ts';
import { getHumanitarianSummary } from './get-humanitarian-summary.ts';
import { getHumanitarianSummaryBatch } from './get-humanitarian-summary-batch.ts';
import { getIntelTimeline } from './get-intel-timeline.ts';
import { getMacroSignals } from './get-macro-signals.ts';
import { getPopulationExposure } from './get-population-exposure.ts';
import { getRegimeHistory } from './get-regime-history.ts';
import { getRegionalBrief } from './get-regional-brief.ts';
import { getRegionalSnapshot } from './get-regional-snapshot.ts';
import { getRegionalSnapshotAt } from './get-regional-snapshot-at.ts';
import { getResilienceRanking } from './get-resilience-ranking.ts';
import { getResilienceScore } from './get-resilience-score.ts';
import { getRiskScores } from './get-risk-scores.ts';
import { getScenarioStatus } from './get-scenario-status.ts';
import { getShippingStress } from './get-shipping-stress.ts';
import { getSimilarEvents } from './get-similar-events.ts';
import { getSimulationOutcome } from './get-simulation-outcome.ts';
import { getSnapshotCompanion } from './get-snapshot-companion.ts';
import { getSnapshotReceipt } from './get-snapshot-receipt.ts';
import { getTemporalBaseline } from './get-temporal-baseline.ts';
import { getTradeRestrictions } from './get-trade-restrictions.ts';
import { getWebcamImage } from './get-webcam-image.ts';
import { listCableWarnings } from './list-cable-warnings.ts';
import { listConsumerPriceMovers } from './list-consumer-price-movers.ts';
import { listCountryStates } from './list-country-states.ts';
import { listCrossSourceSignals } from './list-cross-source-signals.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listDestinations } from './list-destinations.ts';
import { listEnergyDisruptions } from './list-energy-disruptions.ts';
import { listEvents } from './list-events.ts';
import { listEvidence } from './list-evidence.ts';
import { listFeedDigest } from './list-feed-digest.ts';
import { listFeedLinks } from './list-feed-links.ts';
import { listForecasters } from './list-forecasters.ts';
import { listForecasts } from './list-forecasts.ts';
import { listInputs } from './list-inputs.ts';
import { listMarketImplications } from './list-market-implications.ts';
import { listMarketMoves } from './list-market-moves.ts';
import { listObservations } from './list-observations.ts';
import { listRecords } from './list-records.ts';
import { listRegionalSnapshots } from './list-regional-snapshots.ts';
import { listRegions } from './list-regions.ts';
import { listRules } from './list-rules.ts';
import { listSanctionsPressure } from './list-sanctions-pressure.ts';
import { listScenarioTemplates } from './list-scenario-templates.ts';
import { listServiceStatuses } from './list-service-statuses.ts';
import { listSimulationInputs } from './list-simulation-inputs.ts';
import { listTemporalAnomalies } from './list-temporal-anomalies.ts';
import { listThermalEscalations } from './list-thermal-escalations.ts';
import { listTriggerReadings } from './list-trigger-readings.ts';
import { lookupSanctionEntity } from './lookup-sanction-entity.ts';
import { redeliver } from './redeliver.ts';
import { registerInterest } from './register-interest.ts';
import { reverseGeocode } from './reverse-geocode.ts';
import { revokeFeedLink } from './revoke-feed-link.ts';
import { rotateDestinationSecret } from './rotate-destination-secret.ts';
import { routeIntelligence } from './route-intelligence.ts';
import { runScenario } from './run-scenario.ts';
import { searchEvidence } from './search-evidence.ts';
import { searchGdeltDocuments } from './search-gdelt-documents.ts';
import { searchIntelHistory } from './search-intel-history.ts';
import { simulateRegionalSnapshot } from './simulate-regional-snapshot.ts';
import { streamEvents } from './stream-events.ts';
import { submitContact } from './submit-contact.ts';
import { submitForecast } from './submit-forecast.ts';
import { testDestination } from './test-destination.ts';
import { trackAircraft } from './track-aircraft.ts';
import { triggerSimulation } from './trigger-simulation.ts';
import { updateDestination } from './update-destination.ts';
import { updateRule } from './update-rule.ts';

const FACTORIES = {
  getRegionalSnapshot,
  deductSituation,
  answerQuestion,
  getDailyBrief,
  listRegions,
  listRegionalSnapshots,
  getRegionalSnapshotAt,
  getRegimeHistory,
  getRegionalBrief,
  getCountryState,
  getCountryRisk,
  listCountryStates,
  getSnapshotCompanion,
  listTriggerReadings,
  listInputs,
  listSimulationInputs,
  getSnapshotReceipt,
  listEvidence,
  searchEvidence,
  checkClaim,
  diffRegionalSnapshots,
  explainRegionalSnapshot,
  simulateRegionalSnapshot,
  getAssessmentInputs,
  getCalibration,
  listForecasts,
  submitForecast,
  listEvents,
  streamEvents,
  createDestination,
  listDestinations,
  updateDestination,
  deleteDestination,
  testDestination,
  rotateDestinationSecret,
  listDeliveries,
  redeliver,
  createRule,
  listRules,
  updateRule,
  deleteRule,
  dryRunRule,
  createFeedLink,
  listFeedLinks,
  revokeFeedLink,
  listForecasters,
  listEarthquakes: listRecords(CATALOGUE.listEarthquakes),
  trackAircraft,
  getEcbFxRates: listObservations(CATALOGUE.getEcbFxRates),
  listConsumerPriceMovers,
  getPopulationExposure,
  reverseGeocode,
  getCountryFacts,
  listServiceStatuses,
  getForecasts,
  getForecastScorecard,
  listMarketImplications,
  listCrossSourceSignals,
  getRiskScores,
  getChokepointStatus,
  getBypassOptions,
  getCountryChokepointIndex,
  routeIntelligence,
  getMacroSignals,
  getFearGreedIndex,
  getTradeRestrictions,
  listEnergyDisruptions,
  listMarketMoves,
  compareEarthquakeNetworks,
  listThermalEscalations,
  getHumanitarianSummary,
  getHumanitarianSummaryBatch,
  listCableWarnings,
  listFeedDigest,
  searchGdeltDocuments,
  searchIntelHistory,
  getSimilarEvents,
  getIntelTimeline,
  listSanctionsPressure,
  lookupSanctionEntity,
  listTemporalAnomalies,
  getTemporalBaseline,
  listScenarioTemplates,
  runScenario,
  getScenarioStatus,
  cancelScenario,
  triggerSimulation,
  getSimulationOutcome,
  getAirportOpsSummary,
  getWebcamImage,
  getEconomicStress,
  getShippingStress,
  computeEnergyShock,
  getResilienceScore,
  getResilienceRanking,
  registerInterest,
  submitContact,
  executeBatch,
} as const;

/** What the handlers of the catalogue need, all together. */
export type CatalogueParts = PartsOf<typeof FACTORIES>;

/** One handler for every operation of the catalogue. */
export const catalogueHandlers = (parts: CatalogueParts): Pick<HandlerMap, keyof typeof CATALOGUE> => ({
  getRegionalSnapshot: getRegionalSnapshot(parts),
  deductSituation: deductSituation(parts),
  answerQuestion: answerQuestion(parts),
  getDailyBrief: getDailyBrief(parts),
  listRegions: listRegions(parts),
  listRegionalSnapshots: listRegionalSnapshots(parts),
  getRegionalSnapshotAt: getRegionalSnapshotAt(parts),
  getRegimeHistory: getRegimeHistory(parts),
  getRegionalBrief: getRegionalBrief(parts),
  getCountryState: getCountryState(parts),
  getCountryRisk: getCountryRisk(parts),
  listCountryStates: listCountryStates(parts),
  getSnapshotCompanion: getSnapshotCompanion(parts),
  listTriggerReadings: listTriggerReadings(parts),
  listInputs: listInputs(parts),
  listSimulationInputs: listSimulationInputs(parts),
  getSnapshotReceipt: getSnapshotReceipt(parts),
  listEvidence: listEvidence(parts),
  searchEvidence: searchEvidence(parts),
  checkClaim: checkClaim(parts),
  diffRegionalSnapshots: diffRegionalSnapshots(parts),
  explainRegionalSnapshot: explainRegionalSnapshot(parts),
  simulateRegionalSnapshot: simulateRegionalSnapshot(parts),
  getAssessmentInputs: getAssessmentInputs(parts),
  getCalibration: getCalibration(parts),
  listForecasts: listForecasts(parts),
  submitForecast: submitForecast(parts),
  listEvents: listEvents(parts),
  streamEvents: streamEvents(parts),
  createDestination: createDestination(parts),
  listDestinations: listDestinations(parts),
  updateDestination: updateDestination(parts),
  deleteDestination: deleteDestination(parts),
  testDestination: testDestination(parts),
  rotateDestinationSecret: rotateDestinationSecret(parts),
  listDeliveries: listDeliveries(parts),
  redeliver: redeliver(parts),
  createRule: createRule(parts),
  listRules: listRules(parts),
  updateRule: updateRule(parts),
  deleteRule: deleteRule(parts),
  dryRunRule: dryRunRule(parts),
  createFeedLink: createFeedLink(parts),
  listFeedLinks: listFeedLinks(parts),
  revokeFeedLink: revokeFeedLink(parts),
  listForecasters: listForecasters(parts),
  listEarthquakes: listRecords(CATALOGUE.listEarthquakes)(parts),
  listNavigationalWarnings: listRecords(CATALOGUE.listNavigationalWarnings)(parts),
  listNaturalEvents: listRecords(CATALOGUE.listNaturalEvents)(parts),
  listClimateDisasters: listRecords(CATALOGUE.listClimateDisasters)(parts),
  listSecurityAdvisories: listRecords(CATALOGUE.listSecurityAdvisories)(parts),
  listCyberThreats: listRecords(CATALOGUE.listCyberThreats)(parts),
  listDiseaseOutbreaks: listRecords(CATALOGUE.listDiseaseOutbreaks)(parts),
  listHeadlines: listRecords(CATALOGUE.listHeadlines)(parts),
  listAviationNews: listRecords(CATALOGUE.listAviationNews)(parts),
  listClimateNews: listRecords(CATALOGUE.listClimateNews)(parts),
  listAirportDelays: listRecords(CATALOGUE.listAirportDelays)(parts),
  listAirspaceRestrictions: listRecords(CATALOGUE.listAirspaceRestrictions)(parts),
  listUcdpEvents: listRecords(CATALOGUE.listUcdpEvents)(parts),
  listMilitaryFlights: listRecords(CATALOGUE.listMilitaryFlights)(parts),
  trackAircraft: trackAircraft(parts),
  listNavalExercises: listRecords(CATALOGUE.listNavalExercises)(parts),
  getEcbFxRates: listObservations(CATALOGUE.getEcbFxRates)(parts),
  getEnergyPrices: listObservations(CATALOGUE.getEnergyPrices)(parts),
  getCrudeInventories: listObservations(CATALOGUE.getCrudeInventories)(parts),
  listWorldBankIndicators: listObservations(CATALOGUE.listWorldBankIndicators)(parts),
  getFaoFoodPriceIndex: listObservations(CATALOGUE.getFaoFoodPriceIndex)(parts),
  getUsYieldCurve: listObservations(CATALOGUE.getUsYieldCurve)(parts),
  getEuYieldCurve: listObservations(CATALOGUE.getEuYieldCurve)(parts),
  getEuFsi: listObservations(CATALOGUE.getEuFsi)(parts),
  getBisPolicyRates: listObservations(CATALOGUE.getBisPolicyRates)(parts),
  listLongTermRates: listObservations(CATALOGUE.listLongTermRates)(parts),
  getGasTrade: listObservations(CATALOGUE.getGasTrade)(parts),
  getEurostatCountryData: listObservations(CATALOGUE.getEurostatCountryData)(parts),
  getNationalDebt: listObservations(CATALOGUE.getNationalDebt)(parts),
  getUsPublicDebt: listObservations(CATALOGUE.getUsPublicDebt)(parts),
  listCommodityQuotes: listObservations(CATALOGUE.listCommodityQuotes)(parts),
  getCountryStockIndex: listObservations(CATALOGUE.getCountryStockIndex)(parts),
  getCotPositioning: listObservations(CATALOGUE.getCotPositioning)(parts),
  getFoodImportDependence: listObservations(CATALOGUE.getFoodImportDependence)(parts),
  getConsumerPriceOverview: listObservations(CATALOGUE.getConsumerPriceOverview)(parts),
  listConsumerPriceCategories: listObservations(CATALOGUE.listConsumerPriceCategories)(parts),
  listConsumerPriceMovers: listConsumerPriceMovers(parts),
  listMarketFoodPrices: listObservations(CATALOGUE.listMarketFoodPrices)(parts),
  getChokepointHistory: listObservations(CATALOGUE.getChokepointHistory)(parts),
  listShippingDisruptions: listObservations(CATALOGUE.listShippingDisruptions)(parts),
  listGpsInterference: listObservations(CATALOGUE.listGpsInterference)(parts),
  listOrefAlerts: listObservations(CATALOGUE.listOrefAlerts)(parts),
  getGdeltTopicTimeline: listObservations(CATALOGUE.getGdeltTopicTimeline)(parts),
  listGdeltArticles: listObservations(CATALOGUE.listGdeltArticles)(parts),
  getCountryPortActivity: listObservations(CATALOGUE.getCountryPortActivity)(parts),
  getCountryEnergyProfile: listObservations(CATALOGUE.getCountryEnergyProfile)(parts),
  listGeopoliticalRisk: listObservations(CATALOGUE.listGeopoliticalRisk)(parts),
  listConflictReports: listObservations(CATALOGUE.listConflictReports)(parts),
  listAcledEvents: listObservations(CATALOGUE.listAcledEvents)(parts),
  listUnrestEvents: listObservations(CATALOGUE.listUnrestEvents)(parts),
  getUnrestTrend: listObservations(CATALOGUE.getUnrestTrend)(parts),
  getTheaterPosture: listObservations(CATALOGUE.getTheaterPosture)(parts),
  getDefenseIndustrialBase: listObservations(CATALOGUE.getDefenseIndustrialBase)(parts),
  getDisplacementSummary: listObservations(CATALOGUE.getDisplacementSummary)(parts),
  getPopulationExposure: getPopulationExposure(parts),
  getExploitedVulnerabilityTrend: listObservations(CATALOGUE.getExploitedVulnerabilityTrend)(parts),
  listSanctionsChanges: listObservations(CATALOGUE.listSanctionsChanges)(parts),
  listSanctionsLists: listObservations(CATALOGUE.listSanctionsLists)(parts),
  listWeatherWarnings: listObservations(CATALOGUE.listWeatherWarnings)(parts),
  getCo2Monitoring: listObservations(CATALOGUE.getCo2Monitoring)(parts),
  getOceanIceData: listObservations(CATALOGUE.getOceanIceData)(parts),
  getFireSummary: listObservations(CATALOGUE.getFireSummary)(parts),
  listFireDetections: listRecords(CATALOGUE.listFireDetections)(parts),
  listPredictionMarkets: listObservations(CATALOGUE.listPredictionMarkets)(parts),
  getVesselSnapshot: listObservations(CATALOGUE.getVesselSnapshot)(parts),
  listInternetOutages: listObservations(CATALOGUE.listInternetOutages)(parts),
  listPositiveGeoEvents: listObservations(CATALOGUE.listPositiveGeoEvents)(parts),
  reverseGeocode: reverseGeocode(parts),
  getCountryFacts: getCountryFacts(parts),
  listServiceStatuses: listServiceStatuses(parts),
  getForecasts: getForecasts(parts),
  getForecastScorecard: getForecastScorecard(parts),
  listMarketImplications: listMarketImplications(parts),
  listCrossSourceSignals: listCrossSourceSignals(parts),
  getRiskScores: getRiskScores(parts),
  getChokepointStatus: getChokepointStatus(parts),
  getBypassOptions: getBypassOptions(parts),
  getCountryChokepointIndex: getCountryChokepointIndex(parts),
  routeIntelligence: routeIntelligence(parts),
  getMacroSignals: getMacroSignals(parts),
  getFearGreedIndex: getFearGreedIndex(parts),
  getTradeRestrictions: getTradeRestrictions(parts),
  getCustomsRevenue: listObservations(CATALOGUE.getCustomsRevenue)(parts),
  listEnergyDisruptions: listEnergyDisruptions(parts),
  listMarketMoves: listMarketMoves(parts),
  compareEarthquakeNetworks: compareEarthquakeNetworks(parts),
  listThermalEscalations: listThermalEscalations(parts),
  getHumanitarianSummary: getHumanitarianSummary(parts),
  getHumanitarianSummaryBatch: getHumanitarianSummaryBatch(parts),
  listTropicalCyclones: listRecords(CATALOGUE.listTropicalCyclones)(parts),
  listCableWarnings: listCableWarnings(parts),
  listFeedDigest: listFeedDigest(parts),
  searchGdeltDocuments: searchGdeltDocuments(parts),
  searchIntelHistory: searchIntelHistory(parts),
  getSimilarEvents: getSimilarEvents(parts),
  getIntelTimeline: getIntelTimeline(parts),
  listSanctionsPressure: listSanctionsPressure(parts),
  lookupSanctionEntity: lookupSanctionEntity(parts),
  listTemporalAnomalies: listTemporalAnomalies(parts),
  getTemporalBaseline: getTemporalBaseline(parts),
  listScenarioTemplates: listScenarioTemplates(parts),
  runScenario: runScenario(parts),
  getScenarioStatus: getScenarioStatus(parts),
  cancelScenario: cancelScenario(parts),
  triggerSimulation: triggerSimulation(parts),
  getSimulationOutcome: getSimulationOutcome(parts),
  getAirportOpsSummary: getAirportOpsSummary(parts),
  listRadiationObservations: listRecords(CATALOGUE.listRadiationObservations)(parts),
  getRadiationSummary: listObservations(CATALOGUE.getRadiationSummary)(parts),
  listArxivPapers: listRecords(CATALOGUE.listArxivPapers)(parts),
  listHackernewsItems: listRecords(CATALOGUE.listHackernewsItems)(parts),
  listWebcams: listRecords(CATALOGUE.listWebcams)(parts),
  searchImagery: listRecords(CATALOGUE.searchImagery)(parts),
  getGivingSummary: listObservations(CATALOGUE.getGivingSummary)(parts),
  getWebcamImage: getWebcamImage(parts),
  getEconomicStress: getEconomicStress(parts),
  getShippingStress: getShippingStress(parts),
  computeEnergyShock: computeEnergyShock(parts),
  getResilienceScore: getResilienceScore(parts),
  getResilienceRanking: getResilienceRanking(parts),
  registerInterest: registerInterest(parts),
  submitContact: submitContact(parts),
  executeBatch: executeBatch(parts),
});
