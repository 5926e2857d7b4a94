import { type Caller, isVisitor } from '../../contract/conventions/caller.ts';
import { FREE_PLAN_KEY, type Limits, type Plan, VISITOR_QUESTIONS_PER_HOUR } from '../../contract/conventions/plans.ts';
import type { EntitlementVerdict } from '../../ports/credentials.ts';
import type { RateWindow } from '../../ports/rate-limiter.ts';
import type { GatewayRequest } from '../exchange.ts';
import type { Route } from '../routes.ts';
import { addressSubject } from './address-subject.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** What the windows of a request follow from. */
export interface WindowSubject {
  readonly request: Pick<GatewayRequest, 'clientAddress'>;
  readonly route: Route;
  readonly caller: Caller | undefined;
  readonly entitlement: EntitlementVerdict | undefined;
}

/** The windows a request counts in: its account's by plan, or without a caller its client address's. */
export function requestWindows(exchange: WindowSubject, limits: Limits): readonly RateWindow[] {
  const { caller, entitlement } = exchange;
  const { endpoint } = exchange.route;
  if (caller === undefined || isVisitor(caller)) {
    const minute = addressWindow(exchange.request.clientAddress, 'requests', limits.anonymousRequestsPerMinute);
    return [minute, ...dayOfOperation(minute.subject, { endpoint, limits })];
  }
  return callerWindows(caller, {
    verdict: required(entitlement, 'the entitlement of a caller'),
    endpoint,
    limits,
  });
}

interface Metering {
  readonly endpoint: Pick<Route['endpoint'], 'operationId' | 'callsPerUtcDay'>;
  readonly limits: Limits;
}

/** The day of an operation that limits its calls itself. */
function dayOfOperation(subject: string, { endpoint, limits }: Metering): readonly RateWindow[] {
  const { operationId, callsPerUtcDay } = endpoint;
  if (callsPerUtcDay === undefined) return [];
  const limit = limits.callsPerUtcDay?.[operationId] ?? callsPerUtcDay;
  return [{ subject, counter: operationId, policy: 'operation-day', lengthMs: DAY_MS, limit }];
}

interface WindowBasis extends Metering {
  readonly verdict: EntitlementVerdict;
}

/** Those of the caller's last request: mostly the next one counts in the same. */
const lastWindows = new WeakMap<Caller, WindowBasis & { readonly windows: readonly RateWindow[] }>();

function callerWindows(caller: Caller, basis: WindowBasis): readonly RateWindow[] {
  const last = lastWindows.get(caller);
  if (last !== undefined && isSame(last, basis)) return last.windows;
  const { verdict, endpoint, limits } = basis;
  // An account of unknown plan gets the free numbers, counted apart: its true count may be far above them.
  const subject = `${verdict.status === 'known' ? 'account' : 'unverified'}:${caller.accountId}`;
  const windows = [
    ...accountWindows(subject, planThatServes(verdict, limits.plans), endpoint.operationId),
    ...dayOfOperation(subject, basis),
  ];
  lastWindows.set(caller, { ...basis, windows });
  return windows;
}

const isSame = (last: WindowBasis, next: WindowBasis): boolean =>
  last.endpoint.operationId === next.endpoint.operationId &&
  last.limits === next.limits &&
  isSameEntitlement(last.verdict, next.verdict);

/** The window of failed authentication; a valid credential from the same address never counts in it. */
export const failedAuthWindows = (exchange: Pick<WindowSubject, 'request'>, limits: Limits): readonly RateWindow[] => [
  addressWindow(exchange.request.clientAddress, 'wrong-credentials', limits.wrongCredentialsPerMinute),
];

/** The window of model runs, counted for every account, also where the plan sets no limit. */
export function modelWindows({ request, caller, entitlement }: WindowSubject, limits: Limits): readonly RateWindow[] {
  const asking = required(caller, 'the caller of a model');
  if (isVisitor(asking)) return [visitorWindow(request.clientAddress)];
  const { accountId } = asking;
  const limit = servingPlan(entitlement, limits.plans).deductionsPerUtcDay;
  return [{ subject: `account:${accountId}`, counter: 'model-runs', policy: 'model-day', lengthMs: DAY_MS, limit }];
}

function accountWindows(subject: string, plan: Plan, operationId: string): readonly RateWindow[] {
  const { requestsPerMinute, requestsPerUtcDay, requestsPerMinuteByOperation = {} } = plan;
  const minute = { subject, counter: 'requests', policy: 'minute', lengthMs: MINUTE_MS, limit: requestsPerMinute };
  const day = { subject, counter: 'requests', policy: 'day', lengthMs: DAY_MS, limit: requestsPerUtcDay };
  const ofOperation = Object.hasOwn(requestsPerMinuteByOperation, operationId)
    ? [{ ...minute, counter: operationId, policy: 'operation', limit: requestsPerMinuteByOperation[operationId] }]
    : [];
  return [minute, ...(requestsPerUtcDay === undefined ? [] : [day]), ...ofOperation];
}

const addressWindow = (address: string, counter: string, limit: number): RateWindow => ({
  subject: `address:${addressSubject(address)}`,
  counter,
  policy: 'address',
  lengthMs: MINUTE_MS,
  limit,
});

/** Questions of one address that visits the public console. */
const visitorWindow = (address: string): RateWindow => ({
  subject: `address:${addressSubject(address)}`,
  counter: 'visitor-questions',
  policy: 'visitor-hour',
  lengthMs: HOUR_MS,
  limit: VISITOR_QUESTIONS_PER_HOUR,
});

/** The plan whose limits an account has. @throws Error without an entitlement, which the order of the stages excludes */
export const servingPlan = (entitlement: EntitlementVerdict | undefined, plans: readonly Plan[]): Plan =>
  planThatServes(required(entitlement, 'the entitlement of a caller'), plans);

/** A subscription that does not serve leaves the free plan's limits. */
function planThatServes(verdict: EntitlementVerdict, plans: readonly Plan[]): Plan {
  const paid =
    verdict.status === 'known'
      ? plans.find(({ planKey, tier }) => planKey === verdict.planKey && tier === verdict.tier)
      : undefined;
  return required(paid ?? plans.find(({ planKey }) => planKey === FREE_PLAN_KEY), 'the free plan');
}

/** Whether two verdicts lead to the same windows. */
function isSameEntitlement(one: EntitlementVerdict, other: EntitlementVerdict): boolean {
  if (one.status === 'unverifiable' || other.status === 'unverifiable') return one.status === other.status;
  return one.planKey === other.planKey && one.tier === other.tier;
}

/** @throws Error when it is missing, which the order of the stages excludes */
function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${what} is missing`);
  return value;
}
