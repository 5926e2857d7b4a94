import type { AuditLog } from '../ports/audit-log.ts';
import type { Clock } from '../ports/clock.ts';
import type { ConversationStore } from '../ports/conversation-store.ts';
import type { DeliveryQueue, DestinationStore } from '../ports/deliveries.ts';
import type { EventLog } from '../ports/event-log.ts';
import type { EvidenceSearch } from '../ports/evidence-search.ts';
import type { ExportFiles } from '../ports/export-files.ts';
import type { ExportSource } from '../ports/export-source.ts';
import type { FeedLinkStore } from '../ports/feed-links.ts';
import type { FeedStateStore } from '../ports/feed-state-store.ts';
import type { ForecastLedger } from '../ports/forecast-ledger.ts';
import type { IdempotencyStore } from '../ports/idempotency-store.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import type { IntelHistory } from '../ports/intel-history.ts';
import type { JobClaims } from '../ports/job-claims.ts';
import type { LeadMailQueue } from '../ports/lead-mails.ts';
import type { LeadStore } from '../ports/lead-store.ts';
import type { MailDestinations } from '../ports/mail-destinations.ts';
import type { ObservationLists } from '../ports/observation-lists.ts';
import type { ObservationStore } from '../ports/observation-store.ts';
import type { PepperStore } from '../ports/pepper-store.ts';
import type { RecordStore } from '../ports/record-store.ts';
import type { Retention } from '../ports/retention.ts';
import type { RuleStore } from '../ports/rules.ts';
import type { ScenarioJobs } from '../ports/scenario-jobs.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { SigningKeyStore } from '../ports/signing-keys.ts';
import type { SnapshotStore } from '../ports/snapshot-store.ts';
import type { WorldName } from '../ports/world.ts';
import { createAuditLog } from './audit-log.ts';
import { createAuditedIdentityStore } from './audited-identity-store.ts';
import { createConversationStore } from './conversation-store.ts';
import { databaseNow } from './database-now.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { createDestinationStore } from './destination-store.ts';
import { createEventLog } from './event-log.ts';
import { createEvidenceSearch } from './evidence-search.ts';
import { createExportFiles } from './export-files.ts';
import { createExportSource } from './export-source.ts';
import { createFeedLinkStore } from './feed-link-store.ts';
import { createFeedStateStore } from './feed-state-store.ts';
import { createForecastLedger } from './forecast-ledger.ts';
import { createIdempotencyStore } from './idempotency-store.ts';
import { createIdentityStore } from './identity-store.ts';
import { createIntelHistory } from './intel-history.ts';
import { createJobClaims } from './job-claims.ts';
import { createLeadMailQueue } from './lead-mail-queue.ts';
import { createLeadStore } from './lead-store.ts';
import { createMailDestinations } from './mail-destinations.ts';
import { migrate } from './migrate.ts';
import { createObservationLists } from './observation-lists.ts';
import { createObservationStore } from './observation-store.ts';
import { createPepperStore } from './pepper-store.ts';
import { createRecordStore } from './record-store.ts';
import { createRetention } from './retention.ts';
import { createRuleStore } from './rule-store.ts';
import { createScenarioJobs } from './scenario-jobs.ts';
import { createSessionStore } from './session-store.ts';
import { createSigningKeyStore } from './signing-key-store.ts';
import { createSnapshotStore } from './snapshot-store.ts';
import type { SqlClient } from './sql-client.ts';
import { claimWorld, requireWorld } from './store-world.ts';

export interface Stores {
  readonly observations: ObservationStore;
  readonly observationLists: ObservationLists;
  readonly records: RecordStore;
  readonly feedStates: FeedStateStore;
  readonly snapshots: SnapshotStore;
  readonly forecasts: ForecastLedger;
  readonly events: EventLog;
  readonly evidence: EvidenceSearch;
  readonly exportFiles: ExportFiles;
  readonly exportSource: ExportSource;
  readonly intelHistory: IntelHistory;
  readonly jobClaims: JobClaims;
  readonly identity: IdentityStore;
  readonly idempotency: IdempotencyStore;
  readonly audit: AuditLog;
  readonly signingKeys: SigningKeyStore;
  readonly retention: Retention;
  readonly pepper: PepperStore;
  readonly conversations: ConversationStore;
  readonly sessions: SessionStore;
  readonly leads: LeadStore;
  readonly leadMails: LeadMailQueue;
  readonly destinations: DestinationStore;
  readonly mailDestinations: MailDestinations;
  readonly deliveries: DeliveryQueue;
  readonly rules: RuleStore;
  readonly feedLinks: FeedLinkStore;
  readonly scenarioJobs: ScenarioJobs;
  /** The clock of the database, epoch ms. */
  now(): Promise<number>;
  /** The same keys and subscriptions for an actor whose changes are audited. */
  auditedIdentity(by: { readonly actor: string; readonly clock: Clock }): IdentityStore;
}

/**
 * Brings the schema forward and hands out one repository per port. The caller closes the client.
 * @throws WorldRefusal when the store belongs to the other world
 */
export async function openStores(client: SqlClient, world: WorldName = 'live'): Promise<Stores> {
  await requireWorld(client, world);
  await migrate(client);
  await claimWorld(client, world);
  return createStores(client);
}

/** One repository per port over a client whose schema is current. */
export function createStores(client: SqlClient): Stores {
  return {
    observations: createObservationStore(client),
    observationLists: createObservationLists(client),
    records: createRecordStore(client),
    feedStates: createFeedStateStore(client),
    snapshots: createSnapshotStore(client),
    forecasts: createForecastLedger(client),
    events: createEventLog(client),
    evidence: createEvidenceSearch(client),
    exportFiles: createExportFiles(client),
    exportSource: createExportSource(client),
    intelHistory: createIntelHistory(client),
    jobClaims: createJobClaims(client),
    identity: createIdentityStore(client),
    idempotency: createIdempotencyStore(client),
    audit: createAuditLog(client),
    signingKeys: createSigningKeyStore(client),
    retention: createRetention(client),
    pepper: createPepperStore(client),
    conversations: createConversationStore(client),
    sessions: createSessionStore(client),
    leads: createLeadStore(client),
    leadMails: createLeadMailQueue(client),
    destinations: createDestinationStore(client),
    mailDestinations: createMailDestinations(client),
    deliveries: createDeliveryQueue(client),
    rules: createRuleStore(client),
    feedLinks: createFeedLinkStore(client),
    scenarioJobs: createScenarioJobs(client),
    now: () => databaseNow(client),
    auditedIdentity: (by) => createAuditedIdentityStore(client, by),
  };
}
