import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import { emptyFolder } from '../kit/empty-folder.ts';
import { HIDDEN_PATH, SMUGGLINGS, type Smuggling, smugglings } from '../kit/fuzz/smuggled-requests.ts';
import { startHaproxy } from '../kit/haproxy.ts';
import { startNginx } from '../kit/nginx.ts';
import { isProxyThere } from '../kit/proxy-process.ts';
import { rawRequest } from '../kit/raw-http.ts';
import { freePorts } from '../kit/roles.ts';
import { soakLine } from '../kit/soak-line.ts';
import { createWorld, SNAPSHOT } from './world.ts';

/** Random combinations for each proxy, behind the usual ways; `npm run soak` asks for more. */
const COMBINATIONS = Number(process.env.SMUGGLE_COMBINATIONS ?? 40);
const MANY = 1_000_000_000;
/** Only the proxies know it: a request without it was forwarded by none. */
const MARK = ['X-Proxy-Mark', randomUUID()] as const;
/** How long an answer to an attack is waited for before others send requests; some are never complete. */
const MOMENT_MS = 30;

interface Executed {
  readonly isForwarded: boolean;
  readonly method: string;
  readonly target: string;
}

describe.skipIf(!(await isProxyThere('nginx')) || !(await isProxyThere('haproxy')))('smuggled requests', () => {
  const executed: Executed[] = [];
  let connectionCount = 0;
  let server: HttpServer;
  let key: string;
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  const proxies = new Map<string, { readonly url: string; stop(): Promise<void> }>();

  beforeAll(async () => {
    const plans = DEFAULT_LIMITS.plans.map((plan) => ({ ...plan, requestsPerMinute: MANY }));
    const limits = { ...DEFAULT_LIMITS, plans, wrongCredentialsPerMinute: MANY, anonymousRequestsPerMinute: MANY };
    folder = await emptyFolder();
    const world = createWorld({ gateway: { limits } });
    key = await world.newKey('acme', 'enterprise');
    const { gateway } = world;
    server = await serveHttp({
      host: '127.0.0.1',
      port: 0,
      gateway: {
        refuse: gateway.refuse,
        answer(request) {
          const { method, target, headers } = request;
          executed.push({ method, target, isForwarded: headers.list(MARK[0].toLowerCase()) === MARK[1] });
          return gateway.answer(request);
        },
      },
    });
    const upstream = Number(new URL(server.url).port);
    subscribe('net.server.socket', (message) => {
      if (localPortOf(message) === upstream) connectionCount += 1;
    });
    const [nginx = 0, haproxy = 0] = await freePorts(2);
    const directives = `proxy_set_header ${MARK[0]} ${MARK[1]};`;
    proxies.set(
      'nginx',
      await startNginx(join(folder.path, 'nginx'), { port: nginx, upstreams: [upstream, upstream], directives }),
    );
    proxies.set('HAProxy', await startHaproxy(join(folder.path, 'haproxy'), { port: haproxy, upstream, header: MARK }));
  });
  afterAll(async () => {
    for (const proxy of proxies.values()) await proxy.stop();
    await server.close();
    await folder.remove();
  });

  it('would be noticed: what no proxy has forwarded has no mark', async () => {
    await rawRequest(server.url, { target: HIDDEN_PATH, lines: [`${MARK[0]}: guessed`] });
    expect(executed.splice(0)).toEqual([{ isForwarded: false, method: 'GET', target: HIDDEN_PATH }]);
  });

  describe.each(['nginx', 'HAProxy'])('behind %s', (name) => {
    const url = () => proxies.get(name)?.url ?? '';

    /** Another client, whose answer names what it asked for. */
    async function ask(): Promise<void> {
      const region = `client-${randomUUID().slice(0, 8)}`;
      const lines = [`X-Service-Key: ${key}`];
      const { status, body } = await rawRequest(url(), { target: `${SNAPSHOT}?region_id=${region}`, lines });
      expect([status, body]).toEqual([404, expect.stringContaining(region)]);
    }

    async function attack({ bytes }: Smuggling): Promise<void> {
      const { hostname, port } = new URL(url());
      const socket = connect(Number(port), hostname);
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.on('error', () => undefined);
      socket.write(bytes, 'latin1');
      await Promise.race([sleep(MOMENT_MS), closed(socket)]);
      await ask();
      socket.end();
      await Promise.race([sleep(MOMENT_MS), closed(socket)]);
      await ask();
      socket.destroy();
      // Nothing that another client asked for.
      expect(Buffer.concat(chunks).toString('latin1')).not.toContain('client-');
      expect(executed.filter(({ isForwarded }) => !isForwarded)).toEqual([]);
    }

    it.each(SMUGGLINGS.map((one): [string, Smuggling] => [JSON.stringify(one.name), one]))('%s', (_, one) =>
      attack(one),
    );

    it(`combinations of them (${COMBINATIONS}), while connections are shared`, { timeout: 3_600_000 }, async () => {
      await fc.assert(fc.asyncProperty(smugglings, attack), { numRuns: COMBINATIONS, endOnFailure: true });
      const hidden = executed.filter(({ target }) => target === HIDDEN_PATH).length;
      await soakLine(
        `smuggling behind ${name}`,
        `${SMUGGLINGS.length + COMBINATIONS} messages; ${executed.length} requests forwarded over ${connectionCount} connections, all marked, ${hidden} of them the client's own second request`,
      );
      expect(connectionCount).toBeLessThan(executed.length / 2);
      executed.splice(0);
      connectionCount = 0;
    });
  });
});

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));

/** Of the socket that the message of a diagnostics channel names. */
function localPortOf(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('socket' in message)) return undefined;
  const { socket } = message;
  if (typeof socket !== 'object' || socket === null || !('localPort' in socket)) return undefined;
  return Number(socket.localPort);
}
