import { existsSync, readdirSync } from 'node:fs';

/**
 * What mutation testing judges: the source files of a part, the fast tests that have to notice each change of them, and how long
 * the part may take. SQL and Lua are text to a mutator: src/stores/idempotency-store.ts and src/stores/counters/limit-script.ts
 * are judged by the conformance suites on real servers instead.
 */
export const PARTS = [
  {
    name: 'entitlement',
    sources: [
      'src/contract/conventions/plans.ts',
      'src/gateway/stages/entitlement.ts',
      'src/gateway/stages/operator-scope.ts',
      'src/identity/change-subscription.ts',
      'src/identity/entitlements.ts',
      'src/identity/ttl-cache.ts',
    ],
    tests: [
      'src/gateway/stages/entitlement.test.ts',
      'src/identity/change-subscription.test.ts',
      'src/identity/entitlements.test.ts',
      'src/identity/ttl-cache.test.ts',
    ],
    limitMinutes: 20,
  },
  {
    name: 'limiter',
    sources: [
      'src/gateway/rates/*.ts',
      'src/gateway/stages/model-quota.ts',
      'src/gateway/stages/request-rate.ts',
      'src/gateway/stages/throttle.ts',
      'src/stores/counters/memory-limiter.ts',
      'src/stores/counters/redis-limiter.ts',
      'src/stores/counters/window-states.ts',
    ],
    tests: [
      'src/gateway/rates/*.test.ts',
      'src/gateway/stages/model-quota.test.ts',
      'src/gateway/stages/request-rate.test.ts',
      'src/gateway/stages/throttle.test.ts',
      'src/stores/counters/*.test.ts',
      'test/gateway/me.test.ts',
    ],
    limitMinutes: 30,
  },
  {
    name: 'idempotency',
    sources: [
      'src/gateway/idempotency/*.ts',
      'src/gateway/stages/header-validation.ts',
      'src/gateway/stages/idempotency.ts',
      'src/stores/stored-answer.ts',
    ],
    tests: [
      'src/gateway/idempotency/*.test.ts',
      'src/gateway/stages/header-validation.test.ts',
      'src/gateway/stages/idempotency.test.ts',
      'src/stores/stored-answer.test.ts',
    ],
    limitMinutes: 30,
  },
  {
    name: 'scoring',
    sources: ['src/evaluation/*.ts'],
    // Without frequencies.test.ts, which takes longer than the others together.
    tests: [
      'src/evaluation/calibration.test.ts',
      'src/evaluation/cluster-mean.test.ts',
      'src/evaluation/country-lane.test.ts',
      'src/evaluation/daily-outcomes.test.ts',
      'src/evaluation/forecast-figures.test.ts',
      'src/evaluation/ranking.test.ts',
      'src/evaluation/region-lane.test.ts',
      'src/evaluation/region-outcome.test.ts',
      'src/evaluation/scores.test.ts',
      'src/evaluation/skill.test.ts',
    ],
    limitMinutes: 90,
  },
  {
    name: 'projection',
    sources: ['src/projection/*.ts', 'src/projection/functions/*.ts'],
    tests: ['src/projection/*.test.ts'],
    limitMinutes: 120,
  },
];

/** Paths of a part's source files. */
export const sourcesOf = ({ sources }) => pathsOf(sources).filter((path) => !path.endsWith('.test.ts'));

/** Files that patterns `folder/*ending` and plain paths name. */
export const pathsOf = (patterns) =>
  patterns.flatMap((pattern) => {
    const [folder, ending] = pattern.split('*');
    if (ending === undefined) return existsSync(pattern) ? [pattern] : [];
    return readdirSync(folder).flatMap((name) => (name.endsWith(ending) ? `${folder}${name}` : []));
  });

/** The part that the environment names. @throws RangeError without it */
export function chosenPart() {
  const name = process.env.MUTANTS_PART;
  const part = PARTS.find((candidate) => candidate.name === name);
  if (part === undefined)
    throw new RangeError(`MUTANTS_PART must be one of ${PARTS.map((one) => one.name).join(', ')}`);
  return part;
}
