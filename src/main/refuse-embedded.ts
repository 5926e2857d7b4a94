import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';

/** @throws CommandError without DATABASE_URL: the embedded store belongs to one process */
export function refuseEmbedded(role: 'serve' | 'worker', { databaseUrl }: Pick<Config, 'databaseUrl'>): void {
  if (databaseUrl !== undefined) return;
  throw new CommandError(
    `${role} needs DATABASE_URL, because processes cannot share the embedded store: set it, or run \`barograph start\`, which collects, assesses and serves in one process`,
  );
}
