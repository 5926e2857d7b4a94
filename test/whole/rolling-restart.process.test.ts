import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startNginx } from '../kit/nginx.ts';
import { isPostgresThere } from '../kit/postgres.ts';
import { runProgram, stopped } from '../kit/program.ts';
import { isProxyThere } from '../kit/proxy-process.ts';
import { createInstallation, freePorts, type Installation, type RoleProcess, startRole } from '../kit/roles.ts';

/** How often every server is restarted; `npm run soak` asks for more. */
const RESTARTS = Number(process.env.RESTART_COUNT ?? 1);
/** Callers that send one request after the other. */
const CALLERS = 4;
const PATIENCE = { timeout: 60_000, interval: 100 };
const LOTS = { requestsPerMinute: 1_000_000, requestsPerUtcDay: 10_000_000 };

describe.skipIf(!(await isPostgresThere()) || !(await isProxyThere('nginx')))(
  'two servers behind nginx, under load',
  () => {
    const servers: RoleProcess[] = [];
    let installation: Installation;
    let proxy: Awaited<ReturnType<typeof startNginx>>;
    let ports: readonly number[];
    let key = '';

    beforeAll(async () => {
      installation = await createInstallation({
        DATABASE_CONNECTIONS: '3',
        DRAIN_SECONDS: '3',
        PEPPER: randomBytes(32).toString('base64'),
        TRUSTED_PROXIES: '127.0.0.1',
        LIMITS: JSON.stringify({ anonymousRequestsPerMinute: 1_000_000, plans: { pro_monthly: LOTS } }),
      });
      const at = { dataDir: installation.folder('commands'), environment: installation.environment };
      expect((await runProgram(['refresh'], at)).code).toBe(0);
      const made = await runProgram(['keys', 'create', '--account', 'a', '--plan', 'pro_monthly', '--json'], at);
      key = JSON.parse(made.stdout).key;
      const [port = 0, ...upstreams] = await freePorts(3);
      ports = upstreams;
      for (const place of ports.keys()) servers[place] = await server(place);
      proxy = await startNginx(installation.folder('nginx'), { port, upstreams });
    });
    afterAll(async () => {
      await proxy?.stop();
      await Promise.all(servers.map(({ child }) => stopped(child)));
      await installation.remove();
    });

    const server = (place: number) =>
      startRole('serve', installation.folder(`server ${place}`), {
        ...installation.environment,
        PORT: String(ports[place]),
      });

    const isReady = async (place: number): Promise<number | string> =>
      fetch(`http://127.0.0.1:${ports[place]}/readyz`, { headers: { Connection: 'close' } }).then(
        ({ status }) => status,
        (error: Error) => error.name,
      );

    it(`answer every request while each is restarted in turn (${RESTARTS} times)`, async () => {
      const load = steadyCallers(proxy.url, key);
      await vi.waitFor(() => expect(load.answers.length).toBeGreaterThan(50), PATIENCE);
      for (let turn = 0; turn < RESTARTS; turn += 1) {
        for (const place of ports.keys()) {
          const old = servers[place];
          if (old === undefined) throw new Error('a server is missing');
          const before = load.answers.length;
          old.child.kill('SIGTERM');
          // It says so while it still takes connections.
          await vi.waitFor(async () => expect(await isReady(place)).toBe(503), { timeout: 30_000, interval: 10 });
          expect(await old.ended()).toBe(0);
          expect(await isReady(place)).toBe('TypeError');
          servers[place] = await server(place);
          await vi.waitFor(async () => expect(await isReady(place)).toBe(200), PATIENCE);
          await vi.waitFor(() => expect(load.answers.length).toBeGreaterThan(before + 50), PATIENCE);
        }
      }
      await load.stop();
      expect(load.answers.filter((answer) => answer !== 'GET 200' && answer !== 'POST 200')).toEqual([]);
      expect(load.answers.filter((answer) => answer === 'POST 200').length).toBeGreaterThan(20);
      await report(`${load.answers.length} requests, ${RESTARTS * ports.length} restarts, none failed.`);
    }, 1_200_000);
  },
);

async function report(text: string): Promise<void> {
  const path = process.env.SOAK_REPORT;
  if (path !== undefined) await writeFile(path, `- rolling restarts: ${text}\n`, { flag: 'a' });
}

/** Callers who keep their connections, three reads to one batch, each at its own pace. */
function steadyCallers(url: string, key: string) {
  const answers: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  let isStopped = false;
  const one = async (turn: number): Promise<void> => {
    const isPost = turn % 4 === 3;
    const method = isPost ? 'POST' : 'GET';
    const path = isPost ? '/api/batch/v1/execute' : READ;
    answers.push(
      `${method} ${await ask(path, { method, agent, headers: { 'X-Service-Key': key, ...JSON_BODY } }, url)}`,
    );
  };
  const caller = async (): Promise<void> => {
    for (let turn = 0; !isStopped; turn += 1) {
      await one(turn);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const callers = Array.from({ length: CALLERS }, caller);
  return {
    answers,
    stop: async () => {
      isStopped = true;
      await Promise.all(callers);
      agent.destroy();
    },
  };
}

const READ = '/api/intelligence/v1/get-regional-snapshot?region_id=mena';
const JSON_BODY = { 'Content-Type': 'application/json' };
const BATCH = JSON.stringify({ operations: [{ path: READ }] });

/** @returns the status of a whole answer, else what went wrong */
function ask(
  path: string,
  options: { readonly method: string; readonly agent: Agent; readonly headers: Record<string, string> },
  url: string,
): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request(`${url}${path}`, options, (response) => {
      response.on('error', (error) => resolve(error.message));
      response.on('end', () => resolve(response.statusCode ?? 'no status'));
      response.resume();
    });
    sent.on('error', (error) => resolve(error.message));
    sent.end(options.method === 'POST' ? BATCH : undefined);
  });
}
