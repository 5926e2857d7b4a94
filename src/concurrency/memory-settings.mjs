/**
 * Every setting of heaps and of malloc, for the program, its threads and its launchers: nothing else tunes memory. Plain
 * JavaScript, because launchers read it before anything is built. Measured by `npm run bench:assess`; goal: eight regions
 * over a million rows below 512 MB (docs/decisions/0124).
 */

/**
 * Environment for glibc's malloc: blocks of 16 KB or more are mapped one by one and unmapped when freed. V8 compiles in pieces of
 * that size; from the heap, what it frees after the database's program (WebAssembly) is compiled lies between what stays, and 75 MB
 * are never given back. One arena serves all threads: with one for each, what V8's compilers free stays in theirs, 90 MB after a
 * start. glibc reads both at process start, so launchers and the image set them; other C libraries ignore them.
 */
export const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '16384', MALLOC_ARENA_MAX: '1' };

/**
 * Percent by which the main heap may grow before it is collected while the program assesses; without it V8 lets the heap
 * double and more: 517 to 562 MB instead of 458 to 501 MB.
 */
export const ASSESSMENT_HEAP_GROWTH_PERCENT = 40;
/** V8's own choice. */
export const DEFAULT_HEAP_GROWTH_PERCENT = 0;

/** The database's thread. Pages of rows pass through it and are gone: a small nursery keeps some 60 MB less of them. */
export const DATABASE_THREAD_LIMITS = { maxYoungGenerationSizeMb: 4 };

/** The thread of costly projections: a bound above which it is ended; the budget keeps an expression far below. */
export const PROJECTION_THREAD_LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4, stackSizeMb: 4 };

/**
 * Tests make much that soon is garbage: with V8's own 16 MB a seventh of a core collects it. Threads have it of their process;
 * with 48 MB one of 96 MB that runs out of memory ends the process, 20 of 20 times, with 32 itself alone.
 */
export const TEST_NURSERY = '--max-semi-space-size=32';

/** The thread that assesses for callers: a bound above which it is ended; a simulation over 1,000,000 lifelike rows fits. */
export const ASSESSMENT_THREAD_HEAP_MB = 1_024;
