import type { Migration } from './migration.ts';

/** Links to feeds. `token_mac` is an HMAC of the token with the pepper, hex; the token itself is not stored. */
export const feedLinks: Migration = {
  id: '0039-feed-links',
  statements: [
    `CREATE TABLE feed_link (
      link_id text COLLATE "C" PRIMARY KEY,
      account_id text COLLATE "C" NOT NULL,
      label text COLLATE "C" NOT NULL,
      token_mac text COLLATE "C" NOT NULL UNIQUE,
      created_at bigint NOT NULL
    )`,
    'CREATE INDEX feed_link_account ON feed_link (account_id, created_at, link_id)',
  ],
};
