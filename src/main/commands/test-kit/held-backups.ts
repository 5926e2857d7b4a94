import { EventEmitter, once } from 'node:events';
import { type BackupFacts, backupStore } from '../../../stores/backup/backup-store.ts';
import type { SqlClient } from '../../../stores/sql-client.ts';

/** A place where a backup waits until it is let on. */
export function gate() {
  const events = new EventEmitter();
  const opened = once(events, 'open');
  return {
    reached: once(events, 'reached'),
    open: () => events.emit('open'),
    pass: async () => {
      events.emit('reached');
      await opened;
    },
  };
}

/** Backups that wait before each of their statements until they are let on. */
export const heldBackups = (client: SqlClient, before: (statement: string) => Promise<void>) => {
  const held: SqlClient = {
    ...client,
    transaction: (work) =>
      client.transaction((session) =>
        work({
          query: async (statement) => {
            await before(statement.text);
            return session.query(statement);
          },
        }),
      ),
  };
  return (directory: string, facts: BackupFacts) => backupStore(held, directory, facts);
};
