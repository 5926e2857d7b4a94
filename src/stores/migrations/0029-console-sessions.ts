import type { Migration } from './migration.ts';

/** Browsers that have signed in, and links that sign one in; of their secrets the MACs alone. */
export const consoleSessions: Migration = {
  id: '0029-console-sessions',
  statements: [
    `CREATE TABLE console_session (
      secret_mac text COLLATE "C" PRIMARY KEY,
      public_id text COLLATE "C" NOT NULL,
      created_at bigint NOT NULL,
      last_used_at bigint NOT NULL
    )`,
    'CREATE INDEX console_session_created ON console_session (created_at)',
    `CREATE TABLE sign_in_link (
      public_id text COLLATE "C" PRIMARY KEY,
      secret_mac text COLLATE "C" NOT NULL UNIQUE,
      expires_at bigint NOT NULL
    )`,
  ],
};
