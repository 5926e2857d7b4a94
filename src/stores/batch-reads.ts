/** Statements that run concurrently: one on a dead connection does not hold up all reads. */
const MAX_RUNNING = 4;
/** Ids of one statement. */
const MAX_IDS = 500;

interface Waiting<T> {
  readonly id: string;
  resolve(row: T | undefined): void;
  reject(error: unknown): void;
}

/**
 * Reads rows by id. While `MAX_RUNNING` statements run, further reads wait and share the next one, so any number of callers
 * costs the database a few statements; requests bound how many wait. A row is never older than the call. A failed statement
 * fails its own reads alone.
 * @param readMany reads up to `MAX_IDS` distinct ids in one statement; absent ids are missing from the result
 */
export function batchReads<T>(
  readMany: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (id: string) => Promise<T | undefined> {
  const waiting: Waiting<T>[] = [];
  let runningCount = 0;

  async function run(batch: readonly Waiting<T>[]): Promise<void> {
    runningCount += 1;
    try {
      const rows = await readMany([...new Set(batch.map(({ id }) => id))]);
      for (const { id, resolve } of batch) resolve(rows.get(id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      runningCount -= 1;
      runNext();
    }
  }

  function runNext(): void {
    if (runningCount < MAX_RUNNING && waiting.length > 0) void run(waiting.splice(0, MAX_IDS));
  }

  return (id) =>
    new Promise((resolve, reject) => {
      waiting.push({ id, resolve, reject });
      runNext();
    });
}
