import type { Config } from './config.ts';
import { listen } from './listen.ts';
import { openServices } from './open-services.ts';
import { openWatch } from './open-watch.ts';
import { printLine } from './print-line.ts';
import { refuseEmbedded } from './refuse-embedded.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { serveWorld } from './serve-world.ts';
import { stopSignal } from './stop-signal.ts';
import { welcome } from './welcome.ts';

/**
 * `npm run serve`: serves the live world of a database that workers fill, until a stop signal. It polls no feed and assesses
 * nothing; any number may run. It creates no first key: `keys create` does.
 */
export async function serve(config: Config): Promise<void> {
  refuseEmbedded('serve', config);
  await requireFreePorts(config);
  const services = await openServices(config, 'live', { signs: false, tenure: { isLongRunning: true } });
  try {
    await services.pepper();
    const watch = openWatch(config, services);
    const stopped = stopSignal();
    const server = await listen(config, () => serveWorld(config, services, watch));
    printLine(welcome({ url: server.url, world: 'live', key: undefined }));
    await stopped;
    watch.log.info('stopping');
    await server.close();
    watch.log.flush();
  } finally {
    await services.close();
  }
}
