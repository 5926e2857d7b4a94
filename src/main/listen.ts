import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';

/**
 * Opens what listens on a port.
 * @throws CommandError naming the setting when the port is taken
 */
export async function listen<T>(
  { host, port, metricsPort }: Pick<Config, 'host' | 'port' | 'metricsPort'>,
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    if ('port' in error && error.port === metricsPort)
      throw new CommandError(`port ${metricsPort} of 127.0.0.1 is taken: choose another one with METRICS_PORT`);
    throw new CommandError(`port ${port} of ${host} is taken: choose another one with PORT`);
  }
}
