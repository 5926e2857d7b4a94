import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import { type LeasedMail, MAIL_GAP_MS, MAIL_LEASE_MS, type MailSettlement } from '../ports/lead-mails.ts';
import { MAIL_OUTCOMES, type MailOutcome, type SendMail } from '../ports/mailer.ts';
import { type LeadMailDeps, MAIL_RETRY_WAITS_MS, MAX_CONCURRENT_MAILS, runLeadMails } from './run-lead-mails.ts';

const POLL_MS = 2_000;

/** A queue in memory of so many addresses, each due now. */
function memoryQueue(count: number, now: number) {
  const rows = Array.from({ length: count }, (_, n) => ({
    email: `p${n}@b.example`,
    dueAt: now as number | undefined,
    leasedUntil: 0,
    fence: 0,
    triedCount: 0,
    handedOverAt: [] as number[],
    settlements: [] as MailSettlement[],
  }));
  const rowOf = ({ addressId, fence }: Pick<LeasedMail, 'addressId' | 'fence'>) =>
    rows.find((row) => row.email === addressId && row.fence === fence);
  const queue: LeadMailDeps['queue'] = {
    async lease(at, limit) {
      const due = rows.filter(({ dueAt, leasedUntil }) => dueAt !== undefined && dueAt <= at && leasedUntil <= at);
      return due.slice(0, limit).map((row) => {
        row.fence += 1;
        row.leasedUntil = at + MAIL_LEASE_MS;
        const { email, triedCount, fence } = row;
        return { addressId: email, email, kinds: ['interest'], consentText: '', triedCount, wantedAt: now, fence };
      });
    },
    async handOver(lease, at) {
      const row = rowOf(lease);
      if (row?.dueAt === undefined || row.leasedUntil <= at) return false;
      row.handedOverAt.push(at);
      row.dueAt = at + MAIL_GAP_MS;
      return true;
    },
    async settle(lease, settlement) {
      const row = rowOf(lease);
      if (row === undefined) return;
      row.settlements.push(settlement);
      row.leasedUntil = 0;
      row.triedCount += 1;
      if (settlement.next === 'again') row.dueAt = settlement.at;
      else if (settlement.next !== 'uncertain') row.dueAt = undefined;
    },
  };
  return { rows, queue };
}

/** A mail that says nothing. */
const write: Parameters<typeof runLeadMails>[0]['write'] = ({ email }, writtenAt) => ({
  ...{ to: email, subject: '', text: '', messageId: '' },
  ...{ writtenAt, unsubscribeUrl: '' },
});

function run(count: number, send: SendMail, random = () => 0.5) {
  const time = fakeClock();
  const { rows, queue } = memoryQueue(count, time.clock.now());
  const errors: unknown[] = [];
  const tried: MailOutcome[] = [];
  const running = runLeadMails({
    queue,
    send,
    write,
    clock: time.clock,
    setTimer: time.setTimer,
    random,
    onError: (error) => errors.push(error),
    onTried: (outcome) => tried.push(outcome),
  });
  return { time, rows, errors, tried, running };
}

/** Hands over and ends so. */
const ending =
  (outcome: () => MailOutcome): SendMail =>
  async (_mail, { mayHandOver }) => {
    const next = outcome();
    if (next === 'unreachable') return next;
    return (await mayHandOver()) ? next : 'withdrawn';
  };

describe('mails to leads', () => {
  it('are sent once each, however many are due', async () => {
    const { time, rows, tried, running } = run(
      11,
      ending(() => 'sent'),
    );
    await time.pass(5 * POLL_MS);
    expect(
      rows.map(({ handedOverAt, settlements }) => [handedOverAt.length, settlements.map(({ next }) => next)]),
    ).toEqual(rows.map(() => [1, ['sent']]));
    expect(tried).toHaveLength(11);
    await running.stop();
    expect(time.running).toBe(0);
  });

  it('end as their outcome says, and are tried again after waits that grow', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...MAIL_OUTCOMES), { maxLength: 8 }), async (outcomes) => {
        const left = [...outcomes];
        const { time, rows, running } = run(
          1,
          ending(() => left.shift() ?? 'sent'),
        );
        await time.pass(POLL_MS);
        const [row] = rows;
        if (row === undefined) throw new Error('a mail is due');
        for (let n = 0; row.dueAt !== undefined && n < 20; n += 1)
          await time.sleep(row.dueAt - time.clock.now() + POLL_MS);
        const last = outcomes.findIndex((outcome) => outcome === 'sent' || outcome === 'rejected');
        const expected = last < 0 ? [...outcomes, 'sent' as const] : outcomes.slice(0, last + 1);
        const NEXT = {
          sent: 'sent',
          rejected: 'given_up',
          deferred: 'again',
          unreachable: 'again',
          uncertain: 'uncertain',
        };
        expect(row.settlements.map(({ next }) => next)).toEqual(expected.map((outcome) => NEXT[outcome]));
        expect(row.handedOverAt).toHaveLength(expected.filter((outcome) => outcome !== 'unreachable').length);
        await running.stop();
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    [0, 0.9],
    [0.5, 1],
    [0.999_999, 1.1],
  ])('wait by the table, a tenth more or less: %s', async (random, share) => {
    const { time, rows, running } = run(
      1,
      ending(() => 'deferred'),
      () => random,
    );
    const waits: number[] = [];
    for (let n = 0; n < MAIL_RETRY_WAITS_MS.length + 2; n += 1) {
      await time.pass(POLL_MS);
      const settled = rows[0]?.settlements.at(-1);
      if (settled?.next !== 'again') throw new Error('it is tried again');
      waits.push(settled.at - time.clock.now());
      await time.sleep(settled.at - time.clock.now());
    }
    const table = [...MAIL_RETRY_WAITS_MS, ...MAIL_RETRY_WAITS_MS.slice(-1), ...MAIL_RETRY_WAITS_MS.slice(-1)];
    for (const [n, wait] of waits.entries()) expect(Math.abs(wait - (table[n] ?? 0) * share)).toBeLessThan(2 * POLL_MS);
    await running.stop();
  });

  it('are tried a few concurrently, and a server that hangs holds no more', async () => {
    let open = 0;
    const { time, rows, running } = run(9, (_mail, { owner }) => {
      open += 1;
      return new Promise((resolve) => owner.addEventListener('abort', () => resolve('aborted')));
    });
    await time.pass(10 * POLL_MS);
    expect(open).toBe(MAX_CONCURRENT_MAILS);
    await running.stop();
    // What was aborted is left leased, to whatever process comes after the lease.
    expect(rows.every(({ settlements }) => settlements.length === 0)).toBe(true);
    expect(rows.filter(({ leasedUntil }) => leasedUntil > 0)).toHaveLength(MAX_CONCURRENT_MAILS);
  });

  it('go on after a store that did not answer', async () => {
    let isDown = true;
    const { queue, rows } = memoryQueue(1, 0);
    const time = fakeClock();
    const errors: unknown[] = [];
    const running = runLeadMails({
      queue: {
        ...queue,
        lease: async (now, limit) => (isDown ? Promise.reject(new Error('down')) : queue.lease(now, limit)),
      },
      send: ending(() => 'sent'),
      write,
      clock: time.clock,
      setTimer: time.setTimer,
      random: () => 0,
      onError: (error) => errors.push(error),
    });
    await time.pass(3 * POLL_MS);
    isDown = false;
    await time.pass(POLL_MS);
    expect(errors).toHaveLength(4);
    expect(rows[0]?.settlements).toHaveLength(1);
    await running.stop();
  });
});
