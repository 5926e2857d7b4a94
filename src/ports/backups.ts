/** A complete backup in a folder. */
export interface KeptBackup {
  readonly path: string;
  /** Epoch ms. */
  readonly madeAt: number;
}

export interface WrittenBackup extends KeptBackup {
  /** SHA-256 of its manifest. */
  readonly sha256: string;
  readonly rowCount: number;
  readonly byteCount: number;
  /** Older backups that were removed for it. */
  readonly removedCount: number;
}

/** The scheduled backups of one store. */
export interface Backups {
  /** Time between two backups, ms. */
  readonly everyMs: number;
  /**
   * The newest complete backup of this store; undefined without any.
   * @throws Error when the folder cannot be read
   */
  newest(): Promise<KeptBackup | undefined>;
  /**
   * Removes what a killed run left, writes a backup and removes the oldest surplus ones; touches only what it wrote itself.
   * @throws whatever the store or the disk throws, or the reason of the signal; no part of a backup is left then
   */
  write(signal: AbortSignal): Promise<WrittenBackup>;
  /** What the last failed attempt of any process said, until one succeeds. @throws whatever the store throws */
  lastProblem(): Promise<string | undefined>;
}

/** A backup is overdue when it is older than this many intervals, as in the alert BarographBackupOld. */
const OVERDUE_INTERVALS = 2;

/** Whether the newest backup is older than two intervals. @param madeAt,now epoch ms */
export const isBackupOverdue = (madeAt: number, everyMs: number, now: number): boolean =>
  now - madeAt > OVERDUE_INTERVALS * everyMs;
