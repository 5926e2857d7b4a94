import type { Migration } from './migration.ts';

/** The numbers of a snapshot as JSON, so that a history is read without its bodies; null in one stored before. */
export const snapshotSummary: Migration = {
  id: '0007-snapshot-summary',
  statements: ['ALTER TABLE snapshot ADD COLUMN summary text'],
};
