import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import { PATIENCE } from '../kit/patience.ts';
import { BATCH, createWorld, DEDUCT, SNAPSHOT, type World } from './world.ts';

let world: World;
let server: HttpServer;
let requests: readonly string[];

beforeAll(async () => {
  const many = 1_000_000;
  const plans = DEFAULT_LIMITS.plans.map((plan) => ({ ...plan, requestsPerMinute: many }));
  const limits = { ...DEFAULT_LIMITS, plans, anonymousRequestsPerMinute: many };
  world = createWorld({ gateway: { limits } });
  const key = await world.newKey('acme', 'enterprise');
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0 });
  const get = (target: string, ...lines: string[]) =>
    `GET ${target} HTTP/1.1\r\n${['Host: x', ...lines].join('\r\n')}\r\n\r\n`;
  const post = (target: string, body: string) =>
    `POST ${target} HTTP/1.1\r\nHost: x\r\nX-Service-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const mena = `${SNAPSHOT}?region_id=mena`;
  requests = [
    get(mena, `X-Service-Key: ${key}`),
    get(mena, `X-Service-Key: ${key}`, 'If-None-Match: *'),
    get(mena),
    get('/api/nowhere'),
    get('/api/version', 'X-A:', 'x-a:  two'),
    post(BATCH, JSON.stringify({ operations: [{ path: mena }, { path: '/api/version' }] })),
    post(BATCH, '{"operations":[]}'),
    get('/api/version', 'Content-Length: 0'),
    // One piece is not always one request, nor all of one.
    `${get('/api/version')}${get('/api/nowhere')}`,
    `GET /api/version HTTP/1.1\r\nA: ${get('/api/version')}`,
    `\r\n${get('/api/version')}`,
  ];
});
afterAll(() => server.close());

/** One way to send the same bytes: where the stream is cut, and whether the answers so far are awaited at a cut. */
const cuts = fc.array(fc.record({ at: fc.nat(1_500), waits: fc.boolean() }), { maxLength: 6 });
const conversation = fc
  .array(fc.record({ pick: fc.nat(10), times: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 5 })
  .map((picks) => picks.flatMap(({ pick, times }) => Array.from({ length: times }, () => pick)));

describe('equal requests on one connection', () => {
  it('are answered the same however they are cut, pipelined or alone', async () => {
    await fc.assert(
      fc.asyncProperty(conversation, cuts, async (picks, cut) => {
        const texts = picks.map((pick) => requests[pick] ?? '');
        const alone = await converse(texts.flatMap((text) => [text, WAIT]));
        const whole = texts.join('');
        const pieces: (string | null)[] = [];
        let from = 0;
        for (const { at, waits } of cut) {
          pieces.push(whole.slice(from, from + at), ...(waits ? [WAIT] : []));
          from += at;
        }
        const cutUp = await converse([...pieces, whole.slice(from)]);
        expect(cutUp).toEqual(alone);
      }),
      { numRuns: 150 },
    );
    expect(world.errors).toEqual([]);
  });

  it.each(['Transfer-Encoding: chunked', 'Content-Length: 5', 'Connection: close'])(
    'get no second answer where a trailer breaks the first: %s',
    async (trailer) => {
      const broken = `POST /api/nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n`;
      const next = requests[3] ?? '';
      const [alone] = await converse([requests[3] ?? '']);
      for (const pieces of [
        [`${broken}${trailer}\r\n\r\n${next}`],
        [`${broken}${trailer}\r\n\r\n`, WAIT, next],
        [broken, WAIT, `${trailer}\r\n\r\n${next}`],
      ])
        expect((await converse(pieces)).filter((answer) => answer !== '')).toEqual([alone]);
    },
  );

  it('get the same header lines every time', async () => {
    const [mena = ''] = requests;
    const answers = await converse([mena, WAIT, mena, WAIT, mena]);
    expect(answers).toHaveLength(4);
    expect(answers.slice(1, 3)).toEqual([answers[0], answers[0]]);
  });
});

/** Stands for a pause until all is read. */
const WAIT = null;

/** Sends pieces over one connection and reads the answers to all of them. */
async function converse(pieces: readonly (string | null)[]): Promise<readonly string[]> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  // The server may have ended it.
  socket.on('error', () => undefined);
  for (const piece of pieces) {
    if (piece === WAIT) await quiet(socket);
    else if (piece !== '') await new Promise((resolve) => socket.write(piece, 'latin1', resolve));
  }
  const closed = new Promise((resolve) => (socket.closed ? resolve(undefined) : socket.once('close', resolve)));
  if (socket.writable) socket.write('GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await closed;
  return split(text);
}

/** Two turns of an echo over another connection: what was sent before has been read by then. */
async function quiet(socket: Socket): Promise<void> {
  for (let turn = 0; turn < 2 && !socket.destroyed; turn += 1) {
    await (await fetch(`${server.url}/livez`)).text();
  }
}

/** The answers, less what is new every time. */
function split(text: string): readonly string[] {
  const answers: string[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n') + 4;
    const head = rest.slice(0, end);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    const steady = head.replace(/^(Date|X-Request-Id|X-RateLimit-\S+|RateLimit\S*|Server-Timing): .*\r\n/gim, '');
    answers.push(steady + rest.slice(end, end + length));
    rest = rest.slice(end + length);
  }
  return answers;
}

interface Waiting {
  readonly serving: HttpServer;
  readonly send: (text: string) => void;
  readonly socket: Socket;
  readonly read: () => string;
  readonly question: string;
  /** The signals of the questions that wait, and what lets the oldest go on. */
  readonly asked: { readonly signal: AbortSignal; readonly answer: () => void }[];
}

/** A connection over which the same question was answered once; later answers wait for the test. */
async function waitingService(): Promise<Waiting> {
  const asked: { signal: AbortSignal; answer: () => void }[] = [];
  let isFirst = true;
  const slow = createWorld({
    handlers: {
      analyst: {
        analyse: (_, signal) => {
          const done = { status: 'answered' as const, analysis: 'here', model: 'm', provider: 'p' };
          if (isFirst) {
            isFirst = false;
            return Promise.resolve(done);
          }
          return new Promise((resolve) => asked.push({ signal, answer: () => resolve(done) }));
        },
      },
    },
  });
  const key = await slow.newKey('acme', 'enterprise');
  const serving = await serveHttp({ gateway: slow.gateway, host: '127.0.0.1', port: 0 });
  const body = '{"query":"why"}';
  const question = `POST ${DEDUCT} HTTP/1.1\r\nHost: x\r\nX-Service-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const socket = connect(Number(new URL(serving.url).port), '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(question);
  await vi.waitFor(() => expect(split(text)).toHaveLength(1), PATIENCE);
  socket.write(question);
  await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENCE);
  return { serving, socket, send: (more) => socket.write(more), read: () => text, question, asked };
}

describe('while an answer is awaited', () => {
  it('what comes after is answered after it', async () => {
    const { serving, send, read, asked, socket } = await waitingService();
    send('GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await (await fetch(`${serving.url}/livez`)).text();
    expect(split(read())).toHaveLength(1);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    asked[0]?.answer();
    await closed;
    const bodies = split(read()).map((answer) => /"(?:analysis|status)":"[^"]*"/.exec(answer)?.[0]);
    expect(bodies).toEqual(['"analysis":"here"', '"analysis":"here"', '"status":"ok"']);
    await serving.close();
  });

  it('a caller that goes is noticed', async () => {
    const { serving, asked, socket } = await waitingService();
    socket.destroy();
    await vi.waitFor(() => expect(asked[0]?.signal.aborted).toBe(true), PATIENCE);
    await serving.close();
  });

  it('a server that closes gives it', async () => {
    const { serving, read, asked, socket } = await waitingService();
    const ended = new Promise((resolve) => socket.once('close', resolve));
    const closed = serving.close();
    asked[0]?.answer();
    await closed;
    await ended;
    expect(split(read())).toHaveLength(2);
  });
});
