/* Generated from the contract by `npm run generate`. */
import type {
  AnswerQuestionRequest,
  AnswerQuestionResponse,
  Attribution,
  BatchRequest,
  BatchResponse,
  CancelScenarioRequest,
  CancelScenarioResponse,
  CheckClaimResponse,
  ComputeEnergyShockResponse,
  CreateDestinationRequest,
  CreateDestinationResponse,
  CreateKeyRequest,
  CreatedKey,
  DeductSituationRequest,
  DeductSituationResponse,
  DeleteDestinationRequest,
  DeleteDestinationResponse,
  DestinationAnswer,
  DiffRegionalSnapshotsResponse,
  EndSessionRequest,
  EndedSession,
  EventPage,
  ExplainRegionalSnapshotResponse,
  GetAirportOpsSummaryResponse,
  GetCalibrationResponse,
  GetChokepointHistoryResponse,
  GetChokepointStatusResponse,
  GetCo2MonitoringResponse,
  GetConsumerPriceOverviewResponse,
  GetCountryEnergyProfileResponse,
  GetCountryFactsResponse,
  GetCountryPortActivityResponse,
  GetCountryRiskResponse,
  GetCountryStateResponse,
  GetCountryStockIndexResponse,
  GetCrudeInventoriesResponse,
  GetDailyBriefResponse,
  GetDisplacementSummaryResponse,
  GetEcbFxRatesResponse,
  GetEconomicStressResponse,
  GetEnergyPricesResponse,
  GetExploitedVulnerabilityTrendResponse,
  GetFaoFoodPriceIndexResponse,
  GetFireSummaryResponse,
  GetFoodImportDependenceResponse,
  GetForecastScorecardResponse,
  GetForecastsResponse,
  GetGasTradeResponse,
  GetGdeltTopicTimelineResponse,
  GetGivingSummaryResponse,
  GetHumanitarianSummaryResponse,
  GetIntelTimelineResponse,
  GetMacroSignalsResponse,
  GetNationalDebtResponse,
  GetRadiationSummaryResponse,
  GetRegimeHistoryResponse,
  GetRegionalBriefResponse,
  GetRegionalSnapshotResponse,
  GetResilienceRankingResponse,
  GetResilienceScoreResponse,
  GetRiskScoresResponse,
  GetScenarioStatusResponse,
  GetShippingStressResponse,
  GetSimilarEventsRequest,
  GetSimilarEventsResponse,
  GetSimulationOutcomeResponse,
  GetSnapshotCompanionResponse,
  GetSnapshotReceiptResponse,
  GetTemporalBaselineResponse,
  GetTheaterPostureResponse,
  GetUnrestTrendResponse,
  GetUsYieldCurveResponse,
  GetVesselSnapshotResponse,
  GetWebcamImageResponse,
  Health,
  KeyList,
  ListAcledEventsResponse,
  ListAirportDelaysResponse,
  ListAirspaceRestrictionsResponse,
  ListArxivPapersResponse,
  ListCableWarningsResponse,
  ListClimateDisastersResponse,
  ListCommodityQuotesResponse,
  ListConflictReportsResponse,
  ListCountryStatesResponse,
  ListCrossSourceSignalsResponse,
  ListCyberThreatsResponse,
  ListDeliveriesResponse,
  ListDestinationsResponse,
  ListDiseaseOutbreaksResponse,
  ListEarthquakesResponse,
  ListEvidenceResponse,
  ListFeedDigestResponse,
  ListForecastersResponse,
  ListForecastsResponse,
  ListGdeltArticlesResponse,
  ListGeopoliticalRiskResponse,
  ListGpsInterferenceResponse,
  ListHackernewsItemsResponse,
  ListHeadlinesResponse,
  ListInputsResponse,
  ListInternetOutagesResponse,
  ListLongTermRatesResponse,
  ListMarketImplicationsResponse,
  ListNaturalEventsResponse,
  ListNavalExercisesResponse,
  ListNavigationalWarningsResponse,
  ListOrefAlertsResponse,
  ListPositiveGeoEventsResponse,
  ListPredictionMarketsResponse,
  ListRadiationObservationsResponse,
  ListRegionalSnapshotsResponse,
  ListRegionsResponse,
  ListSanctionsChangesResponse,
  ListSanctionsListsResponse,
  ListSanctionsPressureResponse,
  ListScenarioTemplatesResponse,
  ListSecurityAdvisoriesResponse,
  ListServiceStatusesResponse,
  ListShippingDisruptionsResponse,
  ListSimulationInputsResponse,
  ListTemporalAnomaliesResponse,
  ListThermalEscalationsResponse,
  ListTriggerReadingsResponse,
  ListTropicalCyclonesResponse,
  ListUcdpEventsResponse,
  ListUnrestEventsResponse,
  ListWeatherWarningsResponse,
  ListWebcamsResponse,
  ListWorldBankIndicatorsResponse,
  LookupSanctionEntityResponse,
  Me,
  RedeliverRequest,
  RedeliverResponse,
  RegisterInterestRequest,
  RegisterInterestResponse,
  ReverseGeocodeResponse,
  RevokeKeyRequest,
  RevokedKey,
  RotateDestinationSecretRequest,
  RotateDestinationSecretResponse,
  RouteIntelligenceResponse,
  SearchImageryResponse,
  SearchIntelHistoryRequest,
  SearchIntelHistoryResponse,
  SessionList,
  SimulateRegionalSnapshotRequest,
  SimulateRegionalSnapshotResponse,
  SnapshotKeySet,
  StartedJob,
  SubmitContactRequest,
  SubmitContactResponse,
  SubmitForecastRequest,
  SubmitForecastResponse,
  TestDestinationRequest,
  TestDestinationResponse,
  TriggerSimulationRequest,
  UpdateDestinationRequest,
} from './schema.d.ts';

/** Method and path of every operation. */
export const OPERATIONS = {
  getRegionalSnapshot: { method: 'GET', path: '/api/intelligence/v1/get-regional-snapshot' },
  deductSituation: { method: 'POST', path: '/api/intelligence/v1/deduct-situation' },
  answerQuestion: { method: 'POST', path: '/api/intelligence/v1/answer-question' },
  getDailyBrief: { method: 'GET', path: '/api/intelligence/v1/get-daily-brief' },
  listRegions: { method: 'GET', path: '/api/intelligence/v1/list-regions' },
  listRegionalSnapshots: { method: 'GET', path: '/api/intelligence/v1/list-regional-snapshots' },
  getRegionalSnapshotAt: { method: 'GET', path: '/api/intelligence/v1/get-regional-snapshot-at' },
  getRegimeHistory: { method: 'GET', path: '/api/intelligence/v1/get-regime-history' },
  getRegionalBrief: { method: 'GET', path: '/api/intelligence/v1/get-regional-brief' },
  getCountryState: { method: 'GET', path: '/api/intelligence/v1/get-country-state' },
  getCountryRisk: { method: 'GET', path: '/api/intelligence/v1/get-country-risk' },
  listCountryStates: { method: 'GET', path: '/api/intelligence/v1/list-country-states' },
  getSnapshotCompanion: { method: 'GET', path: '/api/intelligence/v1/get-snapshot-companion' },
  listTriggerReadings: { method: 'GET', path: '/api/intelligence/v1/list-trigger-readings' },
  listInputs: { method: 'GET', path: '/api/intelligence/v1/list-inputs' },
  listSimulationInputs: { method: 'GET', path: '/api/intelligence/v1/list-simulation-inputs' },
  getSnapshotReceipt: { method: 'GET', path: '/api/intelligence/v1/get-snapshot-receipt' },
  listEvidence: { method: 'GET', path: '/api/intelligence/v1/list-evidence' },
  searchEvidence: { method: 'GET', path: '/api/intelligence/v1/search-evidence' },
  checkClaim: { method: 'GET', path: '/api/intelligence/v1/check-claim' },
  diffRegionalSnapshots: { method: 'GET', path: '/api/intelligence/v1/diff-regional-snapshots' },
  explainRegionalSnapshot: { method: 'GET', path: '/api/intelligence/v1/explain-regional-snapshot' },
  simulateRegionalSnapshot: { method: 'POST', path: '/api/intelligence/v1/simulate-regional-snapshot' },
  getCalibration: { method: 'GET', path: '/api/intelligence/v1/get-calibration' },
  listForecasts: { method: 'GET', path: '/api/intelligence/v1/list-forecasts' },
  submitForecast: { method: 'POST', path: '/api/intelligence/v1/submit-forecast' },
  listEvents: { method: 'GET', path: '/api/intelligence/v1/list-events' },
  streamEvents: { method: 'GET', path: '/api/intelligence/v1/stream-events' },
  createDestination: { method: 'POST', path: '/api/alert/v1/create-destination' },
  listDestinations: { method: 'GET', path: '/api/alert/v1/list-destinations' },
  updateDestination: { method: 'POST', path: '/api/alert/v1/update-destination' },
  deleteDestination: { method: 'POST', path: '/api/alert/v1/delete-destination' },
  testDestination: { method: 'POST', path: '/api/alert/v1/test-destination' },
  rotateDestinationSecret: { method: 'POST', path: '/api/alert/v1/rotate-destination-secret' },
  listDeliveries: { method: 'GET', path: '/api/alert/v1/list-deliveries' },
  redeliver: { method: 'POST', path: '/api/alert/v1/redeliver' },
  listForecasters: { method: 'GET', path: '/api/intelligence/v1/list-forecasters' },
  listEarthquakes: { method: 'GET', path: '/api/seismology/v1/list-earthquakes' },
  listNavigationalWarnings: { method: 'GET', path: '/api/maritime/v1/list-navigational-warnings' },
  listNaturalEvents: { method: 'GET', path: '/api/natural/v1/list-natural-events' },
  listClimateDisasters: { method: 'GET', path: '/api/climate/v1/list-climate-disasters' },
  listSecurityAdvisories: { method: 'GET', path: '/api/intelligence/v1/list-security-advisories' },
  listCyberThreats: { method: 'GET', path: '/api/cyber/v1/list-cyber-threats' },
  listDiseaseOutbreaks: { method: 'GET', path: '/api/health/v1/list-disease-outbreaks' },
  listHeadlines: { method: 'GET', path: '/api/news/v1/list-headlines' },
  listAirportDelays: { method: 'GET', path: '/api/aviation/v1/list-airport-delays' },
  listAirspaceRestrictions: { method: 'GET', path: '/api/aviation/v1/list-airspace-restrictions' },
  listUcdpEvents: { method: 'GET', path: '/api/conflict/v1/list-ucdp-events' },
  listNavalExercises: { method: 'GET', path: '/api/military/v1/list-naval-exercises' },
  getEcbFxRates: { method: 'GET', path: '/api/economic/v1/get-ecb-fx-rates' },
  getEnergyPrices: { method: 'GET', path: '/api/economic/v1/get-energy-prices' },
  getCrudeInventories: { method: 'GET', path: '/api/economic/v1/get-crude-inventories' },
  listWorldBankIndicators: { method: 'GET', path: '/api/economic/v1/list-world-bank-indicators' },
  getFaoFoodPriceIndex: { method: 'GET', path: '/api/economic/v1/get-fao-food-price-index' },
  getUsYieldCurve: { method: 'GET', path: '/api/economic/v1/get-us-yield-curve' },
  listLongTermRates: { method: 'GET', path: '/api/economic/v1/list-long-term-rates' },
  getGasTrade: { method: 'GET', path: '/api/economic/v1/get-gas-trade' },
  getNationalDebt: { method: 'GET', path: '/api/economic/v1/get-national-debt' },
  listCommodityQuotes: { method: 'GET', path: '/api/market/v1/list-commodity-quotes' },
  getCountryStockIndex: { method: 'GET', path: '/api/market/v1/get-country-stock-index' },
  getFoodImportDependence: { method: 'GET', path: '/api/trade/v1/get-food-import-dependence' },
  getConsumerPriceOverview: { method: 'GET', path: '/api/consumer-prices/v1/get-consumer-price-overview' },
  getChokepointHistory: { method: 'GET', path: '/api/supply-chain/v1/get-chokepoint-history' },
  listShippingDisruptions: { method: 'GET', path: '/api/supply-chain/v1/list-shipping-disruptions' },
  listGpsInterference: { method: 'GET', path: '/api/intelligence/v1/list-gps-interference' },
  listOrefAlerts: { method: 'GET', path: '/api/intelligence/v1/list-oref-alerts' },
  getGdeltTopicTimeline: { method: 'GET', path: '/api/intelligence/v1/get-gdelt-topic-timeline' },
  listGdeltArticles: { method: 'GET', path: '/api/intelligence/v1/list-gdelt-articles' },
  getCountryPortActivity: { method: 'GET', path: '/api/intelligence/v1/get-country-port-activity' },
  getCountryEnergyProfile: { method: 'GET', path: '/api/intelligence/v1/get-country-energy-profile' },
  listGeopoliticalRisk: { method: 'GET', path: '/api/intelligence/v1/list-geopolitical-risk' },
  listConflictReports: { method: 'GET', path: '/api/conflict/v1/list-conflict-reports' },
  listAcledEvents: { method: 'GET', path: '/api/conflict/v1/list-acled-events' },
  listUnrestEvents: { method: 'GET', path: '/api/unrest/v1/list-unrest-events' },
  getUnrestTrend: { method: 'GET', path: '/api/unrest/v1/get-unrest-trend' },
  getTheaterPosture: { method: 'GET', path: '/api/military/v1/get-theater-posture' },
  getDisplacementSummary: { method: 'GET', path: '/api/displacement/v1/get-displacement-summary' },
  getExploitedVulnerabilityTrend: { method: 'GET', path: '/api/cyber/v1/get-exploited-vulnerability-trend' },
  listSanctionsChanges: { method: 'GET', path: '/api/sanctions/v1/list-sanctions-changes' },
  listSanctionsLists: { method: 'GET', path: '/api/sanctions/v1/list-sanctions-lists' },
  listWeatherWarnings: { method: 'GET', path: '/api/climate/v1/list-weather-warnings' },
  getCo2Monitoring: { method: 'GET', path: '/api/climate/v1/get-co2-monitoring' },
  getFireSummary: { method: 'GET', path: '/api/wildfire/v1/get-fire-summary' },
  listPredictionMarkets: { method: 'GET', path: '/api/prediction/v1/list-prediction-markets' },
  getVesselSnapshot: { method: 'GET', path: '/api/maritime/v1/get-vessel-snapshot' },
  listInternetOutages: { method: 'GET', path: '/api/infrastructure/v1/list-internet-outages' },
  listPositiveGeoEvents: { method: 'GET', path: '/api/positive-events/v1/list-positive-geo-events' },
  reverseGeocode: { method: 'GET', path: '/api/infrastructure/v1/reverse-geocode' },
  getCountryFacts: { method: 'GET', path: '/api/intelligence/v1/get-country-facts' },
  listServiceStatuses: { method: 'GET', path: '/api/infrastructure/v1/list-service-statuses' },
  getForecasts: { method: 'GET', path: '/api/forecast/v1/get-forecasts' },
  getForecastScorecard: { method: 'GET', path: '/api/forecast/v1/get-forecast-scorecard' },
  listMarketImplications: { method: 'GET', path: '/api/intelligence/v1/list-market-implications' },
  listCrossSourceSignals: { method: 'GET', path: '/api/intelligence/v1/list-cross-source-signals' },
  getRiskScores: { method: 'GET', path: '/api/intelligence/v1/get-risk-scores' },
  getChokepointStatus: { method: 'GET', path: '/api/supply-chain/v1/get-chokepoint-status' },
  routeIntelligence: { method: 'GET', path: '/api/shipping/v1/route-intelligence' },
  getMacroSignals: { method: 'GET', path: '/api/economic/v1/get-macro-signals' },
  listThermalEscalations: { method: 'GET', path: '/api/thermal/v1/list-thermal-escalations' },
  getHumanitarianSummary: { method: 'GET', path: '/api/conflict/v1/get-humanitarian-summary' },
  listTropicalCyclones: { method: 'GET', path: '/api/natural/v1/list-tropical-cyclones' },
  listCableWarnings: { method: 'GET', path: '/api/infrastructure/v1/list-cable-warnings' },
  listFeedDigest: { method: 'GET', path: '/api/news/v1/list-feed-digest' },
  searchIntelHistory: { method: 'POST', path: '/api/intelligence/v1/search-intel-history' },
  getSimilarEvents: { method: 'POST', path: '/api/intelligence/v1/get-similar-events' },
  getIntelTimeline: { method: 'GET', path: '/api/intelligence/v1/get-intel-timeline' },
  listSanctionsPressure: { method: 'GET', path: '/api/sanctions/v1/list-sanctions-pressure' },
  lookupSanctionEntity: { method: 'GET', path: '/api/sanctions/v1/lookup-sanction-entity' },
  listTemporalAnomalies: { method: 'GET', path: '/api/infrastructure/v1/list-temporal-anomalies' },
  getTemporalBaseline: { method: 'GET', path: '/api/infrastructure/v1/get-temporal-baseline' },
  listScenarioTemplates: { method: 'GET', path: '/api/scenario/v1/list-scenario-templates' },
  runScenario: { method: 'POST', path: '/api/scenario/v1/run-scenario' },
  getScenarioStatus: { method: 'GET', path: '/api/scenario/v1/get-scenario-status' },
  cancelScenario: { method: 'POST', path: '/api/scenario/v1/cancel-scenario' },
  triggerSimulation: { method: 'POST', path: '/api/forecast/v1/trigger-simulation' },
  getSimulationOutcome: { method: 'GET', path: '/api/forecast/v1/get-simulation-outcome' },
  getAirportOpsSummary: { method: 'GET', path: '/api/aviation/v1/get-airport-ops-summary' },
  listRadiationObservations: { method: 'GET', path: '/api/radiation/v1/list-radiation-observations' },
  getRadiationSummary: { method: 'GET', path: '/api/radiation/v1/get-radiation-summary' },
  listArxivPapers: { method: 'GET', path: '/api/research/v1/list-arxiv-papers' },
  listHackernewsItems: { method: 'GET', path: '/api/research/v1/list-hackernews-items' },
  listWebcams: { method: 'GET', path: '/api/webcam/v1/list-webcams' },
  searchImagery: { method: 'GET', path: '/api/imagery/v1/search-imagery' },
  getGivingSummary: { method: 'GET', path: '/api/giving/v1/get-giving-summary' },
  getWebcamImage: { method: 'GET', path: '/api/webcam/v1/get-webcam-image' },
  getEconomicStress: { method: 'GET', path: '/api/economic/v1/get-economic-stress' },
  getShippingStress: { method: 'GET', path: '/api/supply-chain/v1/get-shipping-stress' },
  computeEnergyShock: { method: 'GET', path: '/api/intelligence/v1/compute-energy-shock' },
  getResilienceScore: { method: 'GET', path: '/api/resilience/v1/get-resilience-score' },
  getResilienceRanking: { method: 'GET', path: '/api/resilience/v1/get-resilience-ranking' },
  registerInterest: { method: 'POST', path: '/api/leads/v1/register-interest' },
  submitContact: { method: 'POST', path: '/api/leads/v1/submit-contact' },
  executeBatch: { method: 'POST', path: '/api/batch/v1/execute' },
  health: { method: 'GET', path: '/api/health' },
  me: { method: 'GET', path: '/api/me' },
  listKeys: { method: 'GET', path: '/api/keys' },
  createKey: { method: 'POST', path: '/api/keys' },
  revokeKey: { method: 'POST', path: '/api/keys/revoke' },
  listSessions: { method: 'GET', path: '/api/sessions' },
  endSession: { method: 'POST', path: '/api/sessions/end' },
  attribution: { method: 'GET', path: '/api/attribution' },
  jwks: { method: 'GET', path: '/.well-known/jwks.json' },
} as const;

export type OperationName = keyof typeof OPERATIONS;

/** What every operation takes. */
export interface Inputs {
  getRegionalSnapshot: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
  };
  deductSituation: DeductSituationRequest;
  answerQuestion: AnswerQuestionRequest;
  getDailyBrief: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listRegions: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Instant of `before`. */
    since?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listRegionalSnapshots: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** The earliest `generatedAt`, inclusive. Epoch milliseconds, ISO 8601 or an offset from now. */
    from?: string;
    /** The latest `generatedAt`, inclusive. Epoch milliseconds, ISO 8601 or an offset from now. */
    to?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 100; 20 when absent. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getRegionalSnapshotAt: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** The instant asked for; up to 60 s ahead counts as now, later is a violation. Epoch milliseconds, ISO 8601 or an offset from now. */
    at: string;
  };
  getRegimeHistory: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 100; 20 when absent. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getRegionalBrief: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getCountryState: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getCountryRisk: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country_code: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listCountryStates: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of countries, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getSnapshotCompanion: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listTriggerReadings: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listInputs: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listSimulationInputs: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getSnapshotReceipt: {
    /** At most 8 ids, separated by commas. */
    snapshot_id: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listEvidence: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Only items of this type. */
    type?: "vessel_track" | "flight_surge" | "news_headline" | "cii_spike" | "chokepoint_status" | "sanctions_move" | "market_signal" | "mobility_disruption";
    /** Only items with exactly this `source`. */
    source?: string;
    /** Only items with exactly this `theater`. */
    theater?: string;
    /** Only items with exactly this `corridor`. */
    corridor?: string;
    /** Maximum number of items, 1 to 100; 20 when absent. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  searchEvidence: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** Words; the begin of one is enough. */
    q?: string;
    /** Only items of this type. */
    type?: "vessel_track" | "flight_surge" | "news_headline" | "cii_spike" | "chokepoint_status" | "sanctions_move" | "market_signal" | "mobility_disruption";
    /** Only items with exactly this `corridor`. */
    corridor?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 100; 20 when absent. */
    page_size?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  checkClaim: {
    /** One sentence. */
    claim: string;
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  diffRegionalSnapshots: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** First snapshot: as of this instant. Epoch milliseconds, ISO 8601 or an offset from now. */
    from: string;
    /** `moved`: of evidence that is in both snapshots only what changed in confidence or contribution; `all`: also what is older without effect. `moved` when absent. */
    aged?: "moved" | "all";
    /** Second snapshot: as of this instant; the latest snapshot when absent. Epoch milliseconds, ISO 8601 or an offset from now. */
    to?: string;
  };
  explainRegionalSnapshot: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** JSON Pointer (RFC 6901) from `snapshot`, e.g. `/balance/coercivePressure`. */
    pointer: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  simulateRegionalSnapshot: SimulateRegionalSnapshotRequest;
  getCalibration: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id?: string;
    /** Only sets of this horizon. */
    horizon?: "24h" | "7d" | "30d";
    /** Only sets of this version; all versions together when absent. */
    model_version?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listForecasts: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id?: string;
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Public name of a forecaster, at most 64 characters. */
    forecaster?: string;
    /** Only sets of this horizon. */
    horizon?: "24h" | "7d" | "30d";
    /** Only sets that are pending, scored or void. */
    status?: "pending" | "scored" | "void";
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 100; 20 when absent. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  submitForecast: SubmitForecastRequest;
  listEvents: {
    /** Only what follows this sequence, or this id of a streamed event. */
    after?: string;
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id?: string;
    /** Only these types, separated by commas; all when absent. */
    types?: string;
    /** Maximum number of events, 1 to 100; 20 when absent. */
    page_size?: number;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  streamEvents: {
    /** Only what follows this sequence, or this id of a streamed event. */
    after?: string;
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id?: string;
    /** Only these types, separated by commas; all when absent. */
    types?: string;
  };
  createDestination: CreateDestinationRequest;
  listDestinations: {
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  updateDestination: UpdateDestinationRequest;
  deleteDestination: DeleteDestinationRequest;
  testDestination: TestDestinationRequest;
  rotateDestinationSecret: RotateDestinationSecretRequest;
  listDeliveries: {
    /** Only deliveries to this destination. */
    destination_id?: string;
    /** Only deliveries in this state. */
    state?: "waiting" | "delivered" | "dead";
    /** Maximum number of items, 1 to 100; 20 when absent. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  redeliver: RedeliverRequest;
  listForecasters: {
    /** Only sets of regions, or of countries. */
    unit?: "region" | "country";
    /** Only sets of this horizon. */
    horizon?: "24h" | "7d" | "30d";
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listEarthquakes: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Northern edge of an area, degrees; needs the other three. */
    ne_lat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    ne_lon?: number;
    /** Southern edge, degrees. */
    sw_lat?: number;
    /** Western edge, degrees. */
    sw_lon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl" | "geojson";
  };
  listNavigationalWarnings: {
    /** Northern edge of an area, degrees; needs the other three. */
    ne_lat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    ne_lon?: number;
    /** Southern edge, degrees. */
    sw_lat?: number;
    /** Western edge, degrees. */
    sw_lon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl" | "geojson";
  };
  listNaturalEvents: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Northern edge of an area, degrees; needs the other three. */
    ne_lat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    ne_lon?: number;
    /** Southern edge, degrees. */
    sw_lat?: number;
    /** Western edge, degrees. */
    sw_lon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl" | "geojson";
  };
  listClimateDisasters: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Northern edge of an area, degrees; needs the other three. */
    ne_lat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    ne_lon?: number;
    /** Southern edge, degrees. */
    sw_lat?: number;
    /** Western edge, degrees. */
    sw_lon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl" | "geojson";
  };
  listSecurityAdvisories: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listCyberThreats: {
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listDiseaseOutbreaks: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listHeadlines: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listAirportDelays: {
    /** Northern edge of an area, degrees; needs the other three. */
    ne_lat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    ne_lon?: number;
    /** Southern edge, degrees. */
    sw_lat?: number;
    /** Western edge, degrees. */
    sw_lon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl" | "geojson";
  };
  listAirspaceRestrictions: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listUcdpEvents: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Northern edge of an area, degrees; needs the other three. */
    ne_lat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    ne_lon?: number;
    /** Southern edge, degrees. */
    sw_lat?: number;
    /** Western edge, degrees. */
    sw_lon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl" | "geojson";
  };
  listNavalExercises: {
    /** Northern edge of an area, degrees; needs the other three. */
    ne_lat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    ne_lon?: number;
    /** Southern edge, degrees. */
    sw_lat?: number;
    /** Western edge, degrees. */
    sw_lon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl" | "geojson";
  };
  getEcbFxRates: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this instant or later; 1830 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getEnergyPrices: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this one. */
    commodity?: "crude_oil" | "natural_gas";
    /** Only items of this instant or later; 1830 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getCrudeInventories: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this instant or later; 1830 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listWorldBankIndicators: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this one. */
    indicator_code?: "EG.IMP.CONS.ZS" | "GC.DOD.TOTL.GD.ZS" | "DT.DOD.DSTC.IR.ZS" | "FI.RES.TOTL.MO" | "FP.CPI.TOTL.ZG" | "BN.CAB.XOKA.GD.ZS" | "NY.GDP.PETR.RT.ZS" | "TM.VAL.FOOD.ZS.UN" | "GOV_WGI_PV.EST";
    /** Only items of this instant or later; 3700 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getFaoFoodPriceIndex: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this instant or later; 1830 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getUsYieldCurve: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this instant or later; 1830 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listLongTermRates: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 1830 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getGasTrade: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 1830 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getNationalDebt: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 3700 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listCommodityQuotes: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this one. */
    commodity?: "crude_oil" | "natural_gas" | "food";
    /** Only items of this instant or later; 100 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getCountryStockIndex: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 1830 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getFoodImportDependence: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 3700 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getConsumerPriceOverview: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 3700 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getChokepointHistory: {
    /** Id of a strait or canal, as items have it. */
    chokepoint?: string;
    /** Only items of this instant or later; 370 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listShippingDisruptions: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Id of a strait or canal, as items have it. */
    chokepoint?: string;
    /** Only items of this instant or later; 60 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listGpsInterference: {
    /** Id of a theater, as items have it. */
    theater?: string;
    /** Only items of this instant or later; 2 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listOrefAlerts: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 31 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getGdeltTopicTimeline: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 31 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listGdeltArticles: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 7 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getCountryPortActivity: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 60 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getCountryEnergyProfile: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 3700 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listGeopoliticalRisk: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this instant or later; 370 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listConflictReports: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 31 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listAcledEvents: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 120 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listUnrestEvents: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 31 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getUnrestTrend: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 31 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getTheaterPosture: {
    /** Id of a theater, as items have it. */
    theater?: string;
    /** Only items of this instant or later; 2 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getDisplacementSummary: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 3700 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getExploitedVulnerabilityTrend: {
    /** Only items of this instant or later; 400 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listSanctionsChanges: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this one. */
    change?: "added" | "removed";
    /** Only items of this instant or later; 400 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listSanctionsLists: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this instant or later; 30 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listWeatherWarnings: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 31 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getCo2Monitoring: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this instant or later; 1830 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getFireSummary: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 60 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listPredictionMarkets: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this instant or later; 7 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getVesselSnapshot: {
    /** Id of a theater, as items have it. */
    theater?: string;
    /** Id of a strait or canal, as items have it. */
    chokepoint?: string;
    /** Only items of this instant or later; 2 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listInternetOutages: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 31 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listPositiveGeoEvents: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 31 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  reverseGeocode: {
    /** Degrees north. */
    lat: number;
    /** Degrees east. */
    lon: number;
  };
  getCountryFacts: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country_code: string;
  };
  listServiceStatuses: {
    /** Only feeds of this status. */
    status?: "ok" | "warn" | "crit" | "off";
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getForecasts: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id?: string;
    /** How far ahead; all when absent. */
    horizon?: "24h" | "7d" | "30d";
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getForecastScorecard: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listMarketImplications: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listCrossSourceSignals: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getRiskScores: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getChokepointStatus: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  routeIntelligence: {
    /** Country of departure, ISO 3166-1 alpha-2. */
    fromIso2: string;
    /** Country of arrival. */
    toIso2: string;
    /** Whose traffic at chokepoints counts; `all` when absent. */
    cargoType?: "all" | "tanker";
    /** Speed of the ship, knots; 14 when absent. */
    speedKnots?: number;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getMacroSignals: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listThermalEscalations: {
    /** At least this much; 2 when absent. */
    min_ratio?: number;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getHumanitarianSummary: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country_code: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listTropicalCyclones: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Northern edge of an area, degrees; needs the other three. */
    ne_lat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    ne_lon?: number;
    /** Southern edge, degrees. */
    sw_lat?: number;
    /** Western edge, degrees. */
    sw_lon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl" | "geojson";
  };
  listCableWarnings: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listFeedDigest: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  searchIntelHistory: SearchIntelHistoryRequest;
  getSimilarEvents: GetSimilarEventsRequest;
  getIntelTimeline: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this domain. */
    domain?: "aviation" | "conflict" | "cyber" | "health" | "maritime" | "market" | "natural" | "news" | "sanctions" | "travel";
    /** Only items of this instant or later. */
    from?: string;
    /** Only items before this instant. */
    to?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items; 20 when absent. */
    page_size?: number;
    /** `nextCursor` of the page before. */
    cursor?: string;
  };
  listSanctionsPressure: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  lookupSanctionEntity: {
    /** Name, or a part of it. */
    q: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of entries; 10 when absent. */
    page_size?: number;
    /** `nextCursor` of the page before. */
    cursor?: string;
  };
  listTemporalAnomalies: {
    /** Only series of this type. */
    type?: "chokepoint-transits" | "port-calls" | "thermal-hotspots" | "exchange-rates";
    /** At least this far, either way; 3 when absent. */
    min_z?: number;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getTemporalBaseline: {
    /** What is counted. */
    type: "chokepoint-transits" | "port-calls" | "thermal-hotspots" | "exchange-rates";
    /** Country code, or id of the strait or series. */
    subject: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listScenarioTemplates: {
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  runScenario: SimulateRegionalSnapshotRequest;
  getScenarioStatus: {
    /** As the answer to its start gave it. */
    job_id?: string;
  };
  cancelScenario: CancelScenarioRequest;
  triggerSimulation: TriggerSimulationRequest;
  getSimulationOutcome: {
    /** As the answer to its start gave it. */
    job_id?: string;
  };
  getAirportOpsSummary: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listRadiationObservations: {
    /** Northern edge of an area, degrees; needs the other three. */
    ne_lat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    ne_lon?: number;
    /** Southern edge, degrees. */
    sw_lat?: number;
    /** Western edge, degrees. */
    sw_lon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl" | "geojson";
  };
  getRadiationSummary: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 30 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listArxivPapers: {
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listHackernewsItems: {
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  listWebcams: {
    /** Northern edge of an area, degrees; needs the other three. */
    ne_lat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    ne_lon?: number;
    /** Southern edge, degrees. */
    sw_lat?: number;
    /** Western edge, degrees. */
    sw_lon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl" | "geojson";
  };
  searchImagery: {
    /** Northern edge of an area, degrees; needs the other three. */
    ne_lat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    ne_lon?: number;
    /** Southern edge, degrees. */
    sw_lat?: number;
    /** Western edge, degrees. */
    sw_lon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl" | "geojson";
  };
  getGivingSummary: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 366 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "parquet" | "jsonl";
  };
  getWebcamImage: {
    /** `id` of a camera in `list-webcams`. */
    webcam_id: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getEconomicStress: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getShippingStress: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  computeEnergyShock: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country_code: string;
    /** Id of the strait. */
    chokepoint_id: "hormuz_strait" | "malacca_strait" | "bab_el_mandeb" | "suez" | "bosphorus" | "oresund" | "panama";
    /** Share of its traffic that stops, percent. */
    disruption_pct: number;
  };
  getResilienceScore: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country_code: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getResilienceRanking: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  registerInterest: RegisterInterestRequest;
  submitContact: SubmitContactRequest;
  executeBatch: BatchRequest;
  health: Record<string, never>;
  me: Record<string, never>;
  listKeys: {
    /** The account. */
    account?: string;
    /** Maximum number of items, 1 to 100; 20 when absent. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  createKey: CreateKeyRequest;
  revokeKey: RevokeKeyRequest;
  listSessions: Record<string, never>;
  endSession: EndSessionRequest;
  attribution: Record<string, never>;
  jwks: Record<string, never>;
}

/** What every operation answers. */
export interface Responses {
  getRegionalSnapshot: GetRegionalSnapshotResponse;
  deductSituation: DeductSituationResponse;
  answerQuestion: AnswerQuestionResponse;
  getDailyBrief: GetDailyBriefResponse;
  listRegions: ListRegionsResponse;
  listRegionalSnapshots: ListRegionalSnapshotsResponse;
  getRegionalSnapshotAt: GetRegionalSnapshotResponse;
  getRegimeHistory: GetRegimeHistoryResponse;
  getRegionalBrief: GetRegionalBriefResponse;
  getCountryState: GetCountryStateResponse;
  getCountryRisk: GetCountryRiskResponse;
  listCountryStates: ListCountryStatesResponse;
  getSnapshotCompanion: GetSnapshotCompanionResponse;
  listTriggerReadings: ListTriggerReadingsResponse;
  listInputs: ListInputsResponse;
  listSimulationInputs: ListSimulationInputsResponse;
  getSnapshotReceipt: GetSnapshotReceiptResponse;
  listEvidence: ListEvidenceResponse;
  searchEvidence: ListEvidenceResponse;
  checkClaim: CheckClaimResponse;
  diffRegionalSnapshots: DiffRegionalSnapshotsResponse;
  explainRegionalSnapshot: ExplainRegionalSnapshotResponse;
  simulateRegionalSnapshot: SimulateRegionalSnapshotResponse;
  getCalibration: GetCalibrationResponse;
  listForecasts: ListForecastsResponse;
  submitForecast: SubmitForecastResponse;
  listEvents: EventPage;
  streamEvents: EventPage;
  createDestination: CreateDestinationResponse;
  listDestinations: ListDestinationsResponse;
  updateDestination: DestinationAnswer;
  deleteDestination: DeleteDestinationResponse;
  testDestination: TestDestinationResponse;
  rotateDestinationSecret: RotateDestinationSecretResponse;
  listDeliveries: ListDeliveriesResponse;
  redeliver: RedeliverResponse;
  listForecasters: ListForecastersResponse;
  listEarthquakes: ListEarthquakesResponse;
  listNavigationalWarnings: ListNavigationalWarningsResponse;
  listNaturalEvents: ListNaturalEventsResponse;
  listClimateDisasters: ListClimateDisastersResponse;
  listSecurityAdvisories: ListSecurityAdvisoriesResponse;
  listCyberThreats: ListCyberThreatsResponse;
  listDiseaseOutbreaks: ListDiseaseOutbreaksResponse;
  listHeadlines: ListHeadlinesResponse;
  listAirportDelays: ListAirportDelaysResponse;
  listAirspaceRestrictions: ListAirspaceRestrictionsResponse;
  listUcdpEvents: ListUcdpEventsResponse;
  listNavalExercises: ListNavalExercisesResponse;
  getEcbFxRates: GetEcbFxRatesResponse;
  getEnergyPrices: GetEnergyPricesResponse;
  getCrudeInventories: GetCrudeInventoriesResponse;
  listWorldBankIndicators: ListWorldBankIndicatorsResponse;
  getFaoFoodPriceIndex: GetFaoFoodPriceIndexResponse;
  getUsYieldCurve: GetUsYieldCurveResponse;
  listLongTermRates: ListLongTermRatesResponse;
  getGasTrade: GetGasTradeResponse;
  getNationalDebt: GetNationalDebtResponse;
  listCommodityQuotes: ListCommodityQuotesResponse;
  getCountryStockIndex: GetCountryStockIndexResponse;
  getFoodImportDependence: GetFoodImportDependenceResponse;
  getConsumerPriceOverview: GetConsumerPriceOverviewResponse;
  getChokepointHistory: GetChokepointHistoryResponse;
  listShippingDisruptions: ListShippingDisruptionsResponse;
  listGpsInterference: ListGpsInterferenceResponse;
  listOrefAlerts: ListOrefAlertsResponse;
  getGdeltTopicTimeline: GetGdeltTopicTimelineResponse;
  listGdeltArticles: ListGdeltArticlesResponse;
  getCountryPortActivity: GetCountryPortActivityResponse;
  getCountryEnergyProfile: GetCountryEnergyProfileResponse;
  listGeopoliticalRisk: ListGeopoliticalRiskResponse;
  listConflictReports: ListConflictReportsResponse;
  listAcledEvents: ListAcledEventsResponse;
  listUnrestEvents: ListUnrestEventsResponse;
  getUnrestTrend: GetUnrestTrendResponse;
  getTheaterPosture: GetTheaterPostureResponse;
  getDisplacementSummary: GetDisplacementSummaryResponse;
  getExploitedVulnerabilityTrend: GetExploitedVulnerabilityTrendResponse;
  listSanctionsChanges: ListSanctionsChangesResponse;
  listSanctionsLists: ListSanctionsListsResponse;
  listWeatherWarnings: ListWeatherWarningsResponse;
  getCo2Monitoring: GetCo2MonitoringResponse;
  getFireSummary: GetFireSummaryResponse;
  listPredictionMarkets: ListPredictionMarketsResponse;
  getVesselSnapshot: GetVesselSnapshotResponse;
  listInternetOutages: ListInternetOutagesResponse;
  listPositiveGeoEvents: ListPositiveGeoEventsResponse;
  reverseGeocode: ReverseGeocodeResponse;
  getCountryFacts: GetCountryFactsResponse;
  listServiceStatuses: ListServiceStatusesResponse;
  getForecasts: GetForecastsResponse;
  getForecastScorecard: GetForecastScorecardResponse;
  listMarketImplications: ListMarketImplicationsResponse;
  listCrossSourceSignals: ListCrossSourceSignalsResponse;
  getRiskScores: GetRiskScoresResponse;
  getChokepointStatus: GetChokepointStatusResponse;
  routeIntelligence: RouteIntelligenceResponse;
  getMacroSignals: GetMacroSignalsResponse;
  listThermalEscalations: ListThermalEscalationsResponse;
  getHumanitarianSummary: GetHumanitarianSummaryResponse;
  listTropicalCyclones: ListTropicalCyclonesResponse;
  listCableWarnings: ListCableWarningsResponse;
  listFeedDigest: ListFeedDigestResponse;
  searchIntelHistory: SearchIntelHistoryResponse;
  getSimilarEvents: GetSimilarEventsResponse;
  getIntelTimeline: GetIntelTimelineResponse;
  listSanctionsPressure: ListSanctionsPressureResponse;
  lookupSanctionEntity: LookupSanctionEntityResponse;
  listTemporalAnomalies: ListTemporalAnomaliesResponse;
  getTemporalBaseline: GetTemporalBaselineResponse;
  listScenarioTemplates: ListScenarioTemplatesResponse;
  runScenario: StartedJob;
  getScenarioStatus: GetScenarioStatusResponse;
  cancelScenario: CancelScenarioResponse;
  triggerSimulation: StartedJob;
  getSimulationOutcome: GetSimulationOutcomeResponse;
  getAirportOpsSummary: GetAirportOpsSummaryResponse;
  listRadiationObservations: ListRadiationObservationsResponse;
  getRadiationSummary: GetRadiationSummaryResponse;
  listArxivPapers: ListArxivPapersResponse;
  listHackernewsItems: ListHackernewsItemsResponse;
  listWebcams: ListWebcamsResponse;
  searchImagery: SearchImageryResponse;
  getGivingSummary: GetGivingSummaryResponse;
  getWebcamImage: GetWebcamImageResponse;
  getEconomicStress: GetEconomicStressResponse;
  getShippingStress: GetShippingStressResponse;
  computeEnergyShock: ComputeEnergyShockResponse;
  getResilienceScore: GetResilienceScoreResponse;
  getResilienceRanking: GetResilienceRankingResponse;
  registerInterest: RegisterInterestResponse;
  submitContact: SubmitContactResponse;
  executeBatch: BatchResponse;
  health: Health;
  me: Me;
  listKeys: KeyList;
  createKey: CreatedKey;
  revokeKey: RevokedKey;
  listSessions: SessionList;
  endSession: EndedSession;
  attribution: Attribution;
  jwks: SnapshotKeySet;
}

/** Calls an operation. */
export type Call<Options> = <Name extends OperationName>(
  name: Name,
  input: Inputs[Name],
  options?: Options,
) => Promise<Responses[Name]>;

/** One method for every operation. */
export const methodsOf = <Options>(call: Call<Options>) => ({
  /** The latest stored snapshot of one region. */
  getRegionalSnapshot: (input: Inputs['getRegionalSnapshot'], options?: Options) => call('getRegionalSnapshot', input, options),
  /** A situational analysis of a question. */
  deductSituation: (input: Inputs['deductSituation'], options?: Options) => call('deductSituation', input, options),
  /** An answer in claims, with sources. */
  answerQuestion: (input: Inputs['answerQuestion'], options?: Options) => call('answerQuestion', input, options),
  /** The day of one region, or of the world, on one page. */
  getDailyBrief: (input: Inputs['getDailyBrief'], options?: Options) => call('getDailyBrief', input, options),
  /** Every region, with its latest snapshot. */
  listRegions: (input: Inputs['listRegions'] = {}, options?: Options) => call('listRegions', input, options),
  /** The stored snapshots of one region, newest first. */
  listRegionalSnapshots: (input: Inputs['listRegionalSnapshots'], options?: Options) => call('listRegionalSnapshots', input, options),
  /** The snapshot of one region as of any instant. */
  getRegionalSnapshotAt: (input: Inputs['getRegionalSnapshotAt'], options?: Options) => call('getRegionalSnapshotAt', input, options),
  /** The regimes of one region, newest first. */
  getRegimeHistory: (input: Inputs['getRegimeHistory'], options?: Options) => call('getRegimeHistory', input, options),
  /** The week of one region in brief. */
  getRegionalBrief: (input: Inputs['getRegionalBrief'], options?: Options) => call('getRegionalBrief', input, options),
  /** The seven axes of one country. */
  getCountryState: (input: Inputs['getCountryState'], options?: Options) => call('getCountryState', input, options),
  /** The risk of one country in a few numbers. */
  getCountryRisk: (input: Inputs['getCountryRisk'], options?: Options) => call('getCountryRisk', input, options),
  /** The axes of every country. */
  listCountryStates: (input: Inputs['listCountryStates'] = {}, options?: Options) => call('listCountryStates', input, options),
  /** The signed companion of a snapshot. */
  getSnapshotCompanion: (input: Inputs['getSnapshotCompanion'], options?: Options) => call('getSnapshotCompanion', input, options),
  /** How near each trigger of a region is to its threshold. */
  listTriggerReadings: (input: Inputs['listTriggerReadings'], options?: Options) => call('listTriggerReadings', input, options),
  /** What the assessment of a region expects, and how each input reported. */
  listInputs: (input: Inputs['listInputs'], options?: Options) => call('listInputs', input, options),
  /** Figures to suppose in a simulation of a region. */
  listSimulationInputs: (input: Inputs['listSimulationInputs'], options?: Options) => call('listSimulationInputs', input, options),
  /** Hash and signature of snapshots. */
  getSnapshotReceipt: (input: Inputs['getSnapshotReceipt'], options?: Options) => call('getSnapshotReceipt', input, options),
  /** Evidence of one snapshot, with the parts that cite it. */
  listEvidence: (input: Inputs['listEvidence'], options?: Options) => call('listEvidence', input, options),
  /** Evidence of one snapshot that holds words. */
  searchEvidence: (input: Inputs['searchEvidence'], options?: Options) => call('searchEvidence', input, options),
  /** Whether a snapshot supports a sentence. */
  checkClaim: (input: Inputs['checkClaim'], options?: Options) => call('checkClaim', input, options),
  /** Differences between two snapshots of one region. */
  diffRegionalSnapshots: (input: Inputs['diffRegionalSnapshots'], options?: Options) => call('diffRegionalSnapshots', input, options),
  /** Explanation of one value of a snapshot. */
  explainRegionalSnapshot: (input: Inputs['explainRegionalSnapshot'], options?: Options) => call('explainRegionalSnapshot', input, options),
  /** The snapshot of one region with hypothetical observations. */
  simulateRegionalSnapshot: (input: Inputs['simulateRegionalSnapshot'], options?: Options) => call('simulateRegionalSnapshot', input, options),
  /** Scores of the published lane probabilities. */
  getCalibration: (input: Inputs['getCalibration'] = {}, options?: Options) => call('getCalibration', input, options),
  /** Published lane sets with their seals and outcomes, newest first. */
  listForecasts: (input: Inputs['listForecasts'] = {}, options?: Options) => call('listForecasts', input, options),
  /** Seals a caller's lane probabilities for a region or country before the outcome begins. */
  submitForecast: (input: Inputs['submitForecast'], options?: Options) => call('submitForecast', input, options),
  /** Events in the order in which they were recorded. */
  listEvents: (input: Inputs['listEvents'] = {}, options?: Options) => call('listEvents', input, options),
  /** The log of events as it grows. */
  streamEvents: (input: Inputs['streamEvents'] = {}, options?: Options) => call('streamEvents', input, options),
  /** Sends events to a webhook from now on. */
  createDestination: (input: Inputs['createDestination'], options?: Options) => call('createDestination', input, options),
  /** Destinations of the account, the newest first. */
  listDestinations: (input: Inputs['listDestinations'] = {}, options?: Options) => call('listDestinations', input, options),
  /** Changes, pauses or enables a destination. */
  updateDestination: (input: Inputs['updateDestination'], options?: Options) => call('updateDestination', input, options),
  /** Removes a destination. */
  deleteDestination: (input: Inputs['deleteDestination'], options?: Options) => call('deleteDestination', input, options),
  /** Sends a `destination.test` event to a destination. */
  testDestination: (input: Inputs['testDestination'], options?: Options) => call('testDestination', input, options),
  /** Gives a destination another secret. */
  rotateDestinationSecret: (input: Inputs['rotateDestinationSecret'], options?: Options) => call('rotateDestinationSecret', input, options),
  /** What was sent to destinations, the newest first. */
  listDeliveries: (input: Inputs['listDeliveries'] = {}, options?: Options) => call('listDeliveries', input, options),
  /** Sends again: one delivery, or what a destination wants of the log from a sequence on. */
  redeliver: (input: Inputs['redeliver'], options?: Options) => call('redeliver', input, options),
  /** Scores of the model, of reference forecasts and of other forecasters side by side. */
  listForecasters: (input: Inputs['listForecasters'] = {}, options?: Options) => call('listForecasters', input, options),
  /** Earthquakes of magnitude 4.5 and above. */
  listEarthquakes: (input: Inputs['listEarthquakes'] = {}, options?: Options) => call('listEarthquakes', input, options),
  /** Warnings to shipping in force. */
  listNavigationalWarnings: (input: Inputs['listNavigationalWarnings'] = {}, options?: Options) => call('listNavigationalWarnings', input, options),
  /** Disaster alerts and open natural events. */
  listNaturalEvents: (input: Inputs['listNaturalEvents'] = {}, options?: Options) => call('listNaturalEvents', input, options),
  /** Storms, floods, droughts and wildfires. */
  listClimateDisasters: (input: Inputs['listClimateDisasters'] = {}, options?: Options) => call('listClimateDisasters', input, options),
  /** Travel advice in force. */
  listSecurityAdvisories: (input: Inputs['listSecurityAdvisories'] = {}, options?: Options) => call('listSecurityAdvisories', input, options),
  /** Software vulnerabilities that are exploited. */
  listCyberThreats: (input: Inputs['listCyberThreats'] = {}, options?: Options) => call('listCyberThreats', input, options),
  /** Notices of disease outbreaks. */
  listDiseaseOutbreaks: (input: Inputs['listDiseaseOutbreaks'] = {}, options?: Options) => call('listDiseaseOutbreaks', input, options),
  /** Headlines of public bodies and newsrooms. */
  listHeadlines: (input: Inputs['listHeadlines'] = {}, options?: Options) => call('listHeadlines', input, options),
  /** Closures, ground stops and delays at airports. */
  listAirportDelays: (input: Inputs['listAirportDelays'] = {}, options?: Options) => call('listAirportDelays', input, options),
  /** Flight restrictions and hazards to flight in force. */
  listAirspaceRestrictions: (input: Inputs['listAirspaceRestrictions'] = {}, options?: Options) => call('listAirspaceRestrictions', input, options),
  /** Events of organised violence. */
  listUcdpEvents: (input: Inputs['listUcdpEvents'] = {}, options?: Options) => call('listUcdpEvents', input, options),
  /** Firing and exercises that navies announce. */
  listNavalExercises: (input: Inputs['listNavalExercises'] = {}, options?: Options) => call('listNavalExercises', input, options),
  /** Euro foreign exchange reference rates. */
  getEcbFxRates: (input: Inputs['getEcbFxRates'] = {}, options?: Options) => call('getEcbFxRates', input, options),
  /** Spot prices of crude oil and natural gas. */
  getEnergyPrices: (input: Inputs['getEnergyPrices'] = {}, options?: Options) => call('getEnergyPrices', input, options),
  /** Petroleum stocks of the United States. */
  getCrudeInventories: (input: Inputs['getCrudeInventories'] = {}, options?: Options) => call('getCrudeInventories', input, options),
  /** Nine indicators of the World Bank by country and year. */
  listWorldBankIndicators: (input: Inputs['listWorldBankIndicators'] = {}, options?: Options) => call('listWorldBankIndicators', input, options),
  /** FAO Food Price Index. */
  getFaoFoodPriceIndex: (input: Inputs['getFaoFoodPriceIndex'] = {}, options?: Options) => call('getFaoFoodPriceIndex', input, options),
  /** Yields of US Treasury securities. */
  getUsYieldCurve: (input: Inputs['getUsYieldCurve'] = {}, options?: Options) => call('getUsYieldCurve', input, options),
  /** Long-term interest rates by country. */
  listLongTermRates: (input: Inputs['listLongTermRates'] = {}, options?: Options) => call('listLongTermRates', input, options),
  /** Natural gas imported and exported by European countries. */
  getGasTrade: (input: Inputs['getGasTrade'] = {}, options?: Options) => call('getGasTrade', input, options),
  /** Debt of central governments by country. */
  getNationalDebt: (input: Inputs['getNationalDebt'] = {}, options?: Options) => call('getNationalDebt', input, options),
  /** Newest prices of crude oil, natural gas and food. */
  listCommodityQuotes: (input: Inputs['listCommodityQuotes'] = {}, options?: Options) => call('listCommodityQuotes', input, options),
  /** Share prices by country. */
  getCountryStockIndex: (input: Inputs['getCountryStockIndex'] = {}, options?: Options) => call('getCountryStockIndex', input, options),
  /** Share of food in the imports of countries. */
  getFoodImportDependence: (input: Inputs['getFoodImportDependence'] = {}, options?: Options) => call('getFoodImportDependence', input, options),
  /** Consumer price inflation by country and year. */
  getConsumerPriceOverview: (input: Inputs['getConsumerPriceOverview'] = {}, options?: Options) => call('getConsumerPriceOverview', input, options),
  /** Traffic of straits and canals against its own norm. */
  getChokepointHistory: (input: Inputs['getChokepointHistory'] = {}, options?: Options) => call('getChokepointHistory', input, options),
  /** Disrupted ports and straits by day. */
  listShippingDisruptions: (input: Inputs['listShippingDisruptions'] = {}, options?: Options) => call('listShippingDisruptions', input, options),
  /** Aircraft with degraded satellite positions by theater. */
  listGpsInterference: (input: Inputs['listGpsInterference'] = {}, options?: Options) => call('listGpsInterference', input, options),
  /** Air-raid alerts in Israel: places under alert. */
  listOrefAlerts: (input: Inputs['listOrefAlerts'] = {}, options?: Options) => call('listOrefAlerts', input, options),
  /** Reports by kind, country and day. */
  getGdeltTopicTimeline: (input: Inputs['getGdeltTopicTimeline'] = {}, options?: Options) => call('getGdeltTopicTimeline', input, options),
  /** Articles by the country they are about. */
  listGdeltArticles: (input: Inputs['listGdeltArticles'] = {}, options?: Options) => call('listGdeltArticles', input, options),
  /** Port calls by country against their own norm. */
  getCountryPortActivity: (input: Inputs['getCountryPortActivity'] = {}, options?: Options) => call('getCountryPortActivity', input, options),
  /** Oil and gas produced and consumed by country and year. */
  getCountryEnergyProfile: (input: Inputs['getCountryEnergyProfile'] = {}, options?: Options) => call('getCountryEnergyProfile', input, options),
  /** Geopolitical risk index by day. */
  listGeopoliticalRisk: (input: Inputs['listGeopoliticalRisk'] = {}, options?: Options) => call('listGeopoliticalRisk', input, options),
  /** Reports of force, blockade and coercion by country and day. */
  listConflictReports: (input: Inputs['listConflictReports'] = {}, options?: Options) => call('listConflictReports', input, options),
  /** Political violence and protest by country and day, as ACLED counts them. */
  listAcledEvents: (input: Inputs['listAcledEvents'] = {}, options?: Options) => call('listAcledEvents', input, options),
  /** Reports of protest and unrest. */
  listUnrestEvents: (input: Inputs['listUnrestEvents'] = {}, options?: Options) => call('listUnrestEvents', input, options),
  /** Reports of protest by country and day. */
  getUnrestTrend: (input: Inputs['getUnrestTrend'] = {}, options?: Options) => call('getUnrestTrend', input, options),
  /** Military aircraft by theater against its own norm. */
  getTheaterPosture: (input: Inputs['getTheaterPosture'] = {}, options?: Options) => call('getTheaterPosture', input, options),
  /** Displaced people by country of origin. */
  getDisplacementSummary: (input: Inputs['getDisplacementSummary'] = {}, options?: Options) => call('getDisplacementSummary', input, options),
  /** Vulnerabilities newly listed as exploited, by day. */
  getExploitedVulnerabilityTrend: (input: Inputs['getExploitedVulnerabilityTrend'] = {}, options?: Options) => call('getExploitedVulnerabilityTrend', input, options),
  /** Entries added to and removed from sanctions lists. */
  listSanctionsChanges: (input: Inputs['listSanctionsChanges'] = {}, options?: Options) => call('listSanctionsChanges', input, options),
  /** Sanctions lists and how many entries they hold. */
  listSanctionsLists: (input: Inputs['listSanctionsLists'] = {}, options?: Options) => call('listSanctionsLists', input, options),
  /** Weather warnings in force in the United States. */
  listWeatherWarnings: (input: Inputs['listWeatherWarnings'] = {}, options?: Options) => call('listWeatherWarnings', input, options),
  /** Carbon dioxide in the air at Mauna Loa. */
  getCo2Monitoring: (input: Inputs['getCo2Monitoring'] = {}, options?: Options) => call('getCo2Monitoring', input, options),
  /** Thermal hotspots by country and day. */
  getFireSummary: (input: Inputs['getFireSummary'] = {}, options?: Options) => call('getFireSummary', input, options),
  /** Prices of geopolitical questions in prediction markets. */
  listPredictionMarkets: (input: Inputs['listPredictionMarkets'] = {}, options?: Options) => call('listPredictionMarkets', input, options),
  /** Ships under way in watched areas of the Baltic. */
  getVesselSnapshot: (input: Inputs['getVesselSnapshot'] = {}, options?: Options) => call('getVesselSnapshot', input, options),
  /** Internet outages by country and day. */
  listInternetOutages: (input: Inputs['listInternetOutages'] = {}, options?: Options) => call('listInternetOutages', input, options),
  /** Reports of agreements and cooperation by country and day. */
  listPositiveGeoEvents: (input: Inputs['listPositiveGeoEvents'] = {}, options?: Options) => call('listPositiveGeoEvents', input, options),
  /** The country of a point. */
  reverseGeocode: (input: Inputs['reverseGeocode'], options?: Options) => call('reverseGeocode', input, options),
  /** Codes, neighbours, currency and straits of a country. */
  getCountryFacts: (input: Inputs['getCountryFacts'], options?: Options) => call('getCountryFacts', input, options),
  /** State of every feed. */
  listServiceStatuses: (input: Inputs['listServiceStatuses'] = {}, options?: Options) => call('listServiceStatuses', input, options),
  /** The newest sealed probabilities of every region and horizon. */
  getForecasts: (input: Inputs['getForecasts'] = {}, options?: Options) => call('getForecasts', input, options),
  /** How the sealed probabilities scored, in a few numbers. */
  getForecastScorecard: (input: Inputs['getForecastScorecard'] = {}, options?: Options) => call('getForecastScorecard', input, options),
  /** What shocks of all regions mean for markets. */
  listMarketImplications: (input: Inputs['listMarketImplications'] = {}, options?: Options) => call('listMarketImplications', input, options),
  /** Where evidence of several types meets. */
  listCrossSourceSignals: (input: Inputs['listCrossSourceSignals'] = {}, options?: Options) => call('listCrossSourceSignals', input, options),
  /** The risk index of every country. */
  getRiskScores: (input: Inputs['getRiskScores'] = {}, options?: Options) => call('getRiskScores', input, options),
  /** Straits and canals now: traffic, warnings and disruptions. */
  getChokepointStatus: (input: Inputs['getChokepointStatus'] = {}, options?: Options) => call('getChokepointStatus', input, options),
  /** The sea route between two countries, its chokepoints and the ways round them. */
  routeIntelligence: (input: Inputs['routeIntelligence'], options?: Options) => call('routeIntelligence', input, options),
  /** How unusual volatility, credit stress, oil, gas, yields and food prices are. */
  getMacroSignals: (input: Inputs['getMacroSignals'] = {}, options?: Options) => call('getMacroSignals', input, options),
  /** Countries with unusually many thermal hotspots. */
  listThermalEscalations: (input: Inputs['listThermalEscalations'] = {}, options?: Options) => call('listThermalEscalations', input, options),
  /** Deaths, displacement and protest in one country. */
  getHumanitarianSummary: (input: Inputs['getHumanitarianSummary'], options?: Options) => call('getHumanitarianSummary', input, options),
  /** Tropical cyclones and other named storms. */
  listTropicalCyclones: (input: Inputs['listTropicalCyclones'] = {}, options?: Options) => call('listTropicalCyclones', input, options),
  /** Warnings to shipping that name a submarine cable. */
  listCableWarnings: (input: Inputs['listCableWarnings'] = {}, options?: Options) => call('listCableWarnings', input, options),
  /** The newest headlines of every region. */
  listFeedDigest: (input: Inputs['listFeedDigest'] = {}, options?: Options) => call('listFeedDigest', input, options),
  /** Full-text search over records and evidence. */
  searchIntelHistory: (input: Inputs['searchIntelHistory'], options?: Options) => call('searchIntelHistory', input, options),
  /** Records and evidence that share the words of a situation. */
  getSimilarEvents: (input: Inputs['getSimilarEvents'], options?: Options) => call('getSimilarEvents', input, options),
  /** Records and evidence by time. */
  getIntelTimeline: (input: Inputs['getIntelTimeline'] = {}, options?: Options) => call('getIntelTimeline', input, options),
  /** Countries by the sanctions entries that were added. */
  listSanctionsPressure: (input: Inputs['listSanctionsPressure'] = {}, options?: Options) => call('listSanctionsPressure', input, options),
  /** Sanctioned persons, organisations and ships by name, however it is spelled. */
  lookupSanctionEntity: (input: Inputs['lookupSanctionEntity'], options?: Options) => call('lookupSanctionEntity', input, options),
  /** Daily series whose newest day is far from its own month. */
  listTemporalAnomalies: (input: Inputs['listTemporalAnomalies'] = {}, options?: Options) => call('listTemporalAnomalies', input, options),
  /** How far the newest day of a series is from its own month. */
  getTemporalBaseline: (input: Inputs['getTemporalBaseline'], options?: Options) => call('getTemporalBaseline', input, options),
  /** Shocks that this service can follow to a market. */
  listScenarioTemplates: (input: Inputs['listScenarioTemplates'] = {}, options?: Options) => call('listScenarioTemplates', input, options),
  /** Starts a simulation of one region as a job. */
  runScenario: (input: Inputs['runScenario'], options?: Options) => call('runScenario', input, options),
  /** A scenario job and its outcome. */
  getScenarioStatus: (input: Inputs['getScenarioStatus'] = {}, options?: Options) => call('getScenarioStatus', input, options),
  /** Ends jobs that have not ended. */
  cancelScenario: (input: Inputs['cancelScenario'], options?: Options) => call('cancelScenario', input, options),
  /** Starts a simulation of all regions as a job. */
  triggerSimulation: (input: Inputs['triggerSimulation'], options?: Options) => call('triggerSimulation', input, options),
  /** A simulation of every region and its outcome. */
  getSimulationOutcome: (input: Inputs['getSimulationOutcome'] = {}, options?: Options) => call('getSimulationOutcome', input, options),
  /** The state of airports that have a notice in force. */
  getAirportOpsSummary: (input: Inputs['getAirportOpsSummary'] = {}, options?: Options) => call('getAirportOpsSummary', input, options),
  /** Gamma dose rates at the probes of Germany. */
  listRadiationObservations: (input: Inputs['listRadiationObservations'] = {}, options?: Options) => call('listRadiationObservations', input, options),
  /** Gamma dose rate of Germany by hour. */
  getRadiationSummary: (input: Inputs['getRadiationSummary'] = {}, options?: Options) => call('getRadiationSummary', input, options),
  /** New papers on arXiv. */
  listArxivPapers: (input: Inputs['listArxivPapers'] = {}, options?: Options) => call('listArxivPapers', input, options),
  /** Stories of the front page of Hacker News. */
  listHackernewsItems: (input: Inputs['listHackernewsItems'] = {}, options?: Options) => call('listHackernewsItems', input, options),
  /** Road cameras of Finland. */
  listWebcams: (input: Inputs['listWebcams'] = {}, options?: Options) => call('listWebcams', input, options),
  /** Satellite scenes over straits and canals. */
  searchImagery: (input: Inputs['searchImagery'] = {}, options?: Options) => call('searchImagery', input, options),
  /** Humanitarian funding by receiving country. */
  getGivingSummary: (input: Inputs['getGivingSummary'] = {}, options?: Options) => call('getGivingSummary', input, options),
  /** Addresses of the pictures of one camera. */
  getWebcamImage: (input: Inputs['getWebcamImage'], options?: Options) => call('getWebcamImage', input, options),
  /** Stress in volatility, credit, oil, gas and food prices. */
  getEconomicStress: (input: Inputs['getEconomicStress'] = {}, options?: Options) => call('getEconomicStress', input, options),
  /** Share of the usual traffic of straits and canals that is missing. */
  getShippingStress: (input: Inputs['getShippingStress'] = {}, options?: Options) => call('getShippingStress', input, options),
  /** Oil that a country loses when a strait is disrupted. */
  computeEnergyShock: (input: Inputs['computeEnergyShock'], options?: Options) => call('computeEnergyShock', input, options),
  /** How well a country can bear shocks, by six figures. */
  getResilienceScore: (input: Inputs['getResilienceScore'], options?: Options) => call('getResilienceScore', input, options),
  /** Every country by its resilience score. */
  getResilienceRanking: (input: Inputs['getResilienceRanking'] = {}, options?: Options) => call('getResilienceRanking', input, options),
  /** Registers an address for news of this service. */
  registerInterest: (input: Inputs['registerInterest'], options?: Options) => call('registerInterest', input, options),
  /** Leaves the operator a message. */
  submitContact: (input: Inputs['submitContact'], options?: Options) => call('submitContact', input, options),
  /** Several GET operations in one request. */
  executeBatch: (input: Inputs['executeBatch'], options?: Options) => call('executeBatch', input, options),
  /** Freshness of the data. */
  health: (input: Inputs['health'] = {}, options?: Options) => call('health', input, options),
  /** The account of a credential and what it may do. */
  me: (input: Inputs['me'] = {}, options?: Options) => call('me', input, options),
  /** API keys, without their secrets. */
  listKeys: (input: Inputs['listKeys'] = {}, options?: Options) => call('listKeys', input, options),
  /** Creates an API key and sets the plan of its account. */
  createKey: (input: Inputs['createKey'], options?: Options) => call('createKey', input, options),
  /** Revokes an API key. */
  revokeKey: (input: Inputs['revokeKey'], options?: Options) => call('revokeKey', input, options),
  /** Browsers that are signed in. */
  listSessions: (input: Inputs['listSessions'] = {}, options?: Options) => call('listSessions', input, options),
  /** Signs a browser out. */
  endSession: (input: Inputs['endSession'], options?: Options) => call('endSession', input, options),
  /** Data sources and their terms. */
  attribution: (input: Inputs['attribution'] = {}, options?: Options) => call('attribution', input, options),
  /** Public keys of snapshot signatures. */
  jwks: (input: Inputs['jwks'] = {}, options?: Options) => call('jwks', input, options),
});
