import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { bundledOperations } from '../kit/fuzz/described-operations.ts';
import { createWorlds, everyAnswer, type Worlds } from '../kit/fuzz/every-answer.ts';

/** Requests for each GET and POST; `npm run soak` asks for 10,000 of each method. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20);
/** What a HEAD has beyond its GET, and an OPTIONS at all, fewer requests show. */
const COUNTS: Readonly<Record<string, number>> = {
  HEAD: Number(process.env.FUZZ_HEADS ?? Math.ceil(REQUESTS * 0.3)),
  OPTIONS: Number(process.env.FUZZ_OPTIONS ?? Math.ceil(REQUESTS * 0.1)),
};
const SEED = process.env.FUZZ_SEED === undefined ? {} : { seed: Number(process.env.FUZZ_SEED) };

/** The agent protocol has rules of its own: test/mcp/. */
const operations = bundledOperations().filter(({ path }) => path !== '/mcp');

let worlds: Worlds;
const tally = new Map<number, number>();
let asDescribed = 0;

beforeAll(async () => {
  worlds = await createWorlds();
});

afterAll(async () => {
  const path = process.env.SOAK_REPORT;
  const statuses = [...tally].sort(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
  const sentCount = [...tally.values()].reduce((sum, count) => sum + count, 0);
  const text = `${sentCount} requests, ${REQUESTS} for each GET and POST, ${COUNTS.HEAD} for each HEAD, ${COUNTS.OPTIONS} for each OPTIONS; all answers as described for ${asDescribed} of ${operations.length} methods: ${statuses.join(', ')}.`;
  if (path !== undefined)
    await writeFile(path, `- requests generated from the OpenAPI bundle: ${text}\n`, { flag: 'a' });
});

describe('requests generated from the OpenAPI bundle', () => {
  it.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    'are answered as it says: %s',
    async (_, operation) => {
      const onStatus = (status: number) => tally.set(status, (tally.get(status) ?? 0) + 1);
      await everyAnswer(operation, worlds, { ...SEED, numRuns: COUNTS[operation.method] ?? REQUESTS, onStatus });
      asDescribed += 1;
    },
    1_800_000,
  );
});
