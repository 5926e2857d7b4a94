import { beforeEach, describe, expect, it } from 'vitest';
import type { EventType, NewEvent } from '../../contract/intelligence/event.ts';
import {
  type Destination,
  LEASE_MS,
  type LeasedDelivery,
  MAX_FAILING_MS,
  PER_DESTINATION,
} from '../../ports/deliveries.ts';
import { eventId } from '../append-events.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const SECRET = Uint8Array.of(0, 255, 34, 92);
const DAY = 24 * 3_600_000;

let made = 0;
const destination = (accountId: string, members: Partial<Destination> = {}): Destination => {
  made += 1;
  return { destinationId: `dst_${made}`, accountId, url: 'https://a.example/', createdAt: NOW + made, ...members };
};

export function describeDeliveries({ stores, client, others }: StoresUnderTest): void {
  const clear = async () => {
    for (const table of ['delivery_attempt', 'delivery', 'destination_secret', 'destination'])
      await client().query({ text: `DELETE FROM ${table}`, values: [] });
    while ((await stores().deliveries.fanOut(NOW)) > 0);
  };
  const add = async (one: Destination, maxCount = 99) => stores().destinations.add(one, SECRET, maxCount);
  /** Appends events of these types and regions. */
  const happen = async (...events: readonly (readonly [type: EventType, regionId?: string])[]) => {
    const causes = events.map(([type, regionId], n): NewEvent => {
      made += 1;
      const where = regionId === undefined ? {} : { regionId };
      const [happenedAt, recordedAt] = [NOW, NOW];
      return { type, subject: `s${n}`, cause: `delivery-${made}`, happenedAt, recordedAt, data: { n }, ...where };
    });
    await stores().feedStates.write({ feedId: `d${made}`, cursor: null, consecutiveFailures: 0 }, causes);
    return causes.map((event) => eventId('live', event));
  };
  const lease = (now: number, busy: readonly string[] = [], limit = 100) =>
    stores().deliveries.lease({ now, limit, busy });
  const failure = { triedAt: NOW, durationMs: 7, outcome: 'rejected', statusCode: 500 } as const;
  const fail = (one: LeasedDelivery, now: number, nextAt: number) =>
    stores().deliveries.settle(one, { attempt: failure, next: { state: 'waiting', nextAt } }, now);
  const succeed = (one: LeasedDelivery, now: number) => {
    const attempt = { triedAt: now, durationMs: 7, outcome: 'succeeded', statusCode: 204 } as const;
    return stores().deliveries.settle(one, { attempt, next: { state: 'delivered' } }, now);
  };

  describe('destinations', () => {
    beforeEach(clear);

    it('are kept as they were added, an account’s own, the newest first', async () => {
      const filtered = destination('a', { types: ['feed.stale', 'regime.changed'], regionIds: ['mena'] });
      const plain = destination('a');
      for (const one of [filtered, plain, destination('b')]) expect(await add(one)).toBe('added');
      expect(await stores().destinations.list('a')).toEqual([plain, filtered]);
      expect(await stores().destinations.list('c')).toEqual([]);
    });

    it('are no more than an account may have, also when they are added concurrently', async () => {
      const added = await Promise.all(
        (await others(3)).flatMap(({ destinations }) =>
          [0, 1].map(() => destinations.add(destination('full'), SECRET, 4)),
        ),
      );
      expect(added.toSorted()).toEqual([...Array(4).fill('added'), ...Array(2).fill('allowance_used')]);
      expect(await add(destination('other'), 1)).toBe('added');
    });

    it('change in what is given alone, and for their account alone', async () => {
      const { destinations } = stores();
      const one = destination('a', { types: ['feed.stale'], regionIds: ['mena'] });
      await add(one);
      const key = { accountId: 'a', destinationId: one.destinationId };
      expect(await destinations.change(key, {})).toEqual(one);
      expect(
        await destinations.change(key, { request: (held) => ({ ...held, url: 'https://b.example/' }), types: null }),
      ).toEqual({
        ...destination('a', { destinationId: one.destinationId, createdAt: one.createdAt }),
        url: 'https://b.example/',
        regionIds: ['mena'],
      });
      expect(await destinations.change(key, { isEnabled: false })).toMatchObject({ disabledReason: 'paused' });
      expect(await destinations.change(key, { isEnabled: true })).not.toHaveProperty('disabledReason');
      for (const wrong of [
        { ...key, accountId: 'b' },
        { ...key, destinationId: 'dst_0' },
      ]) {
        expect(await destinations.change(wrong, { isEnabled: false })).toBeUndefined();
        expect(await destinations.remove(wrong)).toBe(false);
        expect(await destinations.rotate(wrong, { sealed: SECRET, now: NOW, overlapUntil: NOW })).toBe(false);
      }
      expect([await destinations.remove(key), await destinations.remove(key)]).toEqual([true, false]);
    });

    it('sign with the current secret, and with the one before until its time is over', async () => {
      const one = destination('a');
      await add(one);
      await happen(['feed.stale']);
      await stores().deliveries.fanOut(NOW);
      const key = { accountId: 'a', destinationId: one.destinationId };
      const rotate = (fill: number, now: number, overlapUntil: number) =>
        stores().destinations.rotate(key, { sealed: Uint8Array.of(fill), now, overlapUntil });
      const secretsAt = async (now: number) =>
        (await lease(now)).flatMap(({ sealedSecrets }) => sealedSecrets.map((bytes) => [...bytes]));
      expect(await secretsAt(NOW)).toEqual([[...SECRET]]);
      const [first, second] = [NOW + 100_000, NOW + 200_000];
      expect(await rotate(1, first, first + LEASE_MS + 1)).toBe(true);
      expect(await secretsAt(first)).toEqual([[...SECRET], [1]]);
      expect(await secretsAt(first + LEASE_MS + 1)).toEqual([[1]]);
      await rotate(2, second, second + DAY);
      await rotate(3, second + 1, second + DAY);
      expect(await secretsAt(second + LEASE_MS + 1)).toEqual([[2], [3]]);
    });
  });

  describe('deliveries', () => {
    beforeEach(clear);

    it('are of every event that a destination wants from its beginning on, once', async () => {
      const { deliveries } = stores();
      await happen(['feed.stale']);
      const every = destination('a');
      const some = destination('a', { types: ['regime.changed', 'snapshot.stored'] });
      const local = destination('b', { regionIds: ['mena', 'global'] });
      const paused = destination('b');
      for (const one of [every, some, local, paused]) await add(one);
      await stores().destinations.change({ accountId: 'b', destinationId: paused.destinationId }, { isEnabled: false });
      const [stale, regime, latam] = await happen(
        ['feed.stale'],
        ['regime.changed', 'mena'],
        ['snapshot.stored', 'latam'],
      );
      const racing = (await others(3)).map(({ deliveries: other }) => other.fanOut(NOW));
      await Promise.all(racing);
      expect(await deliveries.fanOut(NOW)).toBe(0);
      const queued = await lease(NOW);
      const eventsOf = ({ destinationId }: Destination) =>
        queued
          .filter((one) => one.destinationId === destinationId)
          .map(({ event }) => event.id)
          .toSorted();
      expect(eventsOf(every)).toEqual([stale, regime, latam].toSorted());
      expect(eventsOf(some)).toEqual([regime, latam].toSorted());
      expect(eventsOf(local)).toEqual([regime]);
      expect(eventsOf(paused)).toEqual([]);
      expect(queued.find(({ event }) => event.id === latam)?.event).toMatchObject({
        type: 'snapshot.stored',
        regionId: 'latam',
        data: { n: 2 },
      });
    });

    it('of a template are leased with it, of a webhook with its secrets', async () => {
      await add(destination('a', { template: { method: 'PUT', headerNames: ['X-A'] } }));
      await add(destination('a'));
      await happen(['feed.stale']);
      await stores().deliveries.fanOut(NOW);
      const leased = (await lease(NOW)).toSorted((one, other) => Number(other.isTemplate) - Number(one.isTemplate));
      expect(leased.map(({ isTemplate, sealedSecrets }) => [isTemplate, sealedSecrets.map((one) => [...one])])).toEqual(
        [
          [true, [[...SECRET]]],
          [false, [[...SECRET]]],
        ],
      );
    });

    it('are leased by one process each, until the lease ends; a lost lease settles nothing', async () => {
      await add(destination('a'));
      await happen(['feed.stale'], ['feed.recovered'], ['feed.stale']);
      await stores().deliveries.fanOut(NOW);
      const racing = await Promise.all(
        (await others(3)).map(({ deliveries }) => deliveries.lease({ now: NOW, limit: 9, busy: [] })),
      );
      const leased = racing.flat();
      expect([leased.length, new Set(leased.map(({ deliveryId }) => deliveryId)).size]).toEqual([3, 3]);
      expect(await lease(NOW + LEASE_MS - 1)).toEqual([]);
      const again = await lease(NOW + LEASE_MS);
      expect(again).toHaveLength(3);
      const [old] = leased;
      const [fresh] = again.filter(({ deliveryId }) => deliveryId === old?.deliveryId);
      if (old === undefined || fresh === undefined) throw new Error('both leases are of one delivery');
      expect(await succeed(old, NOW)).toBe('lost');
      expect([await succeed(fresh, NOW), await succeed(fresh, NOW)]).toEqual(['done', 'lost']);
    });

    it('count as waiting while they are due, and events while they are not queued', async () => {
      const { deliveries, destinations } = stores();
      const waiting = (now: number, withMails = false) => deliveries.waiting(now, withMails);
      await happen(['feed.stale']);
      expect(await waiting(NOW)).toEqual({ count: 0 });
      const [one, mail, paused] = [destination('a'), destination('a'), destination('b')];
      for (const each of [one, mail, paused]) await add(each);
      const schedule = `UPDATE destination SET schedule = 'each' WHERE destination_id = $1`;
      await client().query({ text: schedule, values: [mail.destinationId] });
      await destinations.change({ accountId: 'b', destinationId: paused.destinationId }, { isEnabled: false });
      await deliveries.fanOut(NOW);
      expect(await waiting(NOW, true)).toEqual({ count: 0 });
      await happen(['feed.recovered'], ['feed.stale']);
      // The log records no event before those that it holds.
      expect(await waiting(NOW)).toEqual({ count: 2, oldestAt: expect.any(Number) });
      await deliveries.fanOut(NOW + 5);
      expect(await waiting(NOW + 4)).toEqual({ count: 0 });
      expect(await waiting(NOW + 9)).toEqual({ count: 2, oldestAt: NOW + 5 });
      expect(await waiting(NOW + 9, true)).toEqual({ count: 4, oldestAt: NOW + 5 });
      const [first, second] = await lease(NOW + 9);
      if (first === undefined || second === undefined) throw new Error('both are due');
      await succeed(first, NOW + 9);
      await fail(second, NOW + 9, NOW + 60);
      expect([await waiting(NOW + 59), await waiting(NOW + 60)]).toEqual([
        { count: 0 },
        { count: 1, oldestAt: NOW + 60 },
      ]);
    });

    it('take few places of a destination, none of one that is busy, and as many as fit', async () => {
      const [one, other] = [destination('a'), destination('a')];
      for (const each of [one, other]) await add(each);
      await happen(...Array.from({ length: PER_DESTINATION + 1 }, () => ['feed.stale'] as const));
      await stores().deliveries.fanOut(NOW);
      expect(await lease(NOW, [one.destinationId], 1)).toHaveLength(1);
      const rest = await lease(NOW, [one.destinationId]);
      expect(new Set(rest.map(({ destinationId }) => destinationId))).toEqual(new Set([other.destinationId]));
      expect(rest).toHaveLength(PER_DESTINATION);
      expect(await lease(NOW)).toHaveLength(PER_DESTINATION);
      expect(await lease(NOW)).toHaveLength(1);
    });

    it('wait for their next try, and list what was tried', async () => {
      const one = destination('a');
      await add(one);
      const [id] = await happen(['feed.stale']);
      await stores().deliveries.fanOut(NOW);
      const [first] = await lease(NOW);
      if (first === undefined) throw new Error('nothing is due');
      expect(await fail(first, NOW, NOW + 5_000)).toBe('done');
      expect(await lease(NOW + 4_999)).toEqual([]);
      const query = { accountId: 'a', limit: 9 };
      const entry = { deliveryId: first.deliveryId, destinationId: one.destinationId, eventId: id, type: 'feed.stale' };
      const waiting = { ...entry, state: 'waiting', queuedAt: NOW, nextAt: NOW + 5_000, attempts: [failure] };
      expect(await stores().deliveries.list(query)).toEqual([waiting]);
      const [second] = await lease(NOW + 5_000);
      if (second === undefined) throw new Error('nothing is due');
      expect([second.triedCount, second.event.id, second.queuedAt]).toEqual([1, id, NOW]);
      await succeed(second, NOW + 5_000);
      const [done] = await stores().deliveries.list({ ...query, state: 'delivered', destinationId: one.destinationId });
      expect(done).toMatchObject({ state: 'delivered', attempts: [failure, { outcome: 'succeeded' }] });
      expect(done).not.toHaveProperty('nextAt');
      expect(await stores().destinations.list('a')).toEqual([{ ...one, lastSuccessAt: NOW + 5_000 }]);
      expect(await stores().deliveries.list({ accountId: 'b', limit: 9 })).toEqual([]);
    });

    it('are listed page by page, the newest first', async () => {
      await add(destination('a'));
      for (const later of [0, 0, 1]) {
        await happen(['feed.stale'], ['feed.recovered']);
        await stores().deliveries.fanOut(NOW + later);
      }
      const all = await stores().deliveries.list({ accountId: 'a', limit: 99 });
      const paged = [];
      for (let after: { at: number; id: string } | undefined; ; ) {
        const page = await stores().deliveries.list({
          accountId: 'a',
          limit: 2,
          ...(after === undefined ? {} : { after }),
        });
        paged.push(...page);
        const last = page.at(-1);
        if (last === undefined) break;
        after = { at: last.queuedAt, id: last.deliveryId };
      }
      expect(all).toHaveLength(6);
      expect(paged).toEqual(all);
    });

    it('are queued again under the same id, one or from a sequence on, and for their account alone', async () => {
      const { deliveries, events } = stores();
      const one = destination('a', { types: ['feed.stale'] });
      await happen(['feed.stale'], ['feed.recovered']);
      const head = (await events.bounds())?.headSequence ?? 0;
      await add(one);
      const [id] = await happen(['feed.stale']);
      await deliveries.fanOut(NOW);
      const [first] = await lease(NOW);
      if (first === undefined) throw new Error('nothing is due');
      expect(await deliveries.redeliver('b', first.deliveryId, NOW)).toBe(0);
      expect(await deliveries.redeliver('a', first.deliveryId, NOW + 1)).toBe(1);
      expect(await succeed(first, NOW)).toBe('lost');
      const [again] = await lease(NOW + 1);
      expect([again?.event.id, again?.triedCount, again?.queuedAt]).toEqual([id, 0, NOW + 1]);
      const key = { accountId: 'a', destinationId: one.destinationId };
      expect(await deliveries.redeliverFrom({ ...key, accountId: 'b' }, 1, NOW)).toBeUndefined();
      expect(await deliveries.redeliverFrom(key, head - 1, NOW + 2)).toBe(2);
      expect((await lease(NOW + 2)).map(({ event }) => event.id)).toContain(id);
    });

    it('disable a destination that wants no more, or fails for five days, and its account is notified', async () => {
      const { deliveries, destinations } = stores();
      const [gone, failing, watcher] = [
        destination('a'),
        destination('a', { types: ['feed.stale'] }),
        destination('a'),
      ];
      await add(gone);
      await happen(['feed.stale'], ['feed.stale'], ['feed.stale']);
      await deliveries.fanOut(NOW);
      for (const each of [failing, watcher]) await add(each);
      const [refused, ...ahead] = await lease(NOW);
      if (refused === undefined) throw new Error('nothing is due');
      await deliveries.settle(
        refused,
        { attempt: { ...failure, statusCode: 410 }, next: { state: 'dead' }, isGone: true },
        NOW,
      );
      expect(ahead).toHaveLength(2);
      expect((await destinations.list('a')).at(-1)).toMatchObject({ disabledReason: 'gone', failingSince: NOW });
      expect(await lease(NOW + LEASE_MS)).toMatchObject([
        { destinationId: watcher.destinationId, event: { type: 'destination.disabled', data: { reason: 'gone' } } },
      ]);
      await happen(['feed.stale']);
      await deliveries.fanOut(NOW);
      for (const at of [NOW, NOW + MAX_FAILING_MS - 1, NOW + MAX_FAILING_MS]) {
        const leased = await lease(at, [watcher.destinationId]);
        for (const each of leased) await fail(each, at, at);
        const [, state] = await destinations.list('a');
        expect(state?.disabledReason).toBe(at === NOW + MAX_FAILING_MS ? 'failing' : undefined);
      }
      const key = { accountId: 'a', destinationId: failing.destinationId };
      expect(await destinations.change(key, { isEnabled: true })).toEqual(failing);
      const kinds = (await deliveries.list({ accountId: 'a', limit: 99 })).map(({ type }) => type);
      expect(kinds.filter((type) => type === 'destination.disabled')).toHaveLength(2);
    });

    it('of an event to the account alone are sent where it says, and go with the destination', async () => {
      const { deliveries, destinations, retention } = stores();
      const one = destination('a', { types: [] });
      await add(one);
      const event = { id: 'evt_test', type: 'destination.test', happenedAt: NOW, data: { é: '"\\' } } as const;
      const key = { accountId: 'a', destinationId: one.destinationId };
      expect(await deliveries.send({ ...key, accountId: 'b' }, event, NOW)).toBeUndefined();
      const deliveryId = await deliveries.send(key, event, NOW);
      expect(await lease(NOW)).toMatchObject([{ deliveryId, event }]);
      expect(await retention.removeDeliveries(NOW)).toBe(0);
      await destinations.remove(key);
      expect(await retention.removeDeliveries(NOW + 1)).toBe(0);
    });

    it('are removed when they are old', async () => {
      await add(destination('a'));
      await happen(['feed.stale']);
      await stores().deliveries.fanOut(NOW);
      const [one] = await lease(NOW);
      if (one !== undefined) await succeed(one, NOW);
      expect([
        await stores().retention.removeDeliveries(NOW + 1),
        await stores().retention.removeDeliveries(NOW + 1),
      ]).toEqual([1, 0]);
      expect(await client().query({ text: 'SELECT 1 FROM delivery_attempt', values: [] })).toEqual([]);
    });
  });
}
