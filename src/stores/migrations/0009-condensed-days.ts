import type { Migration } from './migration.ts';

/**
 * What baselines are made of, a row for a metric and a UTC day: true from `known_at` until something else became known of
 * the day. Kept uncompressed: read at every assessment, and small compared with the observations it is made from.
 */
export const condensedDays: Migration = {
  id: '0009-condensed-days',
  statements: [
    `CREATE TABLE condensed_day (
      metric text COLLATE "C" NOT NULL,
      day integer NOT NULL,
      form integer NOT NULL,
      known_at bigint NOT NULL,
      known_until bigint,
      through_seq bigint NOT NULL,
      body text NOT NULL,
      PRIMARY KEY (metric, day, form, known_at)
    )`,
    'ALTER TABLE condensed_day ALTER COLUMN body SET STORAGE EXTERNAL',
  ],
};
