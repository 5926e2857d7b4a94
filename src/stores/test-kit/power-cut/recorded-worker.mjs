/**
 * The thread of the embedded database with a record of what it does to the disk: every change, every flush and every
 * acknowledged statement, in order, appended to the file `workerData.journal`.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';

const original = { ...fs };
const journal = original.openSync(workerData.journal, 'a');

function record(...entry) {
  const body = serialize(entry);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  original.writeSync(journal, Buffer.concat([head, body]));
}

/** Functions that call others of these are recorded as one. */
let isInside = false;
function patch(name, describe) {
  fs[name] = (...words) => {
    if (isInside) return original[name](...words);
    isInside = true;
    try {
      const result = original[name](...words);
      describe(result, ...words);
      return result;
    } finally {
      isInside = false;
    }
  };
}

patch('openSync', (fd, path, flags) => record('open', fd, String(path), flags ?? 'r'));
patch('closeSync', (_, fd) => record('close', fd));
patch('fsyncSync', (_, fd) => record('fsync', fd));
patch('writeSync', (written, fd, bytes, offset, _length, position) =>
  record('write', fd, position, Buffer.from(bytes.subarray(offset, offset + written))),
);
patch('ftruncateSync', (_, fd, length) => record('ftruncate', fd, length ?? 0));
patch('truncateSync', (_, path, length) => record('truncate', String(path), length ?? 0));
patch('writeFileSync', (_, path, data) => record('file', String(path), Buffer.from(data)));
patch('renameSync', (_, from, to) => record('rename', String(from), String(to)));
patch('unlinkSync', (_, path) => record('remove', String(path)));
patch('rmdirSync', (_, path) => record('remove', String(path)));
patch('rmSync', (_, path) => record('remove', String(path)));
patch('mkdirSync', (_, path) => record('folder', String(path)));
patch('symlinkSync', (_, target, path) => record('link', String(path), String(target)));
syncBuiltinESMExports();

record('start');
const post = parentPort.postMessage.bind(parentPort);
parentPort.postMessage = (message) => {
  if (message.id > 0 && message.problem === undefined) record('acknowledged', message.id);
  post(message);
};

await import('../../embedded/embedded-worker.mjs');
