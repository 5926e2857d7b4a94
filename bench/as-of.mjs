// `npm run bench:as-of`: what the past costs to read: 58,000 stored snapshots (eight regions, every six hours, some five
// years), latestAt of random regions and instants, and the handler of get-regional-snapshot-at, which hashes what it serves (what the
// gateway adds is `bench/gateway.mjs`'s to say). Bodies of 60 kB, with their codings.
// On the embedded store, and on PostgreSQL where `DATABASE_URL` names an empty database. `SNAPSHOTS=58000 READS=2000 BACKENDS=embedded,postgresql`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundleOwn } from './own-modules.mjs';

const SNAPSHOTS = Number(process.env.SNAPSHOTS ?? 58_000);
const READS = Number(process.env.READS ?? 2_000);
const BACKENDS = process.env.BACKENDS?.split(',') ?? ['embedded', 'postgresql'];
const GOAL_P99_MS = 40;
const STEP_MS = 6 * 3_600_000;
const LAST_AT = Date.UTC(2026, 9, 14, 12);

const place = await bundleOwn(
  'bench-as-of',
  `export { openEmbeddedStore } from './src/stores/embedded/open-embedded-store.ts';
  export { openServerStore } from './src/stores/server/open-server-store.ts';
  export { openStores } from './src/stores/open-stores.ts';
  export { getRegionalSnapshotAt } from './src/operations/get-regional-snapshot-at.ts';
  export { systemTimer } from './src/main/system-timer.ts';
  export { REGION_IDS } from './src/reference/regions.ts';
  export { largeBody } from './src/projection/test-kit/large-body.ts';`,
);
try {
  const own = await import(pathToFileURL(join(place, 'main.mjs')).href);
  console.log(`Node ${process.versions.node}. ${SNAPSHOTS} snapshots, ${READS} reads each; milliseconds.`);
  if (BACKENDS.includes('embedded'))
    await measure('embedded', own, (await own.openEmbeddedStore({ directory: join(place, 'store') })).client);
  if (process.env.DATABASE_URL !== undefined && BACKENDS.includes('postgresql'))
    await measure('postgresql', own, own.openServerStore(process.env.DATABASE_URL));
} finally {
  rmSync(place, { recursive: true, force: true });
}

async function measure(name, own, client) {
  try {
    const stores = await own.openStores(client);
    const from = performance.now();
    await fill(own, client);
    console.log(`\n${name}: filled in ${((performance.now() - from) / 1_000).toFixed(0)} s`);
    const handler = own.getRegionalSnapshotAt({
      history: stores.snapshots,
      setTimer: own.systemTimer,
      clock: { now: () => LAST_AT },
    });
    await timed('latestAt', own, async (regionId, at) => {
      const found = await stores.snapshots.latestAt(regionId, at);
      if (found?.generatedAt !== at - (at % STEP_MS)) throw new Error(`${regionId} at ${at}: ${found?.generatedAt}`);
    });
    await timed('get-regional-snapshot-at', own, async (regionId, at) => {
      const result = await handler({ region_id: regionId, at });
      if (!result.ok) throw new Error(`${regionId} at ${at}: ${JSON.stringify(result)}`);
    });
  } finally {
    await client.close();
  }
}

/** In the database itself: 58,000 appends would measure the appends. */
async function fill(own, client) {
  const body = Buffer.from(own.largeBody(60_000));
  const codings = [brotliCompressSync(body), gzipSync(body)];
  const steps = Math.ceil(SNAPSHOTS / own.REGION_IDS.length);
  await client.query({ text: 'TRUNCATE snapshot', values: [] });
  for (let step = 0; step < steps; step += 250) {
    await client.query({
      text: `INSERT INTO snapshot (snapshot_id, region_id, generated_at, valid_until, body, state, body_br, body_gzip)
        SELECT 'snap_' || region || '_' || step, region, $1::bigint - step * $2::bigint, $1::bigint - (step - 1) * $2::bigint, $3, '{}', $4, $5
        FROM generate_series($6::bigint, $7::bigint) AS step, json_array_elements_text($8::json) AS region`,
      values: [
        LAST_AT - (LAST_AT % STEP_MS),
        STEP_MS,
        body,
        ...codings,
        step,
        Math.min(step + 249, steps - 1),
        JSON.stringify(own.REGION_IDS),
      ],
    });
  }
  await client.query({ text: 'ANALYZE snapshot', values: [] });
}

/** One read after the other, at places spread over the whole time by a step prime to it. */
async function timed(name, own, read) {
  const steps = Math.floor(SNAPSHOTS / own.REGION_IDS.length) - 2;
  const times = [];
  for (let i = 0; i < READS; i += 1) {
    const regionId = own.REGION_IDS[i % own.REGION_IDS.length];
    const at = LAST_AT - ((i * 7_919) % steps) * STEP_MS - 1 - (i % STEP_MS);
    const from = performance.now();
    await read(regionId, at);
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)].toFixed(2);
  const ratio = (times[Math.floor(times.length * 0.99)] / GOAL_P99_MS).toFixed(2);
  console.log(
    `  ${name.padEnd(26)} p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(0.9999)}; p99 is ${ratio} of the goal`,
  );
}
