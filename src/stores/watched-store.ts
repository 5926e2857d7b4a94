import type { Clock } from '../ports/clock.ts';
import type { StoreProblem } from '../ports/store-problem.ts';
import type { SqlClient, SqlSession } from './sql-client.ts';
import { StoreFailure } from './store-failure.ts';

export interface WatchedStore {
  readonly client: SqlClient;
  /**
   * What the failures of statements reveal about the store. A full disk is probed again by a small write, which is
   * started here; a corrupt page counts until the process ends.
   */
  problems(): readonly StoreProblem[];
}

/** How often a full disk is probed at most, ms. */
const PROBE_EVERY_MS = 5_000;

/** A client whose failures are looked at. */
export function watchStore(client: SqlClient, clock: Clock): WatchedStore {
  const found = new Set<StoreProblem>();
  let probedAt = Number.NEGATIVE_INFINITY;
  const look = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const problem = storeProblemOf(error);
      if (problem !== undefined) found.add(problem);
      throw error;
    }
  };
  const probe = async (): Promise<void> => {
    if (await hasRoom(client)) found.delete('disk_full');
  };
  const watched = (session: SqlSession): SqlSession => ({ query: (statement) => look(session.query(statement)) });
  return {
    client: {
      ...client,
      ...watched(client),
      transaction: (work) => look(client.transaction((session) => work(watched(session)))),
    },
    problems() {
      if (found.has('disk_full') && clock.now() - probedAt >= PROBE_EVERY_MS) {
        probedAt = clock.now();
        void probe();
      }
      return [...found];
    },
  };
}

/** The problem of a store that a failure reveals; undefined for any other failure. */
export function storeProblemOf(error: unknown): StoreProblem | undefined {
  if (!(error instanceof StoreFailure)) return undefined;
  if (error.sqlState === '53100' || /\bENOSPC\b|No space left on device/i.test(error.message)) return 'disk_full';
  return error.sqlState === 'XX001' || error.sqlState === 'XX002' ? 'corrupt_page' : undefined;
}

/** Whether a file of the database can grow by some pages; a write into a page with room would not show it. */
export async function hasRoom(client: SqlClient): Promise<boolean> {
  try {
    await client.transaction(async (session) => {
      for (const [name, text] of Object.entries(GROW)) await session.query({ name: `room.${name}`, text, values: [] });
    });
    return true;
  } catch (error) {
    if (error instanceof StoreFailure) return false;
    throw error;
  }
}

const GROW = {
  table: 'CREATE TEMPORARY TABLE disk_probe (page text STORAGE PLAIN) ON COMMIT DROP',
  pages: "INSERT INTO disk_probe SELECT repeat('x', 7000) FROM generate_series(1, 64)",
};
