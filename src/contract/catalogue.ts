import { executeBatch } from './batch/execute.ts';
import type { Operation } from './conventions/operation.ts';
import { deductSituation } from './intelligence/deduct-situation.ts';
import { getRegionalSnapshot } from './intelligence/get-regional-snapshot.ts';

/** Every operation of the service family that this server offers, in the order the documentation lists them. */
export const CATALOGUE = {
  getRegionalSnapshot,
  deductSituation,
  executeBatch,
} as const satisfies Record<string, Operation>;
