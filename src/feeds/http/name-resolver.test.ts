import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { machineLookup } from './machine-lookup.ts';
import { createNameResolver, type NameResolver } from './name-resolver.ts';

/** Types of addresses that a question asks for (RFC 1035, RFC 3596). */
const A = 1;
const AAAA = 28;
const HEADER_BYTES = 12;

/** A name server that never answers. */
const server = { socket: createSocket('udp4'), asked: Promise.resolve<unknown>(undefined) };
let names: NameResolver;

beforeEach(async () => {
  server.socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(server.socket, 'listening');
  server.asked = once(server.socket, 'message');
  names = createNameResolver([`127.0.0.1:${server.socket.address().port}`]);
});
afterEach(() => {
  names.close();
  server.socket.close();
});

it('fails what waits for a server when it is closed, and whatever is looked up later', async () => {
  const looked = names.resolve('feeds.example');
  await server.asked;
  names.close();
  const closed = { code: 'EAI_AGAIN', cause: { code: 'ECANCELLED' } };
  await expect(looked).rejects.toMatchObject(closed);
  await expect(names.resolve('other.example')).rejects.toMatchObject({ code: 'EAI_AGAIN' });
});

it('ends lookups of names that the operator has set, which share one', async () => {
  const lookup = machineLookup(names);
  const codes = ['first', 'second'].map(
    () =>
      new Promise((resolve) => {
        lookup('proxy.example', { all: true }, (error) => resolve(error?.code));
      }),
  );
  await server.asked;
  names.close();
  expect(await Promise.all(codes)).toEqual(['EAI_AGAIN', 'EAI_AGAIN']);
});

it('knows names of the loopback without a server', async () => {
  const found = await new Promise((resolve) => {
    machineLookup(names)('localhost', { all: false }, (_, address) => resolve(address));
  });
  expect(['127.0.0.1', '::1']).toContain(found);
});

describe('a name without an address', () => {
  it.each([
    { said: 'no such name', rcode: 3, asked: [A] },
    { said: 'no address of this family', rcode: 0, asked: [A, AAAA] },
  ])('is asked for once more only where it exists: $said', async ({ rcode, asked }) => {
    const types: number[] = [];
    server.socket.on('message', (question, { port, address }) => {
      types.push(question.readUInt16BE(endOfName(question)));
      server.socket.send(answerTo(question, rcode), port, address);
    });
    await expect(names.resolve('feeds.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    expect(types).toEqual(asked);
  });
});

/** Where the name of a question ends: the type follows. */
const endOfName = (question: Buffer): number => question.indexOf(0, HEADER_BYTES) + 1;

/** The question with no record in answer. */
function answerTo(question: Buffer, rcode: number): Buffer {
  const answer = Buffer.from(question.subarray(0, endOfName(question) + 4));
  answer.writeUInt16BE(0x8180 + rcode, 2);
  // Additional records of the question are not repeated.
  answer.writeUInt16BE(0, 10);
  return answer;
}
