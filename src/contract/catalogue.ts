// Over 250 lines: two lines for every operation.
import { createDestination } from './alert/create-destination.ts';
import { createFeedLink } from './alert/create-feed-link.ts';
import { createRule } from './alert/create-rule.ts';
import { deleteDestination } from './alert/delete-destination.ts';
import { deleteRule } from './alert/delete-rule.ts';
import { dryRunRule } from './alert/dry-run-rule.ts';
import { listDeliveries } from './alert/list-deliveries.ts';
import { listDestinations } from './alert/list-destinations.ts';
import { listFeedLinks } from './alert/list-feed-links.ts';
import { listRules } from './alert/list-rules.ts';
import { redeliver } from './alert/redeliver.ts';
import { revokeFeedLink } from './alert/revoke-feed-link.ts';
import { rotateDestinationSecret } from './alert/rotate-destination-secret.ts';
import { testDestination } from './alert/test-destination.ts';
import { updateDestination } from './alert/update-destination.ts';
import { updateRule } from './alert/update-rule.ts';
import { getAirportOpsSummary } from './aviation/get-airport-ops-summary.ts';
import { listAirportDelays } from './aviation/list-airport-delays.ts';
import { listAirspaceRestrictions } from './aviation/list-airspace-restrictions.ts';
import { listAviationNews } from './aviation/list-aviation-news.ts';
import { trackAircraft } from './aviation/track-aircraft.ts';
import { executeBatch } from './batch/execute.ts';
import { getCo2Monitoring } from './climate/get-co2-monitoring.ts';
import { getOceanIceData } from './climate/get-ocean-ice-data.ts';
import { listClimateDisasters } from './climate/list-climate-disasters.ts';
import { listClimateNews } from './climate/list-climate-news.ts';
import { listWeatherWarnings } from './climate/list-weather-warnings.ts';
import { getHumanitarianSummary } from './conflict/get-humanitarian-summary.ts';
import { getHumanitarianSummaryBatch } from './conflict/get-humanitarian-summary-batch.ts';
import { listAcledEvents } from './conflict/list-acled-events.ts';
import { listConflictReports } from './conflict/list-conflict-reports.ts';
import { listUcdpEvents } from './conflict/list-ucdp-events.ts';
import { getConsumerPriceOverview } from './consumer-prices/get-consumer-price-overview.ts';
import { listConsumerPriceCategories } from './consumer-prices/list-consumer-price-categories.ts';
import { listConsumerPriceMovers } from './consumer-prices/list-consumer-price-movers.ts';
import { listMarketFoodPrices } from './consumer-prices/list-market-food-prices.ts';
import type { Operation } from './conventions/operation.ts';
import { getExploitedVulnerabilityTrend } from './cyber/get-exploited-vulnerability-trend.ts';
import { listCyberThreats } from './cyber/list-cyber-threats.ts';
import { getDisplacementSummary } from './displacement/get-displacement-summary.ts';
import { getPopulationExposure } from './displacement/get-population-exposure.ts';
import { getBisPolicyRates } from './economic/get-bis-policy-rates.ts';
import { getCrudeInventories } from './economic/get-crude-inventories.ts';
import { getEcbFxRates } from './economic/get-ecb-fx-rates.ts';
import { getEconomicStress } from './economic/get-economic-stress.ts';
import { getEnergyPrices } from './economic/get-energy-prices.ts';
import { getEuFsi } from './economic/get-eu-fsi.ts';
import { getEuYieldCurve } from './economic/get-eu-yield-curve.ts';
import { getEurostatCountryData } from './economic/get-eurostat-country-data.ts';
import { getFaoFoodPriceIndex } from './economic/get-fao-food-price-index.ts';
import { getGasTrade } from './economic/get-gas-trade.ts';
import { getMacroSignals } from './economic/get-macro-signals.ts';
import { getNationalDebt } from './economic/get-national-debt.ts';
import { getUsPublicDebt } from './economic/get-us-public-debt.ts';
import { getUsYieldCurve } from './economic/get-us-yield-curve.ts';
import { listLongTermRates } from './economic/list-long-term-rates.ts';
import { listWorldBankIndicators } from './economic/list-world-bank-indicators.ts';
import { getForecastScorecard } from './forecast/get-forecast-scorecard.ts';
import { getForecasts } from './forecast/get-forecasts.ts';
import { getSimulationOutcome } from './forecast/get-simulation-outcome.ts';
import { triggerSimulation } from './forecast/trigger-simulation.ts';
import { getGivingSummary } from './giving/get-giving-summary.ts';
import { listDiseaseOutbreaks } from './health/list-disease-outbreaks.ts';
import { searchImagery } from './imagery/search-imagery.ts';
import { getTemporalBaseline } from './infrastructure/get-temporal-baseline.ts';
import { listCableWarnings } from './infrastructure/list-cable-warnings.ts';
import { listInternetOutages } from './infrastructure/list-internet-outages.ts';
import { listServiceStatuses } from './infrastructure/list-service-statuses.ts';
import { listTemporalAnomalies } from './infrastructure/list-temporal-anomalies.ts';
import { reverseGeocode } from './infrastructure/reverse-geocode.ts';
import { answerQuestion } from './intelligence/answer-question.ts';
import { checkClaim } from './intelligence/check-claim.ts';
import { computeEnergyShock } from './intelligence/compute-energy-shock.ts';
import { deductSituation } from './intelligence/deduct-situation.ts';
import { diffRegionalSnapshots } from './intelligence/diff-regional-snapshots.ts';
import { explainRegionalSnapshot } from './intelligence/explain-regional-snapshot.ts';
import { getAssessmentInputs } from './intelligence/get-assessment-inputs.ts';
import { getCalibration } from './intelligence/get-calibration.ts';
import { getCountryEnergyProfile } from './intelligence/get-country-energy-profile.ts';
import { getCountryFacts } from './intelligence/get-country-facts.ts';
import { getCountryPortActivity } from './intelligence/get-country-port-activity.ts';
import { getCountryRisk } from './intelligence/get-country-risk.ts';
import { getCountryState } from './intelligence/get-country-state.ts';
import { getDailyBrief } from './intelligence/get-daily-brief.ts';
import { getGdeltTopicTimeline } from './intelligence/get-gdelt-topic-timeline.ts';
import { getIntelTimeline } from './intelligence/get-intel-timeline.ts';
import { getRegimeHistory } from './intelligence/get-regime-history.ts';
import { getRegionalBrief } from './intelligence/get-regional-brief.ts';
import { getRegionalSnapshot } from './intelligence/get-regional-snapshot.ts';
import { getRegionalSnapshotAt } from './intelligence/get-regional-snapshot-at.ts';
import { getRiskScores } from './intelligence/get-risk-scores.ts';
import { getSimilarEvents } from './intelligence/get-similar-events.ts';
import { getSnapshotCompanion } from './intelligence/get-snapshot-companion.ts';
import { getSnapshotReceipt } from './intelligence/get-snapshot-receipt.ts';
import { listCountryStates } from './intelligence/list-country-states.ts';
import { listCrossSourceSignals } from './intelligence/list-cross-source-signals.ts';
import { listEvents } from './intelligence/list-events.ts';
import { listEvidence } from './intelligence/list-evidence.ts';
import { listForecasters } from './intelligence/list-forecasters.ts';
import { listForecasts } from './intelligence/list-forecasts.ts';
import { listGdeltArticles } from './intelligence/list-gdelt-articles.ts';
import { listGeopoliticalRisk } from './intelligence/list-geopolitical-risk.ts';
import { listGpsInterference } from './intelligence/list-gps-interference.ts';
import { listInputs } from './intelligence/list-inputs.ts';
import { listMarketImplications } from './intelligence/list-market-implications.ts';
import { listOrefAlerts } from './intelligence/list-oref-alerts.ts';
import { listRegionalSnapshots } from './intelligence/list-regional-snapshots.ts';
import { listRegions } from './intelligence/list-regions.ts';
import { listSecurityAdvisories } from './intelligence/list-security-advisories.ts';
import { listSimulationInputs } from './intelligence/list-simulation-inputs.ts';
import { listTriggerReadings } from './intelligence/list-trigger-readings.ts';
import { searchEvidence } from './intelligence/search-evidence.ts';
import { searchGdeltDocuments } from './intelligence/search-gdelt-documents.ts';
import { searchIntelHistory } from './intelligence/search-intel-history.ts';
import { simulateRegionalSnapshot } from './intelligence/simulate-regional-snapshot.ts';
import { streamEvents } from './intelligence/stream-events.ts';
import { submitForecast } from './intelligence/submit-forecast.ts';
import { registerInterest } from './leads/register-interest.ts';
import { submitContact } from './leads/submit-contact.ts';
import { getVesselSnapshot } from './maritime/get-vessel-snapshot.ts';
import { listNavigationalWarnings } from './maritime/list-navigational-warnings.ts';
import { getCotPositioning } from './market/get-cot-positioning.ts';
import { getCountryStockIndex } from './market/get-country-stock-index.ts';
import { getFearGreedIndex } from './market/get-fear-greed-index.ts';
import { listCommodityQuotes } from './market/list-commodity-quotes.ts';
import { getDefenseIndustrialBase } from './military/get-defense-industrial-base.ts';
import { getTheaterPosture } from './military/get-theater-posture.ts';
import { listMilitaryFlights } from './military/list-military-flights.ts';
import { listNavalExercises } from './military/list-naval-exercises.ts';
import { listNaturalEvents } from './natural/list-natural-events.ts';
import { listTropicalCyclones } from './natural/list-tropical-cyclones.ts';
import { listFeedDigest } from './news/list-feed-digest.ts';
import { listHeadlines } from './news/list-headlines.ts';
import { listPositiveGeoEvents } from './positive-events/list-positive-geo-events.ts';
import { listMarketMoves } from './prediction/list-market-moves.ts';
import { listPredictionMarkets } from './prediction/list-prediction-markets.ts';
import { getRadiationSummary } from './radiation/get-radiation-summary.ts';
import { listRadiationObservations } from './radiation/list-radiation-observations.ts';
import { listArxivPapers } from './research/list-arxiv-papers.ts';
import { listHackernewsItems } from './research/list-hackernews-items.ts';
import { getResilienceRanking } from './resilience/get-resilience-ranking.ts';
import { getResilienceScore } from './resilience/get-resilience-score.ts';
import { listSanctionsChanges } from './sanctions/list-sanctions-changes.ts';
import { listSanctionsLists } from './sanctions/list-sanctions-lists.ts';
import { listSanctionsPressure } from './sanctions/list-sanctions-pressure.ts';
import { lookupSanctionEntity } from './sanctions/lookup-sanction-entity.ts';
import { cancelScenario } from './scenario/cancel-scenario.ts';
import { getScenarioStatus } from './scenario/get-scenario-status.ts';
import { listScenarioTemplates } from './scenario/list-scenario-templates.ts';
import { runScenario } from './scenario/run-scenario.ts';
import { compareEarthquakeNetworks } from './seismology/compare-earthquake-networks.ts';
import { listEarthquakes } from './seismology/list-earthquakes.ts';
import { routeIntelligence } from './shipping/route-intelligence.ts';
import { getBypassOptions } from './supply-chain/get-bypass-options.ts';
import { getChokepointHistory } from './supply-chain/get-chokepoint-history.ts';
import { getChokepointStatus } from './supply-chain/get-chokepoint-status.ts';
import { getCountryChokepointIndex } from './supply-chain/get-country-chokepoint-index.ts';
import { getShippingStress } from './supply-chain/get-shipping-stress.ts';
import { listEnergyDisruptions } from './supply-chain/list-energy-disruptions.ts';
import { listShippingDisruptions } from './supply-chain/list-shipping-disruptions.ts';
import { listThermalEscalations } from './thermal/list-thermal-escalations.ts';
import { getCustomsRevenue } from './trade/get-customs-revenue.ts';
import { getFoodImportDependence } from './trade/get-food-import-dependence.ts';
import { getTradeRestrictions } from './trade/get-trade-restrictions.ts';
import { getUnrestTrend } from './unrest/get-unrest-trend.ts';
import { listUnrestEvents } from './unrest/list-unrest-events.ts';
import { getWebcamImage } from './webcam/get-webcam-image.ts';
import { listWebcams } from './webcam/list-webcams.ts';
import { getFireSummary } from './wildfire/get-fire-summary.ts';
import { listFireDetections } from './wildfire/list-fire-detections.ts';

/** Every operation of the service family that this server offers, in the order the documentation lists them. */
export const CATALOGUE = {
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
  listEarthquakes,
  listNavigationalWarnings,
  listNaturalEvents,
  listClimateDisasters,
  listSecurityAdvisories,
  listCyberThreats,
  listDiseaseOutbreaks,
  listHeadlines,
  listAviationNews,
  listClimateNews,
  listAirportDelays,
  listAirspaceRestrictions,
  listUcdpEvents,
  listMilitaryFlights,
  trackAircraft,
  listNavalExercises,
  getEcbFxRates,
  getEnergyPrices,
  getCrudeInventories,
  listWorldBankIndicators,
  getFaoFoodPriceIndex,
  getUsYieldCurve,
  getEuYieldCurve,
  getEuFsi,
  getBisPolicyRates,
  listLongTermRates,
  getGasTrade,
  getEurostatCountryData,
  getNationalDebt,
  getUsPublicDebt,
  listCommodityQuotes,
  getCountryStockIndex,
  getCotPositioning,
  getFoodImportDependence,
  getConsumerPriceOverview,
  listConsumerPriceCategories,
  listConsumerPriceMovers,
  listMarketFoodPrices,
  getChokepointHistory,
  listShippingDisruptions,
  listGpsInterference,
  listOrefAlerts,
  getGdeltTopicTimeline,
  listGdeltArticles,
  getCountryPortActivity,
  getCountryEnergyProfile,
  listGeopoliticalRisk,
  listConflictReports,
  listAcledEvents,
  listUnrestEvents,
  getUnrestTrend,
  getTheaterPosture,
  getDefenseIndustrialBase,
  getDisplacementSummary,
  getPopulationExposure,
  getExploitedVulnerabilityTrend,
  listSanctionsChanges,
  listSanctionsLists,
  listWeatherWarnings,
  getCo2Monitoring,
  getOceanIceData,
  getFireSummary,
  listFireDetections,
  listPredictionMarkets,
  getVesselSnapshot,
  listInternetOutages,
  listPositiveGeoEvents,
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
  getCustomsRevenue,
  listEnergyDisruptions,
  listMarketMoves,
  compareEarthquakeNetworks,
  listThermalEscalations,
  getHumanitarianSummary,
  getHumanitarianSummaryBatch,
  listTropicalCyclones,
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
  listRadiationObservations,
  getRadiationSummary,
  listArxivPapers,
  listHackernewsItems,
  listWebcams,
  searchImagery,
  getGivingSummary,
  getWebcamImage,
  getEconomicStress,
  getShippingStress,
  computeEnergyShock,
  getResilienceScore,
  getResilienceRanking,
  registerInterest,
  submitContact,
  executeBatch,
} as const satisfies Record<string, Operation>;
