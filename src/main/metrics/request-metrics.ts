import type { Registry } from 'prom-client';
import { FAILURES } from '../../contract/conventions/failures.ts';
import { PLANS } from '../../contract/conventions/plans.ts';
import { ENDPOINT_NAMES } from '../../contract/endpoints.ts';
import { type AccessEntry, KEY_OUTCOMES, KNOWN_METHODS } from '../../gateway/access-entry.ts';
import { type Distribution, observe, type Tally, talliedCounter, talliedHistogram } from './tallies.ts';

/** Counts answers. Label values are closed sets, so no caller can add a series. */
export interface RequestMetrics {
  answered(entry: AccessEntry): void;
  /** A connection was not taken. */
  connectionRejected(): void;
}

/** Seconds: a read takes about 0.1 ms, the longest operation 25 s; an alert uses 0.1 s. */
const DURATION_BUCKETS = [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.05, 0.1, 0.25, 1, 5, 25];
/** Bytes: errors take about 100, snapshots 10,000 to 100,000, batches up to 20 MB. */
const SIZE_BUCKETS = [256, 1_024, 8_192, 32_768, 131_072, 1_048_576, 20_971_520];

const STATUSES = new Set(['200', '204', '304', ...Object.values(FAILURES).map(({ status }) => String(status))]);
const TIERS = new Set(PLANS.map(({ tier }) => String(tier)));
const NONE = 'none';
const OTHER = 'other';

/** Most series that requests can make: the product of the closed sets. */
export const REQUEST_SERIES_BOUND = ((): number => {
  const endpoints = ENDPOINT_NAMES.length + 1;
  const counted = (KNOWN_METHODS.length + 1) * (STATUSES.size + 1);
  const histograms = DURATION_BUCKETS.length + SIZE_BUCKETS.length + 2 * 3;
  const refusals = Object.keys(FAILURES).length;
  const callers = 3 * (TIERS.size + 1);
  return endpoints * (counted + histograms + refusals + 1) + callers + KEY_OUTCOMES.length + 2;
})();

/** What is looked up once for an endpoint and then only counted up. */
interface Row {
  readonly duration: Distribution;
  readonly size: Distribution;
  readonly rateLimited: Tally;
  /** By method, then by status. */
  readonly answers: Map<string, Map<number, Tally>>;
  readonly errors: Map<string, Tally>;
}

export function createRequestMetrics(registry: Registry): RequestMetrics {
  const requests = talliedCounter({
    name: 'barograph_requests_total',
    help: 'Answers by endpoint, method and status; batched operations count too.',
    labelNames: ['endpoint', 'method', 'status'],
    registry,
  });
  const errors = talliedCounter({
    name: 'barograph_request_errors_total',
    help: 'Errors by endpoint and X-Error-Code.',
    labelNames: ['endpoint', 'code'],
    registry,
  });
  const rateLimited = talliedCounter({
    name: 'barograph_rate_limited_total',
    help: 'Requests rejected by a limit.',
    labelNames: ['endpoint'],
    registry,
  });
  const callers = talliedCounter({
    name: 'barograph_callers_total',
    help: 'Answers by kind of credential and tier of the plan; none if it was not checked.',
    labelNames: ['scheme', 'tier'],
    registry,
  });
  const durations = talliedHistogram(
    {
      name: 'barograph_request_duration_seconds',
      help: 'Seconds from the parsed request to the finished answer.',
      labelNames: ['endpoint'],
      registry,
    },
    DURATION_BUCKETS,
  );
  const sizes = talliedHistogram(
    { name: 'barograph_response_bytes', help: 'Bytes of answer bodies.', labelNames: ['endpoint'], registry },
    SIZE_BUCKETS,
  );
  const idempotent = talliedCounter({
    name: 'barograph_idempotent_requests_total',
    help: 'Requests with an idempotency key: executed, replayed, in_progress, conflict, store_full, unavailable (no guarantee) or unused.',
    labelNames: ['outcome'],
    registry,
  });
  for (const outcome of KEY_OUTCOMES) idempotent({ outcome });
  const alone = talliedCounter({
    name: 'barograph_requests_counted_alone_total',
    help: 'Requests counted by this process alone because the shared counters were unreachable.',
    labelNames: [],
    registry,
  })({});

  const rejected = talliedCounter({
    name: 'barograph_connections_rejected_total',
    help: 'Connections closed unread because the limit of open files leaves no room for them.',
    labelNames: [],
    registry,
  })({});

  const rows = new Map<string, Row>();
  const rowOf = (endpoint: string): Row =>
    rows.get(endpoint) ??
    kept(rows, endpoint, {
      duration: durations({ endpoint }),
      size: sizes({ endpoint }),
      rateLimited: rateLimited({ endpoint }),
      answers: new Map(),
      errors: new Map(),
    });
  const callersByScheme = new Map<string, Map<number | undefined, Tally>>();

  return {
    answered(entry) {
      const { endpoint = NONE, method, status, code, scheme = NONE, tier } = entry;
      const row = rowOf(endpoint);
      // Looked up without a closure: this runs for every answer, and everything it asks for is nearly always there.
      const answers = row.answers.get(method) ?? kept(row.answers, method, new Map<number, Tally>());
      const answer =
        answers.get(status) ?? kept(answers, status, requests({ endpoint, method, status: oneOf(STATUSES, status) }));
      answer.count += 1;
      observe(row.duration, DURATION_BUCKETS, entry.durationMs / 1_000);
      observe(row.size, SIZE_BUCKETS, entry.bytes);
      const tiers = callersByScheme.get(scheme) ?? kept(callersByScheme, scheme, new Map<number | undefined, Tally>());
      const caller =
        tiers.get(tier) ?? kept(tiers, tier, callers({ scheme, tier: tier === undefined ? NONE : oneOf(TIERS, tier) }));
      caller.count += 1;
      if (code !== undefined) (row.errors.get(code) ?? kept(row.errors, code, errors({ endpoint, code }))).count += 1;
      if (code === 'rate_limited') row.rateLimited.count += 1;
      if (entry.idempotency !== undefined) idempotent({ outcome: entry.idempotency }).count += 1;
      if (entry.countedAlone) alone.count += 1;
    },
    connectionRejected() {
      rejected.count += 1;
    },
  };
}

const oneOf = (known: ReadonlySet<string>, value: number): string => (known.has(String(value)) ? String(value) : OTHER);

function kept<Key, T>(children: Map<Key, T>, key: Key, child: T): T {
  children.set(key, child);
  return child;
}
