import type { Migration } from './migration.ts';

/** Public keys and signatures, base64url; the private half of a key is never in a store. */
export const signatures: Migration = {
  id: '0008-signatures',
  statements: [
    `CREATE TABLE signing_key (
      key_id text COLLATE "C" PRIMARY KEY,
      public_key text NOT NULL,
      published_at bigint NOT NULL
    )`,
    `ALTER TABLE snapshot ADD COLUMN signature text, ADD COLUMN signature_key_id text COLLATE "C",
      ADD CONSTRAINT snapshot_signature CHECK ((signature IS NULL) = (signature_key_id IS NULL))`,
  ],
};
