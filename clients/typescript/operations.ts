/* Generated from the contract by `npm run generate`. */
import type {
  BatchRequest,
  BatchResponse,
  DeductSituationRequest,
  DeductSituationResponse,
  DiffRegionalSnapshotsResponse,
  ExplainRegionalSnapshotResponse,
  GetCalibrationResponse,
  GetCountryRiskResponse,
  GetCountryStateResponse,
  GetRegimeHistoryResponse,
  GetRegionalBriefResponse,
  GetRegionalSnapshotResponse,
  GetSnapshotCompanionResponse,
  ListAirportDelaysResponse,
  ListAirspaceRestrictionsResponse,
  ListClimateDisastersResponse,
  ListCountryStatesResponse,
  ListCyberThreatsResponse,
  ListDiseaseOutbreaksResponse,
  ListEarthquakesResponse,
  ListEvidenceResponse,
  ListForecastersResponse,
  ListForecastsResponse,
  ListHeadlinesResponse,
  ListNaturalEventsResponse,
  ListNavalExercisesResponse,
  ListNavigationalWarningsResponse,
  ListRegionalSnapshotsResponse,
  ListRegionsResponse,
  ListSecurityAdvisoriesResponse,
  ListUcdpEventsResponse,
  SimulateRegionalSnapshotRequest,
  SimulateRegionalSnapshotResponse,
  SubmitForecastRequest,
  SubmitForecastResponse,
} from './schema.d.ts';

/** Method and path of every operation. */
export const OPERATIONS = {
  getRegionalSnapshot: { method: 'GET', path: '/api/intelligence/v1/get-regional-snapshot' },
  deductSituation: { method: 'POST', path: '/api/intelligence/v1/deduct-situation' },
  listRegions: { method: 'GET', path: '/api/intelligence/v1/list-regions' },
  listRegionalSnapshots: { method: 'GET', path: '/api/intelligence/v1/list-regional-snapshots' },
  getRegionalSnapshotAt: { method: 'GET', path: '/api/intelligence/v1/get-regional-snapshot-at' },
  getRegimeHistory: { method: 'GET', path: '/api/intelligence/v1/get-regime-history' },
  getRegionalBrief: { method: 'GET', path: '/api/intelligence/v1/get-regional-brief' },
  getCountryState: { method: 'GET', path: '/api/intelligence/v1/get-country-state' },
  getCountryRisk: { method: 'GET', path: '/api/intelligence/v1/get-country-risk' },
  listCountryStates: { method: 'GET', path: '/api/intelligence/v1/list-country-states' },
  getSnapshotCompanion: { method: 'GET', path: '/api/intelligence/v1/get-snapshot-companion' },
  listEvidence: { method: 'GET', path: '/api/intelligence/v1/list-evidence' },
  diffRegionalSnapshots: { method: 'GET', path: '/api/intelligence/v1/diff-regional-snapshots' },
  explainRegionalSnapshot: { method: 'GET', path: '/api/intelligence/v1/explain-regional-snapshot' },
  simulateRegionalSnapshot: { method: 'POST', path: '/api/intelligence/v1/simulate-regional-snapshot' },
  getCalibration: { method: 'GET', path: '/api/intelligence/v1/get-calibration' },
  listForecasts: { method: 'GET', path: '/api/intelligence/v1/list-forecasts' },
  submitForecast: { method: 'POST', path: '/api/intelligence/v1/submit-forecast' },
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
  executeBatch: { method: 'POST', path: '/api/batch/v1/execute' },
} as const;

export type OperationName = keyof typeof OPERATIONS;

/** What every operation takes. */
export interface Inputs {
  getRegionalSnapshot: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
  };
  deductSituation: DeductSituationRequest;
  listRegions: {
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
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
  };
  getSnapshotCompanion: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
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
  };
  diffRegionalSnapshots: {
    /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
    region_id: string;
    /** First snapshot: as of this instant. Epoch milliseconds, ISO 8601 or an offset from now. */
    from: string;
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
  };
  submitForecast: SubmitForecastRequest;
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
    ne_lat?: number;
    /** Eastern edge, degrees; less than `sw_lon` across the antimeridian. */
    ne_lon?: number;
    /** Southern edge, degrees. */
    sw_lat?: number;
    /** Western edge, degrees. */
    sw_lon?: number;
    /** Only items of this instant or later. Epoch milliseconds, ISO 8601 or an offset. */
    start?: string;
    /** Only items before this instant. Epoch milliseconds, ISO 8601 or an offset. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list; `csv` has the same rows, the cursor in `X-Next-Cursor`, `geojson` the rows as features. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "geojson";
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
    /** Only items of this instant or later. Epoch milliseconds, ISO 8601 or an offset. */
    start?: string;
    /** Only items before this instant. Epoch milliseconds, ISO 8601 or an offset. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list; `csv` has the same rows, the cursor in `X-Next-Cursor`, `geojson` the rows as features. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "geojson";
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
    /** Only items of this instant or later. Epoch milliseconds, ISO 8601 or an offset. */
    start?: string;
    /** Only items before this instant. Epoch milliseconds, ISO 8601 or an offset. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list; `csv` has the same rows, the cursor in `X-Next-Cursor`, `geojson` the rows as features. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "geojson";
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
    /** Only items of this instant or later. Epoch milliseconds, ISO 8601 or an offset. */
    start?: string;
    /** Only items before this instant. Epoch milliseconds, ISO 8601 or an offset. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list; `csv` has the same rows, the cursor in `X-Next-Cursor`, `geojson` the rows as features. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "geojson";
  };
  listSecurityAdvisories: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later. Epoch milliseconds, ISO 8601 or an offset. */
    start?: string;
    /** Only items before this instant. Epoch milliseconds, ISO 8601 or an offset. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list; `csv` has the same rows, the cursor in `X-Next-Cursor`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv";
  };
  listCyberThreats: {
    /** Only items of this instant or later. Epoch milliseconds, ISO 8601 or an offset. */
    start?: string;
    /** Only items before this instant. Epoch milliseconds, ISO 8601 or an offset. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list; `csv` has the same rows, the cursor in `X-Next-Cursor`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv";
  };
  listDiseaseOutbreaks: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later. Epoch milliseconds, ISO 8601 or an offset. */
    start?: string;
    /** Only items before this instant. Epoch milliseconds, ISO 8601 or an offset. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list; `csv` has the same rows, the cursor in `X-Next-Cursor`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv";
  };
  listHeadlines: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later. Epoch milliseconds, ISO 8601 or an offset. */
    start?: string;
    /** Only items before this instant. Epoch milliseconds, ISO 8601 or an offset. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list; `csv` has the same rows, the cursor in `X-Next-Cursor`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv";
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
    /** Only items of this instant or later. Epoch milliseconds, ISO 8601 or an offset. */
    start?: string;
    /** Only items before this instant. Epoch milliseconds, ISO 8601 or an offset. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list; `csv` has the same rows, the cursor in `X-Next-Cursor`, `geojson` the rows as features. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "geojson";
  };
  listAirspaceRestrictions: {
    /** ISO 3166-1 alpha-2 code of a country. */
    country?: string;
    /** Only items of this instant or later. Epoch milliseconds, ISO 8601 or an offset. */
    start?: string;
    /** Only items before this instant. Epoch milliseconds, ISO 8601 or an offset. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list; `csv` has the same rows, the cursor in `X-Next-Cursor`. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv";
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
    /** Only items of this instant or later. Epoch milliseconds, ISO 8601 or an offset. */
    start?: string;
    /** Only items before this instant. Epoch milliseconds, ISO 8601 or an offset. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list; `csv` has the same rows, the cursor in `X-Next-Cursor`, `geojson` the rows as features. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "geojson";
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
    /** Only items of this instant or later. Epoch milliseconds, ISO 8601 or an offset. */
    start?: string;
    /** Only items before this instant. Epoch milliseconds, ISO 8601 or an offset. */
    end?: string;
    /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
    at?: string;
    /** Maximum number of items, 1 to 1000; 100 when absent. */
    page_size?: number;
    /** Older name of `page_size`; ignored where that is given. */
    limit?: number;
    /** Start of the page: `nextCursor` of the previous page, unchanged. Opaque. */
    cursor?: string;
    /** Form of the list; `csv` has the same rows, the cursor in `X-Next-Cursor`, `geojson` the rows as features. As `Accept` names it when absent; `json` with `jmespath`. */
    format?: "json" | "csv" | "geojson";
  };
  executeBatch: BatchRequest;
}

/** What every operation answers. */
export interface Responses {
  getRegionalSnapshot: GetRegionalSnapshotResponse;
  deductSituation: DeductSituationResponse;
  listRegions: ListRegionsResponse;
  listRegionalSnapshots: ListRegionalSnapshotsResponse;
  getRegionalSnapshotAt: GetRegionalSnapshotResponse;
  getRegimeHistory: GetRegimeHistoryResponse;
  getRegionalBrief: GetRegionalBriefResponse;
  getCountryState: GetCountryStateResponse;
  getCountryRisk: GetCountryRiskResponse;
  listCountryStates: ListCountryStatesResponse;
  getSnapshotCompanion: GetSnapshotCompanionResponse;
  listEvidence: ListEvidenceResponse;
  diffRegionalSnapshots: DiffRegionalSnapshotsResponse;
  explainRegionalSnapshot: ExplainRegionalSnapshotResponse;
  simulateRegionalSnapshot: SimulateRegionalSnapshotResponse;
  getCalibration: GetCalibrationResponse;
  listForecasts: ListForecastsResponse;
  submitForecast: SubmitForecastResponse;
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
  executeBatch: BatchResponse;
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
  /** Every region, with the numbers of its latest snapshot. */
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
  /** Evidence of one snapshot, with the parts that cite it. */
  listEvidence: (input: Inputs['listEvidence'], options?: Options) => call('listEvidence', input, options),
  /** Differences between two snapshots of one region. */
  diffRegionalSnapshots: (input: Inputs['diffRegionalSnapshots'], options?: Options) => call('diffRegionalSnapshots', input, options),
  /** Explanation of one value of a snapshot. */
  explainRegionalSnapshot: (input: Inputs['explainRegionalSnapshot'], options?: Options) => call('explainRegionalSnapshot', input, options),
  /** The latest snapshot of one region with hypothetical observations. */
  simulateRegionalSnapshot: (input: Inputs['simulateRegionalSnapshot'], options?: Options) => call('simulateRegionalSnapshot', input, options),
  /** Scores of the published lane probabilities. */
  getCalibration: (input: Inputs['getCalibration'] = {}, options?: Options) => call('getCalibration', input, options),
  /** Published lane sets with their seals and outcomes, newest first. */
  listForecasts: (input: Inputs['listForecasts'] = {}, options?: Options) => call('listForecasts', input, options),
  /** Seals a caller's lane probabilities for a region or country before the outcome begins. */
  submitForecast: (input: Inputs['submitForecast'], options?: Options) => call('submitForecast', input, options),
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
  /** Several GET operations in one request. */
  executeBatch: (input: Inputs['executeBatch'], options?: Options) => call('executeBatch', input, options),
});
