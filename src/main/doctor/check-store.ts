import { databaseNow } from '../../stores/database-now.ts';
import { appliedMigrations, pendingMigrations } from '../../stores/migrate.ts';
import { createStores } from '../../stores/open-stores.ts';
import { text } from '../../stores/row-reader.ts';
import type { SqlClient } from '../../stores/sql-client.ts';
import { StoreFailure } from '../../stores/store-failure.ts';
import type { Config } from '../config.ts';
import { openClient } from '../open-stores.ts';
import { systemClock } from '../system-clock.ts';
import type { WorldFolder } from '../worlds.ts';
import { checkData } from './check-data.ts';
import type { Finding } from './check-result.ts';

/** The store of a world and what is in it. Nothing is migrated: pending steps are told. */
export async function checkStore(config: Config, folder: WorldFolder): Promise<readonly Finding[]> {
  const kind = config.databaseUrl !== undefined && folder.name === 'live' ? 'PostgreSQL' : 'embedded';
  try {
    const client = await openClient(config, folder);
    return await look(client, { config, folder, kind }).finally(() => client.close());
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    return [{ what: 'store', ok: false, says: `${kind}, cannot be used: ${error.message}` }];
  }
}

interface Place {
  readonly config: Config;
  readonly folder: WorldFolder;
  readonly kind: string;
}

async function look(client: SqlClient, { config, folder, kind }: Place): Promise<readonly Finding[]> {
  const [row] = await client.query({ text: "SELECT current_setting('server_version') AS version", values: [] });
  const schema = await schemaFinding(client);
  const findings = [
    { what: 'store', ok: true, says: `${kind}, ${text(row, 'version')}` },
    await clockOf(client),
    schema,
  ];
  return schema.ok ? [...findings, ...(await checkData(createStores(client), config, folder))] : findings;
}

async function schemaFinding(client: SqlClient): Promise<Finding> {
  const what = 'migrations';
  const applied = await appliedMigrations(client);
  if (applied.length === 0) return { what, ok: false, says: 'the store has no tables yet: the first start makes them' };
  try {
    const pending = await pendingMigrations(client);
    if (pending.length === 0) return { what, ok: true, says: `current, ${applied.at(-1)}` };
    return { what, ok: false, says: `pending: ${pending.join(', ')}; make a backup, the next start applies them` };
  } catch (error) {
    if (error instanceof StoreFailure || !(error instanceof Error)) throw error;
    return { what, ok: false, says: error.message };
  }
}

async function clockOf(client: SqlClient): Promise<Finding> {
  const before = systemClock.now();
  return clockFinding(await databaseNow(client), before, systemClock.now());
}

/** Leases of jobs and of idempotency keys are compared across machines; theirs last longer than this, ms. */
const MAX_SKEW_MS = 2_000;

/**
 * How far the clock of the database is from ours, as far as the asking tells.
 * @param theirs what it said, epoch ms
 * @param before when it was asked, by our clock
 * @param after when the answer was there
 */
export function clockFinding(theirs: number, before: number, after: number): Finding {
  const skew = theirs < before ? theirs - before : Math.max(theirs - after, 0);
  const what = 'clock';
  if (skew === 0) return { what, ok: true, says: 'agrees with the database' };
  const says = `the database is ${Math.abs(skew)} ms ${skew < 0 ? 'behind' : 'ahead'}`;
  return { what, ok: Math.abs(skew) <= MAX_SKEW_MS, says };
}
