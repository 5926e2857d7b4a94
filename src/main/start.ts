import { parseApiKey } from '../identity/api-key.ts';
import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';
import { createDataDir } from './create-data-dir.ts';
import { firstKey } from './first-key.ts';
import { listen } from './listen.ts';
import { makesStore, memoryLimit, memoryResult } from './memory-need.ts';
import { sessionsOf } from './open-credentials.ts';
import { openForStart } from './open-for-start.ts';
import type { Services } from './open-services.ts';
import { openWatch } from './open-watch.ts';
import { openWork } from './open-work.ts';
import { printLine } from './print-line.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { announceServer, runningServer, withdrawServer } from './running-server.ts';
import { serveWorld } from './serve-world.ts';
import { EXERCISE_NOTICE } from './start-messages.ts';
import { stopSignal } from './stop-signal.ts';
import { systemClock } from './system-clock.ts';
import { welcome } from './welcome.ts';

/**
 * `npm start`: one process that collects, assesses and serves. It chooses the world, assesses all regions, serves, and then
 * runs the schedule until a stop signal. A start that finds snapshots serves them immediately and catches up afterwards.
 */
export async function start(config: Config): Promise<void> {
  await refuseSecond(config);
  await requireFreePorts(config);
  const memory = memoryResult(memoryLimit(), makesStore(config));
  if (!memory.ok) printLine(`warning: ${memory.message}`);
  createDataDir(config);
  const { services, reachable } = await openForStart(config, { isLongRunning: true, onWait: announcedWait(config) });
  try {
    const pepper = await services.pepper();
    const watch = openWatch(config, services);
    const world = services.folder.name;
    await announceServer(config, { world });
    if (world === 'exercise') printLine(EXERCISE_NOTICE);
    const work = openWork(config, services, watch);
    await work.first(reachable);
    const stopped = stopSignal();
    const server = await listen(config, () => serveWorld(config, services, watch));
    await announceServer(config, { world, url: server.url });
    const key = await firstKey({ ...audited(services), pepper });
    const publicId = key === undefined ? undefined : parseApiKey(key.key)?.publicId;
    const once = publicId === undefined ? {} : { once: await sessionsOf(services.stores, pepper).link(publicId) };
    printLine(welcome({ url: server.url, world, key, ...once }));
    work.begin();
    await stopped;
    watch.log.info('stopping');
    await Promise.all([server.close(), work.stop()]);
    watch.log.flush();
  } finally {
    await withdrawServer(config);
    await services.close();
  }
}

async function refuseSecond(config: Config): Promise<void> {
  const other = await runningServer(config);
  if (other !== undefined && other.pid !== process.pid)
    throw new CommandError(
      `this DATA_DIR is already served ${other.url === undefined ? 'by a start' : `at ${other.url}`} (process ${other.pid})`,
    );
}

/** Reports once that the store is in use, and gives up if a server uses it. */
function announcedWait(config: Config): () => Promise<void> {
  let isReported = false;
  return async () => {
    await refuseSecond(config);
    if (!isReported) printLine('Waiting for another process to release the store …');
    isReported = true;
  };
}

/** The first key is audited, too. */
const audited = (services: Services): Services => ({
  ...services,
  stores: { ...services.stores, identity: services.stores.auditedIdentity({ actor: 'start', clock: systemClock }) },
});
