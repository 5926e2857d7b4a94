/** One broken rule: `field` is the name as the caller sent it or should have sent it. */
export interface Violation {
  readonly field: string;
  readonly description: string;
}

export type ProjectionReason =
  | 'expression_too_long'
  | 'invalid_expression'
  | 'projection_too_large'
  | 'projection_too_costly';

/** Everything that can refuse or fail a request. Closed: `gateway/render-failure.ts` answers each case exactly once. */
export type Failure =
  | { readonly code: 'malformed_request'; readonly detail: string }
  | { readonly code: 'request_timeout' }
  | { readonly code: 'uri_too_long'; readonly limitBytes: number }
  | { readonly code: 'headers_too_large'; readonly detail: string }
  | { readonly code: 'expectation_failed' }
  | { readonly code: 'origin_refused' }
  | { readonly code: 'route_not_found' }
  | { readonly code: 'method_not_allowed'; readonly allow: readonly string[] }
  | { readonly code: 'unauthenticated'; readonly reason: UnauthenticatedReason }
  | {
      readonly code: 'not_entitled';
      readonly requiredTier: number;
      readonly currentTier: number;
      readonly planKey: string;
    }
  | { readonly code: 'entitlement_unverifiable' }
  | { readonly code: 'operator_required' }
  | { readonly code: 'rate_limited'; readonly retryAfterSeconds: number }
  | { readonly code: 'streams_busy'; readonly retryAfterSeconds: number }
  | { readonly code: 'payload_too_large'; readonly limitBytes: number }
  | { readonly code: 'unsupported_media_type'; readonly detail: string }
  | { readonly code: 'validation_failed'; readonly violations: readonly Violation[] }
  | { readonly code: 'idempotency_key_reused' }
  | { readonly code: 'idempotency_conflict'; readonly retryAfterSeconds: number }
  | { readonly code: 'idempotency_store_full'; readonly retryAfterSeconds: number }
  | {
      readonly code: 'projection_failed';
      readonly reason: ProjectionReason;
      readonly detail: string;
      readonly originalKeys: readonly string[];
      /** Steps until it was refused. */
      readonly cost: number;
    }
  | { readonly code: 'region_unknown'; readonly regionId: string }
  | { readonly code: 'country_unknown'; readonly country: string }
  | { readonly code: 'snapshot_not_ready'; readonly regionId: string; readonly retryAfterSeconds: number }
  | { readonly code: 'snapshot_not_found'; readonly regionId: string; readonly instant: number }
  /** @property subject what nothing is stored of: a region's id, or a store in words */
  | { readonly code: 'at_unavailable'; readonly subject: string; readonly earliest: number }
  | { readonly code: 'evidence_expired'; readonly keptSince: number }
  | { readonly code: 'pointer_unknown'; readonly pointer: string }
  | { readonly code: 'export_not_ready'; readonly retryAfterSeconds: number }
  | { readonly code: 'range_not_satisfiable'; readonly byteCount: number }
  | { readonly code: 'conversation_unknown' }
  | { readonly code: 'allowance_used'; readonly maxCount: number }
  | { readonly code: 'channel_unconfigured' }
  /** @property kind what of the account was named, in words */
  | { readonly code: 'item_unknown'; readonly kind: string }
  | { readonly code: 'already_sealed' }
  | { readonly code: 'name_taken' }
  | { readonly code: 'outcome_begun' }
  | { readonly code: 'submission_limit'; readonly retryAfterSeconds: number }
  | { readonly code: 'assessment_busy'; readonly retryAfterSeconds: number }
  | {
      readonly code: 'store_unavailable';
      readonly retryAfterSeconds: number;
      /** The store answers, but its disk is full. */
      readonly isDiskFull?: boolean;
      /** What the store threw, for a caller in the same process; never sent. */
      readonly cause?: unknown;
    }
  | { readonly code: 'model_unavailable'; readonly retryAfterSeconds: number }
  | { readonly code: 'internal' };

export type FailureCode = Failure['code'];

/** Why a request is unauthenticated; the response states only missing, ambiguous or invalid. */
export type UnauthenticatedReason = 'missing' | 'ambiguous' | 'invalid';

export type FailureOf<C extends FailureCode> = Extract<Failure, { readonly code: C }>;
