import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { listen } from './listen.ts';

type Ports = Pick<Config, 'host' | 'port' | 'metricsPort'>;

/** Finds a taken port before any work is done for it. @throws CommandError naming the setting */
export async function requireFreePorts(config: Ports): Promise<void> {
  await listen(config, async () => {
    await listenOnce(config.host, config.port);
    if (config.metricsPort !== undefined) await listenOnce('127.0.0.1', config.metricsPort);
  });
}

/** Listens and closes again. @throws the error of `listen`, such as EADDRINUSE */
export function listenOnce(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
}
