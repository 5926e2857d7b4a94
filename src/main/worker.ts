import type { Config } from './config.ts';
import { listen } from './listen.ts';
import { openServices } from './open-services.ts';
import { openWatch } from './open-watch.ts';
import { openWork } from './open-work.ts';
import { printLine } from './print-line.ts';
import { refuseEmbedded } from './refuse-embedded.ts';
import { serveWorkerProbes } from './serve-worker-probes.ts';
import { stopSignal } from './stop-signal.ts';

/**
 * `npm run worker`: collects and assesses the live world of a database until a stop signal. It has no public port. Any number
 * of workers may run: jobs are claimed in the database.
 */
export async function worker(config: Config): Promise<void> {
  refuseEmbedded('worker', config);
  const services = await openServices(config, 'live', { tenure: { isLongRunning: true } });
  try {
    const watch = openWatch(config, services);
    const stopped = stopSignal();
    const port = await listen(config, () => serveWorkerProbes(config, services, watch));
    const work = openWork(config, services, watch);
    printLine('Barograph worker running: collects and assesses, serves no requests. Stop with Ctrl-C.');
    await Promise.race([
      stopped,
      work
        .first()
        .then(() => work.begin())
        .then(() => stopped),
    ]);
    watch.log.info('stopping');
    port.stopping();
    await work.stop();
    await port.close();
    watch.log.flush();
  } finally {
    await services.close();
  }
}
