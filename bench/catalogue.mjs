// `npm run bench:catalogue`: a warm list of 100 rows over HTTP against a bare node:http server that sends the same bytes, at 64
// connections in the same run (`bench/gateway.mjs`), then lists over many records as of instants of the past: the whole read of
// the store, and beside it the plain statement of one kind in the order of its index. On the embedded store, and on PostgreSQL
// where `DATABASE_URL` names a server. `RECORDS=200000 READS=300 BACKENDS=embedded,postgresql`; the bar is set for 5,000,000.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createDatabase } from './own-database.mjs';
import { bundleOwn } from './own-modules.mjs';

const RECORDS = Number(process.env.RECORDS ?? 200_000);
const READS = Number(process.env.READS ?? 300);
const BACKENDS = process.env.BACKENDS?.split(',') ?? ['embedded', 'postgresql'];
const GOAL_P99_MS = 60;
const NOW = Date.UTC(2026, 9, 14, 12);
/** Time between two records of the fill, ms; a third of them is revised, a third has ended. */
const STEP_MS = 10_000;
const PAGE = 101;

if (process.env.WARM !== '0') {
  const env = { ...process.env, ONLY: 'list of 100 rows' };
  spawnSync(process.execPath, [fileURLToPath(new URL('gateway.mjs', import.meta.url))], { env, stdio: 'inherit' });
}
const place = await bundleOwn(
  'bench-catalogue',
  `export { openEmbeddedStore } from './src/stores/embedded/open-embedded-store.ts';
  export { openServerStore } from './src/stores/server/open-server-store.ts';
  export { openStores } from './src/stores/open-stores.ts';
  export { IN_FORCE, RECORD_COLUMNS } from './src/stores/record/record-sql.ts';`,
);
try {
  const own = await import(pathToFileURL(join(place, 'main.mjs')).href);
  console.log(`\nAs-of lists over ${RECORDS} records, ${READS} reads each; milliseconds.`);
  if (BACKENDS.includes('embedded'))
    await measure('embedded', own, (await own.openEmbeddedStore({ directory: join(place, 'store') })).client);
  if (process.env.DATABASE_URL !== undefined && BACKENDS.includes('postgresql')) {
    const database = await createDatabase();
    await measure('postgresql', own, own.openServerStore(database.url)).finally(() => database.drop());
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}

async function measure(name, own, client) {
  try {
    const { records } = await own.openStores(client);
    const from = performance.now();
    await fill(own, client);
    console.log(`\n${name}: filled in ${((performance.now() - from) / 1_000).toFixed(0)} s`);
    const plain = await timed((at) =>
      client.query({
        text: `SELECT ${own.RECORD_COLUMNS} FROM record WHERE kind = 'headline' AND observed_at <= $1::bigint
          ORDER BY observed_at DESC, feed_id, record_id LIMIT ${PAGE}`,
        values: [at],
      }),
    );
    said('the plain statement', plain, plain);
    const all = { kinds: ['headline'], limit: PAGE };
    const area = { north: 46, east: 8, south: 44, west: 6 };
    const kinds = {
      'one kind': all,
      'three kinds': { ...all, kinds: ['headline', 'storm', 'flood'] },
      'of a common country': { ...all, country: 'C1' },
      'of a rare country': { ...all, country: 'QA' },
      'of a country only beside others': { ...all, country: 'OM' },
      'of one often beside others': { ...all, country: 'ZZ' },
      'in a small area': { ...all, area },
      'in half of the world': { ...all, area: { north: 90, east: 90, south: -90, west: -90 } },
    };
    for (const [label, query] of Object.entries(kinds))
      said(label, await timed((at) => records.list({ ...query, at })), plain);
  } finally {
    await client.close();
  }
}

/** In the database itself: appending them would measure the appends. */
async function fill(own, client) {
  const chunk = 100_000;
  for (let start = 1; start <= RECORDS; start += chunk) {
    const n = `generate_series(${start}, ${Math.min(RECORDS, start + chunk - 1)}) AS n`;
    const known = `${NOW}::bigint - n * ${STEP_MS}::bigint`;
    await client.query({
      text: `INSERT INTO record (feed_id, record_id, kind, title, country, other_countries, latitude, longitude, observed_at, known_at,
          superseded_at, is_listed, body, fingerprint)
        SELECT 'feed ' || n % 7, 'r' || n, (ARRAY['headline', 'storm', 'flood', 'earthquake'])[1 + n % 4], 'Title of record ' || n,
          CASE WHEN n % 5000 = 0 THEN 'QA' ELSE 'C' || n % 50 END,
          CASE WHEN n % 10007 = 0 THEN 'OM' WHEN n % 13 = 0 THEN 'ZZ YY' ELSE '' END,
          (n * 37 % 18000) / 100.0 - 90, (n * 101 % 36000) / 100.0 - 180, ${known} - n % 600000, ${known},
          CASE WHEN n % 3 = 0 THEN ${known} + 3600000 ELSE ${own.IN_FORCE} END, n % 2 = 0, '{"text":"said of it"}', '' FROM ${n}`,
      values: [],
    });
  }
  await client.query({ text: 'ANALYZE record', values: [] });
  await client.query({ text: 'ANALYZE record_other_country', values: [] });
}

/** One read after the other, at instants spread over the newest half of the time; the first tenth warms up. */
async function timed(read) {
  const times = [];
  const warming = Math.ceil(READS / 10);
  for (let i = -warming; i < READS; i += 1) {
    const at = NOW - (((i + warming) * 7_919) % Math.ceil(RECORDS / 2)) * STEP_MS;
    const from = performance.now();
    await read(at);
    if (i >= 0) times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length * 0.5)], p99: times[Math.floor(times.length * 0.99)] };
}

function said(label, { p50, p99 }, plain) {
  const ratio = (p50 / plain.p50).toFixed(1);
  console.log(
    `  ${label.padEnd(34)} p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)}; ${ratio} of the plain statement; p99 is ${(p99 / GOAL_P99_MS).toFixed(2)} of the goal`,
  );
}
