import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Which interface the simulator speaks. */
export type Family = 'chat' | 'messages';

/** How it answers. */
export type Manner =
  | { readonly kind: 'says'; readonly text: string; readonly model?: string; readonly usage?: object }
  | { readonly kind: 'hangs' }
  /** One byte of white space now and then, for ever. */
  | { readonly kind: 'drips' }
  | { readonly kind: 'floods'; readonly bytes: number }
  | { readonly kind: 'resets' }
  | { readonly kind: 'refuses' }
  | { readonly kind: 'stops early'; readonly text: string }
  | {
      readonly kind: 'raw';
      readonly status: number;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** A request as it came. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface ModelSimulator {
  readonly baseUrl: string;
  readonly received: readonly Received[];
  /** Requests whose connection the other side has closed. */
  readonly closed: number;
  behave(manner: Manner): void;
  close(): Promise<void>;
}

const DRIP_MS = 20;

/** A model endpoint on loopback whose answers a test sets. */
export async function startModelSimulator(family: Family): Promise<ModelSimulator> {
  let manner: Manner = { kind: 'says', text: 'Nothing.' };
  let closed = 0;
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.on('close', () => {
        if (!response.writableFinished) closed += 1;
      });
      answer(family, manner, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the simulator has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    received,
    get closed() {
      return closed;
    },
    behave: (next) => {
      manner = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(family: Family, manner: Manner, response: ServerResponse): void {
  switch (manner.kind) {
    case 'says':
      json(response, {
        ...document(family, manner.text, { model: manner.model ?? 'simulated-1', end: 'whole' }),
        ...(manner.usage === undefined ? {} : { usage: manner.usage }),
      });
      return;
    case 'stops early':
      json(response, document(family, manner.text, { model: 'simulated-1', end: 'length' }));
      return;
    case 'refuses':
      json(response, document(family, 'I cannot help with that.', { model: 'simulated-1', end: 'refusal' }));
      return;
    case 'raw':
      response.writeHead(manner.status, { 'content-type': 'application/json', ...manner.headers });
      response.end(manner.body);
      return;
    case 'resets':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"choices":[{"mess', () => response.destroy());
      return;
    case 'floods':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(Buffer.alloc(manner.bytes, 0x20));
      return;
    case 'drips':
      drip(response);
      return;
    case 'hangs':
      return;
  }
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), DRIP_MS);
  response.on('close', () => clearInterval(timer));
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

type End = 'whole' | 'length' | 'refusal';

/** The answer of each interface as its documentation shows it (hand-made). */
function document(family: Family, text: string, { model, end }: { readonly model: string; readonly end: End }): object {
  if (family === 'messages') {
    const reasons = { whole: 'end_turn', length: 'max_tokens', refusal: 'refusal' };
    return {
      id: 'm1',
      type: 'message',
      role: 'assistant',
      model,
      content: [{ type: 'text', text }],
      stop_reason: reasons[end],
    };
  }
  const message = {
    role: 'assistant',
    content: end === 'refusal' ? null : text,
    ...(end === 'refusal' ? { refusal: text } : {}),
  };
  return {
    id: 'c1',
    object: 'chat.completion',
    model,
    choices: [{ index: 0, message, finish_reason: end === 'length' ? 'length' : 'stop' }],
  };
}
