import { DEFAULT_LIMITS, type Limits, type Plan } from '../../contract/conventions/plans.ts';

/** Limits, or what is wrong with the text that should change them. */
export type LimitsRead =
  | { readonly ok: true; readonly limits: Limits }
  | { readonly ok: false; readonly problem: string };

type Numbers = Readonly<Record<string, unknown>>;

/** Far above any rate that one machine serves. */
const MAX_LIMIT = 1_000_000_000;

/**
 * The contract's limits with the numbers that a JSON text replaces, e.g. `{"anonymousRequestsPerMinute": 600, "plans":
 * {"free": {"requestsPerUtcDay": "unlimited", "requestsPerMinuteByOperation": {"GetRegionalSnapshot": 10}}}}`.
 * @param operationIds operations that a plan may limit
 */
export function readLimits(text: string, operationIds: readonly string[]): LimitsRead {
  try {
    const { plans = {}, ...rest } = object(JSON.parse(text), 'LIMITS');
    known(rest, ['anonymousRequestsPerMinute', 'wrongCredentialsPerMinute'], 'LIMITS');
    const changes = object(plans, 'plans');
    known(
      changes,
      DEFAULT_LIMITS.plans.map(({ planKey }) => planKey),
      'plans',
    );
    const { anonymousRequestsPerMinute, wrongCredentialsPerMinute } = DEFAULT_LIMITS;
    const limits = {
      anonymousRequestsPerMinute: wholeNumber(rest, 'anonymousRequestsPerMinute') ?? anonymousRequestsPerMinute,
      wrongCredentialsPerMinute: wholeNumber(rest, 'wrongCredentialsPerMinute') ?? wrongCredentialsPerMinute,
      plans: DEFAULT_LIMITS.plans.map((plan) =>
        changed(plan, object(changes[plan.planKey] ?? {}, plan.planKey), operationIds),
      ),
    };
    return { ok: true, limits };
  } catch (error) {
    if (error instanceof WrongLimits) return { ok: false, problem: error.problem };
    if (error instanceof SyntaxError) return { ok: false, problem: 'is not JSON' };
    throw error;
  }
}

class WrongLimits extends Error {
  readonly problem: string;

  constructor(problem: string) {
    super(problem);
    this.problem = problem;
  }
}

function changed(plan: Plan, numbers: Numbers, operationIds: readonly string[]): Plan {
  const { requestsPerMinuteByOperation: given = {}, ...rest } = numbers;
  known(rest, ['requestsPerMinute', 'requestsPerUtcDay', 'deductionsPerUtcDay'], plan.planKey);
  const byOperation = object(given, 'requestsPerMinuteByOperation');
  known(byOperation, operationIds, 'requestsPerMinuteByOperation');
  // Retry-After promises an end of the wait, so no limit is 0; the free plan has no DeductSituation.
  const min = plan.tier === 0 ? 0 : 1;
  return {
    ...plan,
    requestsPerMinute: wholeNumber(rest, 'requestsPerMinute') ?? plan.requestsPerMinute,
    requestsPerUtcDay: perDay(rest, 'requestsPerUtcDay', { min: 1, otherwise: plan.requestsPerUtcDay }),
    deductionsPerUtcDay: perDay(rest, 'deductionsPerUtcDay', { min, otherwise: plan.deductionsPerUtcDay }),
    requestsPerMinuteByOperation: Object.fromEntries(
      Object.keys(byOperation).flatMap((name) => {
        const limit = wholeNumber(byOperation, name);
        return limit === undefined ? [] : [[name, limit]];
      }),
    ),
  };
}

function perDay(
  numbers: Numbers,
  name: string,
  bounds: { readonly min: number; readonly otherwise: number | undefined },
): number | undefined {
  return numbers[name] === 'unlimited' ? undefined : (wholeNumber(numbers, name, bounds.min) ?? bounds.otherwise);
}

function wholeNumber(numbers: Numbers, name: string, min = 1): number | undefined {
  const value = numbers[name];
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= MAX_LIMIT) return value;
  throw new WrongLimits(`needs a whole number from ${min} to ${MAX_LIMIT} in ${name}`);
}

function object(value: unknown, name: string): Numbers {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new WrongLimits(name === 'LIMITS' ? 'is not a JSON object' : `needs a JSON object in ${name}`);
  return Object.fromEntries(Object.entries(value));
}

function known(numbers: Numbers, names: readonly string[], where: string): void {
  const unknown = Object.keys(numbers).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new WrongLimits(`has an unknown name in ${where}: ${unknown}`);
}
