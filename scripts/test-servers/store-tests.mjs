import { readdirSync } from 'node:fs';
import { build } from 'esbuild';

/** A test that imports this file, directly or not, runs on the store that `TEST_STORE` chooses. */
export const SWITCH = 'test/kit/store-under-test.ts';

/** What opens a store of the program, or its counters on a server. */
export const OPENERS = [
  'src/stores/embedded/open-memory-store.ts',
  'src/stores/embedded/open-embedded-store.ts',
  'src/stores/server/open-server-store.ts',
  'src/stores/counters/redis-connection.ts',
];

/** Tests that are about one kind of store, by name, with the reason: they run on that one, whatever the others run on. */
export const EMBEDDED_BY_NAME = {
  'src/stores/embedded.process.test.ts': 'the conformance suite on the embedded store, in memory, as owner and client',
  'src/stores/embedded/ownership.process.test.ts': 'which process owns an embedded store',
  'src/stores/embedded/power-cut.process.test.ts': 'what an embedded store has after a power cut',
  'src/stores/embedded/flushes.process.test.ts': 'flushes and log of an embedded store',
  'src/stores/embedded/store-processes.process.test.ts': 'owners, clients and kills of an embedded store',
  'test/kit/store-template.ts': 'what the folder of a test on the embedded store begins with',
  'test/gateway/stream-events.test.ts': 'a clock that is moved by hand: what comes over a network comes later',
  'src/main/exercise-world.test.ts': 'the exercise, which is always embedded',
  'test/gateway/catalogue-table.process.test.ts': 'the exercise, which is always embedded',
  'src/main/exercise-past.test.ts': 'the exercise, which is always embedded',
  'test/faults/servers/embedded-disk.process.test.ts': 'a full disk under an embedded store',
  'test/whole/rollup-ipc.process.test.ts': 'clients of an embedded store beside its owner',
  'src/exercise/world.process.test.ts': 'the exercise, which is always embedded',
};

/** Tests that name their servers, or run on both kinds in every pass. */
export const SERVERS_BY_NAME = {
  'src/stores/server.process.test.ts': 'the conformance suite on PostgreSQL',
  'src/stores/server/server-address.test.ts': 'addresses of a server, which no server of PostgreSQL has',
  'src/stores/counters/redis-connector.test.ts': 'addresses of a server, which no Redis server has',
  'src/stores/plans.process.test.ts': 'plans of PostgreSQL',
  'src/stores/releases.process.test.ts': 'both stores, one after the other',
  'src/stores/retention.process.test.ts': 'both stores, one after the other',
  'src/stores/counters/redis-limiter.process.test.ts': 'the conformance suite of the counters on Redis',
  'src/jobs/run-events.process.test.ts': 'workers on one PostgreSQL store',
  'src/main/commands/backup.process.test.ts': 'both stores, one after the other',
  'test/faults/loads/idempotency-keys.process.test.ts': 'both stores, one after the other',
  'test/gateway/cache-purge.process.test.ts': 'services over one PostgreSQL store',
  'test/gateway/idempotency.process.test.ts': 'processes over one PostgreSQL store',
  'test/gateway/shared-counters.process.test.ts': 'services over one Redis server',
  'test/whole/events.process.test.ts': 'processes over one PostgreSQL store',
  'test/whole/lead-mails.process.test.ts': 'servers over one PostgreSQL store',
  'test/whole/revocation.process.test.ts': 'two servers over one PostgreSQL store',
};

/** Tests that could open a store by what they import, and open none; on every run. */
export const OPENS_NONE = {
  'src/main/commands/feeds-list.test.ts': 'lines of a list',
  'src/main/commands/recompute.test.ts': 'files of inputs',
  'src/main/commands/feeds-test.test.ts': 'lines about a run',
  'test/docs/reference-pages.test.ts': 'the help, which is only printed',
  'test/method/plain-sentences.test.ts': 'the help, which is only read',
  'src/main/cli.test.ts': 'refusals before anything is opened: it looks that the folder stays empty',
};

/** Tests whose store can be chosen but that are left to `npm run soak`: they repeat in minutes what others try in seconds. */
export const SOAKED = {
  'test/gateway/documented-answers.process.test.ts': 'every documented answer of every method',
  'test/gateway/redistribution.test.ts': 'opens no store of its own; whole worlds through every operation',
  'test/gateway/access-matrix.test.ts': 'every caller at every endpoint',
  'test/gateway/slow-callers.process.test.ts': 'limits of time on sockets',
  'test/method/resolved-forecasts.test.ts': 'years of recorded events',
  'test/whole/replay.process.test.ts': 'years of recorded transits',
};

/**
 * The tests that a pass on servers runs: those whose value imports reach the switch, but for those above. Computed from the
 * imports, so that a new one is in it by itself.
 * @param withSoaked whether those that take minutes are among them
 */
export async function storeTests({ withSoaked = false } = {}) {
  const { tests, reaches } = await importsOfTests();
  const named = { ...EMBEDDED_BY_NAME, ...SERVERS_BY_NAME, ...OPENS_NONE, ...(withSoaked ? {} : SOAKED) };
  return tests.filter((test) => reaches(test, [SWITCH]) && !(test in named));
}

/** Tests that reach an opener without the switch and are in no list: they would never run on servers. */
export async function forgottenTests() {
  const { tests, reaches } = await importsOfTests();
  const named = { ...EMBEDDED_BY_NAME, ...SERVERS_BY_NAME, ...OPENS_NONE };
  return tests.filter((test) => reaches(test, OPENERS) && !reaches(test, [SWITCH]) && !(test in named));
}

/** Tests and their kits that import an opener of the embedded store themselves, though they stand in no list. */
export async function bypasses() {
  const { inputs } = await importsOfTests();
  const named = { ...EMBEDDED_BY_NAME, ...SERVERS_BY_NAME, [SWITCH]: '' };
  const isOfTests = (file) => /\.test\.ts$|^test\/|\/test-kit\//.test(file);
  return Object.keys(inputs)
    .filter((file) => isOfTests(file) && !(file in named))
    .filter((file) => inputs[file].imports.some(({ path }) => OPENERS.slice(0, 2).includes(path)));
}

let known;

function importsOfTests() {
  known ??= readImports();
  return known;
}

async function readImports() {
  const tests = ['src', 'test']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => `${folder}/${path}`))
    .filter((path) => path.endsWith('.test.ts'))
    .toSorted();
  const { metafile } = await build({
    entryPoints: tests,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const { inputs } = metafile;
  const reaches = (from, targets, seen = new Set()) => {
    if (targets.includes(from)) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return (inputs[from]?.imports ?? []).some(
      ({ path, external }) => external !== true && reaches(path, targets, seen),
    );
  };
  return { tests, inputs, reaches };
}
