import { initialTables } from './0001-initial-tables.ts';
import { idempotency } from './0002-idempotency.ts';
import { feedCircuit } from './0003-feed-circuit.ts';
import { audit } from './0004-audit.ts';
import { keyLastUsed } from './0005-key-last-used.ts';
import { codings } from './0006-codings.ts';
import { snapshotSummary } from './0007-snapshot-summary.ts';
import { signatures } from './0008-signatures.ts';
import { condensedDays } from './0009-condensed-days.ts';
import { forecasts } from './0010-forecasts.ts';
import { evidenceSearch } from './0011-evidence-search.ts';
import { jobFailures } from './0012-job-failures.ts';
import { retention } from './0014-retention.ts';
import { knownHorizon } from './0017-known-horizon.ts';
import type { Migration } from './migration.ts';

/** Every step in order. One line adds one. */
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
];
