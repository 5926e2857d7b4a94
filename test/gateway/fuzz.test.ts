import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { bundledOperations } from '../kit/fuzz/described-operations.ts';
import { createWorlds, everyAnswer, type Worlds } from '../kit/fuzz/every-answer.ts';

/** Requests for each method of each path; `npm run soak` asks for 10,000. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20);
const SEED = process.env.FUZZ_SEED === undefined ? {} : { seed: Number(process.env.FUZZ_SEED) };

const operations = bundledOperations();

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
  const text = `${sentCount} requests, ${REQUESTS} for each method; all answers as described for ${asDescribed} of ${operations.length} methods: ${statuses.join(', ')}.`;
  if (path !== undefined)
    await writeFile(path, `- requests generated from the OpenAPI bundle: ${text}\n`, { flag: 'a' });
});

describe('requests generated from the OpenAPI bundle', () => {
  it.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    'are answered as it says: %s',
    async (_, operation) => {
      const onStatus = (status: number) => tally.set(status, (tally.get(status) ?? 0) + 1);
      await everyAnswer(operation, worlds, { ...SEED, numRuns: REQUESTS, onStatus });
      asDescribed += 1;
    },
    1_800_000,
  );
});
