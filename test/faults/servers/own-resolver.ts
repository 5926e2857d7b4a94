import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a name server does with every question: nothing, `SERVFAIL`, or an address for every name. */
export type ResolverMode = 'unresponsive' | 'failing' | 'answering';

/** A name server of the test's own, the only one that a program knows. */
export interface OwnResolver {
  become(mode: ResolverMode): void;
  /** Questions since the start. */
  questionCount(): number;
  /** Begins the command of a program that is to know no other; it ends in an `exec`. */
  readonly within: readonly string[];
  close(): void;
}

/** An address of the loopback that no other test uses; `resolv.conf` can name no port but 53. */
const ADDRESS = `127.${(process.pid >> 16) & 127}.${(process.pid >> 8) & 255}.${(process.pid & 127) + 100}`;

/**
 * The most that the system's own lookup takes: 150 s for a name. What waits for one that is unanswered does not go on before
 * a test gives up.
 */
const SYSTEM_PATIENCE = 'options timeout:30 attempts:5';

/** Starts it; needs root, for port 53 and for a mount that only the program sees. @param folder for its two files */
export async function startOwnResolver(folder: string): Promise<OwnResolver> {
  const server: Socket = createSocket('udp4');
  let mode: ResolverMode = 'answering';
  let count = 0;
  server.on('message', (question, { address, port }) => {
    count += 1;
    if (mode !== 'unresponsive') server.send(answerTo(question, mode), port, address);
  });
  server.bind(53, ADDRESS);
  await once(server, 'listening');
  const [servers, order] = [join(folder, 'resolv.conf'), join(folder, 'nsswitch.conf')];
  writeFileSync(servers, `nameserver ${ADDRESS}\n${SYSTEM_PATIENCE}\n`);
  writeFileSync(order, 'hosts: files dns\n');
  const mounts = 'mount --bind "$1" /etc/resolv.conf && mount --bind "$2" /etc/nsswitch.conf && shift 2 && exec "$@"';
  return {
    become: (next) => {
      mode = next;
    },
    questionCount: () => count,
    within: ['unshare', '--mount', 'sh', '-c', mounts, 'sh', servers, order],
    close: () => server.close(),
  };
}

const HEADER_BYTES = 12;
const TYPE_A = 1;
const SERVFAIL = 2;

/** RFC 1035 §4: the question again, and for an address of IPv4 one record, 127.0.0.1 for no time. */
function answerTo(question: Buffer, mode: ResolverMode): Buffer {
  let end = HEADER_BYTES;
  while ((question[end] ?? 0) !== 0) end += (question[end] ?? 0) + 1;
  const type = question.readUInt16BE(end + 1);
  const hasAddress = mode === 'answering' && type === TYPE_A;
  const header = Buffer.from(question.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(0x8180 | (mode === 'failing' ? SERVFAIL : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(hasAddress ? 1 : 0, 6);
  // No records of authority; what a question brought in addition is not repeated.
  header.writeUInt32BE(0, 8);
  const record = Buffer.from('c00c00010001000000000004' + '7f000001', 'hex');
  return Buffer.concat([header, question.subarray(HEADER_BYTES, end + 5), ...(hasAddress ? [record] : [])]);
}
