import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a process needs in its environment so that it can be asked. */
export const MEMORY_PROBE = { NODE_OPTIONS: `--import=${fileURLToPath(new URL('tell-memory.mjs', import.meta.url))}` };

/** What a process still holds after all its garbage was collected, MB; its resident size would tell of both. */
export function heapAfterGc(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      const [, bytes] = /live memory: (\d+)/.exec(chunk.toString('utf8')) ?? [];
      if (bytes === undefined) return;
      child.stdout?.off('data', hear);
      resolve(Number(bytes) / 1_048_576);
    };
    child.stdout?.on('data', hear);
    child.once('close', () => reject(new Error('the process ended before it reported its memory')));
    child.kill('SIGUSR2');
  });
}
