import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';

/**
 * Opens listeners.
 * @throws CommandError naming the setting if a port is taken
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
      throw new CommandError(
        `cannot listen on 127.0.0.1:${metricsPort} (EADDRINUSE): set METRICS_PORT to another port`,
      );
    throw new CommandError(
      `cannot listen on ${host.includes(':') ? `[${host}]` : host}:${port} (EADDRINUSE): set PORT to another port`,
    );
  }
}
