import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startExerciseSimulator } from '../../src/exercise/simulator.ts';
import { isPostgresThere } from '../kit/postgres.ts';
import { runProgram, stopped } from '../kit/program.ts';
import { isRedisThere, REDIS_URL, testKeys } from '../kit/redis.ts';
import { createInstallation, type Installation, type RoleProcess, startRole } from '../kit/roles.ts';

const SERVERS = 3;
const REQUESTS = 100;
const PATIENCE = { timeout: 20_000, interval: 20 };
const DEDUCT = '/api/intelligence/v1/deduct-situation';
/** A plan over an id of a prompt. */
const PLAN = '{"sections":[{"heading":"What supports it","sentences":["c3"]}]}';

interface Answered {
  readonly status: number;
  readonly replayed: string | null;
  readonly body: string;
}

describe.skipIf(!(await isPostgresThere()) || !(await isRedisThere()))(
  `equal requests at ${SERVERS} servers over one database and one Redis`,
  () => {
    const servers: RoleProcess[] = [];
    const model = scriptedModel();
    const keys = testKeys();
    let installation: Installation;
    let key = '';

    beforeAll(async () => {
      const anchorAt = Date.now();
      const clock = { now: () => anchorAt };
      const upstream = await startExerciseSimulator({ clock, seed: 7, anchorAt, host: '127.0.0.1', port: 0 });
      installation = await createInstallation({
        DATABASE_CONNECTIONS: '4',
        REDIS_URL,
        REDIS_PREFIX: keys.prefix,
        PEPPER: randomBytes(32).toString('base64'),
        FEEDS_PROXY: upstream.url,
      });
      const { environment } = installation;
      const at = { dataDir: installation.folder('commands'), environment };
      expect((await runProgram(['collect', 'portwatch-transits', 'gdelt-events'], at)).code).toBe(0);
      expect((await runProgram(['refresh', '--region', 'mena'], at)).code).toBe(0);
      await upstream.close();
      const made = await runProgram(['keys', 'create', '--account', 'a', '--plan', 'enterprise', '--json'], at);
      key = JSON.parse(made.stdout).key;
      const models = { MODELS: 'local=scripted', LOCAL_MODEL_BASE_URL: await model.listen() };
      for (let place = 0; place < SERVERS; place += 1)
        servers.push(await startRole('serve', installation.folder(`${place}`), { ...environment, ...models }));
    });
    afterAll(async () => {
      await Promise.all(servers.map(({ child }) => stopped(child)));
      await model.close();
      await keys.remove();
      await installation.remove();
    });

    /** On a busy machine a store may be late: nothing was executed then, and nothing is kept under the key. */
    async function onceFree(asked: () => Promise<Answered>): Promise<Answered> {
      let answer = await asked();
      for (let tries = 1; answer.status === 503 && tries < 30; tries += 1) answer = await asked();
      return answer;
    }

    async function ask(place: number, idempotencyKey: string): Promise<Answered> {
      const response = await fetch(`${servers[place % SERVERS]?.url}${DEDUCT}`, {
        method: 'POST',
        headers: { 'X-Service-Key': key, 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
        body: JSON.stringify({ query: 'What happens in the Strait of Hormuz?' }),
      });
      const replayed = response.headers.get('idempotent-replayed');
      return { status: response.status, replayed, body: await response.text() };
    }

    it(`execute once of ${REQUESTS}, and every server replays the same bytes`, async () => {
      model.hold();
      const answers: Answered[] = [];
      const all = Array.from({ length: REQUESTS }, async (_, place) => answers.push(await ask(place, 'raced')));
      await vi.waitFor(() => expect(answers).toHaveLength(REQUESTS - 1), PATIENCE);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
      model.letGo();
      await Promise.all(all);
      const [first, ...others] = answers.filter(({ status }) => status === 200);
      expect([first?.replayed, others]).toEqual(['false', []]);
      expect(JSON.parse(first?.body ?? '{}')).toMatchObject({ provider: 'local', model: 'scripted' });
      for (let place = 0; place < SERVERS; place += 1)
        expect(await ask(place, 'raced')).toEqual({ status: 200, replayed: 'true', body: first?.body });
      expect(model.callCount()).toBe(1);
    });

    it('execute again under another key', async () => {
      const before = model.callCount();
      // Each server remembers answers of its own for a while: one that has not drafted this one has to ask.
      const answers = [];
      for (let place = 0; place < SERVERS; place += 1) answers.push(await onceFree(() => ask(place, `other-${place}`)));
      expect(answers.map(({ status, replayed }) => [status, replayed])).toEqual(answers.map(() => [200, 'false']));
      expect(model.callCount()).toBeGreaterThan(before);
    });
  },
);

/** An endpoint of chat completions that counts what it is asked and answers when it is let go. */
function scriptedModel() {
  let count = 0;
  let isHeld = false;
  const waiting: ServerResponse[] = [];
  const say = (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(
      JSON.stringify({
        model: 'scripted',
        choices: [{ message: { role: 'assistant', content: PLAN }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1 },
      }),
    );
  const server: Server = createServer((request, response) => {
    request.resume();
    count += 1;
    if (isHeld) waiting.push(response);
    else say(response);
  });
  return {
    callCount: () => count,
    hold: () => {
      isHeld = true;
    },
    letGo: () => {
      isHeld = false;
      for (const response of waiting.splice(0)) say(response);
    },
    listen: async () => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
