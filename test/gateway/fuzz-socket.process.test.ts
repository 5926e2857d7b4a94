import type { ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAILURES } from '../../src/contract/conventions/failures.ts';
import { mutatedRequests, type Pieces } from '../kit/fuzz/http-bytes.ts';
import { readAnswers, type WireAnswer } from '../kit/fuzz/read-answers.ts';
import { heapAfterGc, MEMORY_PROBE } from '../kit/heap-after-gc.ts';
import { onceFree } from '../kit/once-free.ts';
import { buildProgram, printed, startProgram, stopped, temporaryFolder } from '../kit/program.ts';
import { copyStartedExercise, exerciseKey, OFFLINE } from '../kit/started-exercise.ts';
import { STORE_UNDER_TEST } from '../kit/store-under-test.ts';
import { BATCH, DEDUCT, SNAPSHOT } from './world.ts';

/** Connections; `npm run soak` asks for 20,000. */
const CONNECTIONS = Number(process.env.FUZZ_CONNECTIONS ?? 300);
/** How much more a process may hold at the end than after a third of the connections, MB: its caches are small. */
const GROWTH_MB = 12;
/** Who says that no more will come is taken to be gone: what a server has to be asked for first would not be answered. */
const MOMENT_MS = STORE_UNDER_TEST === 'embedded' ? 0 : 25;
const MANY = 1_000_000_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let child: ChildProcess;
let url: URL;
let key: string;
let errors = '';

beforeAll(async () => {
  await buildProgram();
  folder = await temporaryFolder();
  await copyStartedExercise(folder.path);
  const limits = {
    plans: { enterprise: { requestsPerMinute: MANY } },
    wrongCredentialsPerMinute: MANY,
    anonymousRequestsPerMinute: MANY,
  };
  child = startProgram(['start'], {
    dataDir: folder.path,
    environment: { LIMITS: JSON.stringify(limits), ...OFFLINE, ...MEMORY_PROBE },
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8');
  });
  const text = await printed(child, /Stop with Ctrl-C/);
  url = new URL(/on (http:\/\/\S+)/.exec(text)?.[1] ?? '');
  key = await exerciseKey(folder.path);
});
afterAll(async () => {
  await stopped(child);
  await folder.remove();
});

interface Received {
  readonly bytes: Buffer;
  /** Whether the connection broke, so that bytes may have been lost. */
  readonly isReset: boolean;
}

/** Writes all pieces, then that there are no more, and reads until the server ends the connection. */
function exchange(pieces: Pieces): Promise<Received> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let isReset = false;
    const socket = connect(Number(url.port), url.hostname, () => {
      for (const piece of pieces) socket.write(piece);
      setTimeout(() => socket.end(), MOMENT_MS);
    });
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => {
      isReset = true;
    });
    socket.on('close', () => resolve({ bytes: Buffer.concat(chunks), isReset }));
  });
}

async function answered(pieces: Pieces) {
  const received = await exchange(pieces);
  return { ...received, answers: readAnswers(received.bytes, Buffer.concat([...pieces]).includes('HEAD')) };
}

const requests = (): readonly string[] => {
  const lines = (...all: readonly string[]) => `${all.join('\r\n')}\r\n\r\n`;
  const mine = `X-Service-Key: ${key}`;
  const json = 'Content-Type: application/json';
  const query = '{"query":"why"}';
  const batch = `{"operations":[{"path":"${SNAPSHOT}?region_id=mena&jmespath=snapshot.meta"},{"path":"${BATCH}"}]}`;
  const chunks = `${batch.length.toString(16)}\r\n${batch}\r\n0\r\n\r\n`;
  return [
    lines('GET /livez HTTP/1.1', 'Host: x'),
    lines(`GET ${SNAPSHOT}?region_id=mena HTTP/1.1`, 'Host: x', mine, 'Accept-Encoding: gzip'),
    lines(`GET ${SNAPSHOT}?region_id=mena&jmespath=snapshot.regime HTTP/1.1`, 'Host: x', mine, 'If-None-Match: "a", *'),
    lines(`HEAD ${SNAPSHOT}?region_id=mena HTTP/1.1`, 'Host: x', `Authorization: Bearer ${key}`),
    lines(`OPTIONS ${DEDUCT} HTTP/1.1`, 'Host: x', 'Origin: https://evil.example'),
    `${lines(`POST ${DEDUCT} HTTP/1.1`, 'Host: x', mine, json, 'Idempotency-Key: k', `Content-Length: ${query.length}`)}${query}`,
    `${lines(`POST ${BATCH} HTTP/1.1`, 'Host: x', mine, json, 'Transfer-Encoding: chunked')}${chunks}`,
    `${lines('POST /api/cache-purge HTTP/1.1', 'Host: x', mine, json, 'Expect: 100-continue', 'Content-Length: 2')}{}`,
  ];
};

function judge({ status, headers, body }: WireAnswer): void {
  expect(status).toBeLessThan(500);
  if (status === 100) return;
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  if (status < 400) return;
  const code = headers.get('x-error-code');
  const [, fact] = Object.entries(FAILURES).find(([name]) => name === code) ?? [];
  expect([code, status]).toEqual([code, fact?.status]);
  expect(headers.get('cache-control')).toBe('no-store');
  if (body.length > 0) expect(Object.keys(JSON.parse(body.toString('utf8'))).length).toBeGreaterThan(0);
}

describe('malformed HTTP', () => {
  it(`gets complete answers below 500 and never harms the server (${CONNECTIONS} connections)`, async () => {
    const statuses = new Map<number, number>();
    let count = 0;
    let silent = 0;
    let warmMegabytes = 0;
    const property = fc.asyncProperty(mutatedRequests(requests()), async (pieces) => {
      const { isReset, bytes, answers } = await onceFree(
        () => answered(pieces),
        ({ answers = [] }) => answers.some(({ status }) => status === 503),
      );
      expect([child.exitCode, child.signalCode], errors).toEqual([null, null]);
      if (!isReset) expect(answers, bytes.toString('latin1')).toBeDefined();
      for (const answer of answers ?? []) judge(answer);
      for (const { status } of answers ?? []) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (answers === undefined || answers.length === 0) silent += 1;
      count += 1;
      if (count % 50 === 0) expect((await fetch(new URL('/livez', url))).status).toBe(200);
      if (count === Math.ceil(CONNECTIONS / 3)) warmMegabytes = await heapAfterGc(child);
    });
    await fc.assert(property, { numRuns: CONNECTIONS, endOnFailure: true });
    const lastMegabytes = await heapAfterGc(child);
    const read = await fetch(new URL(`${SNAPSHOT}?region_id=mena`, url), { headers: { 'X-Service-Key': key } });
    expect([child.exitCode, read.status]).toEqual([null, 200]);
    expect(lastMegabytes - warmMegabytes).toBeLessThan(GROWTH_MB);
    // A client that half-closes its connection still gets an answer, nearly always.
    expect(silent).toBeLessThan(count / 2);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400]));
    await report(
      `${count} connections, ${silent} without an answer, ${warmMegabytes.toFixed(1)} MB held after a third of them and ${lastMegabytes.toFixed(1)} MB at the end; ${said(statuses)}.`,
    );
  }, 1_200_000);
});

const said = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');

async function report(text: string): Promise<void> {
  const path = process.env.SOAK_REPORT;
  if (path !== undefined) await writeFile(path, `- malformed HTTP: ${text}\n`, { flag: 'a' });
}
