import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpServer } from '../gateway/serve-http.ts';
import { sampleBaseline } from '../jobs/sample-baseline.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { whoAnswers } from './choose-world.ts';
import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';
import { readExercisePast } from './exercise-past.ts';
import { firstKey } from './first-key.ts';
import { laterOnTimer } from './later-on-timer.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { openForStart } from './open-for-start.ts';
import { type Services, USER_AGENT } from './open-services.ts';
import { collectingFrom, EXERCISE_NOTICE } from './opening-words.ts';
import { announceServer, runningServer, withdrawServer } from './running-server.ts';
import { serveWorld, type Watch } from './serve-world.ts';
import { systemClock } from './system-clock.ts';
import { spansTold } from './traces/spans-told.ts';
import { assessSlot, collectOne, startWatchedSchedule } from './watched-jobs.ts';
import { welcome } from './welcome.ts';

/** How long a first start waits for feeds that answer before it assesses what it has. */
const FIRST_COLLECT_MS = 60_000;
/** A start with evidence spreads what it catches up with over so long, so that restarts do not ask everybody at once. */
const START_SPREAD_MS = 5_000;

/**
 * `npm start`: chooses the world, collects, assesses all regions, serves, and then keeps the rhythm until it is told to
 * stop. A start that finds snapshots serves them at once and catches up behind.
 */
export async function start(config: Config): Promise<void> {
  await refuseSecond(config);
  const { services, answering } = await openForStart(config, { stays: true, onWait: announcedWait(config) });
  const world = services.folder.name;
  const log = createLog(config.logLevel, world, { sample: config.logSample });
  const metrics = createMetrics(true);
  const watch: Watch = { log, metrics };
  services.models?.watch(metrics.modelTried);
  services.models?.watch(({ outcome, ...facts }) => {
    if (outcome === 'written') log.info('a model answered', facts);
    else log.warn('a model did not answer', { outcome, ...facts });
  });
  services.traces?.watch(spansTold({ log, metrics }));
  if (world === 'exercise') {
    say(EXERCISE_NOTICE);
    log.warn('EXERCISE: no feed answers and the live store is empty');
  }
  const stopping = new AbortController();
  const isFirst = !(await hasSnapshots(services));
  if (isFirst)
    await firstRun(services, watch, world === 'exercise' ? undefined : (answering ?? (await whoAnswers(config))));
  const server = await listen(config, services, watch);
  await announceServer(config, { world, url: server.url });
  say(welcome({ url: server.url, world, key: await firstKey(audited(services)) }));
  const schedule = startWatchedSchedule(services, watch, {
    clock: systemClock,
    random: Math.random,
    after: laterOnTimer,
    signal: stopping.signal,
  });
  const caughtUp = catchUp(services, watch, stopping.signal).catch((error: unknown) =>
    log.error('catching up failed', { error }),
  );
  await stopSignal();
  log.info('stopping');
  stopping.abort();
  await server.close();
  await Promise.all([schedule.stop(), caughtUp]);
  await withdrawServer(config);
  await services.close();
  log.flush();
}

async function refuseSecond(config: Config): Promise<void> {
  const other = await runningServer(config);
  if (other !== undefined && other.pid !== process.pid)
    throw new CommandError(`a server already serves this DATA_DIR: ${other.url} (process ${other.pid})`);
}

/** Says once that the store is in use, and gives up when what uses it turns out to be a server. */
function announcedWait(config: Config): () => Promise<void> {
  let isSaid = false;
  return async () => {
    await refuseSecond(config);
    if (!isSaid) say('Another process works on this store: waiting until it has finished …');
    isSaid = true;
  };
}

/** Collects what answers, then assesses all regions, with or without evidence. */
async function firstRun(services: Services, watch: Watch, answering: ReadonlySet<string> | undefined): Promise<void> {
  const feeds = services.feeds.filter((feed) => answering?.has(feed.card.id) ?? true);
  say(collectingFrom({ sources: feeds.map(({ card }) => card.source), world: services.folder.name }));
  const signal = AbortSignal.timeout(FIRST_COLLECT_MS);
  await Promise.all(feeds.map((feed) => collectOne(services, feed, { ...watch, signal })));
  // The exercise has its past at hand; a live start serves first and reads its sample behind.
  if (services.folder.name === 'exercise') await readPast(services, watch, signal);
  say(`Assessing ${REGION_IDS.length} regions …`);
  await assessSlot(services, watch);
}

async function listen(config: Config, services: Services, watch: Watch): Promise<HttpServer> {
  try {
    return await serveWorld(config, services, watch);
  } catch (error) {
    await services.close();
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    if ('port' in error && error.port === config.metricsPort)
      throw new CommandError(`port ${config.metricsPort} of 127.0.0.1 is taken: choose another one with METRICS_PORT`);
    throw new CommandError(`port ${config.port} of ${config.host} is taken: choose another one with PORT`);
  }
}

async function hasSnapshots({ stores }: Services): Promise<boolean> {
  const latest = await Promise.all(REGION_IDS.map((regionId) => stores.snapshots.latest(regionId)));
  return latest.every((snapshot) => snapshot !== undefined);
}

/** After downtime: every feed that has not been read lately, then the one slot that is due. */
async function catchUp(services: Services, watch: Watch, signal: AbortSignal): Promise<void> {
  const now = systemClock.now();
  const states = new Map((await services.stores.feedStates.readAll()).map((state) => [state.feedId, state]));
  const due = services.feeds.filter(({ card }) => (states.get(card.id)?.lastSuccessAt ?? 0) + card.cadenceMs <= now);
  const spreadMs = services.folder.name === 'exercise' ? 0 : START_SPREAD_MS;
  const asked = due.map(async (feed) => {
    await sleep(Math.random() * spreadMs, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await collectOne(services, feed, { ...watch, signal });
  });
  await Promise.all(asked);
  if (!signal.aborted) await assessSlot(services, watch);
  await sampleBaselines(services, watch, signal);
}

async function readPast(services: Services, watch: Watch, signal: AbortSignal): Promise<void> {
  const { folder, stores } = services;
  const around = { clock: systemClock, random: Math.random, userAgent: USER_AGENT, signal };
  const stored = await readExercisePast({ folder, observations: stores.observations, ...around });
  watch.log.info('the past of the exercise was read', { observations: stored });
  await sampleBaselines(services, watch, signal);
}

async function sampleBaselines({ feeds, slot }: Services, { log }: Watch, signal: AbortSignal): Promise<void> {
  for (const feed of feeds) {
    const read = await sampleBaseline(feed, { ...slot, signal });
    if (read !== undefined) log.info('a sample of the past was read', { feedId: feed.card.id, spans: read });
  }
}

/** The first key is issued under the eyes of the audit log, too. */
const audited = (services: Services): Services => ({
  ...services,
  stores: { ...services.stores, identity: services.stores.auditedIdentity({ actor: 'start', clock: systemClock }) },
});

/** One Ctrl-C reaches us twice, from the terminal and from the process that started us: the second must not kill. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve());
    process.on('SIGTERM', () => resolve());
  });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
