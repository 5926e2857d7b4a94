import { Counter, Histogram, type Registry } from 'prom-client';
import { FAILURES } from '../../contract/conventions/failures.ts';
import { PLANS } from '../../contract/conventions/plans.ts';
import { ENDPOINT_NAMES } from '../../contract/endpoints.ts';
import { type AccessEntry, KNOWN_METHODS } from '../../gateway/access-entry.ts';

/** Counts answers. A label's values are closed sets of ours, so no caller can make a series. */
export interface RequestMetrics {
  answered(entry: AccessEntry): void;
}

/** Seconds: a read takes some 0.1 ms, the longest operation 25 s. */
const DURATION_BUCKETS = [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.05, 0.25, 1, 5, 25];
/** Bytes: errors take some 100, snapshots 10,000 to 100,000, batches up to 20 MB. */
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
  return endpoints * (counted + histograms + refusals + 1) + callers + 3 + 1;
})();

/** What is looked up once for an endpoint and then only counted up. */
interface Row {
  readonly duration: { observe(seconds: number): void };
  readonly size: { observe(bytes: number): void };
  readonly rateLimited: { inc(): void };
  readonly answers: Map<string, { inc(): void }>;
  readonly errors: Map<string, { inc(): void }>;
}

export function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  const requests = new Counter({
    name: 'barograph_requests_total',
    help: 'Answers by endpoint, method and status; batched operations count too.',
    labelNames: ['endpoint', 'method', 'status'],
    registers,
  });
  const errors = new Counter({
    name: 'barograph_request_errors_total',
    help: 'Errors by endpoint and X-Error-Code.',
    labelNames: ['endpoint', 'code'],
    registers,
  });
  const rateLimited = new Counter({
    name: 'barograph_rate_limited_total',
    help: 'Requests refused by a limit.',
    labelNames: ['endpoint'],
    registers,
  });
  const callers = new Counter({
    name: 'barograph_callers_total',
    help: 'Answers by kind of credential and tier of the plan; none where it was not looked at.',
    labelNames: ['scheme', 'tier'],
    registers,
  });
  const durations = new Histogram({
    name: 'barograph_request_duration_seconds',
    help: 'From the request line to the finished answer.',
    labelNames: ['endpoint'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const sizes = new Histogram({
    name: 'barograph_response_bytes',
    help: 'Bytes of answer bodies.',
    labelNames: ['endpoint'],
    buckets: SIZE_BUCKETS,
    registers,
  });
  const idempotent = new Counter({
    name: 'barograph_idempotent_requests_total',
    help: 'Requests with an idempotency key: used, replayed, or without the guarantee.',
    labelNames: ['outcome'],
    registers,
  });
  const alone = new Counter({
    name: 'barograph_requests_counted_alone_total',
    help: 'Requests counted by this process alone because the shared counters did not answer.',
    registers,
  });

  const rows = new Map<string, Row>();
  const bindRow = (endpoint: string): Row => {
    const row: Row = {
      duration: durations.labels(endpoint),
      size: sizes.labels(endpoint),
      rateLimited: rateLimited.labels(endpoint),
      answers: new Map(),
      errors: new Map(),
    };
    rows.set(endpoint, row);
    return row;
  };
  const callerCounters = new Map<string, { inc(): void }>();

  return {
    answered({ endpoint = NONE, method, status, code, scheme = NONE, tier, ...entry }) {
      const row = rows.get(endpoint) ?? bindRow(endpoint);
      childOf(row.answers, `${method} ${status}`, () =>
        requests.labels(endpoint, method, oneOf(STATUSES, String(status))),
      ).inc();
      row.duration.observe(entry.durationMs / 1_000);
      row.size.observe(entry.bytes);
      childOf(callerCounters, tier === undefined ? scheme : `${scheme} ${tier}`, () =>
        callers.labels(scheme, tier === undefined ? NONE : oneOf(TIERS, String(tier))),
      ).inc();
      if (code !== undefined) childOf(row.errors, code, () => errors.labels(endpoint, code)).inc();
      if (code === 'rate_limited') row.rateLimited.inc();
      if (entry.idempotency !== undefined) idempotent.inc({ outcome: entry.idempotency });
      if (entry.countedAlone) alone.inc();
    },
  };
}

const oneOf = (known: ReadonlySet<string>, value: string): string => (known.has(value) ? value : OTHER);

function childOf<T>(children: Map<string, T>, key: string, bind: () => T): T {
  const known = children.get(key);
  if (known !== undefined) return known;
  const child = bind();
  children.set(key, child);
  return child;
}
