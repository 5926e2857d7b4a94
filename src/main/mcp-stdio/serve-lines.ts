import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { isObject, type JsonObject, toJson } from '../../contract/openapi/json.ts';
import { MCP_BODY_BYTES } from '../../contract/platform/mcp.ts';
import { readJson } from '../../gateway/read-json.ts';
import type { Dispatcher } from '../../mcp/create-dispatcher.ts';
import { RPC_CODES } from '../../mcp/protocol.ts';
import { errorAnswer } from '../../mcp/rpc.ts';

interface Lines {
  readonly input: Readable;
  /** Writes one message and the end of its line. */
  readonly write: (line: string) => void;
  /** A dispatcher for one message. */
  readonly dispatcher: () => Dispatcher;
  /** Called when a message could not be answered; the client got an error. */
  readonly onError: (error: unknown) => void;
}

/**
 * The agent protocol over standard input and output: one message a line, of at most 64 KB, answered as they are done. Ends with its
 * input, once every answer is out.
 */
export async function serveLines({ input, write, dispatcher, onError }: Lines): Promise<void> {
  let version: string | undefined;
  const running = new Set<Promise<void>>();
  const send = (message: JsonObject) => write(`${JSON.stringify(message)}\n`);

  async function answer(line: string): Promise<void> {
    const bytes = Buffer.from(line);
    const read = bytes.length > MCP_BODY_BYTES ? TOO_LONG : readJson(bytes);
    if (!read.ok) {
      const { body } = errorAnswer(null, { code: RPC_CODES.parseError, message: `The line ${read.problem}` });
      if (body !== undefined) send(body);
      return;
    }
    const message = toJson(read.value);
    const { body } = await dispatcher().dispatch(message, { version, repeated: undefined, notify: send });
    // A legacy client says its version once: without headers it is that of the process.
    if (isObject(message) && message.method === 'initialize' && isObject(body) && isObject(body.result))
      version = String(body.result.protocolVersion);
    if (body !== undefined) send(body);
  }

  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const work = answer(line).catch((error: unknown) => {
      onError(error);
      const id = idOf(line);
      const { body } = errorAnswer(id, { code: RPC_CODES.internal, message: 'Internal error' });
      if (body !== undefined) send(body);
    });
    // `initialize` decides how the lines after it are read.
    if (line.includes('"initialize"')) await work;
    running.add(work);
    void work.finally(() => running.delete(work));
  }
  await Promise.all(running);
}

const TOO_LONG = { ok: false, problem: 'must have at most 64 KB' } as const;

function idOf(line: string): string | number | null {
  const { id } = Object(JSON.parse(line));
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
