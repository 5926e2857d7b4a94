import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';

const PATIENCE = { timeout: 30_000, interval: 100 };

/**
 * Whether nginx is there for tests.
 * @throws when it is absent although REQUIRE_SERVICES=1
 */
export async function isNginxThere(): Promise<boolean> {
  try {
    await promisify(execFile)('nginx', ['-v']);
    return true;
  } catch (error) {
    if (process.env.REQUIRE_SERVICES === '1') throw error;
    process.stderr.write('No nginx: tests behind a proxy are skipped.\n');
    return false;
  }
}

/** nginx with the file of deploy/, on other ports and in a folder of its own. */
export async function startNginx(
  folder: string,
  { port, upstreams }: { readonly port: number; readonly upstreams: readonly number[] },
): Promise<{ readonly url: string; errors(): Promise<string>; stop(): Promise<void> }> {
  const ports = [port, ...upstreams];
  const site = (await readFile('deploy/nginx/barograph.conf', 'utf8')).replaceAll(
    /127\.0\.0\.1:808(\d)/g,
    (_, place: string) => `127.0.0.1:${ports[Number(place)]}`,
  );
  await mkdir(folder, { recursive: true });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const log = join(folder, 'error.log');
  const whole = `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${log} info;
    events { worker_connections 256; }
    http { access_log off; ${paths.join(' ')}\n${site}\n}`;
  const path = join(folder, 'nginx.conf');
  await writeFile(path, whole);
  const child = spawn('nginx', ['-e', log, '-p', folder, '-c', path], { stdio: 'ignore' });
  await vi.waitFor(() => isOpen(port), PATIENCE);
  return { url: `http://127.0.0.1:${port}`, errors: () => readFile(log, 'utf8'), stop: () => ended(child) };
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
