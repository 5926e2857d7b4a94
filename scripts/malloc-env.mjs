/**
 * What the program's process tells the C library's allocator: blocks from 1 MB on come from the system one by one and go back
 * when they are freed. By itself it raises this bound with every such block, up to 32 MB, and keeps what is freed below it:
 * some 45 MB of a process that compiles and pages much (docs/decisions/0124). Read before the process begins, so set by
 * whoever starts it; other C libraries take no notice.
 */
export const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '1048576' };
