import type { Migration } from './migration.ts';

/**
 * What happened, in commit order. `event_head` is one row, locked by the transaction that appends: its sequence has no gap, and
 * `recorded_at` never goes back, so that the log as of an instant is a prefix of it. `data` and `receipts` are canonical JSON.
 * `stale_since` of a feed is the time of its newest content, epoch ms, while that is older than it may be; null while it is not.
 */
export const events: Migration = {
  id: '0031-events',
  statements: [
    `CREATE TABLE event_head (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      store_id text COLLATE "C" NOT NULL,
      sequence bigint NOT NULL CHECK (sequence >= 0),
      recorded_at bigint NOT NULL
    )`,
    `CREATE TABLE event (
      sequence bigint PRIMARY KEY CHECK (sequence > 0),
      id text COLLATE "C" NOT NULL UNIQUE,
      type text COLLATE "C" NOT NULL,
      world text COLLATE "C" NOT NULL,
      region_id text COLLATE "C",
      subject text COLLATE "C" NOT NULL,
      happened_at bigint NOT NULL,
      recorded_at bigint NOT NULL,
      data text COLLATE "C" NOT NULL CHECK (octet_length(data) <= 8192),
      receipts text COLLATE "C" NOT NULL
    )`,
    'CREATE INDEX event_recorded ON event (recorded_at, sequence)',
    'CREATE INDEX event_region ON event (region_id, sequence) WHERE region_id IS NOT NULL',
    'CREATE INDEX event_type ON event (type, sequence)',
    `CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the log of events only grows' USING ERRCODE = 'restrict_violation';
    END $$`,
    `CREATE TRIGGER event_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON event
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change()`,
    'ALTER TABLE feed_state ADD COLUMN stale_since bigint',
  ],
};
