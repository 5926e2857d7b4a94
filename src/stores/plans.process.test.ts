import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, isPostgresThere, type TestDatabase } from '../../test/kit/postgres.ts';
import { migrate } from './migrate.ts';
import { READ_ALL, READ_LATEST } from './observation/observation-sql.ts';
import { openServerStore } from './server/open-server-store.ts';
import type { SqlClient } from './sql-client.ts';
import { sendEveryStatement } from './test-kit/every-statement.ts';
import { explainPlan, type PlanReads } from './test-kit/explain-plan.ts';
import { fillTables } from './test-kit/fill-tables.ts';
import { type RecordedStatement, recordingClient } from './test-kit/recording-client.ts';

const NOW = Date.UTC(2026, 9, 14, 12);

/** What runs for every request, feed run or assessment, and the indexes that serve it. */
const SERVED_BY: Readonly<Record<string, readonly string[]>> = {
  'read of the latest revisions': ['observation_revision', 'observation_window'],
  'read of all revisions': ['observation_window'],
  'search for evidence': ['cited_evidence_words'],
  'all words in records': ['record_words'],
  'any word in records': ['record_words'],
  'all words in evidence': ['cited_evidence_words'],
  'any word in evidence': ['cited_evidence_words'],
  'evidence by time': ['cited_evidence_timeline'],
  'list of observations': ['observation_revision', 'observation_window'],
  'newest observations': ['observation_revision', 'observation_window'],
  'observations of days': ['observation_revision', 'observation_window'],
  'observation.readings': ['observation_window'],
  'observation.first_known': ['observation_window'],
  'observation.changes': ['observation_pkey'],
  'observation.known_later': ['observation_window'],
  'observation.append': ['condensed_day_pkey', 'observation_revision'],
  'observation.newest': ['observation_pkey'],
  'condensed_day.read': ['condensed_day_pkey'],
  'condensed_day.missing': ['condensed_day_pkey', 'observation_window'],
  'condensed_day.known_at': ['observation_revision', 'observation_window'],
  'snapshot.newest': ['snapshot_pkey', 'snapshot_slot', 'snapshot_timeline'],
  'snapshot.latest': ['snapshot_timeline'],
  'snapshot.latest_id': ['snapshot_timeline'],
  'snapshot.latest_at': ['snapshot_timeline'],
  'snapshot.history': ['snapshot_timeline'],
  'snapshot.by_id': ['snapshot_pkey'],
  'snapshot.companion': ['snapshot_companion_pkey'],
  'export_file.find': ['export_file_pkey'],
  'export_piece.read': ['export_piece_pkey'],
  'export.snapshots': ['snapshot_timeline'],
  'snapshot.first_accompanied': ['snapshot_companion_pkey', 'snapshot_timeline'],
  'api_key.by_public_id': ['api_key_pkey'],
  'api_key.use': ['api_key_pkey'],
  'subscription.of': ['subscription_pkey'],
  'subscription.list': ['subscription_pkey'],
  'job_claim.complete': ['job_claim_open'],
  'job_claim.last_done': ['job_claim_pkey'],
  'idempotency_slot.claim': ['idempotency_slot_running', 'idempotency_usage_pkey'],
  'idempotency_slot.read': ['idempotency_slot_pkey'],
  'idempotency_slot.parts': ['idempotency_part_pkey'],
  'idempotency_slot.usage': ['idempotency_slot_running', 'idempotency_usage_pkey'],
  'idempotency_slot.keep': ['idempotency_slot_running'],
  'idempotency_slot.remove_expired': ['idempotency_slot_end'],
  'idempotency_slot.remove_expired_parts': ['idempotency_part_end', 'idempotency_usage_end'],
  'retention.observations': ['observation_pkey', 'observation_revision', 'observation_window'],
  'retention.metrics': ['observation_window'],
  'record.append': ['record_revision'],
  'record.end_unlisted': ['record_listed'],
  'record.by_keys': ['record_revision'],
  'record.revisions': ['record_revision'],
  'record_reading.last': ['record_reading_pkey'],
  'record_reading.first': ['record_reading_pkey'],
  'list of records': ['record_timeline'],
  'page of a list of records': ['record_timeline'],
  'list of records of a country': ['record_country', 'record_other_timeline', 'record_pkey'],
  'list of records in an area': ['record_area'],
  'list of records in a large area': ['record_timeline'],
  'retention.superseded_records': ['record_pkey', 'record_superseded'],
  'retention.replaced_records': ['record_pkey', 'record_timeline'],
  'retention.aged_records': ['record_aged', 'record_pkey'],
  'retention.keys': ['idempotency_slot_end'],
  'retention.parts': ['idempotency_part_end', 'idempotency_usage_end'],
  'conversation.turns': ['conversation_account'],
  'conversation.remove_turns': ['conversation_turns'],
  'conversation.remove_unused': ['conversation_account'],
  'conversation.remove_expired': ['conversation_said'],
  'lead.count': ['lead_sent'],
  'lead.newest': ['lead_sent'],
  'lead.remove': ['lead_email'],
  'lead.remove_by_id': ['lead_address', 'lead_email'],
  'lead.want_mail': ['lead_address'],
  'lead.confirm': ['lead_address'],
  'lead.forget_mail': ['lead_mail_pkey'],
  'lead_mail.lease': ['lead_address', 'lead_mail_due', 'lead_mail_pkey'],
  'lead_mail.hand_over': ['lead_mail_pkey'],
  'lead_mail.sent': ['lead_address', 'lead_mail_pkey'],
  'lead_mail.waiting': ['lead_mail_wanted'],
  'retention.leads': ['lead_pkey', 'lead_sent', 'lead_unconfirmed'],
  'retention.deliveries': ['delivery_attempt_of', 'delivery_queued'],
  'destination.list': ['destination_account'],
  'destination.remove_deliveries': ['delivery_attempt_of', 'delivery_of'],
  'rule.list': ['rule_account'],
  'rule.positions': ['rule_state_region'],
  'rule.move': ['rule_state_pkey'],
  'feed_link.list': ['feed_link_account'],
  'feed_link.by_mac': ['feed_link_token_mac_key'],
  'mail_destination.last_asked': ['mail_consent_address'],
  'mail_destination.confirm': ['mail_consent_pkey'],
  'mail_destination.end_consent': ['mail_consent_pkey'],
  'mail_destination.remove_consents': ['mail_consent_ended'],
  'mail_destination.drop_waiting': ['delivery_due'],
  'digest.newest': ['snapshot_timeline'],
  'digest.count': ['destination_pkey', 'event_pkey'],
  'delivery.hand_over': ['delivery_pkey', 'destination_pkey'],
  'delivery.settle': ['delivery_pkey'],
  'delivery.note_failure': ['destination_pkey'],
  'scenario_job.remove': ['scenario_job_ended'],
  'scenario_job.count': ['scenario_job_open'],
  'scenario_job.read': ['scenario_job_account'],
  'scenario_job.cancel': ['scenario_job_open'],
  'scenario_job.interrupt': ['scenario_job_open'],
  'scenario_job.exists': ['scenario_job_job_id_key'],
  'scenario_job.claim': ['scenario_job_open', 'scenario_job_pkey'],
  'scenario_job.renew': ['scenario_job_job_id_key'],
  'scenario_job.finish': ['scenario_job_job_id_key'],
  'session.take_link': ['sign_in_link_secret_mac_key'],
  'session.remove_old': ['console_session_created'],
  'session.by_mac': ['console_session_pkey'],
  'session.use': ['console_session_pkey'],
  'session.end': ['console_session_pkey'],
  'session.of_account': ['api_key_account', 'console_session_key'],
  'session.end_of_account': ['api_key_account', 'console_session_key', 'console_session_pkey'],
  'event.append': ['event_id_key'],
  'event.bounds': ['event_pkey'],
  'event.bounds_at': ['event_pkey', 'event_recorded'],
  'page of events': ['event_pkey'],
  'page of events of a region': ['event_region'],
  'page of events of types': ['event_pkey'],
  'audit.page_of_action': ['audit_entry_pkey'],
  'audit.head': ['audit_entry_pkey'],
  'forecast.head': ['forecast_pkey'],
  'forecast.open': ['forecast_outcome', 'forecast_resolution_forecast_seq_key'],
};

/** What reads a table from end to end, with the reason. */
const READS_ALL: Readonly<Record<string, string>> = {
  'feed_state.read': 'a row a feed',
  'feed_state.read_all': 'a row a feed',
  'signing_key.all': 'a row a key that ever signed',
  'api_key.list': 'an operator lists every key',
  'forecast.due': 'once a day; some 150,000 sets a year',
  'forecast.tally_published': 'the scoreboard counts every set',
  'forecast.issued_published': 'the scoreboard counts every set',
  'forecast.head_at': 'the scoreboard as of an instant, which counts every set',
  'forecast_resolution.head_at': 'the same',
  'forecast.tally_all': 'the list of forecasters counts every set',
  'forecast.issued_all': 'the list of forecasters counts every set',
  'job_claim.open': 'its partial index holds open turns alone',
  'scenario_job.cancel': 'its partial index holds open jobs alone, 64 at most',
  'scenario_job.claim': 'the same',
  'scenario_job.interrupt': 'the same',
  'retention.kept_since': 'a row at most',
  'observation.changes': 'the same table: since when evidence is kept',
  'pepper.read': 'a row at most',
  'pepper.replace': 'a start with another pepper looks for a key that is not revoked',
  'retention.readings': 'once a day; some 500,000 readings a year',
  'event.lock': 'a row at most',
  'event.append': 'a row at most: where the log ends',
  'event.bounds': 'the same',
  'event.bounds_at': 'the same',
  'event.rename_store': 'the same',
  'retention.lead_mails': 'once a day; some 16,000 mails at most',
  'destination.add': 'a row at most: where the log ends',
  'delivery.fan_out': 'every destination is looked at for each page of the log',
  'delivery.lease': 'every destination is looked at for what is due, each by an index',
  'delivery.move_head': 'a row at most',
  'delivery.waiting': 'every destination is looked at for what is due, each by an index, at each scrape',
  'digest.due': 'every destination of mail is looked at, once per minute',
  'digest.feeds': 'a row a feed',
  'digest.head': 'a row at most',
  'mail_destination.add': 'a row at most: where the log ends',
  'mail_destination.begin': 'the same',
  'mail_destination.end_orphans': 'once a day; a row a destination of mail',
  'mail_destination.remove_unconfirmed': 'the same',
  'rule.positions': 'every enabled rule of the region is evaluated',
  'world.read': 'a row at most',
  'horizon.read': 'a row at most',
  'horizon.set': 'a row at most',
  'list of forecasts': 'with a status: the outcome stands in the other table',
};

const label = ({ name, text }: RecordedStatement): string => {
  if (name !== undefined) return name;
  const match = text.includes('asked.word)') ? 'any word' : 'all words';
  if (text.includes('AS doc')) return `${match} in ${text.includes('cited_evidence') ? 'evidence' : 'records'}`;
  if (text.includes('cited_evidence AS one')) return 'evidence by time';
  if (text.includes('JOIN delivery ON')) return 'list of deliveries';
  if (text.includes('FROM event WHERE')) return eventPage(text);
  if (text.includes('FROM record ')) return recordList(text);
  if (text.includes('FROM observation AS row')) return observationList(text);
  if (text === READ_LATEST.text) return 'read of the latest revisions';
  if (text === READ_ALL.text) return 'read of all revisions';
  return text.includes('cited_evidence') ? 'search for evidence' : 'list of forecasts';
};

function observationList(text: string): string {
  if (text.includes('DISTINCT ON')) return 'newest observations';
  return text.includes('GROUP BY') ? 'observations of days' : 'list of observations';
}

function eventPage(text: string): string {
  if (text.includes('region_id =')) return 'page of events of a region';
  return text.includes('type = ANY') ? 'page of events of types' : 'page of events';
}

function recordList(text: string): string {
  if (text.includes('record_other_country')) return 'list of records of a country';
  if (text.includes('point(')) return 'list of records in an area';
  if (text.includes('longitude BETWEEN')) return 'list of records in a large area';
  return text.includes('record_id) >') ? 'page of a list of records' : 'list of records';
}

describe.skipIf(!(await isPostgresThere()))('plans over tables as years of service fill them', () => {
  let database: TestDatabase;
  let client: SqlClient;
  const plans: (PlanReads & { readonly of: string })[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    client = openServerStore(database.url);
    await migrate(client);
    await fillTables(client, NOW);
    const { client: recording, recorded } = recordingClient(client);
    await sendEveryStatement(recording);
    const distinct = new Map(recorded.map((statement) => [statement.text, statement]));
    await client.transaction(async (session) => {
      for (const statement of distinct.values())
        plans.push({ of: label(statement), ...(await explainPlan(session, statement)) });
    });
  });
  afterAll(async () => {
    await client.close();
    await database.drop();
  });

  it.each(Object.entries(SERVED_BY))('%s is served by %j', (name, indexes) => {
    const found = plans.filter(({ of }) => of === name);
    expect(found.map((plan) => plan.indexes)).toEqual([indexes]);
  });

  it('read no table from end to end but where that is what they are for', () => {
    const scanning = plans.filter(({ scanned }) => scanned.length > 0).map(({ of }) => of);
    expect([...new Set(scanning)].toSorted()).toEqual(Object.keys(READS_ALL).toSorted());
  });

  it('are distinguished from those without an index', async () => {
    const text = 'SELECT count(*) FROM observation WHERE lineage = $1';
    const without = { name: 'test.without', text, values: ['wire'], rows: [] };
    const plan = await client.transaction((session) => explainPlan(session, without));
    expect(plan.scanned).toEqual(['observation']);
  });
});
