import type { ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { ALLOCATOR } from '../../../src/concurrency/memory-settings.mjs';
import { issueKey } from '../../../src/identity/issue-key.ts';
import { readConfig } from '../../../src/main/config.ts';
import { openServices, type Services } from '../../../src/main/open-services.ts';
import { MEMORY_PROBE } from '../../kit/heap-after-gc.ts';
import { createInstallation, type RoleProcess, startRole } from '../../kit/roles.ts';
import { issuing } from '../servers/live-world.ts';

export interface LoadedServer {
  readonly url: string;
  /** Its memory can be read by `heapAfterGc`. */
  readonly child: ChildProcess;
  readonly pid: number;
  /** The same live world, in the test's process. */
  readonly services: Services;
  log: RoleProcess['log'];
  /** A key of the highest plan. */
  newKey(account: string): Promise<string>;
  /** Ends the server; what it had buffered is in the log then. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Starts a process that serves a live world of its own on PostgreSQL, and assesses nothing.
 * @param prepare fills the world before it is served
 */
export async function startLoadedServer(
  prepare: (services: Services) => Promise<void> = async () => undefined,
): Promise<LoadedServer> {
  const plans = { enterprise: { requestsPerMinute: 1_000_000_000 } };
  const installation = await createInstallation({ LIMITS: JSON.stringify({ plans }) });
  const dataDir = installation.folder('served');
  const { NODE_ENV: _, ...environment } = installation.environment;
  const services = await openServices(readConfig({ ...environment, DATA_DIR: dataDir }), 'live');
  await prepare(services);
  const keys = await issuing(services);
  const role = await startRole('serve', dataDir, { ...installation.environment, ...MEMORY_PROBE, ...ALLOCATOR });
  const stop = async () => {
    role.child.kill('SIGTERM');
    await role.ended();
  };
  return {
    ...role,
    services,
    newKey: async (accountId) => (await issueKey(keys, { accountId, planKey: 'enterprise', scopes: [] })).key,
    stop,
    async remove() {
      await stop();
      await services.close();
      await installation.remove();
    },
  };
}

export interface Asked {
  readonly method?: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends one request over a connection of the agent, reads its answer to the end and returns its status. */
export function statusOf(url: string, agent: Agent, { method = 'GET', target, headers, body }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(target, url), { method, agent, headers }, (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Connections that stay open, so many at most. */
export const connections = (maxSockets: number): Agent => new Agent({ keepAlive: true, maxSockets });
