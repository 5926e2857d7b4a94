import type { Stores } from '../open-stores.ts';
import type { SqlClient } from '../sql-client.ts';

/** What a test of the suite works on. */
export interface StoresUnderTest {
  stores(): Stores;
  client(): SqlClient;
  /** Stores over other clients of the same database. */
  others(count: number): Promise<readonly Stores[]>;
}
