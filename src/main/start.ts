import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';
import { firstKey } from './first-key.ts';
import { listen } from './listen.ts';
import { openForStart } from './open-for-start.ts';
import type { Services } from './open-services.ts';
import { openWatch } from './open-watch.ts';
import { openWork } from './open-work.ts';
import { EXERCISE_NOTICE } from './opening-words.ts';
import { printLine } from './print-line.ts';
import { announceServer, runningServer, withdrawServer } from './running-server.ts';
import { serveWorld } from './serve-world.ts';
import { stopSignal } from './stop-signal.ts';
import { systemClock } from './system-clock.ts';
import { welcome } from './welcome.ts';

/**
 * `npm start`: one process that does both halves. It chooses the world, collects, assesses all regions, serves, and then
 * keeps the rhythm until it is told to stop. A start that finds snapshots serves them at once and catches up behind.
 */
export async function start(config: Config): Promise<void> {
  await refuseSecond(config);
  const { services, answering } = await openForStart(config, { stays: true, onWait: announcedWait(config) });
  try {
    const watch = openWatch(config, services);
    const world = services.folder.name;
    if (world === 'exercise') {
      printLine(EXERCISE_NOTICE);
      watch.log.warn('EXERCISE: no feed answers and the live store is empty');
    }
    const work = openWork(config, services, watch);
    await work.first(answering);
    const server = await listen(config, () => serveWorld(config, services, watch));
    await announceServer(config, { world, url: server.url });
    printLine(welcome({ url: server.url, world, key: await firstKey(audited(services)) }));
    work.begin();
    await stopSignal();
    watch.log.info('stopping');
    await Promise.all([server.close(), work.stop()]);
    await withdrawServer(config);
    watch.log.flush();
  } finally {
    await services.close();
  }
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
    if (!isSaid) printLine('Another process works on this store: waiting until it has finished …');
    isSaid = true;
  };
}

/** The first key is issued under the eyes of the audit log, too. */
const audited = (services: Services): Services => ({
  ...services,
  stores: { ...services.stores, identity: services.stores.auditedIdentity({ actor: 'start', clock: systemClock }) },
});
