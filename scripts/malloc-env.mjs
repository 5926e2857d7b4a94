/**
 * Environment of the program for glibc's malloc: blocks of 1 MB or more are mapped one by one and unmapped when freed. By
 * default glibc raises this threshold with every such block, up to 32 MB, and keeps freed memory below it: about 45 MB of a
 * process that compiles and pages much (docs/decisions/0124). glibc reads it at process start, so the launcher sets it; other
 * C libraries ignore it.
 */
export const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '1048576' };
