import type { Migration } from './migration.ts';

/** What people sent about themselves; personal data, removed after a year or when they ask. */
export const leads: Migration = {
  id: '0030-leads',
  statements: [
    `CREATE TABLE lead (
      seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text COLLATE "C" NOT NULL CHECK (kind IN ('interest', 'contact')),
      email text COLLATE "C" NOT NULL,
      name text,
      message text,
      origin text,
      consent_version text COLLATE "C" NOT NULL,
      sent_at bigint NOT NULL
    )`,
    `CREATE UNIQUE INDEX lead_interest ON lead (email) WHERE kind = 'interest'`,
    'CREATE INDEX lead_email ON lead (email)',
    'CREATE INDEX lead_sent ON lead (sent_at, seq)',
  ],
};
