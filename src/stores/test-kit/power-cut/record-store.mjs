import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { SimulatedDisk } from './simulated-disk.mjs';

/** Runs statements in a recorded database thread, one after the other, and closes it. @returns their ids */
export async function runRecorded({ directory, journal, statements, firstId }) {
  const worker = new Worker(new URL('./recorded-worker.mjs', import.meta.url), {
    workerData: { directory, journal, channel: 'barograph' },
    execArgv: [],
    env: {},
  });
  const answers = new Map();
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  const failed = new Promise((_, reject) => worker.once('error', reject));
  worker.on('message', ({ id, problem }) => {
    if (problem === undefined) answers.get(id)?.resolve();
    else answers.get(id)?.reject(new Error(problem.message));
  });
  const answer = (id) => new Promise((resolve, reject) => answers.set(id, { resolve, reject }));
  await Promise.race([answer(0), failed]);
  let id = firstId;
  for (const text of statements) {
    const done = answer(id);
    worker.postMessage({ id, statement: { text, values: [] } });
    await Promise.race([done, failed]);
    id += 1;
  }
  const closed = answer(id);
  worker.postMessage({ id, close: true });
  await Promise.race([closed, gone]);
  await worker.terminate();
}

/** Every entry of a journal, in order. */
export function readJournal(path) {
  const bytes = readFileSync(path);
  const entries = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 4 + bytes.readUInt32BE(at);
    entries.push(deserialize(bytes.subarray(at + 4, end)));
    at = end;
  }
  return entries;
}

/**
 * The power fails before the entry `at`: writes what is then on the disk of `root` to the folder `into`.
 * @returns ids of the statements that were acknowledged by then
 */
export function cutPower(entries, { root, at, into, random, kept, areFlushesLost = false }) {
  const disk = new SimulatedDisk(root);
  for (const entry of entries.slice(0, at)) disk.apply(entry, { areFlushesLost });
  disk.cut(into, { random, kept });
  return disk.acknowledged;
}
