import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';

/** @throws CommandError without a database that processes can share: the embedded store belongs to one process alone */
export function refuseEmbedded(role: 'serve' | 'worker', { databaseUrl }: Pick<Config, 'databaseUrl'>): void {
  if (databaseUrl !== undefined) return;
  throw new CommandError(
    `${role} needs DATABASE_URL, because several processes cannot share the embedded store: set it, or use \`npm start\`, which collects, assesses and serves in one process`,
  );
}
