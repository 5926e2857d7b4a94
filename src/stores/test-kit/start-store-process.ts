import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { bundleProgram } from '../../../test/kit/bundle-program.ts';

export interface StoreProcess {
  readonly role: string;
  order(what: 'write' | 'transaction' | 'audit' | 'close'): void;
  /** Waits for the next piece of news that has this member, and answers its value. */
  news(member: string): Promise<unknown>;
  /** Kills the process as `kill -9` does; returns all messages it had sent. */
  kill(): Promise<readonly unknown[]>;
  /** Closes the store and waits for the end of the process. */
  close(): Promise<void>;
}

export interface StoreProgram {
  start(directory: string): Promise<StoreProcess>;
  remove(): void;
}

/** Bundles `store-process.ts` as the build bundles the program: Node 20 runs no TypeScript. */
export async function buildStoreProgram(): Promise<StoreProgram> {
  const { path, remove } = await bundleProgram({
    main: 'src/stores/test-kit/store-process.ts',
    'embedded-worker': 'src/stores/embedded/embedded-worker.mjs',
  });
  return { start: (directory) => startStoreProcess(path('main'), directory), remove };
}

async function startStoreProcess(program: string, directory: string): Promise<StoreProcess> {
  const child = fork(program, [directory], { execArgv: [] });
  const received: unknown[] = [];
  child.on('message', (message) => received.push(message));
  const ended = once(child, 'exit');
  const role = await nextNews(child, 'role');
  return {
    role: String(role),
    order: (what) => child.send(what),
    news: (member) => nextNews(child, member),
    async kill() {
      child.kill('SIGKILL');
      await ended;
      return received;
    },
    async close() {
      child.send('close');
      await ended;
    },
  };
}

function nextNews(child: ChildProcess, member: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const hear = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !(member in message)) return;
      stop();
      resolve(Reflect.get(message, member));
    };
    const fail = () => reject(new Error(`the store process ended before it sent its ${member}`));
    const stop = () => {
      child.off('message', hear);
      child.off('exit', fail);
    };
    child.on('message', hear);
    child.once('exit', fail);
  });
}
