import type { Migration } from './migration.ts';

/** Text columns sort by code point on every backend; JSON is kept as text because `jsonb` reorders and renumbers it. */
export const initialTables: Migration = {
  id: '0001-initial-tables',
  statements: [
    `CREATE TABLE observation (
      seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      metric text COLLATE "C" NOT NULL,
      subject text COLLATE "C" NOT NULL,
      feed_id text COLLATE "C" NOT NULL,
      record_id text COLLATE "C" NOT NULL,
      observed_at bigint NOT NULL,
      known_at bigint NOT NULL,
      value double precision NOT NULL,
      event text COLLATE "C" NOT NULL,
      lineage text COLLATE "C" NOT NULL,
      detail text COLLATE "C" NOT NULL,
      fingerprint bytea NOT NULL,
      CONSTRAINT observation_revision UNIQUE (record_id, metric, subject, feed_id, known_at, fingerprint)
    )`,
    'CREATE INDEX observation_window ON observation (metric, observed_at, seq)',
    `CREATE TABLE feed_state (
      feed_id text COLLATE "C" PRIMARY KEY,
      cursor text NOT NULL,
      last_attempt_at bigint,
      last_success_at bigint,
      newest_content_at bigint,
      consecutive_failures integer NOT NULL,
      last_problem text,
      retry_at bigint
    )`,
    `CREATE TABLE snapshot (
      snapshot_id text COLLATE "C" PRIMARY KEY,
      region_id text COLLATE "C" NOT NULL,
      generated_at bigint NOT NULL,
      valid_until bigint NOT NULL,
      body bytea NOT NULL,
      prior_snapshot_id text COLLATE "C",
      slot_at bigint,
      state text NOT NULL,
      CONSTRAINT snapshot_slot UNIQUE (region_id, slot_at)
    )`,
    'CREATE INDEX snapshot_timeline ON snapshot (region_id, generated_at, snapshot_id)',
    `CREATE TABLE job_claim (
      job text COLLATE "C" NOT NULL,
      slot text COLLATE "C" NOT NULL,
      owner text NOT NULL,
      attempt integer NOT NULL,
      leased_until bigint,
      done_at bigint,
      PRIMARY KEY (job, slot)
    )`,
    `CREATE TABLE api_key (
      public_id text COLLATE "C" PRIMARY KEY,
      account_id text COLLATE "C" NOT NULL,
      secret_mac text NOT NULL,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      scopes text NOT NULL,
      created_at bigint NOT NULL,
      expires_at bigint,
      revoked_at bigint
    )`,
    'CREATE INDEX api_key_account ON api_key (account_id)',
    `CREATE TABLE subscription (
      account_id text COLLATE "C" PRIMARY KEY,
      plan_key text NOT NULL,
      status text NOT NULL CHECK (status IN ('active', 'cancelled', 'lapsed', 'expired')),
      paid_until bigint
    )`,
  ],
};
