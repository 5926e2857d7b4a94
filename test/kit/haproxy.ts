import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProxy } from './proxy-process.ts';

export interface HaproxyOptions {
  readonly port: number;
  readonly upstream: number;
  /** Header that replaces every one of this name, with its value. */
  readonly header: readonly [name: string, value: string];
}

/** HAProxy that sends the requests of all clients over as few connections as it can. */
export async function startHaproxy(
  folder: string,
  { port, upstream, header }: HaproxyOptions,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'haproxy.cfg');
  const lines = [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 5s',
    '  timeout server 40s',
    '  option http-keep-alive',
    // A shared connection may end before it has carried another request, which then goes over a new one.
    '  retry-on conn-failure empty-response',
    '  http-reuse always',
    'frontend clients',
    `  bind 127.0.0.1:${port}`,
    `  http-request set-header ${header[0]} ${header[1]}`,
    '  default_backend servers',
    'backend servers',
    `  server first 127.0.0.1:${upstream}`,
    '',
  ];
  await writeFile(path, lines.join('\n'));
  return startProxy(['haproxy', '-db', '-f', path], port);
}
