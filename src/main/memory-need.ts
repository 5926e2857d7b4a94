import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { CheckResult } from './doctor/check-result.ts';
import { worldFolder } from './world-folder.ts';

const MB = 1_000_000;
/** Measured at the first start of the exercise: PGlite makes a new store with several instances of WebAssembly (833 MB). */
const NEW_STORE_MB = 900;
/** An assessment of 100,000 rows (docs/capacity.md); a world that holds little takes half of it. */
const ASSESSMENT_MB = 500;

/** A world that stays assessed for explanations takes some 120 MB of 170,000 rows, beside all else that a server does. */
const ROOMY_MB = 1_500;

/** Whether this process may hold more than it needs. */
export const isRoomy = (): boolean => memoryLimit() >= ROOMY_MB * MB;

/** What this process may use, bytes: the limit of its control group, or the memory of the machine. */
export function memoryLimit(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** Whether a start would have to make an embedded store. */
export function makesStore(config: Config): boolean {
  if (config.databaseUrl !== undefined) return false;
  return !existsSync(join(worldFolder(config, 'live').store, 'postgres'));
}

/** @param limitBytes what the process may use @param isStoreNew whether it will make an embedded store */
export function memoryResult(limitBytes: number, isStoreNew: boolean): CheckResult {
  const needMb = isStoreNew ? NEW_STORE_MB : ASSESSMENT_MB;
  const limitMb = Math.floor(limitBytes / MB);
  if (limitMb >= needMb) return { name: 'memory', ok: true, message: `${(limitMb / 1_000).toFixed(1)} GB allowed` };
  const use = isStoreNew
    ? `making the embedded store takes ${needMb} MB (with DATABASE_URL none is made)`
    : `an assessment of 100,000 rows takes ${needMb} MB`;
  return { name: 'memory', ok: false, message: `${limitMb} MB allowed; ${use}: the system may end the process` };
}
