import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProxy } from './proxy-process.ts';

export interface NginxOptions {
  readonly port: number;
  readonly upstreams: readonly number[];
  /** Further directives of the server. */
  readonly directives?: string;
}

/** nginx with the file of deploy/, on other ports and in a folder of its own. */
export async function startNginx(
  folder: string,
  { port, upstreams, directives = '' }: NginxOptions,
): Promise<{ readonly url: string; errors(): Promise<string>; stop(): Promise<void> }> {
  const ports = [port, ...upstreams];
  const site = (await readFile('deploy/nginx/barograph.conf', 'utf8'))
    .replaceAll(/127\.0\.0\.1:808(\d)/g, (_, place: string) => `127.0.0.1:${ports[Number(place)]}`)
    .replace('proxy_http_version', `${directives}\n    proxy_http_version`);
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
  const proxy = await startProxy(['nginx', '-e', log, '-p', folder, '-c', path], port);
  return { ...proxy, errors: () => readFile(log, 'utf8') };
}
