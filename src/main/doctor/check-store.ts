import { STORE_PROBLEM_SENTENCES } from '../../ports/store-problem.ts';
import { databaseNow } from '../../stores/database-now.ts';
import { appliedMigrations, pendingMigrations } from '../../stores/migrate.ts';
import { createStores } from '../../stores/open-stores.ts';
import { text } from '../../stores/row-reader.ts';
import type { SqlClient } from '../../stores/sql-client.ts';
import { StoreFailure } from '../../stores/store-failure.ts';
import { WorldRefusal } from '../../stores/store-world.ts';
import { hasRoom, storeProblemOf } from '../../stores/watched-store.ts';
import { hasStore } from '../commands/command.ts';
import type { Config } from '../config.ts';
import { openClient } from '../open-stores.ts';
import { systemClock } from '../system-clock.ts';
import type { WorldFolder } from '../world-folder.ts';
import { checkData } from './check-data.ts';
import type { CheckResult } from './check-result.ts';

/** Checks the store of a world and its contents. Applies no migration: pending steps are reported. */
export async function checkStore(config: Config, folder: WorldFolder): Promise<readonly CheckResult[]> {
  const kind = config.databaseUrl !== undefined && folder.name === 'live' ? 'PostgreSQL' : 'embedded PostgreSQL';
  if (!hasStore(config, folder))
    return [
      { name: 'store', ok: false, message: 'none yet: the first start creates it' },
      { name: 'migrations', ok: false, message: NO_TABLES },
    ];
  try {
    const client = await openClient(config, folder);
    return await inspect(client, { config, folder, kind }).finally(() => client.close());
  } catch (error) {
    if (error instanceof WorldRefusal) return [{ name: 'store', ok: false, message: error.message }];
    if (!(error instanceof StoreFailure)) throw error;
    const problem = storeProblemOf(error);
    const message = problem === undefined ? 'unusable' : STORE_PROBLEM_SENTENCES[problem];
    return [{ name: 'store', ok: false, message: `${kind}, ${message}: ${error.message}` }];
  }
}

const NO_TABLES = 'no tables yet: the first start creates them';

interface StoreContext {
  readonly config: Config;
  readonly folder: WorldFolder;
  readonly kind: string;
}

async function inspect(client: SqlClient, { config, folder, kind }: StoreContext): Promise<readonly CheckResult[]> {
  const [row] = await client.query({ text: "SELECT current_setting('server_version') AS version", values: [] });
  const schema = await schemaResult(client);
  const results = [
    { name: 'store', ok: true, message: `${kind} ${text(row, 'version')}, ${folder.name} world` },
    await clockOf(client),
    await roomResult(client),
    schema,
  ];
  return schema.ok ? [...results, ...(await checkData(createStores(client), config, folder))] : results;
}

/** Grows a temporary table, which is gone afterwards. */
async function roomResult(client: SqlClient): Promise<CheckResult> {
  const ok = await hasRoom(client);
  return { name: 'store disk', ok, message: ok ? 'can be written' : STORE_PROBLEM_SENTENCES.disk_full };
}

async function schemaResult(client: SqlClient): Promise<CheckResult> {
  const name = 'migrations';
  const applied = await appliedMigrations(client);
  if (applied.length === 0) return { name, ok: false, message: NO_TABLES };
  try {
    const pending = await pendingMigrations(client);
    if (pending.length === 0) return { name, ok: true, message: `current, ${applied.at(-1)}` };
    return { name, ok: false, message: `pending: ${pending.join(', ')}; make a backup; the next start applies them` };
  } catch (error) {
    if (error instanceof StoreFailure || !(error instanceof Error)) throw error;
    return { name, ok: false, message: error.message };
  }
}

async function clockOf(client: SqlClient): Promise<CheckResult> {
  const before = systemClock.now();
  return clockResult(await databaseNow(client), before, systemClock.now());
}

/** Leases of jobs and idempotency keys are compared across machines and last longer than this, ms. */
const MAX_SKEW_MS = 2_000;

/**
 * Skew between the database clock and the local one, within the accuracy of one query.
 * @param databaseTime epoch ms
 * @param before local time of the query, epoch ms
 * @param after local time of the answer, epoch ms
 */
export function clockResult(databaseTime: number, before: number, after: number): CheckResult {
  const skew = databaseTime < before ? databaseTime - before : Math.max(databaseTime - after, 0);
  const name = 'clock';
  if (skew === 0) return { name, ok: true, message: 'in sync with the database' };
  const message = `database clock is ${Math.abs(skew)} ms ${skew < 0 ? 'behind' : 'ahead'}`;
  return { name, ok: Math.abs(skew) <= MAX_SKEW_MS, message };
}
