import type { Migration } from './migration.ts';

/** What a feed remembers of its failures and of the size of its last good run, so that a restart does not forget it. */
export const feedCircuit: Migration = {
  id: '0003-feed-circuit',
  statements: [
    'ALTER TABLE feed_state ADD COLUMN paused_until bigint',
    'ALTER TABLE feed_state ADD COLUMN steady_row_count bigint',
    'ALTER TABLE feed_state ADD COLUMN shrunk_run_count integer',
  ],
};
