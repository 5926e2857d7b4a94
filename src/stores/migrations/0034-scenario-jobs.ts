import type { Migration } from './migration.ts';

/** Scenarios that callers wait for. `leased_until` of an open job is when another process may take it; epoch ms. */
export const scenarioJobs: Migration = {
  id: '0034-scenario-jobs',
  statements: [
    `CREATE TABLE scenario_job (
      seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      job_id text COLLATE "C" NOT NULL UNIQUE,
      account_id text COLLATE "C" NOT NULL,
      kind text COLLATE "C" NOT NULL CHECK (kind IN ('region', 'world')),
      request text NOT NULL,
      requested_at bigint NOT NULL,
      status text COLLATE "C" NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
      attempt integer NOT NULL DEFAULT 0,
      interruption_count integer NOT NULL DEFAULT 0,
      leased_until bigint NOT NULL,
      ended_at bigint,
      failure text COLLATE "C",
      result bytea,
      CHECK ((ended_at IS NULL) = (status IN ('queued', 'running')))
    )`,
    'CREATE INDEX scenario_job_open ON scenario_job (seq) WHERE ended_at IS NULL',
    'CREATE INDEX scenario_job_account ON scenario_job (account_id, kind, seq)',
    'CREATE INDEX scenario_job_ended ON scenario_job (ended_at) WHERE ended_at IS NOT NULL',
  ],
};
