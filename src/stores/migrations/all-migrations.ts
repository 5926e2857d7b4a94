import { initialTables } from './0001-initial-tables.ts';
import { idempotency } from './0002-idempotency.ts';
import { audit } from './0004-audit.ts';
import { signatures } from './0008-signatures.ts';
import { condensedDays } from './0009-condensed-days.ts';
import { forecasts } from './0010-forecasts.ts';
import { evidenceSearch } from './0011-evidence-search.ts';
import { storeWorld } from './0018-store-world.ts';
import { snapshotCompanion } from './0021-snapshot-companion.ts';
import { idempotencySize } from './0023-idempotency-size.ts';
import { records } from './0025-records.ts';
import { recordOtherCountries } from './0026-record-other-countries.ts';
import { intelHistory } from './0027-intel-history.ts';
import { conversations } from './0028-conversations.ts';
import { consoleSessions } from './0029-console-sessions.ts';
import { leads } from './0030-leads.ts';
import { events } from './0031-events.ts';
import { deliveries } from './0032-deliveries.ts';
import { scenarioJobs } from './0034-scenario-jobs.ts';
import { leadMails } from './0036-lead-mails.ts';
import { exportFiles } from './0037-export-files.ts';
import { rules } from './0038-rules.ts';
import { feedLinks } from './0039-feed-links.ts';
import { FIRST_MIN_PROGRAM, type Migration } from './migration.ts';

/** What a feed remembers of its failures and of the size of its last good run, so that a restart does not forget it. */
const feedCircuit: Migration = {
  id: '0003-feed-circuit',
  statements: [
    'ALTER TABLE feed_state ADD COLUMN paused_until bigint',
    'ALTER TABLE feed_state ADD COLUMN steady_row_count bigint',
    'ALTER TABLE feed_state ADD COLUMN shrunk_run_count integer',
  ],
};

/** Epoch ms; null for a key that was not used since the column is there. */
const keyLastUsed: Migration = {
  id: '0005-key-last-used',
  statements: ['ALTER TABLE api_key ADD COLUMN last_used_at bigint'],
};

/** The compressed bodies of a snapshot; both or none. */
const codings: Migration = {
  id: '0006-codings',
  statements: [
    `ALTER TABLE snapshot ADD COLUMN body_br bytea, ADD COLUMN body_gzip bytea,
      ADD CONSTRAINT snapshot_codings CHECK ((body_br IS NULL) = (body_gzip IS NULL))`,
  ],
};

/** The numbers of a snapshot as JSON, so that a history is read without its bodies; null in one stored before. */
const snapshotSummary: Migration = {
  id: '0007-snapshot-summary',
  statements: ['ALTER TABLE snapshot ADD COLUMN summary text'],
};

/** What a slot remembers of its failures: how many, what the last one said, when it is tried again, since when it is dead. */
const jobFailures: Migration = {
  id: '0012-job-failures',
  statements: [
    'ALTER TABLE job_claim ADD COLUMN failure_count integer NOT NULL DEFAULT 0',
    'ALTER TABLE job_claim ADD COLUMN last_problem text',
    'ALTER TABLE job_claim ADD COLUMN retry_at bigint',
    'ALTER TABLE job_claim ADD COLUMN dead_at bigint',
    'CREATE INDEX job_claim_open ON job_claim (job, slot) WHERE done_at IS NULL',
  ],
};

/** One row once something was removed: evidence is complete for readings from `since`, epoch ms, or later. */
const retention: Migration = {
  id: '0014-retention',
  statements: [
    `CREATE TABLE evidence_kept (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      since bigint NOT NULL
    )`,
  ],
};

/** One row once something was read: what is appended counts as known after `instant`, epoch ms. */
const knownHorizon: Migration = {
  id: '0017-known-horizon',
  statements: [
    `CREATE TABLE known_horizon (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      instant bigint NOT NULL
    )`,
  ],
};

/** What a program must know to work with a step; null in steps that were applied before. */
const minProgram: Migration = {
  id: FIRST_MIN_PROGRAM,
  statements: ['ALTER TABLE schema_migration ADD COLUMN min_program text COLLATE "C"'],
};

/** Which of several sources of a feed its last good run read, as JSON; null for a feed with one. */
const feedSources: Migration = {
  id: '0020-feed-sources',
  statements: ['ALTER TABLE feed_state ADD COLUMN sources text'],
};

/**
 * Sets that callers submit: the name, the probabilities as the canonical JSON that is hashed, and the account, which is not sealed.
 * A program before this step would find the chain broken at the first of them.
 */
const forecasters: Migration = {
  id: '0022-forecasters',
  minProgram: '0022-forecasters',
  statements: [
    `ALTER TABLE forecast ADD COLUMN forecaster text COLLATE "C", ADD COLUMN submitted text COLLATE "C",
      ADD COLUMN account_id text COLLATE "C",
      ADD CONSTRAINT forecast_submitted CHECK ((forecaster IS NULL) = (submitted IS NULL)
        AND (forecaster IS NULL) = (account_id IS NULL))`,
    `CREATE UNIQUE INDEX forecast_account ON forecast (account_id, from_day, region_id, horizon)
      WHERE account_id IS NOT NULL`,
    'CREATE INDEX forecast_forecaster ON forecast (forecaster, issued_at, seq) WHERE forecaster IS NOT NULL',
  ],
};

/** One row once a process that verifies or makes keys was started: which pepper they were made with. */
const storePepper: Migration = {
  id: '0024-store-pepper',
  statements: [
    `CREATE TABLE store_pepper (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      fingerprint text COLLATE "C" NOT NULL
    )`,
  ],
};

/** The sessions of an account are found by its keys. */
const sessionKeys: Migration = {
  id: '0035-session-keys',
  statements: ['CREATE INDEX console_session_key ON console_session (public_id)'],
};

/**
 * Destinations that send by a template: what may be shown of it, JSON; null for webhooks. The template itself is the one secret
 * of its destination, sealed, and `url` its origin alone.
 */
const templates: Migration = {
  id: '0040-templates',
  statements: ['ALTER TABLE destination ADD COLUMN template text COLLATE "C"'],
};

/**
 * Destinations of mail: `schedule` is null for other kinds. Digests covered the log up to `digest_sequence` and the instant
 * `digest_from`; the next period ends at `digest_due`, epoch ms. `mail_consent` outlives its destination: the address is a hash.
 */
const mailDestinations: Migration = {
  id: '0041-mail-destinations',
  statements: [
    `ALTER TABLE destination ADD COLUMN schedule text COLLATE "C" CHECK (schedule IN ('each', 'daily', 'weekly')),
      ADD COLUMN digest_sequence bigint, ADD COLUMN digest_from bigint, ADD COLUMN digest_due bigint,
      DROP CONSTRAINT destination_disabled_reason_check,
      ADD CONSTRAINT destination_disabled_reason_check
        CHECK (disabled_reason IN ('paused', 'gone', 'failing', 'unconfirmed', 'unsubscribed'))`,
    `CREATE TABLE mail_consent (
      destination_id text COLLATE "C" PRIMARY KEY,
      account_id text COLLATE "C" NOT NULL,
      address_id text COLLATE "C" NOT NULL,
      consent_version text COLLATE "C" NOT NULL,
      consent_text text NOT NULL,
      asked_at bigint NOT NULL,
      confirm_until bigint,
      confirmed_at bigint,
      ended_at bigint,
      CHECK (confirm_until IS NULL OR (confirmed_at IS NULL AND ended_at IS NULL))
    )`,
    'CREATE INDEX mail_consent_address ON mail_consent (address_id, asked_at)',
    'CREATE INDEX mail_consent_unconfirmed ON mail_consent (confirm_until) WHERE confirm_until IS NOT NULL',
    'CREATE INDEX mail_consent_ended ON mail_consent (ended_at) WHERE ended_at IS NOT NULL',
  ],
};

/** Licences of the rows, sorted, as a JSON array; null of a file that an earlier program wrote. */
const exportLicences: Migration = {
  id: '0042-export-licences',
  statements: ['ALTER TABLE export_file ADD COLUMN licences text'],
};

/** Every step in order. One line adds one; a short step is written here, a longer one in a file of its own. */
export const ALL_MIGRATIONS: readonly Migration[] = [
  initialTables,
  idempotency,
  feedCircuit,
  audit,
  keyLastUsed,
  codings,
  snapshotSummary,
  signatures,
  condensedDays,
  forecasts,
  evidenceSearch,
  jobFailures,
  retention,
  knownHorizon,
  storeWorld,
  minProgram,
  feedSources,
  snapshotCompanion,
  forecasters,
  idempotencySize,
  storePepper,
  records,
  recordOtherCountries,
  intelHistory,
  conversations,
  consoleSessions,
  leads,
  events,
  deliveries,
  scenarioJobs,
  sessionKeys,
  leadMails,
  exportFiles,
  rules,
  feedLinks,
  templates,
  mailDestinations,
  exportLicences,
];
