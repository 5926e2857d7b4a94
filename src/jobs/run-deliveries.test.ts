import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock, settle } from '../../test/kit/fake-clock.ts';
import { LEASE_MS, type LeasedDelivery, PER_DESTINATION, type Settlement } from '../ports/deliveries.ts';
import type { OutboundOutcome, PostOutbound, SendOutcome } from '../ports/outbound.ts';
import { deliveryVerdict, MAX_TRYING_MS, RETRY_WAITS_MS } from './delivery-verdict.ts';
import { createRequestSender } from './outbound-request.ts';
import { type DeliveryDeps, MAX_CONCURRENT, runDeliveries } from './run-deliveries.ts';

const HOUR = 3_600_000;
const SEALER = { seal: (secret: Uint8Array) => secret, open: (sealed: Uint8Array) => sealed };
const REJECTED: OutboundOutcome = { status: 'answered', statusCode: 500 };
const OK: OutboundOutcome = { status: 'answered', statusCode: 204 };

interface Row {
  readonly delivery: LeasedDelivery;
  nextAt: number;
  leasedUntil: number;
  fence: number;
  state: 'waiting' | 'delivered' | 'dead';
  settlements: Settlement[];
}

/** A queue in memory; `destinations` names the destination of each delivery. */
function memoryQueue(destinations: readonly string[], now: number) {
  const rows = destinations.map(
    (destinationId, n): Row => ({
      delivery: {
        deliveryId: `d${n}`,
        destinationId,
        fence: 0,
        triedCount: 0,
        queuedAt: now,
        url: `https://${destinationId}.example/`,
        isTemplate: false,
        sealedSecrets: [new TextEncoder().encode('whsec_AA==')],
        event: { id: `evt_${n}`, type: 'destination.test', happenedAt: now, data: {} },
      },
      nextAt: now,
      leasedUntil: 0,
      fence: 0,
      state: 'waiting',
      settlements: [],
    }),
  );
  const queue: DeliveryDeps['queue'] = {
    fanOut: async () => 0,
    async lease({ now: at, limit, busy }) {
      const due = rows.filter(
        (row) =>
          row.state === 'waiting' &&
          row.nextAt <= at &&
          row.leasedUntil <= at &&
          !busy.includes(row.delivery.destinationId),
      );
      const places = new Map<string, number>();
      const picked = due.filter(({ delivery: { destinationId } }) => {
        places.set(destinationId, (places.get(destinationId) ?? 0) + 1);
        return (places.get(destinationId) ?? 0) <= PER_DESTINATION;
      });
      return picked.slice(0, limit).map((row) => {
        row.fence += 1;
        row.leasedUntil = at + LEASE_MS;
        return { ...row.delivery, fence: row.fence, triedCount: row.settlements.length };
      });
    },
    async settle({ deliveryId, fence }, settlement) {
      const row = rows.find(({ delivery }) => delivery.deliveryId === deliveryId);
      if (row === undefined || row.fence !== fence || row.state !== 'waiting') return 'lost';
      row.settlements.push(settlement);
      row.leasedUntil = 0;
      row.state = settlement.next.state;
      if (settlement.next.state === 'waiting') row.nextAt = settlement.next.nextAt;
      return 'done';
    },
  };
  return { rows, queue };
}

function run(destinations: readonly string[], post: PostOutbound, random = () => 0.5) {
  const time = fakeClock();
  const { rows, queue } = memoryQueue(destinations, time.clock.now());
  const errors: unknown[] = [];
  const running = runDeliveries({
    queue,
    eventLog: { watch: () => () => undefined },
    send: createRequestSender({ post, sealer: SEALER, sign: ({ id }) => ({ 'webhook-id': id }), isExercise: false }),
    clock: time.clock,
    setTimer: time.setTimer,
    random,
    onError: (error) => errors.push(error),
  });
  return { time, rows, errors, running };
}

describe('deliveries', () => {
  it('are tried after 0, 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 20 h, under one id, then given up', async () => {
    const start = fakeClock().clock.now();
    const tries: { at: number; id: string | undefined }[] = [];
    const { time, rows, running } = run(['a'], async ({ headers }) => {
      tries.push({ at: time.clock.now() - start, id: headers['webhook-id'] });
      return REJECTED;
    });
    const waits = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 72_000];
    await time.pass(80 * HOUR);
    let sum = 0;
    const exact = waits.map((seconds) => {
      sum += seconds * 1_000;
      return sum;
    });
    expect(tries.map(({ at }) => at)).toEqual(exact);
    expect(new Set(tries.map(({ id }) => id))).toEqual(new Set(['evt_0']));
    expect(rows[0]?.state).toBe('dead');
    await running.stop();
    expect(time.running).toBe(0);
  });

  it('to one receiver that hangs delay no other', async () => {
    const many = 40;
    const hanging = Array.from({ length: many }, () => 'hangs');
    const others = Array.from({ length: many }, (_, n) => `other${n % 5}`);
    const { time, rows, running } = run([...hanging, ...others], async ({ url }, owner) => {
      if (!url.includes('hangs')) return OK;
      return new Promise((resolve) => {
        owner.addEventListener('abort', () => resolve({ status: 'aborted' }));
      });
    });
    for (let turn = 0; turn < many; turn += 1) await settle();
    expect(rows.filter(({ state }) => state === 'delivered')).toHaveLength(many);
    expect(rows.filter(({ leasedUntil }) => leasedUntil > 0)).toHaveLength(PER_DESTINATION);
    await time.pass(1_000);
    await running.stop();
    expect(rows.filter(({ settlements }) => settlements.length > 0)).toHaveLength(many);
  });

  it('are all sent, however many wait, no more concurrently than there are places', async () => {
    let current = 0;
    let highest = 0;
    const all = Array.from({ length: 1_000 }, (_, n) => `d${n % 97}`);
    const { time, rows, running, errors } = run(all, async () => {
      current += 1;
      highest = Math.max(highest, current);
      await settle();
      current -= 1;
      return OK;
    });
    await time.pass(20_000);
    expect(rows.every(({ state }) => state === 'delivered')).toBe(true);
    expect(highest).toBeLessThanOrEqual(MAX_CONCURRENT);
    expect(errors).toEqual([]);
    await running.stop();
  });

  it('have their last try 20 minutes before the 72 hours are over, however late chance makes it', async () => {
    const start = fakeClock().clock.now();
    const tries: number[] = [];
    const { time, running } = run(
      ['a'],
      async () => {
        tries.push(time.clock.now() - start);
        return REJECTED;
      },
      () => 0.99,
    );
    await time.pass(80 * HOUR);
    expect(tries).toHaveLength(10);
    expect(tries.at(-1)).toBeLessThanOrEqual(MAX_TRYING_MS - HOUR / 3);
    await running.stop();
  });

  it('that waited longer than 72 hours are given up untried', async () => {
    let count = 0;
    const { time, rows, running } = run(['a'], async () => {
      count += 1;
      return REJECTED;
    });
    await settle();
    expect(count).toBe(1);
    await time.sleep(MAX_TRYING_MS + 1);
    expect([count, rows[0]?.state, rows[0]?.settlements.at(-1)]).toEqual([1, 'dead', { next: { state: 'dead' } }]);
    await running.stop();
  });
});

describe('what follows a try', () => {
  const delivery = { triedCount: 0, queuedAt: 0 };
  const times = { triedAt: 1_000, endedAt: 1_500 };
  const verdict = (
    outcome: Exclude<SendOutcome, { status: 'aborted' } | { status: 'withdrawn' }>,
    triedCount = 0,
    random = 0.5,
  ) => deliveryVerdict({ delivery: { ...delivery, triedCount }, outcome, ...times, random });

  it('is, of any status: delivered by 2xx, the end of the destination by 410, another try else', () => {
    for (let statusCode = 100; statusCode < 600; statusCode += 1) {
      const { next, isGone, attempt } = verdict({ status: 'answered', statusCode });
      const state = statusCode >= 200 && statusCode < 300 ? 'delivered' : statusCode === 410 ? 'dead' : 'waiting';
      expect([statusCode, next.state, isGone ?? false]).toEqual([statusCode, state, statusCode === 410]);
      expect(attempt).toMatchObject({ triedAt: 1_000, durationMs: 500, statusCode });
    }
  });

  it('comes within 10 % of the table, later where the receiver asks for up to a day, and never past 72 hours: where chance would, in the last of them', () => {
    const waits = fc.record({
      triedCount: fc.nat({ max: 12 }),
      random: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      retryAfterMs: fc.option(fc.nat({ max: 60 * HOUR }), { nil: undefined }),
      endedAt: fc.nat({ max: MAX_TRYING_MS }),
    });
    fc.assert(
      fc.property(waits, ({ triedCount, random, retryAfterMs, endedAt }) => {
        const outcome = {
          status: 'answered',
          statusCode: 503,
          ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
        } as const;
        const { next } = deliveryVerdict({
          delivery: { triedCount, queuedAt: 0 },
          outcome,
          triedAt: endedAt,
          endedAt,
          random,
        });
        const wait = RETRY_WAITS_MS[triedCount];
        const asked = Math.min(retryAfterMs ?? 0, 24 * HOUR);
        if (next.state !== 'waiting') {
          expect(next.state).toBe('dead');
          const least = Math.max((wait ?? 0) / 2, asked);
          expect(wait === undefined || endedAt + least + 1.5 * HOUR + 1 > MAX_TRYING_MS).toBe(true);
          return;
        }
        expect(next.nextAt).toBeLessThanOrEqual(MAX_TRYING_MS);
        const isLast = next.nextAt >= MAX_TRYING_MS - 1.5 * HOUR - 1;
        expect(next.nextAt - endedAt).toBeGreaterThanOrEqual(Math.max((wait ?? 0) * (isLast ? 0.5 : 0.9) - 1, asked));
        expect(next.nextAt - endedAt).toBeLessThanOrEqual(Math.max((wait ?? 0) * 1.1 + 1, asked));
      }),
    );
  });

  it('is, of a mail: delivered, given up where its server refuses it for good, another try else', () => {
    const waiting = { state: 'waiting', nextAt: 6_500 };
    const times = { triedAt: 1_000, durationMs: 500 };
    expect(verdict({ status: 'accepted' })).toEqual({
      attempt: { ...times, outcome: 'succeeded' },
      next: { state: 'delivered' },
    });
    expect(verdict({ status: 'declined', isFinal: true })).toEqual({
      attempt: { ...times, outcome: 'rejected' },
      next: { state: 'dead' },
    });
    expect(verdict({ status: 'declined', isFinal: false }).next).toEqual(waiting);
    const uncertain = verdict({ status: 'uncertain', retryAfterMs: 24 * HOUR });
    expect(uncertain).toEqual({
      attempt: { ...times, outcome: 'timed_out' },
      next: { state: 'waiting', nextAt: 1_500 + 24 * HOUR },
    });
  });

  it('names why no answer came', () => {
    for (const status of ['refused', 'unresolved', 'timed_out', 'unreachable'] as const)
      expect(verdict({ status }).attempt).toEqual({ triedAt: 1_000, durationMs: 500, outcome: status });
  });
});
