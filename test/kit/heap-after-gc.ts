import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Environment of a process whose heap `heapAfterGc` can read. */
export const MEMORY_PROBE = { NODE_OPTIONS: `--import=${fileURLToPath(new URL('report-heap.mjs', import.meta.url))}` };

/** Heap and external memory of a process after a full garbage collection, MB; its resident size would include garbage. */
export function heapAfterGc(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      const [, bytes] = /live memory: (\d+)/.exec(chunk.toString('utf8')) ?? [];
      if (bytes === undefined) return;
      child.stdout?.off('data', onData);
      resolve(Number(bytes) / 1_048_576);
    };
    child.stdout?.on('data', onData);
    child.once('close', () => reject(new Error('the process ended before it reported its memory')));
    child.kill('SIGUSR2');
  });
}

/** Heap and external memory of this thread after a full garbage collection, MB. */
export function ownHeapAfterGc(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  // What a collection finds to be garbage with finalizers or in buffers is gone after the next.
  for (let turn = 0; turn < 2; turn += 1) collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_048_576;
}
