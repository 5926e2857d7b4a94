import type { Migration } from './migration.ts';

/** What a slot remembers of its failures: how many, what the last one said, when it is tried again, since when it is dead. */
export const jobFailures: Migration = {
  id: '0012-job-failures',
  statements: [
    'ALTER TABLE job_claim ADD COLUMN failure_count integer NOT NULL DEFAULT 0',
    'ALTER TABLE job_claim ADD COLUMN last_problem text',
    'ALTER TABLE job_claim ADD COLUMN retry_at bigint',
    'ALTER TABLE job_claim ADD COLUMN dead_at bigint',
    'CREATE INDEX job_claim_open ON job_claim (job, slot) WHERE done_at IS NULL',
  ],
};
