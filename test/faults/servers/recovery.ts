import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveWorld, Served } from './live-world.ts';
import { ask, PURGE, type Reply, SNAPSHOT, SNAPSHOT_AT } from './poll-server.ts';

const QUESTIONS = ['readiness', 'the current snapshot', 'a snapshot of the store', 'a write'] as const;

/** How long anything is waited for before it counts as never, ms. No verdict on speed: tests wait for states. */
const GIVE_UP_MS = 60_000;
const PROBE_MS = 1_500;
const PAUSE_MS = 25;

/** Waits until something holds. @returns when, by the monotonic clock, ms */
export async function momentOf(holds: () => Promise<boolean>, what: string): Promise<number> {
  const until = performance.now() + GIVE_UP_MS;
  while (!(await holds())) {
    if (performance.now() > until) throw new Error(`given up after ${GIVE_UP_MS} ms: ${what}`);
    await sleep(PAUSE_MS);
  }
  return performance.now();
}

/**
 * Waits until the program serves as if nothing had been: ready, reads from the store, a write, the current snapshot without
 * the mark of a degraded one, and counters that are shared.
 * @param backAt when a plain client could reach what was away
 * @returns ms since then, for the report alone, and what came last
 */
export async function recoveryOf(
  { keys }: LiveWorld,
  served: Served,
  backAt: number,
): Promise<{ readonly recoveryMs: number; readonly last: string }> {
  const { url } = served;
  const questions: readonly (() => Promise<boolean>)[] = [
    async () => (await ask(`${url}/readyz`, { key: '', patienceMs: PROBE_MS })).status === 200,
    () => isWell(ask(`${url}${SNAPSHOT}mena`, { key: keys.reader, patienceMs: PROBE_MS })),
    () => isWell(ask(`${url}${SNAPSHOT_AT}mena&at=${Date.now()}`, { key: keys.reader, patienceMs: PROBE_MS })),
    () => isWell(ask(`${url}${PURGE}`, { ...purgeWith(keys.operator), patienceMs: PROBE_MS })),
  ];
  const moments = await Promise.all(
    questions.map((question, index) => momentOf(() => question().catch(() => false), QUESTIONS[index] ?? '')),
  );
  const latest = Math.max(...moments);
  return { recoveryMs: Math.max(0, latest - backAt), last: QUESTIONS[moments.indexOf(latest)] ?? '' };
}

const purgeWith = (key: string) => ({
  key,
  body: { regions: ['mena'], dryRun: true },
  headers: { 'Idempotency-Key': `recovery-${Math.random().toString(36).slice(2)}` },
});

async function isWell(asked: Promise<Reply>): Promise<boolean> {
  const { status, headers } = await asked;
  const marks = ['x-data-mode', 'x-ratelimit-mode', 'idempotency-status'].map((name) => headers.get(name));
  return status === 200 && marks.every((mark) => mark === null);
}
