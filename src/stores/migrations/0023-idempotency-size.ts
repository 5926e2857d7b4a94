import type { Migration } from './migration.ts';

/**
 * Compressed answers: `body` is gzip where `layout` says which parts lie between its bytes, and plain where it is null.
 * A part belongs to an account until `until_at`, a full hour; what was stored until then is counted once.
 * A program before this step would replay compressed bytes.
 */
export const idempotencySize: Migration = {
  id: '0023-idempotency-size',
  minProgram: '0023-idempotency-size',
  statements: [
    'ALTER TABLE idempotency_slot ADD COLUMN layout text',
    'CREATE INDEX idempotency_slot_running ON idempotency_slot (scope, key) WHERE status IS NULL',
    `CREATE TABLE idempotency_part (
      scope text COLLATE "C" NOT NULL,
      until_at bigint NOT NULL,
      hash text COLLATE "C" NOT NULL,
      body_gzip bytea NOT NULL,
      PRIMARY KEY (scope, until_at, hash)
    )`,
    'CREATE INDEX idempotency_part_end ON idempotency_part (until_at)',
    `CREATE TABLE idempotency_usage (
      scope text COLLATE "C" NOT NULL,
      until_at bigint NOT NULL,
      stored_bytes bigint NOT NULL,
      PRIMARY KEY (scope, until_at)
    )`,
    'CREATE INDEX idempotency_usage_end ON idempotency_usage (until_at)',
  ],
};
