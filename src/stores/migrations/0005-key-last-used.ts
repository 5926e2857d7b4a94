import type { Migration } from './migration.ts';

/** Epoch ms; null for a key that was not used since the column is there. */
export const keyLastUsed: Migration = {
  id: '0005-key-last-used',
  statements: ['ALTER TABLE api_key ADD COLUMN last_used_at bigint'],
};
