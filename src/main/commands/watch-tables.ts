import type { SqlClient, SqlSession, SqlStatement } from '../../stores/sql-client.ts';
import type { Progress } from './progress.ts';

/**
 * A client that reports each table when a transaction reads or writes it for the first time: the progress of a backup and
 * of a restore, which take one table after the other.
 */
export function watchTables(client: SqlClient, tables: readonly string[], progress: Progress): SqlClient {
  const seen = new Set<string>();
  const report = ({ text }: SqlStatement): void => {
    const name = TABLE.exec(text)?.[1];
    if (name === undefined || seen.has(name) || !tables.includes(name)) return;
    seen.add(name);
    progress.step(seen.size, tables.length, TABLE_WORDS[name] ?? name);
  };
  const watched = (session: SqlSession): SqlSession => ({
    ...session,
    query: (statement) => {
      report(statement);
      return session.query(statement);
    },
  });
  return { ...client, transaction: (work) => client.transaction((session) => work(watched(session))) };
}

/** What the rows of each table are, for people. */
export const TABLE_WORDS: Readonly<Record<string, string>> = {
  api_key: 'keys',
  audit_entry: 'audit log',
  cited_evidence: 'cited evidence',
  condensed_day: 'daily rollups',
  console_session: 'browsers that are signed in',
  conversation_turn: 'conversations',
  delivery: 'deliveries of events',
  delivery_attempt: 'tries of deliveries',
  delivery_head: 'end of the deliveries in the log',
  destination: 'destinations of events',
  destination_secret: 'sealed secrets of destinations',
  event: 'log of events',
  event_head: 'end of the log of events',
  evidence_kept: 'start of the kept evidence',
  export_file: 'files of exports',
  export_piece: 'bytes of exports',
  feed_link: 'links to feeds of events',
  feed_state: 'states of feeds',
  forecast: 'sealed forecasts',
  forecast_resolution: 'scored forecasts',
  idempotency_part: 'stored answers of POST requests',
  idempotency_slot: 'idempotency keys',
  idempotency_usage: 'sizes of stored answers',
  job_claim: 'jobs',
  known_horizon: 'read watermark',
  lead: 'messages and addresses of people',
  lead_mail: 'mails that ask for confirmation',
  mail_consent: 'consents to mails of events',
  observation: 'observations',
  record: 'records of upstream entries',
  record_reading: 'times at which feeds were read',
  rule: 'alert rules',
  rule_state: 'states of alert rules',
  scenario_job: 'scenarios that callers wait for',
  sign_in_link: 'links that sign in',
  signing_key: 'public signing keys',
  snapshot: 'snapshots',
  snapshot_companion: 'companions of snapshots',
  subscription: 'subscriptions',
};

/** Statements of the dump and of the restore name their table in quotation marks. */
const TABLE = /\b(?:FROM|INSERT INTO) "([a-z_]+)"(?!\))/;
