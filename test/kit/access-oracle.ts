import type { EndpointName } from '../../src/contract/endpoints.ts';

/** Who may call an endpoint (SPEC.md Endpoints; CONTRACT.md §3 and §11). */
type Access = 'anyone' | 'any credential' | 'pro' | 'operator';

/** Endpoints that are open to more callers, or fewer, than Pro subscribers. */
const EXCEPTIONS: Readonly<Partial<Record<EndpointName, Access>>> = {
  getCalibration: 'anyone',
  getSnapshotReceipt: 'anyone',
  mcp: 'anyone',
  protectedResource: 'anyone',
  protectedMcpResource: 'anyone',
  submitForecast: 'any credential',
  getCountryRisk: 'any credential',
  listForecasters: 'any credential',
  listEarthquakes: 'any credential',
  listNavigationalWarnings: 'any credential',
  listNaturalEvents: 'any credential',
  listClimateDisasters: 'any credential',
  listSecurityAdvisories: 'any credential',
  listCyberThreats: 'any credential',
  listDiseaseOutbreaks: 'any credential',
  listHeadlines: 'any credential',
  listAviationNews: 'any credential',
  listClimateNews: 'any credential',
  listAirportDelays: 'any credential',
  listAirspaceRestrictions: 'any credential',
  listUcdpEvents: 'any credential',
  listNavalExercises: 'any credential',
  listMilitaryFlights: 'any credential',
  getEnergyPrices: 'any credential',
  getCrudeInventories: 'any credential',
  listWorldBankIndicators: 'any credential',
  getFaoFoodPriceIndex: 'any credential',
  getUsYieldCurve: 'any credential',
  getEuYieldCurve: 'any credential',
  getEuFsi: 'any credential',
  getBisPolicyRates: 'any credential',
  listLongTermRates: 'any credential',
  getGasTrade: 'any credential',
  getEurostatCountryData: 'any credential',
  listCommodityQuotes: 'any credential',
  getCountryStockIndex: 'any credential',
  getFoodImportDependence: 'any credential',
  getConsumerPriceOverview: 'any credential',
  listConsumerPriceCategories: 'any credential',
  listConsumerPriceMovers: 'any credential',
  listMarketFoodPrices: 'any credential',
  getChokepointHistory: 'any credential',
  listShippingDisruptions: 'any credential',
  listGpsInterference: 'any credential',
  listOrefAlerts: 'any credential',
  getGdeltTopicTimeline: 'any credential',
  listGdeltArticles: 'any credential',
  getCountryPortActivity: 'any credential',
  getCountryEnergyProfile: 'any credential',
  listGeopoliticalRisk: 'any credential',
  listConflictReports: 'any credential',
  listAcledEvents: 'any credential',
  listUnrestEvents: 'any credential',
  getUnrestTrend: 'any credential',
  getTheaterPosture: 'any credential',
  trackAircraft: 'any credential',
  getDefenseIndustrialBase: 'any credential',
  getDisplacementSummary: 'any credential',
  getPopulationExposure: 'any credential',
  getExploitedVulnerabilityTrend: 'any credential',
  listSanctionsChanges: 'any credential',
  listSanctionsLists: 'any credential',
  lookupSanctionEntity: 'any credential',
  listWeatherWarnings: 'any credential',
  getCo2Monitoring: 'any credential',
  getOceanIceData: 'any credential',
  getCustomsRevenue: 'any credential',
  getCotPositioning: 'any credential',
  getFireSummary: 'any credential',
  listFireDetections: 'any credential',
  listPredictionMarkets: 'any credential',
  getVesselSnapshot: 'any credential',
  listInternetOutages: 'any credential',
  listPositiveGeoEvents: 'any credential',
  getEcbFxRates: 'any credential',
  reverseGeocode: 'any credential',
  getCountryFacts: 'any credential',
  listServiceStatuses: 'any credential',
  getForecasts: 'any credential',
  getForecastScorecard: 'any credential',
  listCrossSourceSignals: 'any credential',
  getRiskScores: 'any credential',
  getChokepointStatus: 'any credential',
  getMacroSignals: 'any credential',
  listThermalEscalations: 'any credential',
  getFearGreedIndex: 'any credential',
  getTradeRestrictions: 'any credential',
  listEnergyDisruptions: 'any credential',
  listMarketMoves: 'any credential',
  compareEarthquakeNetworks: 'any credential',
  searchGdeltDocuments: 'any credential',
  getHumanitarianSummary: 'any credential',
  getHumanitarianSummaryBatch: 'any credential',
  listTropicalCyclones: 'any credential',
  listCableWarnings: 'any credential',
  listFeedDigest: 'any credential',
  listTemporalAnomalies: 'any credential',
  getTemporalBaseline: 'any credential',
  listScenarioTemplates: 'any credential',
  getAirportOpsSummary: 'any credential',
  executeBatch: 'any credential',
  listRadiationObservations: 'any credential',
  getRadiationSummary: 'any credential',
  listArxivPapers: 'any credential',
  listHackernewsItems: 'any credential',
  listWebcams: 'any credential',
  searchImagery: 'any credential',
  getGivingSummary: 'any credential',
  getWebcamImage: 'any credential',
  getEconomicStress: 'any credential',
  getShippingStress: 'any credential',
  computeEnergyShock: 'any credential',
  registerInterest: 'anyone',
  submitContact: 'anyone',
  health: 'anyone',
  livez: 'anyone',
  readyz: 'anyone',
  version: 'anyone',
  bootstrap: 'any credential',
  me: 'any credential',
  listKeys: 'any credential',
  createKey: 'operator',
  revokeKey: 'any credential',
  listSessions: 'any credential',
  endSession: 'any credential',
  attribution: 'anyone',
  jwks: 'anyone',
  webhookKeys: 'anyone',
  atomFeed: 'anyone',
  jsonFeed: 'anyone',
  cachePurge: 'operator',
  metrics: 'operator',
  openapiJson: 'anyone',
  openapiYaml: 'anyone',
  docs: 'anyone',
};

/** Who may call an endpoint. A new one is for Pro subscribers unless a row above says otherwise. */
export const accessTo = (name: EndpointName): Access => EXCEPTIONS[name] ?? 'pro';

export const SCHEMES = [
  'X-Service-Key',
  'X-Api-Key',
  'an alias',
  'a bearer',
  'a key and a bearer of its account',
  'a key and a bearer of another account',
  'two keys of one account',
  'one key under two names',
  'a repeated line',
  'an empty header',
  'nothing',
] as const;
export type Scheme = (typeof SCHEMES)[number];

export const CREDENTIAL_STATES = [
  'valid',
  'malformed',
  'bad checksum',
  'unknown',
  'wrong secret',
  'revoked',
  'expired',
  'unverifiable',
] as const;
export type CredentialState = (typeof CREDENTIAL_STATES)[number];

export const SUBSCRIPTION_STATES = [
  'active',
  'cancelled, paid',
  'cancelled, over',
  'lapsed',
  'expired',
  'free',
  'none',
  'unknown plan',
  'store error',
  'store time-out',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** What the answer must be; the members of its body, text left open. */
export interface Expected {
  readonly status: 200 | 401 | 403 | 503;
  readonly code?: string;
  /** Body members in order; absent for a 200. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly retryAfter?: string;
}

export interface Row {
  readonly access: Access;
  readonly scheme: Scheme;
  readonly state: CredentialState;
  readonly subscription: SubscriptionState;
  readonly planKey: string;
  readonly isOperator: boolean;
}

/** Stands for a sentence of any words. */
export const SENTENCE = '<sentence>';

const OK: Expected = { status: 200 };
const UNAUTHENTICATED: Expected = { status: 401, code: 'unauthenticated', body: { error: SENTENCE } };
const UNVERIFIABLE: Expected = {
  status: 403,
  code: 'entitlement_unverifiable',
  body: { error: SENTENCE },
  retryAfter: '5',
};
const STORE_DOWN: Expected = {
  status: 503,
  code: 'store_unavailable',
  body: { message: SENTENCE },
  retryAfter: '5',
};
const NO_OPERATOR: Expected = { status: 403, code: 'operator_required', body: { error: SENTENCE } };

/** The answer that SPEC.md Authentication and CONTRACT.md §1–§3 ask for. */
export function expectedAnswer(row: Row): Expected {
  const sender = senderOf(row);
  // §2: what is presented must hold, also where nothing is asked for.
  if (sender === 'refused') return UNAUTHENTICATED;
  if (row.access === 'anyone') return OK;
  if (sender === 'anonymous') return UNAUTHENTICATED;
  // SPEC rule 2 says 403 for a Pro-gated endpoint; elsewhere the store alone is to blame.
  if (sender === 'unknown for now') return row.access === 'pro' ? UNVERIFIABLE : STORE_DOWN;
  if (row.access === 'operator') return row.isOperator ? OK : NO_OPERATOR;
  return row.access === 'pro' ? proAnswer(row) : OK;
}

/** §2, one sentence after the other. */
function senderOf({ scheme, state }: Row): 'anonymous' | 'refused' | 'unknown for now' | 'known' {
  if (scheme === 'nothing' || scheme === 'an empty header') return 'anonymous';
  if (scheme === 'a repeated line' || scheme === 'two keys of one account') return 'refused';
  if (state === 'unverifiable') return 'unknown for now';
  if (state !== 'valid') return 'refused';
  return scheme === 'a key and a bearer of another account' ? 'refused' : 'known';
}

/** §3, entitlement outcomes on a gated operation. */
function proAnswer({ subscription, planKey }: Row): Expected {
  switch (subscription) {
    case 'active':
    case 'cancelled, paid':
      return OK;
    case 'store error':
    case 'store time-out':
    case 'unknown plan':
      return UNVERIFIABLE;
    case 'cancelled, over':
    case 'lapsed':
    case 'expired':
    case 'free':
    case 'none':
      return {
        status: 403,
        code: 'not_entitled',
        body: { error: SENTENCE, requiredTier: 1, currentTier: 0, planKey },
      };
  }
}
