/** Calls of a real store or server, for which a time that is driven waits. */
export function createWatchedCalls() {
  let underWay = 0;
  return {
    /** The same call, watched. */
    watched:
      <A extends readonly unknown[], T>(call: (...given: A) => Promise<T>) =>
      async (...given: A): Promise<T> => {
        underWay += 1;
        try {
          return await call(...given);
        } finally {
          underWay -= 1;
        }
      },
    /** Waits until none is under way. */
    async atRest(): Promise<void> {
      do for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setImmediate(resolve));
      while (underWay > 0);
    },
  };
}
