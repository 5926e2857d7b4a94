import { currentSlot } from '../assessment/validity.ts';
import type { HttpServer } from '../gateway/serve-http.ts';
import { runSlot } from '../jobs/run-slot.ts';
import { startSchedule } from '../jobs/schedule.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { chooseWorld } from './choose-world.ts';
import type { Config } from './config.ts';
import { firstKey } from './first-key.ts';
import { createLog, type Log } from './log.ts';
import { openServices, type Services } from './open-services.ts';
import { announceServer, runningServer, withdrawServer } from './running-server.ts';
import { serveWorld } from './serve-world.ts';
import { systemClock } from './system-clock.ts';
import { welcome } from './welcome.ts';

/** How long a first start waits for feeds that answer before it assesses what it has. */
const FIRST_COLLECT_MS = 60_000;

/**
 * `npm start`: chooses the world, collects, assesses all regions, serves, and then keeps the rhythm until it is told to
 * stop. A start that finds snapshots serves them at once and catches up behind.
 */
export async function start(config: Config): Promise<void> {
  const other = await runningServer(config);
  if (other !== undefined)
    throw new Error(`a server already serves this DATA_DIR: ${other.url} (process ${other.pid})`);
  const { name, answering } = await chooseWorld(config);
  const log = createLog(config.logLevel, name);
  if (name === 'exercise')
    say('No feed answers and the store is empty: starting the EXERCISE, an invented and labelled world.');
  const services = await openServices(config, name);
  const stopping = new AbortController();
  const isFirst = !(await hasSnapshots(services));
  if (isFirst) {
    await collectAll(services, log, {
      only: name === 'exercise' ? undefined : answering,
      signal: AbortSignal.timeout(FIRST_COLLECT_MS),
    });
    await assess(services, log);
  }
  const server = await serveWorld(config, services, log);
  await announceServer(config, { pid: process.pid, world: name, url: server.url });
  say(welcome({ url: server.url, world: name, key: await firstKey(services) }));
  const schedule = startSchedule({
    clock: systemClock,
    feeds: services.feeds,
    random: Math.random,
    collect: (feed) => collectOne(services, feed, { log, signal: stopping.signal }),
    runSlot: () => assess(services, log),
    onError: (error, task) => log.error('a task failed', { task, error }),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  const caughtUp = isFirst ? Promise.resolve() : catchUp(services, log, stopping.signal);
  await stopSignal();
  log.info('stopping');
  stopping.abort();
  await close(server, [schedule.stop(), caughtUp.catch(() => undefined)]);
  await withdrawServer(config);
  await services.close();
}

async function hasSnapshots({ stores }: Services): Promise<boolean> {
  const latest = await Promise.all(REGION_IDS.map((regionId) => stores.snapshots.latest(regionId)));
  return latest.every((snapshot) => snapshot !== undefined);
}

/** After downtime: what is new, then the one slot that is due. */
async function catchUp(services: Services, log: Log, signal: AbortSignal): Promise<void> {
  const latest = await services.stores.snapshots.latest('global');
  if (latest !== undefined && latest.generatedAt >= currentSlot(systemClock.now())) return;
  await collectAll(services, log, { only: undefined, signal });
  if (!signal.aborted) await assess(services, log);
}

async function collectAll(
  services: Services,
  log: Log,
  { only, signal }: { only: ReadonlySet<string> | undefined; signal: AbortSignal },
): Promise<void> {
  const asked = services.feeds.filter((feed) => only === undefined || only.has(feed.card.id));
  await Promise.all(asked.map((feed) => collectOne(services, feed, { log, signal })));
}

async function collectOne(
  services: Services,
  feed: Services['feeds'][number],
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<void> {
  const { status, ...facts } = await services.collect(feed, signal);
  if (status === 'failed') log.warn('a feed failed', facts);
  else log.info(`feed ${status}`, facts);
}

async function assess(services: Services, log: Log): Promise<void> {
  for (const report of await runSlot(REGION_IDS, services.slot)) {
    if (report.status === 'refused') log.error('a snapshot broke its promises and was not stored', { ...report });
    else log.info('snapshot stored', { ...report });
  }
}

async function close(server: HttpServer, work: readonly Promise<void>[]): Promise<void> {
  await server.close();
  await Promise.all(work);
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
