import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startExerciseSimulator } from '../../../src/exercise/simulator.ts';
import { systemClock } from '../../../src/main/system-clock.ts';
import { soakLine } from '../../kit/soak-line.ts';
import { FAKE_TIME, fakedBy } from './fake-time.ts';
import { type LiveWorld, openLiveWorld, type Served } from './live-world.ts';
import { newDatabase, type OwnPostgres, program, startOwnPostgres } from './own-postgres.ts';
import { canBreak } from './own-process.ts';
import { type OwnResolver, type ResolverMode, startOwnResolver } from './own-resolver.ts';
import { ask, SNAPSHOT_AT } from './poll-server.ts';
import { momentOf } from './recovery.ts';
import { MAX_MS, runThrough } from './run-through.ts';

/** How many of the ways in which a name server fails are tried; `npm run soak` tries both. */
const MODE_COUNT = Number(process.env.FAULT_NAME_MODES ?? 1);
const MODES: readonly ResolverMode[] = ['unresponsive', 'failing'];
/** All that are polled concurrently. */
const FEED_COUNT = 8;
const COLLECTOR_ALONE = {
  FEEDS_PROXY: 'http://127.0.0.1:9',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
};
const REDIS_ALONE = { FEEDS_PROXY: 'http://127.0.0.1:9', REDIS_URL: 'redis://redis.example:6379' };
/** After the first failures of a feed, by the program's clock, within what it takes for a difference of clocks. */
const NEXT_POLLS = '+7m';
const UNRESOLVED = /does not resolve now/;

const tools = [program('postgres'), 'unshare', ...(FAKE_TIME === undefined ? ['libfaketime'] : [])];

describe.skipIf(!canBreak(tools, { asRoot: true }))('names that do not resolve', { timeout: MAX_MS }, () => {
  let postgres: OwnPostgres;
  let world: LiveWorld;
  let resolver: OwnResolver;
  let clock: string;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    world = await openLiveWorld({ DATABASE_URL: await newDatabase(postgres, 'names') });
    resolver = await startOwnResolver(world.dataDir);
    clock = join(world.dataDir, 'clock');
  }, MAX_MS);
  afterAll(async () => {
    await world.close();
    resolver.close();
    await postgres.remove();
  });

  /** Starts the program; it knows its database by a name of `/etc/hosts`. */
  const start = async (more: Readonly<Record<string, string>>): Promise<Served> => {
    // Every feed is polled now.
    await postgres.sql('DELETE FROM feed_state', 'names');
    writeFileSync(clock, '+0\n');
    const databaseUrl = postgres.url('names').replace('127.0.0.1', 'localhost');
    return world.serve({ ...fakedBy(clock), DATABASE_URL: databaseUrl, ...more }, resolver.within);
  };

  /** What the health says of each feed that was polled: how it failed, or that it did not. */
  const feedsOf = async ({ url }: Served): Promise<readonly string[]> => {
    const { text } = await ask(`${url}/api/health`, { key: world.keys.operator });
    const checks: readonly { check: string; detail?: string; failuresInARow?: number }[] = JSON.parse(text).checks;
    return checks.flatMap(({ check, detail = '', failuresInARow }) =>
      check.startsWith('feed:') && failuresInARow !== undefined ? [failuresInARow === 0 ? 'read' : detail] : [],
    );
  };
  const countOf = async (served: Served, pattern: RegExp) =>
    (await feedsOf(served)).filter((detail) => pattern.test(detail)).length;

  it.each(
    MODES.slice(0, MODE_COUNT).flatMap((mode) => [
      [mode, 'names of feeds', { FEEDS_PROXY: '' }] as const,
      [mode, 'the name of a proxy', { FEEDS_PROXY: 'http://proxy.example:9' }] as const,
      [mode, 'the name of a collector of traces', COLLECTOR_ALONE] as const,
      [mode, 'the name of a Redis server', REDIS_ALONE] as const,
    ]),
  )('%s: the program stops while looking up %s', async (mode, _, environment) => {
    resolver.become(mode);
    const before = resolver.questionCount();
    const served = await start({ DRAIN_SECONDS: '0', ...environment });
    await momentOf(async () => resolver.questionCount() > before, 'a name is looked up');
    // A lookup of the system would go on for longer than this waits (own-resolver.ts).
    let isOver = false;
    const over = served.end().then(() => {
      isOver = true;
    });
    await momentOf(async () => isOver, 'the program ends');
    await over;
    expect(served.child.exitCode).toBe(0);
  });

  it.each(MODES.toReversed().slice(0, MODE_COUNT))(
    '%s: feeds fail by this name, everything else goes on',
    async (mode) => {
      resolver.become(mode);
      const served = await start({ FEEDS_PROXY: '', DRAIN_SECONDS: '0' });
      const stage = { postgres, database: 'names', world, served: () => served };
      let failed = 0;
      await runThrough(`name servers ${mode}`, stage, async () => {
        await momentOf(async () => (await countOf(served, UNRESOLVED)) >= FEED_COUNT, 'feeds fail by this name');
        // New connections need a name, too: one that the machine itself knows.
        await postgres.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'names'");
        const at = `${served.url}${SNAPSHOT_AT}mena&at=`;
        const read = () => ask(`${at}${Date.now()}`, { key: world.keys.reader }).then(({ status }) => status === 200);
        await momentOf(() => read().catch(() => false), 'the store is read');
        failed = await countOf(served, UNRESOLVED);
        resolver.become('answering');
        writeFileSync(clock, `${NEXT_POLLS}\n`);
        const backAt = performance.now();
        // The one address that every name has now is refused: it is not public.
        await momentOf(async () => (await countOf(served, /no public address/)) >= FEED_COUNT, 'names resolve again');
        return backAt;
      });
      await soakLine(`name servers ${mode}`, `${failed} feeds failed by this name`);
      expect(await served.end()).not.toContain('Warning');
    },
  );

  it('of a proxy: feeds are read when it resolves again', async () => {
    const anchorAt = Date.now();
    const simulator = await startExerciseSimulator({
      clock: systemClock,
      seed: 7,
      anchorAt,
      host: '127.0.0.1',
      port: 0,
    });
    resolver.become('failing');
    const served = await start({ FEEDS_PROXY: simulator.url.replace('127.0.0.1', 'proxy.example') });
    await momentOf(async () => (await countOf(served, UNRESOLVED)) >= FEED_COUNT, 'feeds fail by this name');
    resolver.become('answering');
    writeFileSync(clock, `${NEXT_POLLS}\n`);
    await momentOf(async () => (await countOf(served, /^read$/)) >= FEED_COUNT, 'feeds are read');
    await served.end();
    await simulator.close();
  });
});
