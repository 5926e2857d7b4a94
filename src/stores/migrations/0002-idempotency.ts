import type { Migration } from './migration.ts';

/** A row without a status is a claim that runs; `held_until` ends its lease, else the keeping of the answer. */
export const idempotency: Migration = {
  id: '0002-idempotency',
  statements: [
    `CREATE TABLE idempotency_slot (
      scope text COLLATE "C" NOT NULL,
      key text COLLATE "C" NOT NULL,
      fingerprint text NOT NULL,
      owner text NOT NULL,
      held_until bigint NOT NULL,
      status integer,
      content_type text,
      body bytea,
      PRIMARY KEY (scope, key)
    )`,
    'CREATE INDEX idempotency_slot_end ON idempotency_slot (held_until)',
  ],
};
