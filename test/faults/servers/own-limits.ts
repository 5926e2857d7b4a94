import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** Of a period of the scheduler, µs. */
const PERIOD_US = 100_000;

export interface Limits {
  readonly memoryBytes: number;
  /** Share of one processor. */
  readonly cpuShare: number;
}

/** A control group of the test's own. */
export interface OwnLimits {
  /** Begins the command of a program that is to be in it; it ends in an `exec`. */
  readonly within: readonly string[];
  /** The most that it has used, bytes. */
  peakBytes(): number;
  /** Processes that the system has ended because the memory was used up. */
  killedCount(): number;
  /** How often it had to wait for its share of the processor. */
  throttledCount(): number;
  /** Once none of its processes is left. */
  remove(): void;
}

const isUnified = (): boolean => existsSync(join(ROOT, 'cgroup.controllers'));

/**
 * Whether this machine lets a test limit processes. Use as `describe.skipIf(!canLimit())`.
 * @throws when it does not although REQUIRE_SERVICES=1
 */
export function canLimit(): boolean {
  try {
    openOwnLimits({ memoryBytes: 2 ** 30, cpuShare: 1 }).remove();
    return true;
  } catch (error) {
    if (process.env.REQUIRE_SERVICES === '1') throw error;
    process.stderr.write('No control groups: tests of limits are skipped.\n');
    return false;
  }
}

/** Needs root, and control groups of version 1 or 2 that can be written. */
export function openOwnLimits({ memoryBytes, cpuShare }: Limits): OwnLimits {
  const name = `barograph-test-${process.pid}`;
  const controllers = isUnified() ? [''] : ['memory', 'cpu'];
  const [memory = '', cpu = memory] = controllers.map((controller) => join(ROOT, controller, name));
  const folders = [...new Set([memory, cpu])];
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  const quotaUs = Math.round(cpuShare * PERIOD_US);
  try {
    if (isUnified()) {
      writeFileSync(join(memory, 'memory.max'), String(memoryBytes));
      writeFileSync(join(cpu, 'cpu.max'), `${quotaUs} ${PERIOD_US}`);
    } else {
      writeFileSync(join(memory, 'memory.limit_in_bytes'), String(memoryBytes));
      writeFileSync(join(cpu, 'cpu.cfs_period_us'), String(PERIOD_US));
      writeFileSync(join(cpu, 'cpu.cfs_quota_us'), String(quotaUs));
    }
  } catch (error) {
    for (const folder of folders) rmdirSync(folder);
    throw error;
  }
  const entering = folders.map((folder) => `echo $$ > ${join(folder, 'cgroup.procs')}`).join(' && ');
  return {
    within: ['sh', '-c', `${entering} && exec "$@"`, 'sh'],
    peakBytes: () => numberIn(join(memory, isUnified() ? 'memory.peak' : 'memory.max_usage_in_bytes')),
    killedCount: () => numberIn(join(memory, isUnified() ? 'memory.events' : 'memory.oom_control'), 'oom_kill'),
    throttledCount: () => numberIn(join(cpu, 'cpu.stat'), 'nr_throttled'),
    remove: () => {
      for (const folder of folders) rmdirSync(folder);
    },
  };
}

/** The only number of a file, or that of the line which begins with a word. */
function numberIn(file: string, word?: string): number {
  const text = readFileSync(file, 'utf8');
  const line = word === undefined ? text : text.split('\n').find((one) => one.startsWith(`${word} `));
  const value = Number((line ?? '').trim().split(' ').at(-1));
  if (!Number.isFinite(value)) throw new Error(`no number in ${file}: ${text}`);
  return value;
}
