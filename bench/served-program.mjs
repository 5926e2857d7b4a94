// The whole program as a process of its own, for the measurements of this folder.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ALLOCATOR } from '../src/concurrency/memory-settings.mjs';

const MANY = 1_000_000_000;
const REGION_COUNT = 8;
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

export const READ = '/api/intelligence/v1/get-regional-snapshot?region_id=mena';

/** 100 of the 3,000 records of the exercise that one list has. */
export const LIST = '/api/conflict/v1/list-ucdp-events?page_size=100';

/** A folder and the processes in it; `close` ends and removes all of them. */
export function createPlace() {
  const path = mkdtempSync(join(tmpdir(), 'barograph-bench-'));
  const children = [];
  return {
    path,
    start(words, env, program = process.execPath) {
      const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'ignore'] });
      children.push(child);
      return child;
    },
    async close() {
      for (const child of children) child.kill('SIGTERM');
      await Promise.all(children.map((child) => child.exitCode ?? new Promise((end) => child.once('close', end))));
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Starts the built program as `npm start` does, with an empty store and limits that no client reaches. */
export async function startProgram(place, environment = {}, name = 'data-0') {
  const dataDir = join(place.path, name);
  const limits = {
    plans: { enterprise: { requestsPerMinute: MANY } },
    wrongCredentialsPerMinute: MANY,
    anonymousRequestsPerMinute: MANY,
  };
  const env = {
    ...ALLOCATOR,
    PATH: process.env.PATH,
    HOME: place.path,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'info',
    LIMITS: JSON.stringify(limits),
    ...environment,
  };
  const child = place.start(['dist/main.mjs', 'start'], env);
  const text = await said(child, /X-Service-Key: baro_\w+/);
  return {
    pid: child.pid,
    child,
    dataDir,
    url: /http:\/\/[\d.:]+/.exec(text)[0],
    key: /X-Service-Key: (baro_\w+)/.exec(text)[1],
  };
}

/**
 * Evidence that a start brings in is checked once, region by region: about a minute later, or a minute after the next quarter
 * of an hour where nothing has moved.
 */
export async function startIsOver({ url, key }) {
  for (let seconds = 0; seconds < 1_080; seconds += 1) {
    const metrics = await fetch(`${url}/metrics`, { headers: { 'x-service-key': key } });
    const looks = (await metrics.text()).match(/^barograph_event_looks_total\{.*\} [1-9]/gm) ?? [];
    if (looks.length >= REGION_COUNT) return;
    await sleep(1_000);
  }
  throw new Error('the program has not looked at what its start brought in');
}

/** All that a process printed once it fits. What it prints later is read and dropped: a full pipe would block it. */
export function said(child, pattern) {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', function listen(chunk) {
      text += chunk;
      if (!pattern.test(text)) return;
      child.stdout.off('data', listen).resume();
      resolve(text);
    });
    child.once('close', (code) => reject(new Error(`a server ended with ${code}: ${text}`)));
  });
}

/** User and system time of a process and all its threads, s. */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** A program that has just started assesses: waits until it takes less than a tenth of a core, at most a minute. */
export async function untilIdle(pid) {
  for (let second = 0; second < 60; second += 1) {
    const before = cpuSeconds(pid);
    await sleep(1_000);
    if (cpuSeconds(pid) - before < 0.1) return;
  }
}

/** Resident memory of a process, MB. */
export function residentMegabytes(pid) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
}

/** What wrk printed: socket errors, answers that are not 2xx, and latencies, ms. */
export function readWrk(printed) {
  const milliseconds = (pattern) => {
    const [, value = 'NaN', unit = 'ms'] = pattern.exec(printed) ?? [];
    return Number(value) * { us: 0.001, ms: 1, s: 1_000, m: 60_000 }[unit];
  };
  const [, ...socket] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed) ?? [];
  return {
    requests: Number(/(\d+) requests in/.exec(printed)?.[1]),
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]),
    p50: milliseconds(/50%\s+([\d.]+)(us|ms|s|m)/),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s|m)/),
    max: milliseconds(/Latency\s+\S+\s+\S+\s+([\d.]+)(us|ms|s|m)/),
    errors: socket.reduce((sum, count) => sum + Number(count), 0),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1] ?? 0),
  };
}
