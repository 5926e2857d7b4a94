import { execFileSync } from 'node:child_process';

/** A network of two machines, as programs see it, whose wire can be cut without an error to either side. */
export interface OwnNetwork {
  /** Begins the command of a server that is to be on the other side. */
  readonly within: readonly string[];
  /** Of the other side. */
  readonly address: string;
  /** From now on every packet is lost, in both directions: no reset, no refusal, no unreachable. */
  cut(): void;
  mend(): void;
  remove(): void;
}

/** An address of no machine: packets to it are dropped. */
const UNUSED_ADDRESS = '02:00:00:00:00:01';

/** A network namespace behind a pair of virtual interfaces. Needs root. */
export function openOwnNetwork(): OwnNetwork {
  const name = `barograph-${process.pid}`;
  const [near, far] = [`bg${process.pid}n`, `bg${process.pid}f`];
  const net = `10.${200 + (process.pid % 50)}.${Math.floor(process.pid / 50) % 250}`;
  const [nearAddress, farAddress] = [`${net}.1`, `${net}.2`];
  const ip = (...words: readonly string[]) => execFileSync('ip', words, { stdio: 'pipe' });
  const there = (...words: readonly string[]) => ip('-n', name, ...words);
  const remove = () => {
    execFileSync('ip', ['netns', 'delete', name], { stdio: 'ignore' });
  };
  ip('netns', 'add', name);
  try {
    ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', name);
    ip('address', 'add', `${nearAddress}/30`, 'dev', near);
    ip('link', 'set', near, 'up');
    there('address', 'add', `${farAddress}/30`, 'dev', far);
    there('link', 'set', far, 'up');
    there('link', 'set', 'lo', 'up');
  } catch (error) {
    remove();
    throw error;
  }
  const entries = [
    { run: ip, address: farAddress, device: near },
    { run: there, address: nearAddress, device: far },
  ];
  return {
    within: ['ip', 'netns', 'exec', name],
    address: farAddress,
    cut() {
      for (const { run, address, device } of entries)
        run('neighbour', 'replace', address, 'lladdr', UNUSED_ADDRESS, 'dev', device, 'nud', 'permanent');
    },
    mend() {
      for (const { run, address, device } of entries) run('neighbour', 'delete', address, 'dev', device);
    },
    remove,
  };
}
