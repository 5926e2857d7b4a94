import type { Parsed } from '../../parsed.ts';

/** One of the kinds of file that GDELT 2.0 publishes every quarter of an hour. */
export interface GdeltFileKind {
  /** End of its name before `.zip`; the same inside the archive. */
  readonly suffix: 'export.CSV' | 'gkg.csv';
  /** How messages call it. */
  readonly name: string;
  readonly maxZipBytes: number;
  readonly maxCsvBytes: number;
  readonly timeoutMs: number;
  /** Most files one run reads. */
  readonly maxFiles: number;
  /** Older files are not caught up: the hole is named instead, and a backfill can fill it. */
  readonly maxCatchUpMs: number;
  /** @param closedAt closing instant of the file, epoch ms */
  readonly parse: (bytes: Uint8Array, closedAt: number) => Parsed;
}
