import type {
  BatchOperation,
  BatchResponse,
  DeductSituationRequest,
  DeductSituationResponse,
  DiffRegionalSnapshotsResponse,
  EvidenceItem,
  ExplainRegionalSnapshotResponse,
  GetCalibrationResponse,
  GetRegimeHistoryResponse,
  GetRegionalSnapshotResponse,
  ListEvidenceResponse,
  ListForecastsResponse,
  ListRegionalSnapshotsResponse,
  ListRegionsResponse,
  PublishedForecast,
  SimulateRegionalSnapshotRequest,
  SimulateRegionalSnapshotResponse,
} from './schema.d.ts';

export type * from './schema.d.ts';

export interface ClientOptions {
  /** Origin of the service, e.g. `http://127.0.0.1:8080`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** `globalThis.fetch` unless given. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  /** Aborts the call; every call should have one. */
  readonly signal?: AbortSignal;
}

export interface PageOptions {
  /** Most items of the page. */
  readonly limit?: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

/** Epoch ms, both ends included. */
export interface SpanOptions {
  readonly from?: number;
  readonly to?: number;
}

/** Only evidence that is exactly so. */
export interface EvidenceFilter {
  /** As of which instant, epoch ms; the latest snapshot when absent. */
  readonly at?: number;
  readonly type?: EvidenceItem['type'];
  readonly source?: string;
  readonly theater?: string;
  readonly corridor?: string;
}

/** Only forecasts that are exactly so. */
export interface ForecastFilter {
  readonly regionId?: string;
  readonly horizon?: PublishedForecast['horizon'];
}

/** Anything but a success. */
export class ServiceError extends Error {
  readonly status: number;
  /** `X-Error-Code`. */
  readonly code: string;
  /** Quote it when asking for help. */
  readonly requestId: string;
  /** Seconds, when the service says so. */
  readonly retryAfterSeconds: number | undefined;
  readonly body: unknown;

  constructor(response: Response, body: unknown) {
    const code = response.headers.get('x-error-code') ?? 'unknown';
    super(`${response.status} ${code}`);
    this.name = 'ServiceError';
    this.status = response.status;
    this.code = code;
    this.requestId = response.headers.get('x-request-id') ?? '';
    const retryAfter = response.headers.get('retry-after');
    this.retryAfterSeconds = retryAfter === null ? undefined : Number(retryAfter);
    this.body = body;
  }
}

/**
 * A caller of the service. The service's contract is trusted for the shape of a success.
 * @throws ServiceError on every status but 2xx, and whatever `fetch` throws
 */
export function createClient(options: ClientOptions) {
  const { baseUrl, apiKey, fetch = globalThis.fetch } = options;

  async function call<T>(path: string, init: RequestInit): Promise<T> {
    const headers = { 'X-Service-Key': apiKey, Accept: 'application/json', ...init.headers };
    const response = await fetch(new URL(path, baseUrl), { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw new ServiceError(response, jsonOrText(text));
    const body: T = JSON.parse(text);
    return body;
  }

  const post = (body: unknown, { signal }: CallOptions): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });

  /** A read; members that are `undefined` are not sent. */
  const read = <T>(
    rpcName: string,
    parameters: { readonly [name: string]: string | number | undefined },
    { signal }: CallOptions,
  ): Promise<T> => {
    const sent = Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
    );
    const query = sent.length === 0 ? '' : `?${new URLSearchParams(sent)}`;
    return call(`/api/intelligence/v1/${rpcName}${query}`, signal === undefined ? {} : { signal });
  };

  return {
    /** The latest stored snapshot of one region. */
    getRegionalSnapshot: (regionId: string, { signal }: CallOptions = {}): Promise<GetRegionalSnapshotResponse> =>
      call(
        `/api/intelligence/v1/get-regional-snapshot?region_id=${encodeURIComponent(regionId)}`,
        signal === undefined ? {} : { signal },
      ),
    /** A situational analysis of a question. */
    deductSituation: (
      request: DeductSituationRequest,
      callOptions: CallOptions = {},
    ): Promise<DeductSituationResponse> => call('/api/intelligence/v1/deduct-situation', post(request, callOptions)),
    /** Every region, with the numbers of its latest snapshot. */
    listRegions: (callOptions: CallOptions = {}): Promise<ListRegionsResponse> => read('list-regions', {}, callOptions),
    /** The stored snapshots of one region, newest first. */
    listRegionalSnapshots: (
      regionId: string,
      { from, to, limit, cursor, ...rest }: CallOptions & PageOptions & SpanOptions = {},
    ): Promise<ListRegionalSnapshotsResponse> =>
      read('list-regional-snapshots', { region_id: regionId, from, to, limit, cursor }, rest),
    /** The snapshot of one region as of an instant, epoch ms. */
    getRegionalSnapshotAt: (
      regionId: string,
      at: number,
      callOptions: CallOptions = {},
    ): Promise<GetRegionalSnapshotResponse> =>
      read('get-regional-snapshot-at', { region_id: regionId, at }, callOptions),
    /** The regimes of one region, newest first. */
    getRegimeHistory: (
      regionId: string,
      { limit, cursor, ...rest }: CallOptions & PageOptions = {},
    ): Promise<GetRegimeHistoryResponse> => read('get-regime-history', { region_id: regionId, limit, cursor }, rest),
    /** What changed between the snapshots of one region as of two instants, epoch ms. */
    diffRegionalSnapshots: (
      regionId: string,
      from: number,
      { to, ...rest }: CallOptions & { readonly to?: number } = {},
    ): Promise<DiffRegionalSnapshotsResponse> =>
      read('diff-regional-snapshots', { region_id: regionId, from, to }, rest),
    /** Where one value of a snapshot comes from; `pointer` is a JSON Pointer, `at` epoch ms. */
    explainRegionalSnapshot: (
      regionId: string,
      pointer: string,
      { at, ...rest }: CallOptions & { readonly at?: number } = {},
    ): Promise<ExplainRegionalSnapshotResponse> =>
      read('explain-regional-snapshot', { region_id: regionId, pointer, at }, rest),
    /** What the latest snapshot of one region would be, had other things been observed. */
    simulateRegionalSnapshot: (
      request: SimulateRegionalSnapshotRequest,
      callOptions: CallOptions = {},
    ): Promise<SimulateRegionalSnapshotResponse> =>
      call('/api/intelligence/v1/simulate-regional-snapshot', post(request, callOptions)),
    /** The evidence behind one snapshot, and what cites it. */
    listEvidence: (
      regionId: string,
      { at, type, source, theater, corridor, limit, cursor, ...rest }: CallOptions & PageOptions & EvidenceFilter = {},
    ): Promise<ListEvidenceResponse> =>
      read('list-evidence', { region_id: regionId, at, type, source, theater, corridor, limit, cursor }, rest),
    /** How good the published lane probabilities have been. */
    getCalibration: ({
      regionId,
      horizon,
      modelVersion,
      ...rest
    }: CallOptions & ForecastFilter & { readonly modelVersion?: string } = {}): Promise<GetCalibrationResponse> =>
      read('get-calibration', { region_id: regionId, horizon, model_version: modelVersion }, rest),
    /** Published lane sets with their seals and outcomes, newest first. */
    listForecasts: ({
      regionId,
      horizon,
      status,
      limit,
      cursor,
      ...rest
    }: CallOptions &
      PageOptions &
      ForecastFilter & { readonly status?: PublishedForecast['status'] } = {}): Promise<ListForecastsResponse> =>
      read('list-forecasts', { region_id: regionId, horizon, status, limit, cursor }, rest),
    /** Up to 20 GET operations in one request. */
    batch: (operations: readonly BatchOperation[], callOptions: CallOptions = {}): Promise<BatchResponse> =>
      call('/api/batch/v1/execute', post({ operations }, callOptions)),
  };
}

/** An error may come from something between us and the service, in any form. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
