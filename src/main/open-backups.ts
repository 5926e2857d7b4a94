import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { BACKUP_TURN } from '../jobs/run-backup.ts';
import type { Backups } from '../ports/backups.ts';
import type { Clock } from '../ports/clock.ts';
import type { JobClaims } from '../ports/job-claims.ts';
import { createBackupFolder } from '../stores/backup/backup-folder.ts';
import type { BackupConfig } from './config.ts';
import type { OpenStores } from './open-stores.ts';
import { VERSION } from './version.ts';

/** What scheduled backups are made of. */
export interface BackupParts {
  readonly stores: Pick<OpenStores, 'backUp'> & { readonly jobClaims: Pick<JobClaims, 'open'> };
  readonly pepper: Uint8Array;
  readonly clock: Clock;
}

/** The scheduled backups of the live world. */
export function openBackups(config: BackupConfig, { stores, pepper, clock }: BackupParts): Backups {
  const { directory, everyMs, keepCount } = config;
  const pepperSha256 = createHash('sha256').update(pepper).digest('hex');
  const folder = createBackupFolder(directory, pepperSha256);
  return {
    everyMs,
    newest: async () => (await folder.complete())[0],
    async write(signal) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await folder.removeDrafts();
      const madeAt = clock.now();
      const path = folder.pathOf(madeAt);
      const facts = { madeAt: new Date(madeAt).toISOString(), program: VERSION, world: 'live', pepperSha256 } as const;
      const { manifest, sha256 } = await stores.backUp(path, { ...facts, signal });
      const removedCount = await folder.removeAllBut(keepCount);
      const sum = (of: 'rows' | 'bytes') => manifest.tables.reduce((total, table) => total + table[of], 0);
      return { path, madeAt, sha256, rowCount: sum('rows'), byteCount: sum('bytes'), removedCount };
    },
    lastProblem: async () => (await stores.jobClaims.open()).find(({ job }) => job === BACKUP_TURN.job)?.lastProblem,
  };
}
