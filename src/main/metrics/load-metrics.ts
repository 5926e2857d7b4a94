import { Counter, Gauge, type Registry } from 'prom-client';
import type { StorePool } from '../../ports/store-pool.ts';
import type { ThreadLoad } from '../../ports/thread-load.ts';

/** Threads that serve callers, one task at a time. */
export const THREAD_NAMES = ['projection', 'assessment'] as const;
export type ThreadName = (typeof THREAD_NAMES)[number];

/** Sources that a scrape reads. */
export interface LoadParts {
  /** Absent if the store has a single session; its series are absent, too. */
  readonly pool?: () => StorePool;
  readonly threads?: Readonly<Record<ThreadName, () => ThreadLoad>>;
}

const POOL_STATES = ['open', 'idle', 'waiting'] as const;

/** Use of the store connections and of the threads. */
export function createLoadMetrics(registry: Registry, { pool, threads }: LoadParts): void {
  const registers = [registry];
  if (pool !== undefined) {
    new Gauge({
      name: 'barograph_store_connections',
      help: 'Connections of the store: open (idle ones included), idle, and calls waiting for one.',
      labelNames: ['state'],
      registers,
      collect() {
        const now = pool();
        for (const state of POOL_STATES) this.set({ state }, now[state]);
      },
    });
    new Counter({
      name: 'barograph_store_connections_refused_total',
      help: 'Store calls that got no connection.',
      registers,
      collect() {
        this.reset();
        this.inc(pool().refused);
      },
    });
  }
  if (threads === undefined) return;
  const gauge = (name: string, help: string, value: (load: ThreadLoad) => number) =>
    new Gauge({
      name: `barograph_thread_${name}`,
      help,
      labelNames: ['thread'],
      registers,
      collect() {
        for (const thread of THREAD_NAMES) this.set({ thread }, value(threads[thread]()));
      },
    });
  gauge('busy', '1 while the thread works, else 0.', ({ isBusy }) => (isBusy ? 1 : 0));
  gauge('waiting', 'Tasks waiting for the thread.', ({ waiting }) => waiting);
  new Counter({
    name: 'barograph_thread_refused_total',
    help: 'Tasks rejected because the queue was full.',
    labelNames: ['thread'],
    registers,
    collect() {
      this.reset();
      for (const thread of THREAD_NAMES) this.inc({ thread }, threads[thread]().refused);
    },
  });
}

/** Upper bound of the series. */
export const LOAD_SERIES_BOUND = POOL_STATES.length + 1 + 3 * THREAD_NAMES.length;
