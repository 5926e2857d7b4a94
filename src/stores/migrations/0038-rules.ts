import type { Migration } from './migration.ts';

/**
 * Alert rules, and how far each is in each of its regions: `generated_at` and `snapshot_id` are of the newest snapshot that it
 * has seen. Bodies and states are JSON.
 */
export const rules: Migration = {
  id: '0038-rules',
  statements: [
    `CREATE TABLE rule (
      rule_id text COLLATE "C" PRIMARY KEY,
      account_id text COLLATE "C" NOT NULL,
      body text COLLATE "C" NOT NULL,
      disabled_reason text COLLATE "C" CHECK (disabled_reason IN ('paused', 'over_budget')),
      created_at bigint NOT NULL
    )`,
    'CREATE INDEX rule_account ON rule (account_id, created_at, rule_id)',
    `CREATE TABLE rule_state (
      rule_id text COLLATE "C" NOT NULL,
      region_id text COLLATE "C" NOT NULL,
      generated_at bigint NOT NULL,
      snapshot_id text COLLATE "C" NOT NULL,
      state text COLLATE "C" NOT NULL,
      PRIMARY KEY (rule_id, region_id)
    )`,
    'CREATE INDEX rule_state_region ON rule_state (region_id)',
  ],
};
