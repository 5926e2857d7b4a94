/* Generated from the contract by `node scripts/generate-clients.mjs`. */
import type { Call, CallOptions, ListCall } from './call.ts';
import type {
  AcledDay,
  AirportDelay,
  AirspaceRestriction,
  AnswerQuestionRequest,
  AnswerQuestionResponse,
  ApiKey,
  ArxivPaper,
  Attribution,
  BatchRequest,
  BatchResponse,
  Bootstrap,
  CachePurgeRequest,
  CachePurgeResponse,
  CancelScenarioRequest,
  CancelScenarioResponse,
  CarbonDioxideMonth,
  CheckClaimResponse,
  ChokepointTraffic,
  CitedEvidence,
  ClimateDisaster,
  CommodityQuote,
  CompareEarthquakeNetworksResponse,
  ComputeEnergyShockResponse,
  ConflictEvent,
  ConflictReportDay,
  ConsumerPriceCategory,
  ConsumerPriceInflation,
  CountryEnergyYear,
  CountryOverview,
  CreateDestinationRequest,
  CreateDestinationResponse,
  CreateFeedLinkRequest,
  CreateFeedLinkResponse,
  CreateKeyRequest,
  CreatedKey,
  CrudeInventory,
  CustomsMonth,
  CyberThreat,
  DeductSituationRequest,
  DeductSituationResponse,
  DefenseBase,
  DeleteDestinationRequest,
  DeleteDestinationResponse,
  DeleteRuleRequest,
  DeleteRuleResponse,
  Delivery,
  DestinationAnswer,
  DiffRegionalSnapshotsResponse,
  DiseaseOutbreak,
  DisplacedPeople,
  DryRunRuleRequest,
  DryRunRuleResponse,
  Earthquake,
  EcbFxRate,
  EndSessionRequest,
  EndedSession,
  EnergyPrice,
  EuroYield,
  EurostatFigure,
  EventPage,
  ExplainRegionalSnapshotResponse,
  ExploitedVulnerabilityDay,
  FireDay,
  FireDetection,
  FoodImportShare,
  FoodPricePoint,
  FuturesPositions,
  GasTradeMonth,
  GdeltArticle,
  GeopoliticalRiskDay,
  GetAirportOpsSummaryResponse,
  GetAssessmentInputsResponse,
  GetBisPolicyRatesResponse,
  GetBypassOptionsResponse,
  GetCalibrationResponse,
  GetChokepointHistoryResponse,
  GetChokepointStatusResponse,
  GetCo2MonitoringResponse,
  GetConsumerPriceOverviewResponse,
  GetCotPositioningResponse,
  GetCountryChokepointIndexResponse,
  GetCountryEnergyProfileResponse,
  GetCountryFactsResponse,
  GetCountryPortActivityResponse,
  GetCountryRiskResponse,
  GetCountryStateResponse,
  GetCountryStockIndexResponse,
  GetCrudeInventoriesResponse,
  GetCustomsRevenueResponse,
  GetDailyBriefResponse,
  GetDefenseIndustrialBaseResponse,
  GetDisplacementSummaryResponse,
  GetEcbFxRatesResponse,
  GetEconomicStressResponse,
  GetEnergyPricesResponse,
  GetEuFsiResponse,
  GetEuYieldCurveResponse,
  GetEurostatCountryDataResponse,
  GetExploitedVulnerabilityTrendResponse,
  GetFaoFoodPriceIndexResponse,
  GetFearGreedIndexResponse,
  GetFireSummaryResponse,
  GetFoodImportDependenceResponse,
  GetForecastScorecardResponse,
  GetForecastsResponse,
  GetGasTradeResponse,
  GetGdeltTopicTimelineResponse,
  GetGivingSummaryResponse,
  GetHumanitarianSummaryBatchRequest,
  GetHumanitarianSummaryBatchResponse,
  GetHumanitarianSummaryResponse,
  GetIntelTimelineResponse,
  GetMacroSignalsResponse,
  GetNationalDebtResponse,
  GetOceanIceDataResponse,
  GetPopulationExposureResponse,
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
  GetTradeRestrictionsResponse,
  GetUnrestTrendResponse,
  GetUsPublicDebtResponse,
  GetUsYieldCurveResponse,
  GetVesselSnapshotResponse,
  GetWebcamImageResponse,
  GnssInterference,
  HackernewsItem,
  Headline,
  Health,
  HumanitarianFunding,
  ImageryScene,
  IntelRecord,
  InternetOutageDay,
  KeyList,
  ListAcledEventsResponse,
  ListAirportDelaysResponse,
  ListAirspaceRestrictionsResponse,
  ListArxivPapersResponse,
  ListAviationNewsResponse,
  ListCableWarningsResponse,
  ListClimateDisastersResponse,
  ListClimateNewsResponse,
  ListCommodityQuotesResponse,
  ListConflictReportsResponse,
  ListConsumerPriceCategoriesResponse,
  ListConsumerPriceMoversResponse,
  ListCountryStatesResponse,
  ListCrossSourceSignalsResponse,
  ListCyberThreatsResponse,
  ListDeliveriesResponse,
  ListDestinationsResponse,
  ListDiseaseOutbreaksResponse,
  ListEarthquakesResponse,
  ListEnergyDisruptionsResponse,
  ListEvidenceResponse,
  ListFeedDigestResponse,
  ListFeedLinksResponse,
  ListFireDetectionsResponse,
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
  ListMarketFoodPricesResponse,
  ListMarketImplicationsResponse,
  ListMarketMovesResponse,
  ListMilitaryFlightsResponse,
  ListNaturalEventsResponse,
  ListNavalExercisesResponse,
  ListNavigationalWarningsResponse,
  ListOrefAlertsResponse,
  ListPositiveGeoEventsResponse,
  ListPredictionMarketsResponse,
  ListRadiationObservationsResponse,
  ListRegionalSnapshotsResponse,
  ListRegionsResponse,
  ListRulesResponse,
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
  Liveness,
  LoggedEvent,
  LongTermRate,
  LookupSanctionEntityResponse,
  MarketFoodPrice,
  Me,
  MilitaryFlight,
  NationalDebt,
  NaturalEvent,
  NavalExercise,
  NavigationalWarning,
  PolicyRate,
  PortActivityDay,
  PositiveEventDay,
  PredictionMarket,
  PublicDebtDay,
  PublishedForecast,
  RadiationHour,
  RadiationObservation,
  Readiness,
  RedeliverRequest,
  RedeliverResponse,
  RegimePeriod,
  RegisterInterestRequest,
  RegisterInterestResponse,
  ReportDay,
  ReverseGeocodeResponse,
  RevokeFeedLinkRequest,
  RevokeFeedLinkResponse,
  RevokeKeyRequest,
  RevokedKey,
  RotateDestinationSecretRequest,
  RotateDestinationSecretResponse,
  RouteIntelligenceResponse,
  Rule,
  RuleBody,
  SanctionsChange,
  SanctionsListSize,
  SanctionsMatch,
  SeaIceDay,
  SearchGdeltDocumentsResponse,
  SearchImageryResponse,
  SearchIntelHistoryRequest,
  SearchIntelHistoryResponse,
  SecurityAdvisory,
  SessionList,
  ShippingDisruptionDay,
  SimulateRegionalSnapshotRequest,
  SimulateRegionalSnapshotResponse,
  SirenWave,
  SnapshotKeySet,
  SnapshotSummary,
  StartedJob,
  StockIndexMonth,
  Storm,
  SubmitContactRequest,
  SubmitContactResponse,
  SubmitForecastRequest,
  SubmitForecastResponse,
  SystemicStress,
  TestDestinationRequest,
  TestDestinationResponse,
  TheaterPosture,
  TrackAircraftResponse,
  TreasuryYield,
  TriggerSimulationRequest,
  UnrestDay,
  UnrestEvent,
  UpdateDestinationRequest,
  UpdateRuleRequest,
  Version,
  VesselArea,
  WeatherWarningCount,
  Webcam,
  WebhookKeySet,
  WorldBankFigure,
} from './schema.ts';

/** Method and path of every operation; of a list also the member that holds its rows. */
export const OPERATIONS = {
  getRegionalSnapshot: { method: 'GET', path: '/api/intelligence/v1/get-regional-snapshot' },
  deductSituation: { method: 'POST', path: '/api/intelligence/v1/deduct-situation' },
  answerQuestion: { method: 'POST', path: '/api/intelligence/v1/answer-question' },
  getDailyBrief: { method: 'GET', path: '/api/intelligence/v1/get-daily-brief' },
  listRegions: { method: 'GET', path: '/api/intelligence/v1/list-regions' },
  listRegionalSnapshots: { method: 'GET', path: '/api/intelligence/v1/list-regional-snapshots', items: 'snapshots' },
  getRegionalSnapshotAt: { method: 'GET', path: '/api/intelligence/v1/get-regional-snapshot-at' },
  getRegimeHistory: { method: 'GET', path: '/api/intelligence/v1/get-regime-history', items: 'periods' },
  getRegionalBrief: { method: 'GET', path: '/api/intelligence/v1/get-regional-brief' },
  getCountryState: { method: 'GET', path: '/api/intelligence/v1/get-country-state' },
  getCountryRisk: { method: 'GET', path: '/api/intelligence/v1/get-country-risk' },
  listCountryStates: { method: 'GET', path: '/api/intelligence/v1/list-country-states', items: 'countries' },
  getSnapshotCompanion: { method: 'GET', path: '/api/intelligence/v1/get-snapshot-companion' },
  listTriggerReadings: { method: 'GET', path: '/api/intelligence/v1/list-trigger-readings' },
  listInputs: { method: 'GET', path: '/api/intelligence/v1/list-inputs' },
  listSimulationInputs: { method: 'GET', path: '/api/intelligence/v1/list-simulation-inputs' },
  getSnapshotReceipt: { method: 'GET', path: '/api/intelligence/v1/get-snapshot-receipt' },
  listEvidence: { method: 'GET', path: '/api/intelligence/v1/list-evidence', items: 'evidence' },
  searchEvidence: { method: 'GET', path: '/api/intelligence/v1/search-evidence', items: 'evidence' },
  checkClaim: { method: 'GET', path: '/api/intelligence/v1/check-claim' },
  diffRegionalSnapshots: { method: 'GET', path: '/api/intelligence/v1/diff-regional-snapshots' },
  explainRegionalSnapshot: { method: 'GET', path: '/api/intelligence/v1/explain-regional-snapshot' },
  simulateRegionalSnapshot: { method: 'POST', path: '/api/intelligence/v1/simulate-regional-snapshot' },
  getAssessmentInputs: { method: 'GET', path: '/api/intelligence/v1/get-assessment-inputs' },
  getCalibration: { method: 'GET', path: '/api/intelligence/v1/get-calibration' },
  listForecasts: { method: 'GET', path: '/api/intelligence/v1/list-forecasts', items: 'forecasts' },
  submitForecast: { method: 'POST', path: '/api/intelligence/v1/submit-forecast' },
  listEvents: { method: 'GET', path: '/api/intelligence/v1/list-events', items: 'events' },
  createDestination: { method: 'POST', path: '/api/alert/v1/create-destination' },
  listDestinations: { method: 'GET', path: '/api/alert/v1/list-destinations' },
  updateDestination: { method: 'POST', path: '/api/alert/v1/update-destination' },
  deleteDestination: { method: 'POST', path: '/api/alert/v1/delete-destination' },
  testDestination: { method: 'POST', path: '/api/alert/v1/test-destination' },
  rotateDestinationSecret: { method: 'POST', path: '/api/alert/v1/rotate-destination-secret' },
  listDeliveries: { method: 'GET', path: '/api/alert/v1/list-deliveries', items: 'deliveries' },
  redeliver: { method: 'POST', path: '/api/alert/v1/redeliver' },
  createRule: { method: 'POST', path: '/api/alert/v1/create-rule' },
  listRules: { method: 'GET', path: '/api/alert/v1/list-rules' },
  updateRule: { method: 'POST', path: '/api/alert/v1/update-rule' },
  deleteRule: { method: 'POST', path: '/api/alert/v1/delete-rule' },
  dryRunRule: { method: 'POST', path: '/api/alert/v1/dry-run-rule' },
  createFeedLink: { method: 'POST', path: '/api/alert/v1/create-feed-link' },
  listFeedLinks: { method: 'GET', path: '/api/alert/v1/list-feed-links' },
  revokeFeedLink: { method: 'POST', path: '/api/alert/v1/revoke-feed-link' },
  listForecasters: { method: 'GET', path: '/api/intelligence/v1/list-forecasters' },
  listEarthquakes: { method: 'GET', path: '/api/seismology/v1/list-earthquakes', items: 'earthquakes' },
  listNavigationalWarnings: { method: 'GET', path: '/api/maritime/v1/list-navigational-warnings', items: 'warnings' },
  listNaturalEvents: { method: 'GET', path: '/api/natural/v1/list-natural-events', items: 'events' },
  listClimateDisasters: { method: 'GET', path: '/api/climate/v1/list-climate-disasters', items: 'disasters' },
  listSecurityAdvisories: { method: 'GET', path: '/api/intelligence/v1/list-security-advisories', items: 'advisories' },
  listCyberThreats: { method: 'GET', path: '/api/cyber/v1/list-cyber-threats', items: 'threats' },
  listDiseaseOutbreaks: { method: 'GET', path: '/api/health/v1/list-disease-outbreaks', items: 'outbreaks' },
  listHeadlines: { method: 'GET', path: '/api/news/v1/list-headlines', items: 'items' },
  listAviationNews: { method: 'GET', path: '/api/aviation/v1/list-aviation-news', items: 'items' },
  listClimateNews: { method: 'GET', path: '/api/climate/v1/list-climate-news', items: 'items' },
  listAirportDelays: { method: 'GET', path: '/api/aviation/v1/list-airport-delays', items: 'alerts' },
  listAirspaceRestrictions: { method: 'GET', path: '/api/aviation/v1/list-airspace-restrictions', items: 'restrictions' },
  listUcdpEvents: { method: 'GET', path: '/api/conflict/v1/list-ucdp-events', items: 'events' },
  listMilitaryFlights: { method: 'GET', path: '/api/military/v1/list-military-flights', items: 'flights' },
  trackAircraft: { method: 'GET', path: '/api/aviation/v1/track-aircraft' },
  listNavalExercises: { method: 'GET', path: '/api/military/v1/list-naval-exercises', items: 'warnings' },
  getEcbFxRates: { method: 'GET', path: '/api/economic/v1/get-ecb-fx-rates', items: 'rates' },
  getEnergyPrices: { method: 'GET', path: '/api/economic/v1/get-energy-prices', items: 'prices' },
  getCrudeInventories: { method: 'GET', path: '/api/economic/v1/get-crude-inventories', items: 'weeks' },
  listWorldBankIndicators: { method: 'GET', path: '/api/economic/v1/list-world-bank-indicators', items: 'data' },
  getFaoFoodPriceIndex: { method: 'GET', path: '/api/economic/v1/get-fao-food-price-index', items: 'points' },
  getUsYieldCurve: { method: 'GET', path: '/api/economic/v1/get-us-yield-curve', items: 'tenors' },
  getEuYieldCurve: { method: 'GET', path: '/api/economic/v1/get-eu-yield-curve', items: 'tenors' },
  getEuFsi: { method: 'GET', path: '/api/economic/v1/get-eu-fsi', items: 'history' },
  getBisPolicyRates: { method: 'GET', path: '/api/economic/v1/get-bis-policy-rates', items: 'rates' },
  listLongTermRates: { method: 'GET', path: '/api/economic/v1/list-long-term-rates', items: 'rates' },
  getGasTrade: { method: 'GET', path: '/api/economic/v1/get-gas-trade', items: 'months' },
  getEurostatCountryData: { method: 'GET', path: '/api/economic/v1/get-eurostat-country-data', items: 'countries' },
  getNationalDebt: { method: 'GET', path: '/api/economic/v1/get-national-debt', items: 'entries' },
  getUsPublicDebt: { method: 'GET', path: '/api/economic/v1/get-us-public-debt', items: 'days' },
  listCommodityQuotes: { method: 'GET', path: '/api/market/v1/list-commodity-quotes', items: 'quotes' },
  getCountryStockIndex: { method: 'GET', path: '/api/market/v1/get-country-stock-index', items: 'months' },
  getCotPositioning: { method: 'GET', path: '/api/market/v1/get-cot-positioning', items: 'instruments' },
  getFoodImportDependence: { method: 'GET', path: '/api/trade/v1/get-food-import-dependence', items: 'countries' },
  getConsumerPriceOverview: { method: 'GET', path: '/api/consumer-prices/v1/get-consumer-price-overview', items: 'countries' },
  listConsumerPriceCategories: { method: 'GET', path: '/api/consumer-prices/v1/list-consumer-price-categories', items: 'categories' },
  listConsumerPriceMovers: { method: 'GET', path: '/api/consumer-prices/v1/list-consumer-price-movers' },
  listMarketFoodPrices: { method: 'GET', path: '/api/consumer-prices/v1/list-market-food-prices', items: 'prices' },
  getChokepointHistory: { method: 'GET', path: '/api/supply-chain/v1/get-chokepoint-history', items: 'history' },
  listShippingDisruptions: { method: 'GET', path: '/api/supply-chain/v1/list-shipping-disruptions', items: 'days' },
  listGpsInterference: { method: 'GET', path: '/api/intelligence/v1/list-gps-interference', items: 'areas' },
  listOrefAlerts: { method: 'GET', path: '/api/intelligence/v1/list-oref-alerts', items: 'waves' },
  getGdeltTopicTimeline: { method: 'GET', path: '/api/intelligence/v1/get-gdelt-topic-timeline', items: 'days' },
  listGdeltArticles: { method: 'GET', path: '/api/intelligence/v1/list-gdelt-articles', items: 'articles' },
  getCountryPortActivity: { method: 'GET', path: '/api/intelligence/v1/get-country-port-activity', items: 'days' },
  getCountryEnergyProfile: { method: 'GET', path: '/api/intelligence/v1/get-country-energy-profile', items: 'years' },
  listGeopoliticalRisk: { method: 'GET', path: '/api/intelligence/v1/list-geopolitical-risk', items: 'days' },
  listConflictReports: { method: 'GET', path: '/api/conflict/v1/list-conflict-reports', items: 'days' },
  listAcledEvents: { method: 'GET', path: '/api/conflict/v1/list-acled-events', items: 'counts' },
  listUnrestEvents: { method: 'GET', path: '/api/unrest/v1/list-unrest-events', items: 'events' },
  getUnrestTrend: { method: 'GET', path: '/api/unrest/v1/get-unrest-trend', items: 'days' },
  getTheaterPosture: { method: 'GET', path: '/api/military/v1/get-theater-posture', items: 'theaters' },
  getDefenseIndustrialBase: { method: 'GET', path: '/api/military/v1/get-defense-industrial-base', items: 'countries' },
  getDisplacementSummary: { method: 'GET', path: '/api/displacement/v1/get-displacement-summary', items: 'countries' },
  getPopulationExposure: { method: 'GET', path: '/api/displacement/v1/get-population-exposure' },
  getExploitedVulnerabilityTrend: { method: 'GET', path: '/api/cyber/v1/get-exploited-vulnerability-trend', items: 'days' },
  listSanctionsChanges: { method: 'GET', path: '/api/sanctions/v1/list-sanctions-changes', items: 'changes' },
  listSanctionsLists: { method: 'GET', path: '/api/sanctions/v1/list-sanctions-lists', items: 'lists' },
  listWeatherWarnings: { method: 'GET', path: '/api/climate/v1/list-weather-warnings', items: 'counts' },
  getCo2Monitoring: { method: 'GET', path: '/api/climate/v1/get-co2-monitoring', items: 'months' },
  getOceanIceData: { method: 'GET', path: '/api/climate/v1/get-ocean-ice-data', items: 'data' },
  getFireSummary: { method: 'GET', path: '/api/wildfire/v1/get-fire-summary', items: 'days' },
  listFireDetections: { method: 'GET', path: '/api/wildfire/v1/list-fire-detections', items: 'fireDetections' },
  listPredictionMarkets: { method: 'GET', path: '/api/prediction/v1/list-prediction-markets', items: 'markets' },
  getVesselSnapshot: { method: 'GET', path: '/api/maritime/v1/get-vessel-snapshot', items: 'areas' },
  listInternetOutages: { method: 'GET', path: '/api/infrastructure/v1/list-internet-outages', items: 'outages' },
  listPositiveGeoEvents: { method: 'GET', path: '/api/positive-events/v1/list-positive-geo-events', items: 'events' },
  reverseGeocode: { method: 'GET', path: '/api/infrastructure/v1/reverse-geocode' },
  getCountryFacts: { method: 'GET', path: '/api/intelligence/v1/get-country-facts' },
  listServiceStatuses: { method: 'GET', path: '/api/infrastructure/v1/list-service-statuses' },
  getForecasts: { method: 'GET', path: '/api/forecast/v1/get-forecasts' },
  getForecastScorecard: { method: 'GET', path: '/api/forecast/v1/get-forecast-scorecard' },
  listMarketImplications: { method: 'GET', path: '/api/intelligence/v1/list-market-implications' },
  listCrossSourceSignals: { method: 'GET', path: '/api/intelligence/v1/list-cross-source-signals' },
  getRiskScores: { method: 'GET', path: '/api/intelligence/v1/get-risk-scores' },
  getChokepointStatus: { method: 'GET', path: '/api/supply-chain/v1/get-chokepoint-status' },
  getBypassOptions: { method: 'GET', path: '/api/supply-chain/v1/get-bypass-options' },
  getCountryChokepointIndex: { method: 'GET', path: '/api/supply-chain/v1/get-country-chokepoint-index' },
  routeIntelligence: { method: 'GET', path: '/api/shipping/v1/route-intelligence', keepsNames: true },
  getMacroSignals: { method: 'GET', path: '/api/economic/v1/get-macro-signals' },
  getFearGreedIndex: { method: 'GET', path: '/api/market/v1/get-fear-greed-index' },
  getTradeRestrictions: { method: 'GET', path: '/api/trade/v1/get-trade-restrictions' },
  getCustomsRevenue: { method: 'GET', path: '/api/trade/v1/get-customs-revenue', items: 'months' },
  listEnergyDisruptions: { method: 'GET', path: '/api/supply-chain/v1/list-energy-disruptions' },
  listMarketMoves: { method: 'GET', path: '/api/prediction/v1/list-market-moves' },
  compareEarthquakeNetworks: { method: 'GET', path: '/api/seismology/v1/compare-earthquake-networks' },
  listThermalEscalations: { method: 'GET', path: '/api/thermal/v1/list-thermal-escalations' },
  getHumanitarianSummary: { method: 'GET', path: '/api/conflict/v1/get-humanitarian-summary' },
  getHumanitarianSummaryBatch: { method: 'POST', path: '/api/conflict/v1/get-humanitarian-summary-batch' },
  listTropicalCyclones: { method: 'GET', path: '/api/natural/v1/list-tropical-cyclones', items: 'storms' },
  listCableWarnings: { method: 'GET', path: '/api/infrastructure/v1/list-cable-warnings' },
  listFeedDigest: { method: 'GET', path: '/api/news/v1/list-feed-digest' },
  searchGdeltDocuments: { method: 'GET', path: '/api/intelligence/v1/search-gdelt-documents' },
  searchIntelHistory: { method: 'POST', path: '/api/intelligence/v1/search-intel-history', items: 'records' },
  getSimilarEvents: { method: 'POST', path: '/api/intelligence/v1/get-similar-events', items: 'records' },
  getIntelTimeline: { method: 'GET', path: '/api/intelligence/v1/get-intel-timeline', items: 'records' },
  listSanctionsPressure: { method: 'GET', path: '/api/sanctions/v1/list-sanctions-pressure' },
  lookupSanctionEntity: { method: 'GET', path: '/api/sanctions/v1/lookup-sanction-entity', items: 'results' },
  listTemporalAnomalies: { method: 'GET', path: '/api/infrastructure/v1/list-temporal-anomalies' },
  getTemporalBaseline: { method: 'GET', path: '/api/infrastructure/v1/get-temporal-baseline' },
  listScenarioTemplates: { method: 'GET', path: '/api/scenario/v1/list-scenario-templates' },
  runScenario: { method: 'POST', path: '/api/scenario/v1/run-scenario' },
  getScenarioStatus: { method: 'GET', path: '/api/scenario/v1/get-scenario-status' },
  cancelScenario: { method: 'POST', path: '/api/scenario/v1/cancel-scenario' },
  triggerSimulation: { method: 'POST', path: '/api/forecast/v1/trigger-simulation' },
  getSimulationOutcome: { method: 'GET', path: '/api/forecast/v1/get-simulation-outcome' },
  getAirportOpsSummary: { method: 'GET', path: '/api/aviation/v1/get-airport-ops-summary' },
  listRadiationObservations: { method: 'GET', path: '/api/radiation/v1/list-radiation-observations', items: 'observations' },
  getRadiationSummary: { method: 'GET', path: '/api/radiation/v1/get-radiation-summary', items: 'hours' },
  listArxivPapers: { method: 'GET', path: '/api/research/v1/list-arxiv-papers', items: 'papers' },
  listHackernewsItems: { method: 'GET', path: '/api/research/v1/list-hackernews-items', items: 'items' },
  listWebcams: { method: 'GET', path: '/api/webcam/v1/list-webcams', items: 'webcams' },
  searchImagery: { method: 'GET', path: '/api/imagery/v1/search-imagery', items: 'scenes' },
  getGivingSummary: { method: 'GET', path: '/api/giving/v1/get-giving-summary', items: 'countries' },
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
  livez: { method: 'GET', path: '/livez' },
  readyz: { method: 'GET', path: '/readyz' },
  version: { method: 'GET', path: '/api/version' },
  bootstrap: { method: 'GET', path: '/api/bootstrap' },
  me: { method: 'GET', path: '/api/me' },
  listKeys: { method: 'GET', path: '/api/keys', items: 'keys' },
  createKey: { method: 'POST', path: '/api/keys' },
  revokeKey: { method: 'POST', path: '/api/keys/revoke' },
  listSessions: { method: 'GET', path: '/api/sessions' },
  endSession: { method: 'POST', path: '/api/sessions/end' },
  attribution: { method: 'GET', path: '/api/attribution' },
  jwks: { method: 'GET', path: '/.well-known/jwks.json' },
  webhookKeys: { method: 'GET', path: '/.well-known/webhook-keys.json' },
  exportDocument: { method: 'GET', path: '/exports/documents' },
  cachePurge: { method: 'POST', path: '/api/cache-purge' },
} as const;

export type OperationName = keyof typeof OPERATIONS;

/** What every operation takes. */
export interface Inputs {
  getRegionalSnapshot: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
  };
  deductSituation: DeductSituationRequest;
  answerQuestion: AnswerQuestionRequest;
  getDailyBrief: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listRegions: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Instant of `before`. */
    since?: string;
  };
  listRegionalSnapshots: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
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
  };
  getRegionalSnapshotAt: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
    /** The instant asked for; up to 60 s ahead counts as now, later is a violation. Epoch milliseconds, ISO 8601 or an offset from now. */
    at: string;
  };
  getRegimeHistory: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 100; 20 when absent. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  getRegionalBrief: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
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
    countryCode: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listCountryStates: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of countries, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  getSnapshotCompanion: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listTriggerReadings: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listInputs: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listSimulationInputs: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getSnapshotReceipt: {
    /** At most 8 ids, separated by commas. */
    snapshotId: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listEvidence: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
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
  };
  searchEvidence: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
    /** Words; the begin of one is enough. */
    q?: string;
    /** Only items of this type. */
    type?: "vessel_track" | "flight_surge" | "news_headline" | "cii_spike" | "chokepoint_status" | "sanctions_move" | "market_signal" | "mobility_disruption";
    /** Only items with exactly this `corridor`. */
    corridor?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 100; 20 when absent. */
    pageSize?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  checkClaim: {
    /** One sentence. */
    claim: string;
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  diffRegionalSnapshots: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
    /** First snapshot: as of this instant. Epoch milliseconds, ISO 8601 or an offset from now. */
    from: string;
    /** `moved`: of evidence that is in both snapshots only what changed in confidence or contribution; `all`: also what is older without effect. `moved` when absent. */
    aged?: "moved" | "all";
    /** Second snapshot: as of this instant; the latest snapshot when absent. Epoch milliseconds, ISO 8601 or an offset from now. */
    to?: string;
  };
  explainRegionalSnapshot: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
    /** JSON Pointer (RFC 6901) from `snapshot`, e.g. `/balance/coercivePressure`. */
    pointer: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  simulateRegionalSnapshot: SimulateRegionalSnapshotRequest;
  getAssessmentInputs: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getCalibration: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId?: string;
    /** Only sets of this horizon. */
    horizon?: "24h" | "7d" | "30d";
    /** Only sets of this version; all versions together when absent. */
    modelVersion?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listForecasts: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId?: string;
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
  };
  submitForecast: SubmitForecastRequest;
  listEvents: {
    /** Only what follows this sequence, or this id of a streamed event. */
    after?: string;
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId?: string;
    /** Only these types, separated by commas; all when absent. */
    types?: string;
    /** Maximum number of events, 1 to 100; 20 when absent. */
    pageSize?: number;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  createDestination: CreateDestinationRequest;
  listDestinations: Record<string, never>;
  updateDestination: UpdateDestinationRequest;
  deleteDestination: DeleteDestinationRequest;
  testDestination: TestDestinationRequest;
  rotateDestinationSecret: RotateDestinationSecretRequest;
  listDeliveries: {
    /** Only deliveries to this destination. */
    destinationId?: string;
    /** Only deliveries in this state. */
    state?: "waiting" | "delivered" | "dead";
    /** Maximum number of items, 1 to 100; 20 when absent. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  redeliver: RedeliverRequest;
  createRule: RuleBody;
  listRules: Record<string, never>;
  updateRule: UpdateRuleRequest;
  deleteRule: DeleteRuleRequest;
  dryRunRule: DryRunRuleRequest;
  createFeedLink: CreateFeedLinkRequest;
  listFeedLinks: Record<string, never>;
  revokeFeedLink: RevokeFeedLinkRequest;
  listForecasters: {
    /** Only sets of regions, or of countries. */
    unit?: "region" | "country";
    /** Only sets of this horizon. */
    horizon?: "24h" | "7d" | "30d";
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listEarthquakes: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Northern edge of an area, degrees; needs the other three. */
    neLat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    neLon?: number;
    /** Southern edge, degrees. */
    swLat?: number;
    /** Western edge, degrees. */
    swLon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listNavigationalWarnings: {
    /** Northern edge of an area, degrees; needs the other three. */
    neLat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    neLon?: number;
    /** Southern edge, degrees. */
    swLat?: number;
    /** Western edge, degrees. */
    swLon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listNaturalEvents: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Northern edge of an area, degrees; needs the other three. */
    neLat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    neLon?: number;
    /** Southern edge, degrees. */
    swLat?: number;
    /** Western edge, degrees. */
    swLon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listClimateDisasters: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Northern edge of an area, degrees; needs the other three. */
    neLat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    neLon?: number;
    /** Southern edge, degrees. */
    swLat?: number;
    /** Western edge, degrees. */
    swLon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listCyberThreats: {
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listAviationNews: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listClimateNews: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listAirportDelays: {
    /** Northern edge of an area, degrees; needs the other three. */
    neLat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    neLon?: number;
    /** Southern edge, degrees. */
    swLat?: number;
    /** Western edge, degrees. */
    swLon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listUcdpEvents: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Northern edge of an area, degrees; needs the other three. */
    neLat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    neLon?: number;
    /** Southern edge, degrees. */
    swLat?: number;
    /** Western edge, degrees. */
    swLon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listMilitaryFlights: {
    /** Northern edge of an area, degrees; needs the other three. */
    neLat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    neLon?: number;
    /** Southern edge, degrees. */
    swLat?: number;
    /** Western edge, degrees. */
    swLon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  trackAircraft: {
    /** ICAO address: `id` of an aircraft in `list-military-flights`. */
    icao24: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listNavalExercises: {
    /** Northern edge of an area, degrees; needs the other three. */
    neLat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    neLon?: number;
    /** Southern edge, degrees. */
    swLat?: number;
    /** Western edge, degrees. */
    swLon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listWorldBankIndicators: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this one. */
    indicatorCode?: "EG.IMP.CONS.ZS" | "GC.DOD.TOTL.GD.ZS" | "DT.DOD.DSTC.IR.ZS" | "FI.RES.TOTL.MO" | "FP.CPI.TOTL.ZG" | "BN.CAB.XOKA.GD.ZS" | "NY.GDP.PETR.RT.ZS" | "TM.VAL.FOOD.ZS.UN" | "GOV_WGI_PV.EST";
    /** Only items of this instant or later; 3700 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  getEuYieldCurve: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this instant or later; 400 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  getEuFsi: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this instant or later; 400 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  getBisPolicyRates: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this instant or later; 1130 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  getEurostatCountryData: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this one. */
    indicator?: "hicp" | "unemployment" | "debt";
    /** Only items of this instant or later; 366 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  getUsPublicDebt: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 1830 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  getCotPositioning: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this instant or later; 1100 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  getConsumerPriceOverview: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this one; yearly when absent. */
    frequency?: "yearly" | "monthly";
    /** Only items of this instant or later; 4100 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listConsumerPriceCategories: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this one. */
    code?: "CP01" | "CP02" | "CP03" | "CP04" | "CP05" | "CP06" | "CP07" | "CP08" | "CP09" | "CP10" | "CP11" | "CP12" | "CP13";
    /** Only items of this instant or later; 400 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listConsumerPriceMovers: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** A change over the last month, or year when absent. */
    over?: "month" | "year";
    /** Rises, and as many falls; 10 when absent. */
    limit?: number;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listMarketFoodPrices: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 1130 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  getDefenseIndustrialBase: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 3700 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  getPopulationExposure: {
    /** Degrees north. */
    lat: number;
    /** Degrees east. */
    lon: number;
    /** Distance over the surface. */
    radiusKm: number;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getExploitedVulnerabilityTrend: {
    /** Only items of this instant or later; 400 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  getOceanIceData: {
    /** Id of a series, as items have it. */
    series?: string;
    /** Only items of this instant or later; 1100 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listFireDetections: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Northern edge of an area, degrees; needs the other three. */
    neLat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    neLon?: number;
    /** Southern edge, degrees. */
    swLat?: number;
    /** Western edge, degrees. */
    swLon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  reverseGeocode: {
    /** Degrees north. */
    lat: number;
    /** Degrees east. */
    lon: number;
  };
  getCountryFacts: {
    /** ISO 3166-1 alpha-2 code of a country. */
    countryCode: string;
  };
  listServiceStatuses: {
    /** Only feeds of this status. */
    status?: "ok" | "warn" | "crit" | "off";
  };
  getForecasts: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId?: string;
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
  };
  listCrossSourceSignals: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getRiskScores: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    regionId?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getChokepointStatus: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getBypassOptions: {
    /** Id of the strait or canal. */
    chokepointId: "suez" | "panama" | "bosphorus" | "bab_el_mandeb" | "malacca_strait" | "hormuz_strait" | "cape_of_good_hope" | "gibraltar" | "dover_strait" | "oresund" | "taiwan_strait" | "korea_strait" | "tsugaru_strait" | "luzon_strait" | "lombok_strait" | "ombai_strait" | "bohai_strait" | "torres_strait" | "sunda_strait" | "makassar_strait" | "magellan_strait" | "yucatan_channel" | "windward_passage" | "mona_passage" | "balabac_strait" | "bering_strait" | "mindoro_strait" | "kerch_strait";
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getCountryChokepointIndex: {
    /** ISO 3166-1 alpha-2 code of a country. */
    countryCode: string;
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
  getFearGreedIndex: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getTradeRestrictions: {
    /** ISO 3166-1 alpha-2 code of a country. */
    countryCode?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getCustomsRevenue: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later; 1830 days before the end or the newest content when absent. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listEnergyDisruptions: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listMarketMoves: {
    /** Up to a week; 24 when absent. */
    hours?: number;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  compareEarthquakeNetworks: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listThermalEscalations: {
    /** At least this much; 2 when absent. */
    minRatio?: number;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getHumanitarianSummary: {
    /** ISO 3166-1 alpha-2 code of a country. */
    countryCode: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getHumanitarianSummaryBatch: GetHumanitarianSummaryBatchRequest;
  listTropicalCyclones: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Northern edge of an area, degrees; needs the other three. */
    neLat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    neLon?: number;
    /** Southern edge, degrees. */
    swLat?: number;
    /** Western edge, degrees. */
    swLon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listCableWarnings: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listFeedDigest: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  searchGdeltDocuments: {
    /** Words, in any order. */
    query: string;
    /** ISO 3166-1 alpha-2 code of a country. */
    countryCode?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
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
    pageSize?: number;
    /** `nextCursor` of the page before. */
    cursor?: string;
  };
  listSanctionsPressure: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  lookupSanctionEntity: {
    /** Name, or a part of it. */
    q: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of entries; 10 when absent. */
    pageSize?: number;
    /** `nextCursor` of the page before. */
    cursor?: string;
  };
  listTemporalAnomalies: {
    /** Only series of this type. */
    type?: "chokepoint-transits" | "port-calls" | "thermal-hotspots" | "exchange-rates";
    /** At least this far, either way; 3 when absent. */
    minZ?: number;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  getTemporalBaseline: {
    /** What is counted. */
    type: "chokepoint-transits" | "port-calls" | "thermal-hotspots" | "exchange-rates";
    /** Country code, or id of the strait or series. */
    subject: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listScenarioTemplates: Record<string, never>;
  runScenario: SimulateRegionalSnapshotRequest;
  getScenarioStatus: {
    /** As the answer to its start gave it. */
    jobId?: string;
  };
  cancelScenario: CancelScenarioRequest;
  triggerSimulation: TriggerSimulationRequest;
  getSimulationOutcome: {
    /** As the answer to its start gave it. */
    jobId?: string;
  };
  getAirportOpsSummary: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
  };
  listRadiationObservations: {
    /** Northern edge of an area, degrees; needs the other three. */
    neLat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    neLon?: number;
    /** Southern edge, degrees. */
    swLat?: number;
    /** Western edge, degrees. */
    swLon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listArxivPapers: {
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listHackernewsItems: {
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  listWebcams: {
    /** Northern edge of an area, degrees; needs the other three. */
    neLat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    neLon?: number;
    /** Southern edge, degrees. */
    swLat?: number;
    /** Western edge, degrees. */
    swLon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  searchImagery: {
    /** Northern edge of an area, degrees; needs the other three. */
    neLat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    neLon?: number;
    /** Southern edge, degrees. */
    swLat?: number;
    /** Western edge, degrees. */
    swLon?: number;
    /** Only items of this instant or later. */
    start?: string;
    /** Only items before this instant. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
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
    pageSize?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
  };
  getWebcamImage: {
    /** `id` of a camera in `list-webcams`. */
    webcamId: string;
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
    countryCode: string;
    /** Id of the strait. */
    chokepointId: "hormuz_strait" | "malacca_strait" | "bab_el_mandeb" | "suez" | "bosphorus" | "oresund" | "panama";
    /** Share of its traffic that stops, percent. */
    disruptionPct: number;
  };
  getResilienceScore: {
    /** ISO 3166-1 alpha-2 code of a country. */
    countryCode: string;
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
  livez: Record<string, never>;
  readyz: Record<string, never>;
  version: Record<string, never>;
  bootstrap: Record<string, never>;
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
  webhookKeys: Record<string, never>;
  exportDocument: {
    /** Name of the document. */
    name: "manifest.json" | "croissant.json" | "dataset.json";
  };
  cachePurge: CachePurgeRequest;
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
  getAssessmentInputs: GetAssessmentInputsResponse;
  getCalibration: GetCalibrationResponse;
  listForecasts: ListForecastsResponse;
  submitForecast: SubmitForecastResponse;
  listEvents: EventPage;
  createDestination: CreateDestinationResponse;
  listDestinations: ListDestinationsResponse;
  updateDestination: DestinationAnswer;
  deleteDestination: DeleteDestinationResponse;
  testDestination: TestDestinationResponse;
  rotateDestinationSecret: RotateDestinationSecretResponse;
  listDeliveries: ListDeliveriesResponse;
  redeliver: RedeliverResponse;
  createRule: Rule;
  listRules: ListRulesResponse;
  updateRule: Rule;
  deleteRule: DeleteRuleResponse;
  dryRunRule: DryRunRuleResponse;
  createFeedLink: CreateFeedLinkResponse;
  listFeedLinks: ListFeedLinksResponse;
  revokeFeedLink: RevokeFeedLinkResponse;
  listForecasters: ListForecastersResponse;
  listEarthquakes: ListEarthquakesResponse;
  listNavigationalWarnings: ListNavigationalWarningsResponse;
  listNaturalEvents: ListNaturalEventsResponse;
  listClimateDisasters: ListClimateDisastersResponse;
  listSecurityAdvisories: ListSecurityAdvisoriesResponse;
  listCyberThreats: ListCyberThreatsResponse;
  listDiseaseOutbreaks: ListDiseaseOutbreaksResponse;
  listHeadlines: ListHeadlinesResponse;
  listAviationNews: ListAviationNewsResponse;
  listClimateNews: ListClimateNewsResponse;
  listAirportDelays: ListAirportDelaysResponse;
  listAirspaceRestrictions: ListAirspaceRestrictionsResponse;
  listUcdpEvents: ListUcdpEventsResponse;
  listMilitaryFlights: ListMilitaryFlightsResponse;
  trackAircraft: TrackAircraftResponse;
  listNavalExercises: ListNavalExercisesResponse;
  getEcbFxRates: GetEcbFxRatesResponse;
  getEnergyPrices: GetEnergyPricesResponse;
  getCrudeInventories: GetCrudeInventoriesResponse;
  listWorldBankIndicators: ListWorldBankIndicatorsResponse;
  getFaoFoodPriceIndex: GetFaoFoodPriceIndexResponse;
  getUsYieldCurve: GetUsYieldCurveResponse;
  getEuYieldCurve: GetEuYieldCurveResponse;
  getEuFsi: GetEuFsiResponse;
  getBisPolicyRates: GetBisPolicyRatesResponse;
  listLongTermRates: ListLongTermRatesResponse;
  getGasTrade: GetGasTradeResponse;
  getEurostatCountryData: GetEurostatCountryDataResponse;
  getNationalDebt: GetNationalDebtResponse;
  getUsPublicDebt: GetUsPublicDebtResponse;
  listCommodityQuotes: ListCommodityQuotesResponse;
  getCountryStockIndex: GetCountryStockIndexResponse;
  getCotPositioning: GetCotPositioningResponse;
  getFoodImportDependence: GetFoodImportDependenceResponse;
  getConsumerPriceOverview: GetConsumerPriceOverviewResponse;
  listConsumerPriceCategories: ListConsumerPriceCategoriesResponse;
  listConsumerPriceMovers: ListConsumerPriceMoversResponse;
  listMarketFoodPrices: ListMarketFoodPricesResponse;
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
  getDefenseIndustrialBase: GetDefenseIndustrialBaseResponse;
  getDisplacementSummary: GetDisplacementSummaryResponse;
  getPopulationExposure: GetPopulationExposureResponse;
  getExploitedVulnerabilityTrend: GetExploitedVulnerabilityTrendResponse;
  listSanctionsChanges: ListSanctionsChangesResponse;
  listSanctionsLists: ListSanctionsListsResponse;
  listWeatherWarnings: ListWeatherWarningsResponse;
  getCo2Monitoring: GetCo2MonitoringResponse;
  getOceanIceData: GetOceanIceDataResponse;
  getFireSummary: GetFireSummaryResponse;
  listFireDetections: ListFireDetectionsResponse;
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
  getBypassOptions: GetBypassOptionsResponse;
  getCountryChokepointIndex: GetCountryChokepointIndexResponse;
  routeIntelligence: RouteIntelligenceResponse;
  getMacroSignals: GetMacroSignalsResponse;
  getFearGreedIndex: GetFearGreedIndexResponse;
  getTradeRestrictions: GetTradeRestrictionsResponse;
  getCustomsRevenue: GetCustomsRevenueResponse;
  listEnergyDisruptions: ListEnergyDisruptionsResponse;
  listMarketMoves: ListMarketMovesResponse;
  compareEarthquakeNetworks: CompareEarthquakeNetworksResponse;
  listThermalEscalations: ListThermalEscalationsResponse;
  getHumanitarianSummary: GetHumanitarianSummaryResponse;
  getHumanitarianSummaryBatch: GetHumanitarianSummaryBatchResponse;
  listTropicalCyclones: ListTropicalCyclonesResponse;
  listCableWarnings: ListCableWarningsResponse;
  listFeedDigest: ListFeedDigestResponse;
  searchGdeltDocuments: SearchGdeltDocumentsResponse;
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
  livez: Liveness;
  readyz: Readiness;
  version: Version;
  bootstrap: Bootstrap;
  me: Me;
  listKeys: KeyList;
  createKey: CreatedKey;
  revokeKey: RevokedKey;
  listSessions: SessionList;
  endSession: EndedSession;
  attribution: Attribution;
  jwks: SnapshotKeySet;
  webhookKeys: WebhookKeySet;
  exportDocument: unknown;
  cachePurge: CachePurgeResponse;
}

/** A row of every list. */
export interface Items {
  listRegionalSnapshots: SnapshotSummary;
  getRegimeHistory: RegimePeriod;
  listCountryStates: CountryOverview;
  listEvidence: CitedEvidence;
  searchEvidence: CitedEvidence;
  listForecasts: PublishedForecast;
  listEvents: LoggedEvent;
  listDeliveries: Delivery;
  listEarthquakes: Earthquake;
  listNavigationalWarnings: NavigationalWarning;
  listNaturalEvents: NaturalEvent;
  listClimateDisasters: ClimateDisaster;
  listSecurityAdvisories: SecurityAdvisory;
  listCyberThreats: CyberThreat;
  listDiseaseOutbreaks: DiseaseOutbreak;
  listHeadlines: Headline;
  listAviationNews: Headline;
  listClimateNews: Headline;
  listAirportDelays: AirportDelay;
  listAirspaceRestrictions: AirspaceRestriction;
  listUcdpEvents: ConflictEvent;
  listMilitaryFlights: MilitaryFlight;
  listNavalExercises: NavalExercise;
  getEcbFxRates: EcbFxRate;
  getEnergyPrices: EnergyPrice;
  getCrudeInventories: CrudeInventory;
  listWorldBankIndicators: WorldBankFigure;
  getFaoFoodPriceIndex: FoodPricePoint;
  getUsYieldCurve: TreasuryYield;
  getEuYieldCurve: EuroYield;
  getEuFsi: SystemicStress;
  getBisPolicyRates: PolicyRate;
  listLongTermRates: LongTermRate;
  getGasTrade: GasTradeMonth;
  getEurostatCountryData: EurostatFigure;
  getNationalDebt: NationalDebt;
  getUsPublicDebt: PublicDebtDay;
  listCommodityQuotes: CommodityQuote;
  getCountryStockIndex: StockIndexMonth;
  getCotPositioning: FuturesPositions;
  getFoodImportDependence: FoodImportShare;
  getConsumerPriceOverview: ConsumerPriceInflation;
  listConsumerPriceCategories: ConsumerPriceCategory;
  listMarketFoodPrices: MarketFoodPrice;
  getChokepointHistory: ChokepointTraffic;
  listShippingDisruptions: ShippingDisruptionDay;
  listGpsInterference: GnssInterference;
  listOrefAlerts: SirenWave;
  getGdeltTopicTimeline: ReportDay;
  listGdeltArticles: GdeltArticle;
  getCountryPortActivity: PortActivityDay;
  getCountryEnergyProfile: CountryEnergyYear;
  listGeopoliticalRisk: GeopoliticalRiskDay;
  listConflictReports: ConflictReportDay;
  listAcledEvents: AcledDay;
  listUnrestEvents: UnrestEvent;
  getUnrestTrend: UnrestDay;
  getTheaterPosture: TheaterPosture;
  getDefenseIndustrialBase: DefenseBase;
  getDisplacementSummary: DisplacedPeople;
  getExploitedVulnerabilityTrend: ExploitedVulnerabilityDay;
  listSanctionsChanges: SanctionsChange;
  listSanctionsLists: SanctionsListSize;
  listWeatherWarnings: WeatherWarningCount;
  getCo2Monitoring: CarbonDioxideMonth;
  getOceanIceData: SeaIceDay;
  getFireSummary: FireDay;
  listFireDetections: FireDetection;
  listPredictionMarkets: PredictionMarket;
  getVesselSnapshot: VesselArea;
  listInternetOutages: InternetOutageDay;
  listPositiveGeoEvents: PositiveEventDay;
  getCustomsRevenue: CustomsMonth;
  listTropicalCyclones: Storm;
  searchIntelHistory: IntelRecord;
  getSimilarEvents: IntelRecord;
  getIntelTimeline: IntelRecord;
  lookupSanctionEntity: SanctionsMatch;
  listRadiationObservations: RadiationObservation;
  getRadiationSummary: RadiationHour;
  listArxivPapers: ArxivPaper;
  listHackernewsItems: HackernewsItem;
  listWebcams: Webcam;
  searchImagery: ImageryScene;
  getGivingSummary: HumanitarianFunding;
  listKeys: ApiKey;
}

export type ListName = keyof Items;

/** Calls an operation by its name. */
export interface Caller {
  call<Name extends OperationName>(name: Name, input: Inputs[Name], options?: CallOptions): Call<Responses[Name]>;
  list<Name extends ListName>(
    name: Name,
    input: Inputs[Name],
    options?: CallOptions,
  ): ListCall<Responses[Name], Items[Name]>;
}

/** One method for every operation, by service. */
export class Operations {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  readonly intelligence = {
    /** The latest stored snapshot of one region. */
    getRegionalSnapshot: (input: Inputs['getRegionalSnapshot'], options?: CallOptions) =>
      this.#caller.call('getRegionalSnapshot', input, options),
    /** A situational analysis of a question. */
    deductSituation: (input: Inputs['deductSituation'], options?: CallOptions) =>
      this.#caller.call('deductSituation', input, options),
    /** An answer in claims, with sources. */
    answerQuestion: (input: Inputs['answerQuestion'], options?: CallOptions) =>
      this.#caller.call('answerQuestion', input, options),
    /** The day of one region, or of the world, on one page. */
    getDailyBrief: (input: Inputs['getDailyBrief'], options?: CallOptions) =>
      this.#caller.call('getDailyBrief', input, options),
    /** Every region, with its latest snapshot. */
    listRegions: (input: Inputs['listRegions'] = {}, options?: CallOptions) =>
      this.#caller.call('listRegions', input, options),
    /** The stored snapshots of one region, newest first. */
    listRegionalSnapshots: (input: Inputs['listRegionalSnapshots'], options?: CallOptions) =>
      this.#caller.list('listRegionalSnapshots', input, options),
    /** The snapshot of one region as of any instant. */
    getRegionalSnapshotAt: (input: Inputs['getRegionalSnapshotAt'], options?: CallOptions) =>
      this.#caller.call('getRegionalSnapshotAt', input, options),
    /** The regimes of one region, newest first. */
    getRegimeHistory: (input: Inputs['getRegimeHistory'], options?: CallOptions) =>
      this.#caller.list('getRegimeHistory', input, options),
    /** The week of one region in brief. */
    getRegionalBrief: (input: Inputs['getRegionalBrief'], options?: CallOptions) =>
      this.#caller.call('getRegionalBrief', input, options),
    /** The seven axes of one country. */
    getCountryState: (input: Inputs['getCountryState'], options?: CallOptions) =>
      this.#caller.call('getCountryState', input, options),
    /** The risk of one country in a few numbers. */
    getCountryRisk: (input: Inputs['getCountryRisk'], options?: CallOptions) =>
      this.#caller.call('getCountryRisk', input, options),
    /** The axes of every country. */
    listCountryStates: (input: Inputs['listCountryStates'] = {}, options?: CallOptions) =>
      this.#caller.list('listCountryStates', input, options),
    /** The signed companion of a snapshot. */
    getSnapshotCompanion: (input: Inputs['getSnapshotCompanion'], options?: CallOptions) =>
      this.#caller.call('getSnapshotCompanion', input, options),
    /** How near each trigger of a region is to its threshold. */
    listTriggerReadings: (input: Inputs['listTriggerReadings'], options?: CallOptions) =>
      this.#caller.call('listTriggerReadings', input, options),
    /** What the assessment of a region expects, and how each input reported. */
    listInputs: (input: Inputs['listInputs'], options?: CallOptions) =>
      this.#caller.call('listInputs', input, options),
    /** Figures to suppose in a simulation of a region. */
    listSimulationInputs: (input: Inputs['listSimulationInputs'], options?: CallOptions) =>
      this.#caller.call('listSimulationInputs', input, options),
    /** Hash and signature of snapshots. */
    getSnapshotReceipt: (input: Inputs['getSnapshotReceipt'], options?: CallOptions) =>
      this.#caller.call('getSnapshotReceipt', input, options),
    /** Evidence of one snapshot, with the parts that cite it. */
    listEvidence: (input: Inputs['listEvidence'], options?: CallOptions) =>
      this.#caller.list('listEvidence', input, options),
    /** Evidence of one snapshot that holds words. */
    searchEvidence: (input: Inputs['searchEvidence'], options?: CallOptions) =>
      this.#caller.list('searchEvidence', input, options),
    /** Whether a snapshot supports a sentence. */
    checkClaim: (input: Inputs['checkClaim'], options?: CallOptions) =>
      this.#caller.call('checkClaim', input, options),
    /** Differences between two snapshots of one region. */
    diffRegionalSnapshots: (input: Inputs['diffRegionalSnapshots'], options?: CallOptions) =>
      this.#caller.call('diffRegionalSnapshots', input, options),
    /** Explanation of one value of a snapshot. */
    explainRegionalSnapshot: (input: Inputs['explainRegionalSnapshot'], options?: CallOptions) =>
      this.#caller.call('explainRegionalSnapshot', input, options),
    /** The snapshot of one region with hypothetical observations. */
    simulateRegionalSnapshot: (input: Inputs['simulateRegionalSnapshot'], options?: CallOptions) =>
      this.#caller.call('simulateRegionalSnapshot', input, options),
    /** Everything that a snapshot was computed from. */
    getAssessmentInputs: (input: Inputs['getAssessmentInputs'], options?: CallOptions) =>
      this.#caller.call('getAssessmentInputs', input, options),
    /** Scores of the published lane probabilities. */
    getCalibration: (input: Inputs['getCalibration'] = {}, options?: CallOptions) =>
      this.#caller.call('getCalibration', input, options),
    /** Published lane sets with their seals and outcomes, newest first. */
    listForecasts: (input: Inputs['listForecasts'] = {}, options?: CallOptions) =>
      this.#caller.list('listForecasts', input, options),
    /** Seals a caller's lane probabilities for a region or country before the outcome begins. */
    submitForecast: (input: Inputs['submitForecast'], options?: CallOptions) =>
      this.#caller.call('submitForecast', input, options),
    /** Events in the order in which they were recorded. */
    listEvents: (input: Inputs['listEvents'] = {}, options?: CallOptions) =>
      this.#caller.list('listEvents', input, options),
    /** Scores of the model, of reference forecasts and of other forecasters side by side. */
    listForecasters: (input: Inputs['listForecasters'] = {}, options?: CallOptions) =>
      this.#caller.call('listForecasters', input, options),
    /** Travel advice in force. */
    listSecurityAdvisories: (input: Inputs['listSecurityAdvisories'] = {}, options?: CallOptions) =>
      this.#caller.list('listSecurityAdvisories', input, options),
    /** Aircraft with degraded satellite positions by theater. */
    listGpsInterference: (input: Inputs['listGpsInterference'] = {}, options?: CallOptions) =>
      this.#caller.list('listGpsInterference', input, options),
    /** Air-raid alerts in Israel: places under alert. */
    listOrefAlerts: (input: Inputs['listOrefAlerts'] = {}, options?: CallOptions) =>
      this.#caller.list('listOrefAlerts', input, options),
    /** Reports by kind, country and day. */
    getGdeltTopicTimeline: (input: Inputs['getGdeltTopicTimeline'] = {}, options?: CallOptions) =>
      this.#caller.list('getGdeltTopicTimeline', input, options),
    /** Articles by the country they are about. */
    listGdeltArticles: (input: Inputs['listGdeltArticles'] = {}, options?: CallOptions) =>
      this.#caller.list('listGdeltArticles', input, options),
    /** Port calls by country against their own norm. */
    getCountryPortActivity: (input: Inputs['getCountryPortActivity'] = {}, options?: CallOptions) =>
      this.#caller.list('getCountryPortActivity', input, options),
    /** Oil and gas produced and consumed by country and year. */
    getCountryEnergyProfile: (input: Inputs['getCountryEnergyProfile'] = {}, options?: CallOptions) =>
      this.#caller.list('getCountryEnergyProfile', input, options),
    /** Geopolitical risk index by day. */
    listGeopoliticalRisk: (input: Inputs['listGeopoliticalRisk'] = {}, options?: CallOptions) =>
      this.#caller.list('listGeopoliticalRisk', input, options),
    /** Codes, neighbours, currency and straits of a country. */
    getCountryFacts: (input: Inputs['getCountryFacts'], options?: CallOptions) =>
      this.#caller.call('getCountryFacts', input, options),
    /** What shocks of all regions mean for markets. */
    listMarketImplications: (input: Inputs['listMarketImplications'] = {}, options?: CallOptions) =>
      this.#caller.call('listMarketImplications', input, options),
    /** Where evidence of several types meets. */
    listCrossSourceSignals: (input: Inputs['listCrossSourceSignals'] = {}, options?: CallOptions) =>
      this.#caller.call('listCrossSourceSignals', input, options),
    /** The risk index of every country. */
    getRiskScores: (input: Inputs['getRiskScores'] = {}, options?: CallOptions) =>
      this.#caller.call('getRiskScores', input, options),
    /** Articles by the words of their titles. */
    searchGdeltDocuments: (input: Inputs['searchGdeltDocuments'], options?: CallOptions) =>
      this.#caller.call('searchGdeltDocuments', input, options),
    /** Full-text search over records and evidence. */
    searchIntelHistory: (input: Inputs['searchIntelHistory'], options?: CallOptions) =>
      this.#caller.list('searchIntelHistory', input, options),
    /** Records and evidence that share the words of a situation. */
    getSimilarEvents: (input: Inputs['getSimilarEvents'], options?: CallOptions) =>
      this.#caller.list('getSimilarEvents', input, options),
    /** Records and evidence by time. */
    getIntelTimeline: (input: Inputs['getIntelTimeline'] = {}, options?: CallOptions) =>
      this.#caller.list('getIntelTimeline', input, options),
    /** Oil that a country loses when a strait is disrupted. */
    computeEnergyShock: (input: Inputs['computeEnergyShock'], options?: CallOptions) =>
      this.#caller.call('computeEnergyShock', input, options),
  };

  readonly alert = {
    /** Sends events to a webhook, by a template or by mail, from now on. */
    createDestination: (input: Inputs['createDestination'], options?: CallOptions) =>
      this.#caller.call('createDestination', input, options),
    /** Destinations of the account, the newest first. */
    listDestinations: (input: Inputs['listDestinations'] = {}, options?: CallOptions) =>
      this.#caller.call('listDestinations', input, options),
    /** Changes, pauses or enables a destination. */
    updateDestination: (input: Inputs['updateDestination'], options?: CallOptions) =>
      this.#caller.call('updateDestination', input, options),
    /** Removes a destination. */
    deleteDestination: (input: Inputs['deleteDestination'], options?: CallOptions) =>
      this.#caller.call('deleteDestination', input, options),
    /** Sends a `destination.test` event to a destination. */
    testDestination: (input: Inputs['testDestination'], options?: CallOptions) =>
      this.#caller.call('testDestination', input, options),
    /** Gives a destination another secret. */
    rotateDestinationSecret: (input: Inputs['rotateDestinationSecret'], options?: CallOptions) =>
      this.#caller.call('rotateDestinationSecret', input, options),
    /** What was sent to destinations, the newest first. */
    listDeliveries: (input: Inputs['listDeliveries'] = {}, options?: CallOptions) =>
      this.#caller.list('listDeliveries', input, options),
    /** Sends again: one delivery, or what a destination wants of the log from a sequence on. */
    redeliver: (input: Inputs['redeliver'], options?: CallOptions) =>
      this.#caller.call('redeliver', input, options),
    /** Sends an event when snapshots meet a condition. */
    createRule: (input: Inputs['createRule'], options?: CallOptions) =>
      this.#caller.call('createRule', input, options),
    /** Rules of the account, the newest first. */
    listRules: (input: Inputs['listRules'] = {}, options?: CallOptions) =>
      this.#caller.call('listRules', input, options),
    /** Replaces, pauses or enables a rule. */
    updateRule: (input: Inputs['updateRule'], options?: CallOptions) =>
      this.#caller.call('updateRule', input, options),
    /** Removes a rule. */
    deleteRule: (input: Inputs['deleteRule'], options?: CallOptions) =>
      this.#caller.call('deleteRule', input, options),
    /** When a rule would have fired over stored snapshots. */
    dryRunRule: (input: Inputs['dryRunRule'], options?: CallOptions) =>
      this.#caller.call('dryRunRule', input, options),
    /** Opens the feeds of snapshots to readers that cannot send a key. */
    createFeedLink: (input: Inputs['createFeedLink'], options?: CallOptions) =>
      this.#caller.call('createFeedLink', input, options),
    /** Links to feeds of the account, the newest first. */
    listFeedLinks: (input: Inputs['listFeedLinks'] = {}, options?: CallOptions) =>
      this.#caller.call('listFeedLinks', input, options),
    /** Revokes a link to feeds. */
    revokeFeedLink: (input: Inputs['revokeFeedLink'], options?: CallOptions) =>
      this.#caller.call('revokeFeedLink', input, options),
  };

  readonly seismology = {
    /** Earthquakes of magnitude 4.5 and above. */
    listEarthquakes: (input: Inputs['listEarthquakes'] = {}, options?: CallOptions) =>
      this.#caller.list('listEarthquakes', input, options),
    /** Earthquakes as two networks measure them. */
    compareEarthquakeNetworks: (input: Inputs['compareEarthquakeNetworks'] = {}, options?: CallOptions) =>
      this.#caller.call('compareEarthquakeNetworks', input, options),
  };

  readonly maritime = {
    /** Warnings to shipping in force. */
    listNavigationalWarnings: (input: Inputs['listNavigationalWarnings'] = {}, options?: CallOptions) =>
      this.#caller.list('listNavigationalWarnings', input, options),
    /** Ships under way in watched areas of the Baltic. */
    getVesselSnapshot: (input: Inputs['getVesselSnapshot'] = {}, options?: CallOptions) =>
      this.#caller.list('getVesselSnapshot', input, options),
  };

  readonly natural = {
    /** Disaster alerts and open natural events. */
    listNaturalEvents: (input: Inputs['listNaturalEvents'] = {}, options?: CallOptions) =>
      this.#caller.list('listNaturalEvents', input, options),
    /** Tropical cyclones and other named storms. */
    listTropicalCyclones: (input: Inputs['listTropicalCyclones'] = {}, options?: CallOptions) =>
      this.#caller.list('listTropicalCyclones', input, options),
  };

  readonly climate = {
    /** Storms, floods, droughts and wildfires. */
    listClimateDisasters: (input: Inputs['listClimateDisasters'] = {}, options?: CallOptions) =>
      this.#caller.list('listClimateDisasters', input, options),
    /** Headlines about climate and extreme weather. */
    listClimateNews: (input: Inputs['listClimateNews'] = {}, options?: CallOptions) =>
      this.#caller.list('listClimateNews', input, options),
    /** Weather warnings in force in the United States. */
    listWeatherWarnings: (input: Inputs['listWeatherWarnings'] = {}, options?: CallOptions) =>
      this.#caller.list('listWeatherWarnings', input, options),
    /** Carbon dioxide in the air at Mauna Loa. */
    getCo2Monitoring: (input: Inputs['getCo2Monitoring'] = {}, options?: CallOptions) =>
      this.#caller.list('getCo2Monitoring', input, options),
    /** Sea ice extent of the Arctic and the Antarctic. */
    getOceanIceData: (input: Inputs['getOceanIceData'] = {}, options?: CallOptions) =>
      this.#caller.list('getOceanIceData', input, options),
  };

  readonly cyber = {
    /** Software vulnerabilities that are exploited. */
    listCyberThreats: (input: Inputs['listCyberThreats'] = {}, options?: CallOptions) =>
      this.#caller.list('listCyberThreats', input, options),
    /** Vulnerabilities newly listed as exploited, by day. */
    getExploitedVulnerabilityTrend: (input: Inputs['getExploitedVulnerabilityTrend'] = {}, options?: CallOptions) =>
      this.#caller.list('getExploitedVulnerabilityTrend', input, options),
  };

  readonly health = {
    /** Notices of disease outbreaks. */
    listDiseaseOutbreaks: (input: Inputs['listDiseaseOutbreaks'] = {}, options?: CallOptions) =>
      this.#caller.list('listDiseaseOutbreaks', input, options),
  };

  readonly news = {
    /** Headlines of public bodies and newsrooms. */
    listHeadlines: (input: Inputs['listHeadlines'] = {}, options?: CallOptions) =>
      this.#caller.list('listHeadlines', input, options),
    /** The newest headlines of every region. */
    listFeedDigest: (input: Inputs['listFeedDigest'] = {}, options?: CallOptions) =>
      this.#caller.call('listFeedDigest', input, options),
  };

  readonly aviation = {
    /** Headlines about airports, airlines and airspace. */
    listAviationNews: (input: Inputs['listAviationNews'] = {}, options?: CallOptions) =>
      this.#caller.list('listAviationNews', input, options),
    /** Closures, ground stops and delays at airports. */
    listAirportDelays: (input: Inputs['listAirportDelays'] = {}, options?: CallOptions) =>
      this.#caller.list('listAirportDelays', input, options),
    /** Flight restrictions and hazards to flight in force. */
    listAirspaceRestrictions: (input: Inputs['listAirspaceRestrictions'] = {}, options?: CallOptions) =>
      this.#caller.list('listAirspaceRestrictions', input, options),
    /** Where one military aircraft was in the last two days. */
    trackAircraft: (input: Inputs['trackAircraft'], options?: CallOptions) =>
      this.#caller.call('trackAircraft', input, options),
    /** The state of airports that have a notice in force. */
    getAirportOpsSummary: (input: Inputs['getAirportOpsSummary'] = {}, options?: CallOptions) =>
      this.#caller.call('getAirportOpsSummary', input, options),
  };

  readonly conflict = {
    /** Events of organised violence. */
    listUcdpEvents: (input: Inputs['listUcdpEvents'] = {}, options?: CallOptions) =>
      this.#caller.list('listUcdpEvents', input, options),
    /** Reports of force, blockade and coercion by country and day. */
    listConflictReports: (input: Inputs['listConflictReports'] = {}, options?: CallOptions) =>
      this.#caller.list('listConflictReports', input, options),
    /** Political violence and protest by country and day, as ACLED counts them. */
    listAcledEvents: (input: Inputs['listAcledEvents'] = {}, options?: CallOptions) =>
      this.#caller.list('listAcledEvents', input, options),
    /** Deaths, displacement and protest in one country. */
    getHumanitarianSummary: (input: Inputs['getHumanitarianSummary'], options?: CallOptions) =>
      this.#caller.call('getHumanitarianSummary', input, options),
    /** Deaths, displacement and protest in several countries. */
    getHumanitarianSummaryBatch: (input: Inputs['getHumanitarianSummaryBatch'], options?: CallOptions) =>
      this.#caller.call('getHumanitarianSummaryBatch', input, options),
  };

  readonly military = {
    /** Military aircraft in the air that say where they are. */
    listMilitaryFlights: (input: Inputs['listMilitaryFlights'] = {}, options?: CallOptions) =>
      this.#caller.list('listMilitaryFlights', input, options),
    /** Firing and exercises that navies announce. */
    listNavalExercises: (input: Inputs['listNavalExercises'] = {}, options?: CallOptions) =>
      this.#caller.list('listNavalExercises', input, options),
    /** Military aircraft by theater against its own norm. */
    getTheaterPosture: (input: Inputs['getTheaterPosture'] = {}, options?: CallOptions) =>
      this.#caller.list('getTheaterPosture', input, options),
    /** Military spending and trade in arms by country and year. */
    getDefenseIndustrialBase: (input: Inputs['getDefenseIndustrialBase'] = {}, options?: CallOptions) =>
      this.#caller.list('getDefenseIndustrialBase', input, options),
  };

  readonly economic = {
    /** Euro foreign exchange reference rates. */
    getEcbFxRates: (input: Inputs['getEcbFxRates'] = {}, options?: CallOptions) =>
      this.#caller.list('getEcbFxRates', input, options),
    /** Spot prices of crude oil and natural gas. */
    getEnergyPrices: (input: Inputs['getEnergyPrices'] = {}, options?: CallOptions) =>
      this.#caller.list('getEnergyPrices', input, options),
    /** Petroleum stocks of the United States. */
    getCrudeInventories: (input: Inputs['getCrudeInventories'] = {}, options?: CallOptions) =>
      this.#caller.list('getCrudeInventories', input, options),
    /** Nine indicators of the World Bank by country and year. */
    listWorldBankIndicators: (input: Inputs['listWorldBankIndicators'] = {}, options?: CallOptions) =>
      this.#caller.list('listWorldBankIndicators', input, options),
    /** FAO Food Price Index. */
    getFaoFoodPriceIndex: (input: Inputs['getFaoFoodPriceIndex'] = {}, options?: CallOptions) =>
      this.#caller.list('getFaoFoodPriceIndex', input, options),
    /** Yields of US Treasury securities. */
    getUsYieldCurve: (input: Inputs['getUsYieldCurve'] = {}, options?: CallOptions) =>
      this.#caller.list('getUsYieldCurve', input, options),
    /** Yields of euro area government bonds. */
    getEuYieldCurve: (input: Inputs['getEuYieldCurve'] = {}, options?: CallOptions) =>
      this.#caller.list('getEuYieldCurve', input, options),
    /** Stress in the financial system of the euro area. */
    getEuFsi: (input: Inputs['getEuFsi'] = {}, options?: CallOptions) =>
      this.#caller.list('getEuFsi', input, options),
    /** Policy rates of central banks by month. */
    getBisPolicyRates: (input: Inputs['getBisPolicyRates'] = {}, options?: CallOptions) =>
      this.#caller.list('getBisPolicyRates', input, options),
    /** Long-term interest rates by country. */
    listLongTermRates: (input: Inputs['listLongTermRates'] = {}, options?: CallOptions) =>
      this.#caller.list('listLongTermRates', input, options),
    /** Natural gas imported and exported by European countries. */
    getGasTrade: (input: Inputs['getGasTrade'] = {}, options?: CallOptions) =>
      this.#caller.list('getGasTrade', input, options),
    /** Inflation, unemployment and government debt of European countries. */
    getEurostatCountryData: (input: Inputs['getEurostatCountryData'] = {}, options?: CallOptions) =>
      this.#caller.list('getEurostatCountryData', input, options),
    /** Debt of central governments by country. */
    getNationalDebt: (input: Inputs['getNationalDebt'] = {}, options?: CallOptions) =>
      this.#caller.list('getNationalDebt', input, options),
    /** Public debt of the United States in dollars. */
    getUsPublicDebt: (input: Inputs['getUsPublicDebt'] = {}, options?: CallOptions) =>
      this.#caller.list('getUsPublicDebt', input, options),
    /** How unusual volatility, credit stress, oil, gas, yields, shares and food prices are. */
    getMacroSignals: (input: Inputs['getMacroSignals'] = {}, options?: CallOptions) =>
      this.#caller.call('getMacroSignals', input, options),
    /** Stress in volatility, credit, oil, gas and food prices. */
    getEconomicStress: (input: Inputs['getEconomicStress'] = {}, options?: CallOptions) =>
      this.#caller.call('getEconomicStress', input, options),
  };

  readonly market = {
    /** Newest prices of crude oil, natural gas and food. */
    listCommodityQuotes: (input: Inputs['listCommodityQuotes'] = {}, options?: CallOptions) =>
      this.#caller.list('listCommodityQuotes', input, options),
    /** Share prices by country. */
    getCountryStockIndex: (input: Inputs['getCountryStockIndex'] = {}, options?: CallOptions) =>
      this.#caller.list('getCountryStockIndex', input, options),
    /** Positions of large speculators in futures by week. */
    getCotPositioning: (input: Inputs['getCotPositioning'] = {}, options?: CallOptions) =>
      this.#caller.list('getCotPositioning', input, options),
    /** Whether US markets fear or seek risk. */
    getFearGreedIndex: (input: Inputs['getFearGreedIndex'] = {}, options?: CallOptions) =>
      this.#caller.call('getFearGreedIndex', input, options),
  };

  readonly trade = {
    /** Share of food in the imports of countries. */
    getFoodImportDependence: (input: Inputs['getFoodImportDependence'] = {}, options?: CallOptions) =>
      this.#caller.list('getFoodImportDependence', input, options),
    /** Reported embargoes and boycotts, and new sanctions entries. */
    getTradeRestrictions: (input: Inputs['getTradeRestrictions'] = {}, options?: CallOptions) =>
      this.#caller.call('getTradeRestrictions', input, options),
    /** Customs revenue of the United States by month. */
    getCustomsRevenue: (input: Inputs['getCustomsRevenue'] = {}, options?: CallOptions) =>
      this.#caller.list('getCustomsRevenue', input, options),
  };

  readonly consumerPrices = {
    /** Consumer price inflation by country and year or month. */
    getConsumerPriceOverview: (input: Inputs['getConsumerPriceOverview'] = {}, options?: CallOptions) =>
      this.#caller.list('getConsumerPriceOverview', input, options),
    /** Consumer prices of European countries by category and month. */
    listConsumerPriceCategories: (input: Inputs['listConsumerPriceCategories'] = {}, options?: CallOptions) =>
      this.#caller.list('listConsumerPriceCategories', input, options),
    /** Categories whose consumer prices rose or fell most. */
    listConsumerPriceMovers: (input: Inputs['listConsumerPriceMovers'] = {}, options?: CallOptions) =>
      this.#caller.call('listConsumerPriceMovers', input, options),
    /** Market prices of staple foods in countries in crisis. */
    listMarketFoodPrices: (input: Inputs['listMarketFoodPrices'] = {}, options?: CallOptions) =>
      this.#caller.list('listMarketFoodPrices', input, options),
  };

  readonly supplyChain = {
    /** Traffic of straits and canals against its own norm. */
    getChokepointHistory: (input: Inputs['getChokepointHistory'] = {}, options?: CallOptions) =>
      this.#caller.list('getChokepointHistory', input, options),
    /** Disrupted ports and straits by day. */
    listShippingDisruptions: (input: Inputs['listShippingDisruptions'] = {}, options?: CallOptions) =>
      this.#caller.list('listShippingDisruptions', input, options),
    /** Straits and canals now: traffic, warnings and disruptions. */
    getChokepointStatus: (input: Inputs['getChokepointStatus'] = {}, options?: CallOptions) =>
      this.#caller.call('getChokepointStatus', input, options),
    /** The ways round a strait or canal, and how they stand. */
    getBypassOptions: (input: Inputs['getBypassOptions'], options?: CallOptions) =>
      this.#caller.call('getBypassOptions', input, options),
    /** How much of the oil of a country passes which strait. */
    getCountryChokepointIndex: (input: Inputs['getCountryChokepointIndex'], options?: CallOptions) =>
      this.#caller.call('getCountryChokepointIndex', input, options),
    /** Disruptions of straits and ports that oil leaves by. */
    listEnergyDisruptions: (input: Inputs['listEnergyDisruptions'] = {}, options?: CallOptions) =>
      this.#caller.call('listEnergyDisruptions', input, options),
    /** Share of the usual traffic of straits and canals that is missing. */
    getShippingStress: (input: Inputs['getShippingStress'] = {}, options?: CallOptions) =>
      this.#caller.call('getShippingStress', input, options),
  };

  readonly unrest = {
    /** Reports of protest and unrest. */
    listUnrestEvents: (input: Inputs['listUnrestEvents'] = {}, options?: CallOptions) =>
      this.#caller.list('listUnrestEvents', input, options),
    /** Reports of protest by country and day. */
    getUnrestTrend: (input: Inputs['getUnrestTrend'] = {}, options?: CallOptions) =>
      this.#caller.list('getUnrestTrend', input, options),
  };

  readonly displacement = {
    /** Displaced people by country of origin. */
    getDisplacementSummary: (input: Inputs['getDisplacementSummary'] = {}, options?: CallOptions) =>
      this.#caller.list('getDisplacementSummary', input, options),
    /** How many people live around a point. */
    getPopulationExposure: (input: Inputs['getPopulationExposure'], options?: CallOptions) =>
      this.#caller.call('getPopulationExposure', input, options),
  };

  readonly sanctions = {
    /** Entries added to and removed from sanctions lists. */
    listSanctionsChanges: (input: Inputs['listSanctionsChanges'] = {}, options?: CallOptions) =>
      this.#caller.list('listSanctionsChanges', input, options),
    /** Sanctions lists and how many entries they hold. */
    listSanctionsLists: (input: Inputs['listSanctionsLists'] = {}, options?: CallOptions) =>
      this.#caller.list('listSanctionsLists', input, options),
    /** Countries by the sanctions entries that were added. */
    listSanctionsPressure: (input: Inputs['listSanctionsPressure'] = {}, options?: CallOptions) =>
      this.#caller.call('listSanctionsPressure', input, options),
    /** Sanctioned persons, organisations and ships by name, however it is spelled. */
    lookupSanctionEntity: (input: Inputs['lookupSanctionEntity'], options?: CallOptions) =>
      this.#caller.list('lookupSanctionEntity', input, options),
  };

  readonly wildfire = {
    /** Thermal hotspots by country and day. */
    getFireSummary: (input: Inputs['getFireSummary'] = {}, options?: CallOptions) =>
      this.#caller.list('getFireSummary', input, options),
    /** Where satellites see strong heat. */
    listFireDetections: (input: Inputs['listFireDetections'] = {}, options?: CallOptions) =>
      this.#caller.list('listFireDetections', input, options),
  };

  readonly prediction = {
    /** Prices of geopolitical questions in prediction markets. */
    listPredictionMarkets: (input: Inputs['listPredictionMarkets'] = {}, options?: CallOptions) =>
      this.#caller.list('listPredictionMarkets', input, options),
    /** Prediction markets whose price moved most. */
    listMarketMoves: (input: Inputs['listMarketMoves'] = {}, options?: CallOptions) =>
      this.#caller.call('listMarketMoves', input, options),
  };

  readonly infrastructure = {
    /** Internet outages by country and day. */
    listInternetOutages: (input: Inputs['listInternetOutages'] = {}, options?: CallOptions) =>
      this.#caller.list('listInternetOutages', input, options),
    /** The country of a point. */
    reverseGeocode: (input: Inputs['reverseGeocode'], options?: CallOptions) =>
      this.#caller.call('reverseGeocode', input, options),
    /** State of every feed. */
    listServiceStatuses: (input: Inputs['listServiceStatuses'] = {}, options?: CallOptions) =>
      this.#caller.call('listServiceStatuses', input, options),
    /** Warnings to shipping that name a submarine cable. */
    listCableWarnings: (input: Inputs['listCableWarnings'] = {}, options?: CallOptions) =>
      this.#caller.call('listCableWarnings', input, options),
    /** Daily series whose newest day is far from its own month. */
    listTemporalAnomalies: (input: Inputs['listTemporalAnomalies'] = {}, options?: CallOptions) =>
      this.#caller.call('listTemporalAnomalies', input, options),
    /** How far the newest day of a series is from its own month. */
    getTemporalBaseline: (input: Inputs['getTemporalBaseline'], options?: CallOptions) =>
      this.#caller.call('getTemporalBaseline', input, options),
  };

  readonly positiveEvents = {
    /** Reports of agreements and cooperation by country and day. */
    listPositiveGeoEvents: (input: Inputs['listPositiveGeoEvents'] = {}, options?: CallOptions) =>
      this.#caller.list('listPositiveGeoEvents', input, options),
  };

  readonly forecast = {
    /** The newest sealed probabilities of every region and horizon. */
    getForecasts: (input: Inputs['getForecasts'] = {}, options?: CallOptions) =>
      this.#caller.call('getForecasts', input, options),
    /** How the sealed probabilities scored, in a few numbers. */
    getForecastScorecard: (input: Inputs['getForecastScorecard'] = {}, options?: CallOptions) =>
      this.#caller.call('getForecastScorecard', input, options),
    /** Starts a simulation of all regions as a job. */
    triggerSimulation: (input: Inputs['triggerSimulation'], options?: CallOptions) =>
      this.#caller.call('triggerSimulation', input, options),
    /** A simulation of every region and its outcome. */
    getSimulationOutcome: (input: Inputs['getSimulationOutcome'] = {}, options?: CallOptions) =>
      this.#caller.call('getSimulationOutcome', input, options),
  };

  readonly shipping = {
    /** The sea route between two countries, its chokepoints and the ways round them. */
    routeIntelligence: (input: Inputs['routeIntelligence'], options?: CallOptions) =>
      this.#caller.call('routeIntelligence', input, options),
  };

  readonly thermal = {
    /** Countries with unusually many thermal hotspots. */
    listThermalEscalations: (input: Inputs['listThermalEscalations'] = {}, options?: CallOptions) =>
      this.#caller.call('listThermalEscalations', input, options),
  };

  readonly scenario = {
    /** Shocks that this service can follow to a market. */
    listScenarioTemplates: (input: Inputs['listScenarioTemplates'] = {}, options?: CallOptions) =>
      this.#caller.call('listScenarioTemplates', input, options),
    /** Starts a simulation of one region as a job. */
    runScenario: (input: Inputs['runScenario'], options?: CallOptions) =>
      this.#caller.call('runScenario', input, options),
    /** A scenario job and its outcome. */
    getScenarioStatus: (input: Inputs['getScenarioStatus'] = {}, options?: CallOptions) =>
      this.#caller.call('getScenarioStatus', input, options),
    /** Ends jobs that have not ended. */
    cancelScenario: (input: Inputs['cancelScenario'], options?: CallOptions) =>
      this.#caller.call('cancelScenario', input, options),
  };

  readonly radiation = {
    /** Gamma dose rates at the probes of Germany. */
    listRadiationObservations: (input: Inputs['listRadiationObservations'] = {}, options?: CallOptions) =>
      this.#caller.list('listRadiationObservations', input, options),
    /** Gamma dose rate of Germany by hour. */
    getRadiationSummary: (input: Inputs['getRadiationSummary'] = {}, options?: CallOptions) =>
      this.#caller.list('getRadiationSummary', input, options),
  };

  readonly research = {
    /** New papers on arXiv. */
    listArxivPapers: (input: Inputs['listArxivPapers'] = {}, options?: CallOptions) =>
      this.#caller.list('listArxivPapers', input, options),
    /** Stories of the front page of Hacker News. */
    listHackernewsItems: (input: Inputs['listHackernewsItems'] = {}, options?: CallOptions) =>
      this.#caller.list('listHackernewsItems', input, options),
  };

  readonly webcam = {
    /** Road cameras of Finland. */
    listWebcams: (input: Inputs['listWebcams'] = {}, options?: CallOptions) =>
      this.#caller.list('listWebcams', input, options),
    /** Addresses of the pictures of one camera. */
    getWebcamImage: (input: Inputs['getWebcamImage'], options?: CallOptions) =>
      this.#caller.call('getWebcamImage', input, options),
  };

  readonly imagery = {
    /** Satellite scenes over straits and canals. */
    searchImagery: (input: Inputs['searchImagery'] = {}, options?: CallOptions) =>
      this.#caller.list('searchImagery', input, options),
  };

  readonly giving = {
    /** Humanitarian funding by receiving country. */
    getGivingSummary: (input: Inputs['getGivingSummary'] = {}, options?: CallOptions) =>
      this.#caller.list('getGivingSummary', input, options),
  };

  readonly resilience = {
    /** How well a country can bear shocks, by six figures. */
    getResilienceScore: (input: Inputs['getResilienceScore'], options?: CallOptions) =>
      this.#caller.call('getResilienceScore', input, options),
    /** Every country by its resilience score. */
    getResilienceRanking: (input: Inputs['getResilienceRanking'] = {}, options?: CallOptions) =>
      this.#caller.call('getResilienceRanking', input, options),
  };

  readonly leads = {
    /** Registers an address for news of this service. */
    registerInterest: (input: Inputs['registerInterest'], options?: CallOptions) =>
      this.#caller.call('registerInterest', input, options),
    /** Leaves the operator a message. */
    submitContact: (input: Inputs['submitContact'], options?: CallOptions) =>
      this.#caller.call('submitContact', input, options),
  };

  readonly batch = {
    /** Several GET operations in one request. */
    executeBatch: (input: Inputs['executeBatch'], options?: CallOptions) =>
      this.#caller.call('executeBatch', input, options),
  };

  readonly platform = {
    /** Freshness of the data. */
    health: (input: Inputs['health'] = {}, options?: CallOptions) =>
      this.#caller.call('health', input, options),
    /** The process is up. */
    livez: (input: Inputs['livez'] = {}, options?: CallOptions) =>
      this.#caller.call('livez', input, options),
    /** The store is reachable and its migrations are current. */
    readyz: (input: Inputs['readyz'] = {}, options?: CallOptions) =>
      this.#caller.call('readyz', input, options),
    /** What is running. */
    version: (input: Inputs['version'] = {}, options?: CallOptions) =>
      this.#caller.call('version', input, options),
    /** Regions and summaries for starting a client, in one request. */
    bootstrap: (input: Inputs['bootstrap'] = {}, options?: CallOptions) =>
      this.#caller.call('bootstrap', input, options),
    /** The account of a credential and what it may do. */
    me: (input: Inputs['me'] = {}, options?: CallOptions) =>
      this.#caller.call('me', input, options),
    /** API keys, without their secrets. */
    listKeys: (input: Inputs['listKeys'] = {}, options?: CallOptions) =>
      this.#caller.list('listKeys', input, options),
    /** Creates an API key and sets the plan of its account. */
    createKey: (input: Inputs['createKey'], options?: CallOptions) =>
      this.#caller.call('createKey', input, options),
    /** Revokes an API key. */
    revokeKey: (input: Inputs['revokeKey'], options?: CallOptions) =>
      this.#caller.call('revokeKey', input, options),
    /** Browsers that are signed in. */
    listSessions: (input: Inputs['listSessions'] = {}, options?: CallOptions) =>
      this.#caller.call('listSessions', input, options),
    /** Signs a browser out. */
    endSession: (input: Inputs['endSession'], options?: CallOptions) =>
      this.#caller.call('endSession', input, options),
    /** Data sources and their terms. */
    attribution: (input: Inputs['attribution'] = {}, options?: CallOptions) =>
      this.#caller.call('attribution', input, options),
    /** Public keys of snapshot signatures. */
    jwks: (input: Inputs['jwks'] = {}, options?: CallOptions) =>
      this.#caller.call('jwks', input, options),
    /** Public key of `v1a` webhook signatures. */
    webhookKeys: (input: Inputs['webhookKeys'] = {}, options?: CallOptions) =>
      this.#caller.call('webhookKeys', input, options),
    /** List of the export files with their hashes, and the data set in Croissant and schema.org. */
    exportDocument: (input: Inputs['exportDocument'], options?: CallOptions) =>
      this.#caller.call('exportDocument', input, options),
    /** Purges cached content. */
    cachePurge: (input: Inputs['cachePurge'], options?: CallOptions) =>
      this.#caller.call('cachePurge', input, options),
  };
}
