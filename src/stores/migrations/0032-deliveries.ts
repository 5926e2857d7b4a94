import type { Migration } from './migration.ts';

/**
 * Where accounts want events sent, and every delivery. Filters are lists separated by spaces, null for none; secrets are sealed.
 * A delivery is of an event of the log (`sequence`) or of one to the account alone (`payload`, JSON). `delivery_head` is one row: the
 * sequence up to which the log was queued.
 */
export const deliveries: Migration = {
  id: '0032-deliveries',
  statements: [
    `CREATE TABLE destination (
      destination_id text COLLATE "C" PRIMARY KEY,
      account_id text COLLATE "C" NOT NULL,
      url text COLLATE "C" NOT NULL,
      types text COLLATE "C",
      region_ids text COLLATE "C",
      disabled_reason text COLLATE "C" CHECK (disabled_reason IN ('paused', 'gone', 'failing')),
      created_at bigint NOT NULL,
      from_sequence bigint NOT NULL,
      last_success_at bigint,
      failing_since bigint
    )`,
    'CREATE INDEX destination_account ON destination (account_id, created_at, destination_id)',
    `CREATE TABLE destination_secret (
      secret bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      destination_id text COLLATE "C" NOT NULL,
      created_at bigint NOT NULL,
      expires_at bigint,
      sealed bytea NOT NULL
    )`,
    'CREATE INDEX destination_secret_of ON destination_secret (destination_id, secret)',
    `CREATE TABLE delivery (
      delivery_id text COLLATE "C" PRIMARY KEY,
      destination_id text COLLATE "C" NOT NULL,
      event_id text COLLATE "C" NOT NULL,
      type text COLLATE "C" NOT NULL,
      sequence bigint,
      payload text,
      state text COLLATE "C" NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
      queued_at bigint NOT NULL,
      next_at bigint NOT NULL,
      tried_count integer NOT NULL DEFAULT 0,
      fence bigint NOT NULL DEFAULT 0,
      leased_until bigint NOT NULL DEFAULT 0,
      CHECK ((sequence IS NULL) <> (payload IS NULL))
    )`,
    `CREATE INDEX delivery_due ON delivery (destination_id, next_at) WHERE state = 'waiting'`,
    'CREATE INDEX delivery_of ON delivery (destination_id, queued_at, delivery_id)',
    'CREATE INDEX delivery_queued ON delivery (queued_at)',
    `CREATE TABLE delivery_attempt (
      attempt bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      delivery_id text COLLATE "C" NOT NULL,
      tried_at bigint NOT NULL,
      duration_ms integer NOT NULL,
      status_code integer,
      outcome text COLLATE "C" NOT NULL
    )`,
    'CREATE INDEX delivery_attempt_of ON delivery_attempt (delivery_id, attempt)',
    `CREATE TABLE delivery_head (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      sequence bigint NOT NULL CHECK (sequence >= 0)
    )`,
  ],
};
