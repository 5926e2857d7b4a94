import type { Migration } from './migration.ts';

/**
 * Hashes are lower-case hex. `facts` is the text that was hashed, byte for byte. The triggers refuse changes by statements;
 * the owner of the table can remove them, which the chain of hashes reveals.
 */
export const audit: Migration = {
  id: '0004-audit',
  statements: [
    `CREATE TABLE audit_entry (
      seq bigint PRIMARY KEY CHECK (seq > 0),
      at bigint NOT NULL,
      actor text COLLATE "C" NOT NULL,
      action text COLLATE "C" NOT NULL,
      subject text COLLATE "C" NOT NULL,
      facts text COLLATE "C" NOT NULL,
      prev_hash text COLLATE "C" NOT NULL,
      hash text COLLATE "C" NOT NULL UNIQUE
    )`,
    'CREATE INDEX audit_entry_action ON audit_entry (action, seq)',
    `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the audit log only grows' USING ERRCODE = 'restrict_violation';
    END $$`,
    `CREATE TRIGGER audit_entry_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
  ],
};
