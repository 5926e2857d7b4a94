import { connect } from 'node:net';
import fc from 'fast-check';
import type { Answer } from '../../../src/gateway/exchange.ts';
import type { DescribedOperation } from './described-operations.ts';
import { readAnswers } from './read-answers.ts';

/** Bytes that the server refuses for their form, before anything looks at the endpoint. */
export interface WireRefusal {
  /** What it should be answered. */
  readonly status: number;
  readonly bytes: string;
  /** Whether the server has parsed the method by then: else it cannot know that a HEAD has no body. */
  readonly isMethodKnown: boolean;
}

/** One of each way to be refused for the form that needs no time. */
export const wireRefusals = ({ method, path }: DescribedOperation): fc.Arbitrary<readonly WireRefusal[]> => {
  const line = `${method} ${path} HTTP/1.1\r\n`;
  const known = (status: number, lines: string) => ({ status, bytes: `${line}${lines}\r\n`, isMethodKnown: true });
  const expectation = fc.stringMatching(/^[a-z0-9=-]{1,20}$/).filter((text) => text !== '100-continue');
  return fc.tuple(
    fc.constant(known(400, '')),
    fc.constant(known(400, 'Host: x\r\nHost: y\r\n')),
    fc
      .constantFrom('X Y: 1', ': 1', 'X\u0000: 1', 'Content-Length: -1', 'Transfer-Encoding: chunked, x')
      .map((bad) => ({
        status: 400,
        bytes: `${line}Host: x\r\n${bad}\r\n\r\n`,
        isMethodKnown: false,
      })),
    fc.integer({ min: 8_193, max: 12_000 }).map((length) => ({
      status: 414,
      bytes: `${method} ${path}?${'a'.repeat(length)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      isMethodKnown: true,
    })),
    expectation.map((text) => known(417, `Host: x\r\nExpect: ${text}\r\n`)),
    fc.integer({ min: 100, max: 200 }).map((count) => known(431, `Host: x\r\n${'A: 1\r\n'.repeat(count)}`)),
    fc.integer({ min: 17_000, max: 40_000 }).map((length) => ({
      status: 431,
      bytes: `${line}Host: x\r\nX-A: ${'a'.repeat(length)}\r\n\r\n`,
      isMethodKnown: false,
    })),
  );
};

/** Beginnings of a request whose rest never comes; with a body where one is taken. */
export function unfinished({ method, path, bodySchema }: DescribedOperation, key: string): readonly WireRefusal[] {
  const late = (bytes: string, isMethodKnown: boolean): WireRefusal => ({ status: 408, bytes, isMethodKnown });
  const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\n`;
  if (bodySchema === undefined) return [late(head, false)];
  const lines = `${head}X-Service-Key: ${key}\r\nContent-Type: application/json\r\n`;
  return [
    late(head, false),
    late(`${lines}Content-Length: 100\r\n\r\n{`, true),
    late(`${lines}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, true),
  ];
}

/**
 * Sends bytes and reads until the server ends the connection.
 * @throws Error when that is not one whole answer
 */
export async function answerTo({ bytes }: WireRefusal, url: string, mayLackBody: boolean): Promise<Answer> {
  const [answer, ...more] = readAnswers(await exchanged(bytes, url), mayLackBody) ?? [];
  if (answer === undefined || more.length > 0) throw new Error(`not one answer to ${JSON.stringify(bytes)}`);
  const headers = [...answer.headers].filter(([name]) => !OF_NODE.has(name));
  return { status: answer.status, headers, pieces: answer.body.length === 0 ? [] : [answer.body] };
}

/** Written by Node, and no part of what is described. */
const OF_NODE: ReadonlySet<string> = new Set(['date', 'keep-alive']);

function exchanged(bytes: string, url: string): Promise<Buffer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server that has refused reads no further; its answer has been received all the same.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
}
