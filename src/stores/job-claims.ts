import type { JobClaims, OpenJob } from '../ports/job-claims.ts';
import { integer, optionalInteger, optionalText, text } from './row-reader.ts';
import type { SqlClient, SqlValue } from './sql-client.ts';

/**
 * One row for each slot ever claimed. Every step is a single conditional statement, so exactly one of any number of
 * claimers wins. A holder whose lease ran out may still complete until another owner has claimed the slot.
 */
export function createJobClaims(client: SqlClient): JobClaims {
  const run = (name: string, statement: string, values: readonly SqlValue[]) =>
    client.query({ name: `job_claim.${name}`, text: statement, values });
  const changes = async (...statement: Parameters<typeof run>) => (await run(...statement)).length === 1;
  return {
    async claim({ job, slot, owner, leaseMs, now }) {
      const [row] = await run('claim', CLAIM, [job, slot, owner, now + leaseMs, now]);
      if (row === undefined) return undefined;
      return { attempt: integer(row, 'attempt'), failureCount: integer(row, 'failure_count') };
    },
    complete: ({ job, slot, attempt, now }) => changes('complete', COMPLETE, [job, slot, attempt, now]),
    release: ({ job, slot, attempt }) => changes('release', RELEASE, [job, slot, attempt]),
    fail: ({ job, slot, attempt, problem, now, retryAt }) =>
      // An upstream's words may end up in here, and a PostgreSQL text holds no NUL.
      changes('fail', FAIL, [job, slot, attempt, problem.replaceAll('\0', '\u{FFFD}'), now, retryAt ?? null]),
    revive: ({ job, slot }) => changes('revive', REVIVE, [job, slot]),
    open: async (only) => (await run('open', OPEN, [only === 'dead'])).map(parse),
    async lastDone(job) {
      const [row] = await run('last_done', LAST_DONE, [job]);
      return row === undefined ? undefined : text(row, 'slot');
    },
  };
}

const VANISHED = 'the worker disappeared';

const CLAIM = `INSERT INTO job_claim (job, slot, owner, attempt, leased_until) VALUES ($1, $2, $3, 1, $4)
  ON CONFLICT (job, slot) DO UPDATE
  SET owner = excluded.owner, attempt = job_claim.attempt + 1, leased_until = excluded.leased_until, retry_at = NULL,
    failure_count = job_claim.failure_count + CASE WHEN job_claim.leased_until IS NULL THEN 0 ELSE 1 END,
    last_problem = CASE WHEN job_claim.leased_until IS NULL THEN job_claim.last_problem ELSE '${VANISHED}' END
  WHERE job_claim.done_at IS NULL AND job_claim.dead_at IS NULL
    AND (job_claim.leased_until IS NULL OR job_claim.leased_until <= $5)
    AND (job_claim.retry_at IS NULL OR job_claim.retry_at <= $5)
  RETURNING attempt, failure_count`;

const HELD = 'job = $1 AND slot = $2 AND attempt = $3 AND done_at IS NULL AND leased_until IS NOT NULL';

const COMPLETE = `UPDATE job_claim SET done_at = $4, leased_until = NULL WHERE ${HELD} RETURNING attempt`;

const RELEASE = `UPDATE job_claim SET leased_until = NULL, failure_count = 0, last_problem = NULL
  WHERE ${HELD} RETURNING attempt`;

const FAIL = `UPDATE job_claim SET leased_until = NULL, failure_count = failure_count + 1, last_problem = $4,
    retry_at = $6::bigint, dead_at = CASE WHEN $6::bigint IS NULL THEN $5::bigint END
  WHERE ${HELD} RETURNING attempt`;

const REVIVE = `UPDATE job_claim SET failure_count = 0, last_problem = NULL, retry_at = NULL, dead_at = NULL
  WHERE job = $1 AND slot = $2 AND done_at IS NULL AND (dead_at IS NOT NULL OR retry_at IS NOT NULL) RETURNING attempt`;

const OPEN = `SELECT job, slot, owner, attempt, failure_count, last_problem, leased_until, retry_at, dead_at
  FROM job_claim AS open
  WHERE done_at IS NULL AND CASE WHEN $1::boolean THEN dead_at IS NOT NULL
      ELSE dead_at IS NOT NULL OR retry_at IS NOT NULL OR leased_until IS NOT NULL END
    AND NOT EXISTS (SELECT 1 FROM job_claim AS later
      WHERE later.job = open.job AND later.done_at >= coalesce(open.dead_at, open.retry_at))
  ORDER BY job, slot`;

const LAST_DONE = 'SELECT slot FROM job_claim WHERE job = $1 AND done_at IS NOT NULL ORDER BY slot DESC LIMIT 1';

function parse(row: unknown): OpenJob {
  const leasedUntil = optionalInteger(row, 'leased_until');
  const lastProblem = optionalText(row, 'last_problem');
  const retryAt = optionalInteger(row, 'retry_at');
  const deadAt = optionalInteger(row, 'dead_at');
  return {
    job: text(row, 'job'),
    slot: text(row, 'slot'),
    owner: text(row, 'owner'),
    attempt: integer(row, 'attempt'),
    failureCount: integer(row, 'failure_count'),
    ...(leasedUntil === undefined ? {} : { leasedUntil }),
    ...(lastProblem === undefined ? {} : { lastProblem }),
    ...(retryAt === undefined ? {} : { retryAt }),
    ...(deadAt === undefined ? {} : { deadAt }),
  };
}
