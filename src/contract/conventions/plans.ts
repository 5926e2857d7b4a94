/** What a plan allows an account, all its keys together. `undefined` means without limit. */
export interface Plan {
  readonly planKey: string;
  /** 0 is free; 1 and above count as Pro. */
  readonly tier: number;
  readonly requestsPerMinute: number;
  readonly requestsPerUtcDay: number | undefined;
  readonly deductionsPerUtcDay: number | undefined;
  /** Further limits of single operations, by operation id, e.g. `GetRegionalSnapshot`. */
  readonly requestsPerMinuteByOperation?: Readonly<Record<string, number>>;
}

const allows = (perMinute: number, perDay: number | undefined, deductions: number | undefined) => ({
  requestsPerMinute: perMinute,
  requestsPerUtcDay: perDay,
  deductionsPerUtcDay: deductions,
});

const PRO = allows(120, 10_000, 500);
const STARTER = allows(60, 1_000, 1_000);
const BUSINESS = allows(300, 10_000, 10_000);

/** Every plan that can be bought, by tier. Configuration may replace the numbers, never the keys. */
export const PLANS: readonly Plan[] = [
  { planKey: 'free', tier: 0, ...allows(60, 1_000, 0) },
  { planKey: 'pro_monthly', tier: 1, ...PRO },
  { planKey: 'pro_annual', tier: 1, ...PRO },
  { planKey: 'api_starter', tier: 2, ...STARTER },
  { planKey: 'api_starter_annual', tier: 2, ...STARTER },
  { planKey: 'api_business', tier: 2, ...BUSINESS },
  { planKey: 'api_business_annual', tier: 2, ...BUSINESS },
  { planKey: 'enterprise', tier: 3, ...allows(1_000, undefined, undefined) },
];

/** The plan of an account without a subscription. */
export const FREE_PLAN_KEY = 'free';

/** Tier from which a Pro-gated operation is open. */
export const PRO_TIER = 1;

/** Requests per minute and client address on endpoints that need no credential. */
export const ANONYMOUS_REQUESTS_PER_MINUTE = 60;

/** Requests per minute and client address with a credential that does not hold; beyond, 429 instead of 401. */
export const FAILED_AUTH_PER_MINUTE = 60;

/** Questions per hour and client address of visitors of the public console; the built-in analyst answers them. */
export const VISITOR_QUESTIONS_PER_HOUR = 5;

/** Every number that is metered. */
export interface Limits {
  readonly plans: readonly Plan[];
  readonly anonymousRequestsPerMinute: number;
  readonly wrongCredentialsPerMinute: number;
  /** By operation, instead of the calls per UTC day that it declares itself. */
  readonly callsPerUtcDay?: Readonly<Record<string, number>>;
}

export const DEFAULT_LIMITS: Limits = {
  plans: PLANS,
  anonymousRequestsPerMinute: ANONYMOUS_REQUESTS_PER_MINUTE,
  wrongCredentialsPerMinute: FAILED_AUTH_PER_MINUTE,
};
