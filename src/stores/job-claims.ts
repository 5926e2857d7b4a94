import type { JobClaims } from '../ports/job-claims.ts';
import { integer, text } from './row-reader.ts';
import type { SqlClient } from './sql-client.ts';

/**
 * One row for each slot ever claimed. Every step is a single conditional statement, so exactly one of any number of
 * claimers wins. A holder whose lease ran out may still complete until somebody else has claimed the slot.
 */
export function createJobClaims(client: SqlClient): JobClaims {
  return {
    async claim({ job, slot, owner, leaseMs, now }) {
      const values = [job, slot, owner, now + leaseMs, now];
      const [row] = await client.query({ name: 'job_claim.claim', text: CLAIM, values });
      return row === undefined ? undefined : integer(row, 'attempt');
    },
    async complete({ job, slot, attempt, now }) {
      const rows = await client.query({
        name: 'job_claim.complete',
        text: COMPLETE,
        values: [job, slot, attempt, now],
      });
      return rows.length === 1;
    },
    async release({ job, slot, attempt }) {
      const rows = await client.query({ name: 'job_claim.release', text: RELEASE, values: [job, slot, attempt] });
      return rows.length === 1;
    },
    async lastDone(job) {
      const [row] = await client.query({ name: 'job_claim.last_done', text: LAST_DONE, values: [job] });
      return row === undefined ? undefined : text(row, 'slot');
    },
  };
}

const CLAIM = `INSERT INTO job_claim (job, slot, owner, attempt, leased_until) VALUES ($1, $2, $3, 1, $4)
  ON CONFLICT (job, slot) DO UPDATE
  SET owner = excluded.owner, attempt = job_claim.attempt + 1, leased_until = excluded.leased_until
  WHERE job_claim.done_at IS NULL AND (job_claim.leased_until IS NULL OR job_claim.leased_until <= $5)
  RETURNING attempt`;

const HELD = 'job = $1 AND slot = $2 AND attempt = $3 AND done_at IS NULL AND leased_until IS NOT NULL';

const COMPLETE = `UPDATE job_claim SET done_at = $4, leased_until = NULL WHERE ${HELD} RETURNING attempt`;

const RELEASE = `UPDATE job_claim SET leased_until = NULL WHERE ${HELD} RETURNING attempt`;

const LAST_DONE = 'SELECT slot FROM job_claim WHERE job = $1 AND done_at IS NOT NULL ORDER BY slot DESC LIMIT 1';
