// `node bench/steady.mjs`: one minute of reads over 64 connections against the whole program. Fails on any socket error and
// on any answer that is not 2xx; prints latencies and memory. Needs wrk. `SECONDS=60 CONNECTIONS=64`.
import { execFileSync } from 'node:child_process';
import { build } from '../scripts/build.mjs';
import { createPlace, READ, readWrk, residentMegabytes, startProgram } from './served-program.mjs';

const SECONDS = Number(process.env.SECONDS ?? 60);
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 64);

const place = createPlace();
try {
  await build();
  const { pid, url, key } = await startProgram(place);
  const before = residentMegabytes(pid);
  const words = [
    '-t2',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '--latency',
    '-H',
    `X-Service-Key: ${key}`,
    `${url}${READ}`,
  ];
  const { requests, rate, p50, p99, max, errors, refused } = readWrk(execFileSync('wrk', words, { encoding: 'utf8' }));
  const after = residentMegabytes(pid);
  console.log(
    [
      `${SECONDS} s, ${CONNECTIONS} connections, Node ${process.versions.node}: ${requests} requests, ${rate} per second`,
      `latency ms: p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)}, max ${max.toFixed(2)}`,
      `resident MB: ${before.toFixed(0)} at the start, ${after.toFixed(0)} at the end`,
      `socket errors ${errors}, answers that are not 2xx ${refused}`,
    ].join('\n'),
  );
  if (!(requests > 0) || errors > 0 || refused > 0) {
    console.error('FAILED: every request must be answered with 2xx');
    process.exitCode = 1;
  }
} finally {
  await place.close();
}
