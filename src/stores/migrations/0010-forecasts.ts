import type { Migration } from './migration.ts';

/**
 * Sealed lane sets and their resolutions, each in a chain of its own. Hashes are lower-case hex; `reference_lanes` and `facts`
 * are the texts that were hashed, byte for byte. The triggers refuse changes by statements; the owner of the tables can remove
 * them, and the chains tell.
 */
export const forecasts: Migration = {
  id: '0010-forecasts',
  statements: [
    `CREATE TABLE forecast (
      seq bigint PRIMARY KEY CHECK (seq > 0),
      snapshot_id text COLLATE "C" NOT NULL,
      region_id text COLLATE "C" NOT NULL,
      horizon text COLLATE "C" NOT NULL,
      kind text COLLATE "C" NOT NULL CHECK (kind IN ('live', 'replayed', 'exercise')),
      issued_at bigint NOT NULL,
      sealed_at bigint NOT NULL,
      model_version text COLLATE "C" NOT NULL,
      from_day integer NOT NULL,
      last_day integer NOT NULL,
      base integer NOT NULL,
      escalation integer NOT NULL,
      containment integer NOT NULL,
      fragmentation integer NOT NULL,
      reference_lanes text COLLATE "C" NOT NULL,
      prev_hash text COLLATE "C" NOT NULL,
      hash text COLLATE "C" NOT NULL UNIQUE,
      CONSTRAINT forecast_once UNIQUE (snapshot_id, horizon),
      CONSTRAINT forecast_sum CHECK (base + escalation + containment + fragmentation = 4096)
    )`,
    'CREATE INDEX forecast_timeline ON forecast (issued_at, seq)',
    'CREATE INDEX forecast_region ON forecast (region_id, issued_at, seq)',
    'CREATE INDEX forecast_outcome ON forecast (last_day, region_id, horizon, from_day)',
    `CREATE TABLE forecast_resolution (
      seq bigint PRIMARY KEY CHECK (seq > 0),
      forecast_seq bigint NOT NULL UNIQUE REFERENCES forecast (seq),
      resolved_at bigint NOT NULL,
      status text COLLATE "C" NOT NULL CHECK (status IN ('scored', 'void')),
      result text COLLATE "C" NOT NULL,
      facts text COLLATE "C" NOT NULL,
      prev_hash text COLLATE "C" NOT NULL,
      hash text COLLATE "C" NOT NULL UNIQUE
    )`,
    `CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the ledger of forecasts only grows' USING ERRCODE = 'restrict_violation';
    END $$`,
    `CREATE TRIGGER forecast_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON forecast
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change()`,
    `CREATE TRIGGER forecast_resolution_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON forecast_resolution
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change()`,
  ],
};
