/**
 * Surviving changes that change nothing a caller can see, by reason: of each file the code and what stands in its place, as the
 * report prints them.
 */
export const EQUIVALENT = [
  {
    reason: 'guard or default that the types ask for; the case does not occur',
    changes: {
      'src/evaluation/student-t-survival.ts': ['Math.abs(value) < 1e-300 → false'],
      'src/evaluation/consistency-bars.ts': ['shares[i]?.fill → shares[i].fill'],
      'src/evaluation/lane-calibration.ts': [
        'bars.bins[i]?.high → bars.bins[i].high',
        'bars.bins[i]?.low → bars.bins[i].low',
        'parts?.reliability → parts.reliability',
        'parts?.resolution → parts.resolution',
        'parts?.uncertainty → parts.uncertainty',
      ],
      'src/evaluation/reliability-bins.ts': ['bin === undefined → false'],
      'src/evaluation/region-outcome.ts': [
        'outcome === undefined → false',
        '\'no_outcome_data\' → ""',
        "{ status: 'no_outcome_data' } → {}",
      ],
      'src/projection/equality.ts': ['other !== undefined → true'],
      'src/projection/slice-items.ts': ['item !== undefined → true', 'step > 0 → step >= 0'],
      'src/gateway/stages/entitlement.ts': ["found.status === 'known' → true", "verdict.status === 'known' → true"],
      'src/identity/entitlements.ts': [
        "verdict.status === 'known' → true",
        'subscription.paidUntil !== undefined → true',
      ],
      'src/gateway/rates/account-allowance.ts': ['entitlement?.status → entitlement.status'],
      'src/gateway/stages/throttle.ts': ['waiting.take()?.() → waiting.take()()'],
      'src/gateway/rates/address-subject.ts': ['\'\' → "Stryker was here!"'],
      'src/gateway/rates/rate-windows.ts': [
        "verdict.status === 'known' → true",
        "one.status === 'unverifiable' || other.status === 'unverifiable' → false",
        "one.status === 'unverifiable' || other.status === 'unverifiable' → one.status === 'unverifiable' && other.status === 'unverifiable'",
        "one.status === 'unverifiable' → false",
        "other.status === 'unverifiable' → false",
        '\'unverifiable\' → ""',
      ],
      'src/stores/counters/memory-limiter.ts': [
        'generation?.index → generation.index',
        'count?.used → count.used',
        'limit !== undefined → true',
      ],
      'src/stores/counters/redis-limiter.ts': ['at === undefined → false'],
      'src/gateway/stages/idempotency.ts': ["ending.status === 'done' → true"],
      'src/projection/functions/call-function.ts': [
        'known === undefined → false',
        '\'unknown-function\' → ""',
        `\`unknown function \${name}()\` → \`\``,
      ],
      'src/projection/functions/arguments.ts': ['value === undefined → false'],
      'src/projection/parse-expression.ts': [
        "{ kind: 'end', at: this.#at } → {}",
        '\'end\' → ""',
        'default: this.#at -= 1; throw this.#unexpected(); → default:',
        'this.#at -= 1 → this.#at += 1',
        'start !== null → true',
        'this.#binding() < PROJECTION_END → this.#binding() <= PROJECTION_END',
        'inputs > known.inputs → inputs >= known.inputs',
      ],
      'src/projection/split-tokens.ts': ['error instanceof SyntaxError → true'],
      'src/projection/functions/number-functions.ts': ["typeof value === 'bigint' → true"],
      'src/evaluation/skill-against-best.ts': ['best === undefined → false'],
      'src/gateway/stages/header-validation.ts': ['key === undefined → false'],
      'src/evaluation/cluster-mean.ts': ['one?.total → one.total', 'one?.count → one.count'],
      'src/evaluation/murphy-decomposition.ts': ['bin === undefined → false'],
      'src/projection/functions/order-functions.ts': [
        'best !== undefined → true',
        "typeof left === 'string' && typeof right === 'string' → typeof left === 'string' || typeof right === 'string'",
        "typeof left === 'string' → true",
        "typeof right === 'string' → true",
      ],
    },
  },
  {
    reason: 'absent, undefined and false are the same to every reader',
    changes: {
      'src/gateway/rates/account-allowance.ts': [
        '[] → ["Stryker was here"]',
        "entitlement?.status === 'known' → true",
        'limit === undefined → false',
        'requestsPerUtcDay === undefined → false',
      ],
      'src/gateway/stages/entitlement.ts': ['{ entitlement: undefined } → {}'],
      'src/gateway/stages/request-rate.ts': ['{ counted: undefined } → {}'],
      'src/identity/entitlements.ts': [
        "isStale === true && verdict.status === 'known' → true",
        "isStale === true && verdict.status === 'known' → isStale === true || verdict.status === 'known'",
        'isStale === true → true',
        'timeoutMs === undefined → false',
        '\'lapsed\' → ""',
        '\'expired\' → ""',
        "case 'expired': return false; → case 'expired':",
      ],
    },
  },
  {
    reason: 'the module cannot be loaded, so that no test runs',
    changes: {
      'src/evaluation/scored-forecast.ts': ['(lane, place) => [lane, place] → () => undefined'],
      'src/projection/read-number.ts': ['-(2n ** 63n) → +(2n ** 63n)'],
    },
  },
  {
    reason: 'label for readers of the code',
    changes: {
      'src/gateway/stages/entitlement.ts': ['\'entitlement\' → ""'],
      'src/gateway/stages/header-validation.ts': ['\'header validation\' → ""'],
      'src/gateway/stages/idempotency.ts': ['\'idempotency\' → ""'],
      'src/gateway/stages/model-quota.ts': ['\'model quota\' → ""'],
      'src/gateway/stages/operator-scope.ts': ['\'operator scope\' → ""'],
      'src/gateway/stages/request-rate.ts': ['\'request rate\' → ""'],
      'src/gateway/stages/throttle.ts': ['\'throttle\' → ""'],
      'src/stores/counters/redis-limiter.ts': ['\'answered\' → ""'],
    },
  },
  {
    reason: 'the same result by other steps',
    changes: {
      'src/evaluation/consistency-bars.ts': ['draw < draws → draw <= draws'],
      'src/evaluation/daily-outcomes.ts': ['endDay <= lastDay → true'],
      'src/evaluation/diebold-mariano.ts': ['n < 2 → false'],
      'src/evaluation/region-outcome.ts': [
        'known !== undefined → false',
        `\`\${iso2} \${horizon}\` → \`\``,
        '[] → ["Stryker was here"]',
        'firstDayOf(Math.max(...coveredMonths) + 1) - 1 → firstDayOf(Math.max(...coveredMonths) + 1) + 1',
      ],
      'src/projection/read-json-value.ts': ['false → true'],
      'src/projection/read-number.ts': ['written.length > MAX_INTEGER_CHARACTERS → false'],
      'src/projection/write-json-value.ts': [
        "typeof value === 'object' → true",
        'this.text.length + value.length > this.#maxUnits → this.text.length + value.length >= this.#maxUnits',
      ],
      'src/identity/ttl-cache.ts': ['generation += 1 → generation -= 1'],
      'src/gateway/rates/address-subject.ts': ['\'0\' → ""'],
      'src/stores/counters/memory-limiter.ts': [
        'known !== undefined → false',
        'count?.used === 0 → true',
        'counts.some(isNew) → true',
        'used === 0 → true',
      ],
      'src/projection/functions/number-functions.ts': ['value < 0n → value <= 0n'],
      'src/projection/parse-expression.ts': ["this.#take('*') → false", '\'*\' → ""'],
      'src/projection/split-tokens.ts': ['/[ \\t\\r\\n]+/y → /[ \\t\\r\\n]/y'],
      'src/projection/functions/order-functions.ts': [
        'compare(candidate, best) * sign → compare(candidate, best) / sign',
      ],
      'src/projection/functions/reverse-text.ts': [
        'at < text.length → at <= text.length',
        'at < units.length → at <= units.length',
      ],
      'src/projection/functions/text-functions.ts': ['at < text.length → at <= text.length'],
      'src/stores/stored-answer.ts': ['left < right → left <= right'],
      'src/evaluation/average-precision.ts': ['found += happenedCount → found -= happenedCount'],
      'src/evaluation/count-crps.ts': ['k < Math.max(masses.length, count) → k <= Math.max(masses.length, count)'],
      'src/evaluation/murphy-decomposition.ts': [
        '(happened ? 1 : 0) - bin.happenedCount / bin.count → (happened ? 1 : 0) + bin.happenedCount / bin.count',
        'bin.happenedCount / bin.count → bin.happenedCount * bin.count',
      ],
      'src/evaluation/ranked-probability-score.ts': ['LANES_BY_SEVERITY.slice(0, -1) → LANES_BY_SEVERITY'],
    },
  },
  {
    reason: 'a bound that no figure meets exactly',
    changes: {
      'src/evaluation/diebold-mariano.ts': ['variance > 1e-300 → variance >= 1e-300'],
      'src/evaluation/student-t-survival.ts': [
        'Math.abs(d * c - 1) < 1e-15 → Math.abs(d * c - 1) <= 1e-15',
        'Math.abs(value) < 1e-300 → Math.abs(value) <= 1e-300',
      ],
    },
  },
  {
    reason: 'the same figure but for rounding: turns of a series that has converged, or its other form where both do',
    changes: {
      'src/evaluation/student-t-survival.ts': [
        'a + b → a - b',
        'x < (a + 1) / (a + b + 2) → x <= (a + 1) / (a + b + 2)',
        'Math.abs(d * c - 1) < 1e-15 → false',
        'd * c - 1 → d * c + 1',
        'd * c → d / c',
        'm <= 500 → m < 500',
        'z < 10 → z <= 10',
      ],
    },
  },
];
