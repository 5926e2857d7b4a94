import { openEmbeddedStore } from '../embedded/open-embedded-store.ts';
import { openStores } from '../open-stores.ts';

/**
 * A process that opens a store and does as its parent says: `write` (feed states without end, each reported when it is
 * acknowledged), `transaction` (opens one, writes in it and leaves it open), `audit` (appends twenty entries), `close`.
 */
const [, , directory = ''] = process.argv;

const store = await openEmbeddedStore({ directory });
const stores = await openStores(store.client);

process.on('message', (order) => {
  if (order === 'write') void writeWithoutEnd();
  else if (order === 'transaction') void stayInTransaction();
  else if (order === 'audit') void appendEntries();
  else if (order === 'close') void store.close().then(() => process.exit(0));
});
tell({ role: store.role });

async function writeWithoutEnd(): Promise<void> {
  for (let written = 0; ; written += 1) {
    await stores.feedStates.write({ feedId: `feed-${written}`, cursor: written, consecutiveFailures: 0 });
    tell({ written });
  }
}

async function stayInTransaction(): Promise<void> {
  await store.client.transaction(async (session) => {
    await session.query({
      name: 'test.hold',
      text: "INSERT INTO job_claim (job, slot, owner, attempt) VALUES ('held', 'slot', 'client', 1)",
      values: [],
    });
    tell({ inside: true });
    await new Promise<never>(() => undefined);
  });
}

async function appendEntries(): Promise<void> {
  for (let n = 0; n < 20; n += 1)
    await stores.audit.append({ at: n, actor: `${process.pid}`, action: 'key.create', subject: `${n}`, facts: {} });
  tell({ audited: true });
}

function tell(news: object): void {
  process.send?.(news);
}
