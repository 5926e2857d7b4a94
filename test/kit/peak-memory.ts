import { readFile, writeFile } from 'node:fs/promises';

/** Resident memory of a process, MB: now, and at the highest since the last `forgetPeak`. Linux alone. */
export async function residentMemory(pid: number): Promise<{ readonly now: number; readonly peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/** From now on the kernel notes a new highest resident size of the process (proc_pid_clear_refs(5)). */
export const forgetPeak = (pid: number): Promise<void> => writeFile(`/proc/${pid}/clear_refs`, '5');
