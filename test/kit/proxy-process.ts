import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { vi } from 'vitest';

const PATIENCE = { timeout: 30_000, interval: 100 };

/**
 * Whether a proxy is installed for tests.
 * @throws when it is absent although REQUIRE_SERVICES=1
 */
export async function isProxyThere(program: 'nginx' | 'haproxy'): Promise<boolean> {
  try {
    await promisify(execFile)(program, ['-v']);
    return true;
  } catch (error) {
    if (process.env.REQUIRE_SERVICES === '1') throw error;
    process.stderr.write(`No ${program}: tests behind it are skipped.\n`);
    return false;
  }
}

/** Starts a proxy in the foreground and waits until it listens. */
export async function startProxy(
  [program = '', ...words]: readonly string[],
  port: number,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const child = spawn(program, words, { stdio: 'ignore' });
  await vi.waitFor(() => isOpen(port), PATIENCE);
  return { url: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}

function isOpen(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    child.on('close', () => resolve());
    child.kill('SIGTERM');
  });
}
