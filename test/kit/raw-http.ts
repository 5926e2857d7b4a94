import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends a request whose header lines go out exactly as given, repeated ones too. */
export function rawRequest(url: string, { method = 'GET', target, lines, body = '' }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const head = [`${method} ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...lines, ...length, '', ''];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}${body}`));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parsed(Buffer.concat(chunks).toString('utf8'))));
  });
}

export interface RawRequest {
  readonly method?: string;
  readonly target: string;
  readonly lines: readonly string[];
  readonly body?: string;
}

function parsed(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [line = '', ...headers] = text.slice(0, end).split('\r\n');
  return {
    status: Number(line.split(' ')[1]),
    headers: new Map(
      headers.map((header) => {
        const colon = header.indexOf(':');
        return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
      }),
    ),
    body: text.slice(end + 4),
  };
}
