import { setFlagsFromString } from 'node:v8';
import { ASSESSMENT_HEAP_GROWTH_PERCENT, DEFAULT_HEAP_GROWTH_PERCENT } from '../concurrency/memory-settings.mjs';

let workCount = 0;

/**
 * Does work that leaves much behind, such as an assessment, in less memory and some more processor time: a million rows stay
 * below 512 MB (`npm run bench:assess`). Reads between two of them are served from a heap that grows as V8 likes.
 * @throws whatever the work throws
 */
export async function withReducedHeapGrowth<T>(work: () => Promise<T>): Promise<T> {
  workCount += 1;
  if (workCount === 1) setFlagsFromString(`--heap-growing-percent=${ASSESSMENT_HEAP_GROWTH_PERCENT}`);
  try {
    return await work();
  } finally {
    workCount -= 1;
    if (workCount === 0) setFlagsFromString(`--heap-growing-percent=${DEFAULT_HEAP_GROWTH_PERCENT}`);
  }
}
