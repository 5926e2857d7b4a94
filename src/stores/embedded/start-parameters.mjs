import { PGlite } from '@electric-sql/pglite';

/**
 * 16 MB instead of 128 MB of shared buffers: measured to save 140 MB; JIT does not exist in WebAssembly. A checkpoint leaves
 * at most 64 MB of the write-ahead log to be used again.
 */
const SIZES = ['-c', 'shared_buffers=16MB', '-c', 'jit=off', '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];

/** For a database that is flushed as a whole when it is made, and for measurements. */
export const UNFLUSHED_PARAMETERS = [...PGlite.defaultStartParams, ...SIZES];

/** A commit is answered when its log is on the disk. `-F` would switch flushing off; `fdatasync` has no effect. */
export const DURABLE_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on', '-c', 'full_page_writes=on'],
  ...SIZES,
];
