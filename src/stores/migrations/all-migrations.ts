import { initialTables } from './0001-initial-tables.ts';
import { idempotency } from './0002-idempotency.ts';
import { audit } from './0004-audit.ts';
import type { Migration } from './migration.ts';

/** Every step in order. One line adds one. */
export const ALL_MIGRATIONS: readonly Migration[] = [initialTables, idempotency, audit];
