import { afterAll, beforeAll, describe } from 'vitest';
import { describeAuditLog } from './conformance/audit-log.ts';
import { describeConversationStore } from './conformance/conversation-store.ts';
import { describeDailyRollups } from './conformance/daily-rollups-conformance.ts';
import { describeDeliveries } from './conformance/deliveries.ts';
import { describeEventLog } from './conformance/event-log.ts';
import { describeEvidenceSearch } from './conformance/evidence-search-conformance.ts';
import { describeExports } from './conformance/exports.ts';
import { describeFeedLinks } from './conformance/feed-links.ts';
import { describeFeedStateStore } from './conformance/feed-state-store.ts';
import { describeForecastLedger } from './conformance/forecast-ledger.ts';
import { describeIdempotencyStore } from './conformance/idempotency-store.ts';
import { describeIdentityStore } from './conformance/identity-store.ts';
import { describeIntelHistory } from './conformance/intel-history-conformance.ts';
import { describeJobClaims } from './conformance/job-claims.ts';
import { describeLeadMails } from './conformance/lead-mails.ts';
import { describeLeadStore } from './conformance/lead-store.ts';
import { describeMailDestinations } from './conformance/mail-destinations.ts';
import { describeObservationLists } from './conformance/observation-lists-conformance.ts';
import { describeObservationStore } from './conformance/observation-store-conformance.ts';
import { describeRecordStore } from './conformance/record-store-conformance.ts';
import { describeRules } from './conformance/rules.ts';
import { describeScenarioJobs } from './conformance/scenario-jobs.ts';
import { describeSessionStore } from './conformance/session-store.ts';
import { describeSigningKeyStore } from './conformance/signing-key-store.ts';
import { describeSnapshotStore } from './conformance/snapshot-store.ts';
import { describeSqlClient } from './conformance/sql-client.ts';
import type { StoresUnderTest } from './conformance/stores-under-test.ts';
import { describeSubmissions } from './conformance/submissions.ts';
import { describeTemplates } from './conformance/templates.ts';
import { createIdempotencyStore } from './idempotency-store.ts';
import { openStores, type Stores } from './open-stores.ts';
import type { SqlClient } from './sql-client.ts';

/** A backend under test: an empty database and further ways to reach it. */
export interface Backend {
  readonly client: SqlClient;
  /** Another client of the same database; the same one where a database has only one. */
  another(): Promise<SqlClient>;
  /** Closes every client and removes the database. */
  close(): Promise<void>;
}

/** The guarantees that every store backend gives. */
export function describeStores(name: string, open: () => Promise<Backend>): void {
  describe(`stores on ${name}`, () => {
    let backend: Backend | undefined;
    let stores: Stores | undefined;
    const further: Promise<Stores>[] = [];

    beforeAll(async () => {
      backend = await open();
      stores = await openStores(backend.client);
    });
    afterAll(() => backend?.close());

    const underTest: StoresUnderTest = {
      stores: () => given(stores),
      client: () => given(backend).client,
      async others(count) {
        // A database has room for some dozens of clients: the same ones serve every test.
        while (further.length < count) further.push(given(backend).another().then(openStores));
        return Promise.all(further.slice(0, count));
      },
    };
    describeSqlClient(underTest);
    describeObservationStore(underTest);
    describeObservationLists(underTest);
    describeDailyRollups(underTest);
    describeRecordStore(underTest);
    describeFeedStateStore(underTest);
    describeSnapshotStore(underTest);
    describeForecastLedger(underTest);
    describeSubmissions(underTest);
    describeEventLog(underTest);
    describeDeliveries(underTest);
    describeTemplates({
      store: () => underTest.stores().destinations,
      others: async (count) => (await underTest.others(count)).map(({ destinations }) => destinations),
    });
    describeMailDestinations(underTest);
    describeRules(underTest);
    describeFeedLinks({
      store: () => underTest.stores().feedLinks,
      others: async (count) => (await underTest.others(count)).map(({ feedLinks }) => feedLinks),
    });
    describeEvidenceSearch(underTest);
    describeIntelHistory(underTest);
    describeSigningKeyStore(underTest);
    describeExports(underTest);
    describeLeadStore(underTest);
    describeLeadMails(underTest);
    describeConversationStore(underTest);
    describeScenarioJobs(underTest);
    describeSessionStore(underTest);
    describeJobClaims(underTest);
    describeIdentityStore(underTest);
    describeAuditLog(underTest);
    describeIdempotencyStore({
      open: (clock, limit) => createIdempotencyStore(underTest.client(), clock, limit),
      others: async (count) => (await underTest.others(count)).map(({ idempotency }) => idempotency),
    });
  });
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the backend did not open');
  return value;
}
