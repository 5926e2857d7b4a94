import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type BundledProgram, bundleProgram } from '../kit/bundle-program.ts';

const OPEN_FILES = 64;
const CLIENTS = 80;

let program: BundledProgram;
let child: ChildProcess;
beforeAll(async () => {
  program = await bundleProgram({ server: 'test/kit/limited-server.ts' });
  // The shell limits itself, and becomes the server.
  child = spawn('sh', ['-c', `ulimit -n ${OPEN_FILES}; exec "$0" "$1"`, process.execPath, program.path('server')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
});
afterAll(() => {
  child.kill();
  program.remove();
});

async function received(): Promise<Record<string, unknown>> {
  const [message] = await once(child, 'message');
  return Object(message);
}

it('a server out of open files rejects what it has no room for, counts it, and serves on', async () => {
  const { url, maxConnections } = await received();
  expect(maxConnections).toBeLessThan(OPEN_FILES - 16);
  const { hostname, port } = new URL(String(url));
  const ended = new Set<Socket>();
  const sockets = Array.from({ length: CLIENTS }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.on('close', () => ended.add(socket));
    return socket;
  });
  const tooMany = CLIENTS - Number(maxConnections);
  await vi.waitFor(() => expect(ended.size).toBe(tooMany), { timeout: 20_000 });
  const counted = received();
  child.send('count');
  expect(await counted).toEqual({ rejectedCount: tooMany });
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await (await fetch(String(url))).text()).toBe('ok'), { timeout: 20_000 });
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
});
