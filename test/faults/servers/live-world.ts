import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { startExerciseSimulator } from '../../../src/exercise/simulator.ts';
import { startUpstreamServer } from '../../../src/exercise/upstream-server.ts';
import { issueKey } from '../../../src/identity/issue-key.ts';
import { refreshRegions } from '../../../src/jobs/refresh-regions.ts';
import { readConfig } from '../../../src/main/config.ts';
import { openServices, type Services } from '../../../src/main/open-services.ts';
import { systemClock } from '../../../src/main/system-clock.ts';
import { REGION_IDS } from '../../../src/reference/regions.ts';
import { buildProgram, finished, printed, startProgram, temporaryFolder } from '../../kit/program.ts';

/** Enough of the feeds for snapshots with evidence and few enough to be collected in a moment. */
const FEEDS = ['gdelt-events', 'ucdp-candidate', 'fred-brent'];

export interface LiveWorld {
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string>>;
  /** A second process of the same deployment, as far as the store can distinguish: it runs in the test. */
  readonly fellow: Services;
  /** Two accounts, so that who reads spends nothing of who writes. */
  readonly keys: { readonly reader: string; readonly operator: string };
  /** Starts the program itself on this world. */
  serve(more?: Readonly<Record<string, string>>, within?: readonly string[]): Promise<Served>;
  close(): Promise<void>;
}

/** The program while it serves. */
export interface Served {
  readonly url: string;
  readonly child: ChildProcess;
  /** Ends it, in good order or with SIGKILL, and returns what it wrote to stderr. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<string>;
}

/** Fills the live world of a database with evidence, a snapshot of every region and keys. The upstreams are ours. */
export async function openLiveWorld(more: Readonly<Record<string, string>>): Promise<LiveWorld> {
  const [folder] = await Promise.all([temporaryFolder(), buildProgram()]);
  const now = Date.now();
  const simulator = await startExerciseSimulator({
    clock: systemClock,
    seed: 7,
    anchorAt: now,
    host: '127.0.0.1',
    port: 0,
  });
  const environment = { ...more, FEEDS_PROXY: simulator.url };
  const fellow = await openServices(readConfig({ ...environment, DATA_DIR: folder.path }), 'live');
  await Promise.all(fellow.feeds.filter(({ card }) => FEEDS.includes(card.id)).map((feed) => fellow.collect(feed)));
  await simulator.close();
  await refreshRegions(REGION_IDS, fellow.slot);
  const newKey = async (accountId: string, scopes: readonly string[]) =>
    (await issueKey(await issuing(fellow), { accountId, planKey: 'enterprise', scopes })).key;
  const keys = { reader: await newKey('readers', []), operator: await newKey('operators', ['operator']) };
  // While it serves no upstream answers: nothing but what a test does moves the world.
  const silent = await startUpstreamServer({ upstreams: [], host: '127.0.0.1', port: 0 });
  const served = new Set<Served>();
  const serving = {
    ...more,
    FEEDS_PROXY: silent.url,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    LIMITS: JSON.stringify(LIMITS),
  };
  return {
    dataDir: folder.path,
    environment: serving,
    fellow,
    keys,
    async serve(further = {}, within = []) {
      const surroundings = { dataDir: folder.path, environment: { ...serving, ...further }, within };
      const one = await serveProgram(surroundings);
      served.add(one);
      return one;
    },
    async close() {
      for (const one of served) await one.end('SIGKILL');
      await fellow.close();
      await silent.close();
      await folder.remove();
    },
  };
}

/** What is asked here says nothing about rates. */
export const LIMITS = {
  anonymousRequestsPerMinute: 1_000_000,
  plans: { enterprise: { requestsPerMinute: 1_000_000 } },
};

async function serveProgram(surroundings: Parameters<typeof startProgram>[1]): Promise<Served> {
  const child = startProgram(['start'], surroundings);
  const over = finished(child);
  const text = await printed(child, /Stop with Ctrl-C/);
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0] ?? '';
  return {
    url,
    child,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return (await over).stderr;
    },
  };
}

/** What issues keys under the eyes of the audit log. */
export const issuing = async ({ stores, pepper }: Services) => ({
  store: stores.auditedIdentity({ actor: 'test', clock: systemClock }),
  pepper: await pepper(),
  clock: systemClock,
  randomBytes: (count: number) => randomBytes(count),
});

/** Revokes a key by its public id. @returns false when no key has it */
export async function revoke(services: Services, publicId: string): Promise<boolean> {
  const { store, clock } = await issuing(services);
  return store.revokeKey(publicId, clock.now());
}
