import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildProgram, printed, runProgram, startProgram, stopped } from '../../kit/program.ts';
import { copyStoreTemplate } from '../../kit/store-template.ts';
import { fillDisk } from './fill-disk.ts';
import { canBreak } from './own-process.ts';
import { MAX_MS } from './run-through.ts';

/** More than the database of a small embedded store and its log. */
const DISK_MB = 200;
/** Of a start that failed: of the database, or of a file of the program. */
const SENTENCE =
  /^(the disk of DATA_DIR \(\S+\) is full \(ENOSPC\): free space, then retry|store error: the disk of \S+ is full: .* needs 32 MB of free space to open)$/m;

describe.skipIf(!canBreak(['mount'], { asRoot: true }))(
  'the disk of an embedded store fills',
  { timeout: MAX_MS },
  () => {
    it('commands and a restart after SIGKILL name disk and remedy, and everything works once there is space', async () => {
      await buildProgram();
      const disk = mkdtempSync(join(tmpdir(), 'barograph-disk-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0700`, 'tmpfs', disk]);
      try {
        const dataDir = join(disk, 'data');
        await copyStoreTemplate(join(dataDir, 'live', 'store'));
        const environment = { NODE_ENV: 'production', FEEDS_PROXY: 'http://127.0.0.1:9' };
        const create = ['keys', 'create', '--account', 'a', '--plan', 'free'];
        const child = startProgram(['start'], { dataDir, environment });
        await printed(child, /Stop with Ctrl-C/);
        const ballast = join(disk, 'ballast');
        fillDisk(ballast);
        child.kill('SIGKILL');
        await stopped(child);
        // What the process had open is free now.
        fillDisk(join(disk, 'more'));
        for (const [words, place] of [
          [['start'], dataDir],
          [create, join(disk, 'new')],
        ] as const) {
          const { code, stderr } = await runProgram(words, { dataDir: place, environment });
          expect([words[0], code, stderr]).toEqual([words[0], 1, expect.stringMatching(SENTENCE)]);
        }
        rmSync(join(disk, 'more'));
        rmSync(ballast);
        const made = await runProgram(create, { dataDir, environment });
        expect([made.code, made.stdout]).toEqual([0, expect.stringMatching(/baro_live_/)]);
      } finally {
        execFileSync('umount', ['--lazy', disk]);
        rmSync(disk, { recursive: true, force: true });
      }
    });
  },
);
