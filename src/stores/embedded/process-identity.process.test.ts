import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '../../../test/kit/patience.ts';
import { mayBeRunning, ownIdentity } from './process-identity.ts';

/** A process that has ended and whose parent never reads how. */
async function zombie() {
  // `exec` replaces the shell that would have waited for its child.
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line));
  await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /), PATIENCE);
  return { pid, end: () => parent.kill('SIGKILL') };
}

describe('a recorded process', () => {
  it('runs when it is this one', () => {
    expect(mayBeRunning(ownIdentity())).toBe(true);
    expect(mayBeRunning({ ...ownIdentity(), started: 'another boot/1' })).toBe(false);
  });

  it.skipIf(process.platform !== 'linux')('has ended when it is a zombie, whatever is known of its start', async () => {
    const { pid, end } = await zombie();
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      expect(mayBeRunning({ pid, started: `${boot}/${stat}` })).toBe(false);
      expect(mayBeRunning({ pid, started: 'unknown' })).toBe(false);
    } finally {
      end();
    }
  });
});
