import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EventType, NewEvent } from '../../contract/intelligence/event.ts';
import type { LeasedDelivery, OwnEvent } from '../../ports/deliveries.ts';
import { CONFIRMATION_GAP_MS, type DigestFacts, type MailDestination } from '../../ports/mail-destinations.ts';
import { createMailDestinations } from '../mail-destinations.ts';
import type { SqlClient } from '../sql-client.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];
const NOW = Date.UTC(2026, 10, 28, 5);
const ASKED = { consentVersion: '1', consentText: 'Yes.' };

let made = 0;
const destination = (members: Partial<MailDestination> = {}): MailDestination => {
  made += 1;
  const place = { destinationId: `dst_mail_${made}`, accountId: 'a', url: `mailto:r${made}@b.example` };
  return { ...place, createdAt: NOW, schedule: 'each', disabledReason: 'unconfirmed', ...members };
};
/** The next ends of periods: of a day, and of seven. */
const endsAt = (now: number) => ({
  now,
  daily: (Math.floor(now / DAY) + 1) * DAY,
  weekly: (Math.floor(now / (7 * DAY)) + 1) * 7 * DAY,
});

export function describeMailDestinations({ stores, client, others }: StoresUnderTest): void {
  const clear = async () => {
    for (const table of [
      'delivery_attempt',
      'delivery',
      'destination_secret',
      'destination',
      'mail_consent',
      'feed_state',
    ])
      await client().query({ text: `DELETE FROM ${table}`, values: [] });
    while ((await stores().deliveries.fanOut(NOW)) > 0);
  };
  const add = (one: MailDestination, address = one.url.slice(7), maxCount = 99) =>
    stores().mailDestinations.add(one, { address, ...ASKED }, maxCount);
  const lease = (now: number) => stores().deliveries.lease({ now, limit: 100, busy: [], isMail: true });
  const confirmed = async (one: MailDestination, now = NOW) => {
    await add(one);
    expect(await stores().mailDestinations.confirm(one.destinationId, endsAt(now))).toBe(true);
  };
  const happen = async (...types: readonly EventType[]): Promise<number> => {
    const causes = types.map((type): NewEvent => {
      made += 1;
      return { type, subject: 's', cause: `mail-${made}`, happenedAt: NOW, recordedAt: NOW, data: {} };
    });
    await stores().feedStates.write(
      { feedId: 'fresh', cursor: null, newestContentAt: NOW, consecutiveFailures: 0 },
      causes,
    );
    return (await stores().events.bounds())?.headSequence ?? 0;
  };
  /** Stores an assessment of every region that stays valid. */
  const assess = async (validUntil = NOW + 999 * DAY) => {
    await client().query({ text: 'DELETE FROM snapshot', values: [] });
    await client().query({
      text: `INSERT INTO snapshot (snapshot_id, region_id, generated_at, valid_until, body, slot_at, state)
        SELECT 'mail-' || region_id, region_id, $1::bigint, $2::bigint, '', $1::bigint, '{}'
        FROM unnest(string_to_array('mena east-asia europe north-america south-asia latam sub-saharan-africa global', ' ')) AS region_id`,
      values: [NOW, validUntil],
    });
  };
  const digests = async (): Promise<readonly (DigestFacts & { readonly id: string })[]> => {
    const rows = await client().query({
      text: `SELECT payload FROM delivery WHERE type = 'destination.digest' ORDER BY queued_at, delivery_id`,
      values: [],
    });
    return rows.map((row) => JSON.parse(Object(row).payload)).map(({ id, data }) => ({ id, ...data }));
  };
  const succeed = (one: LeasedDelivery) =>
    stores().deliveries.settle(
      one,
      { attempt: { triedAt: NOW, durationMs: 1, outcome: 'succeeded' }, next: { state: 'delivered' } },
      NOW,
    );

  describe('destinations of mail', () => {
    beforeEach(async () => {
      await clear();
      await assess();
    });

    it('get the mail that asks, and nothing else before they are confirmed', async () => {
      const one = destination({ types: ['feed.stale'], regionIds: ['mena'] });
      expect(await add(one)).toBe('added');
      expect(await stores().destinations.list('a')).toEqual([one]);
      const key = { accountId: 'a', destinationId: one.destinationId };
      const own: OwnEvent = { id: 'evt_own', type: 'destination.test', happenedAt: NOW, data: {} };
      await stores().deliveries.send(key, own, NOW);
      await happen('feed.stale');
      await stores().deliveries.fanOut(NOW);
      const leased = await lease(NOW);
      expect(leased.map(({ event, url, mail }) => [event.type, url, mail])).toEqual([
        [
          'destination.confirm',
          one.url,
          { schedule: 'each', types: ['feed.stale'], regionIds: ['mena'], confirmUntil: NOW + 7 * DAY },
        ],
      ]);
      const [asking] = leased;
      if (asking === undefined) throw new Error('a mail is due');
      expect(await stores().deliveries.redeliver('a', asking.deliveryId, NOW)).toBe(0);
      expect(await stores().deliveries.redeliverFrom(key, 1, NOW)).toBeUndefined();
      expect(await stores().destinations.rotate(key, { sealed: new Uint8Array(), now: NOW, overlapUntil: NOW })).toBe(
        false,
      );
      for (const isEnabled of [true, false])
        expect(await stores().destinations.change(key, { isEnabled })).toEqual(one);
      expect(await lease(NOW)).toEqual([]);
      expect(await stores().deliveries.lease({ now: NOW, limit: 9, busy: [] })).toEqual([]);
    });

    it('are asked once a day at most, whatever accounts ask and however often, and processes end after the hand-over', async () => {
      const all = ['A@b.example', 'a@b.example'].map((address, n) => ({
        address,
        one: destination({ accountId: `a${n}` }),
      }));
      const rivals = await others(all.length);
      await Promise.all(
        rivals.map(({ mailDestinations }, n) => {
          const { address = '', one = destination() } = all[n] ?? {};
          return mailDestinations.add(one, { address, ...ASKED }, 9);
        }),
      );
      const [first, ...none] = await lease(NOW);
      if (first === undefined) throw new Error('a mail is due');
      expect(none).toEqual([]);
      expect(await stores().deliveries.mayHandOver(first, NOW)).toBe(true);
      const rest = await lease(NOW + CONFIRMATION_GAP_MS - 1);
      expect(rest).toEqual([]);
      const next = await lease(NOW + CONFIRMATION_GAP_MS);
      expect(new Set(next.map(({ destinationId }) => destinationId)).size).toBe(2);
      // An account that removes its destination may ask no sooner.
      for (const { one } of all) await stores().destinations.remove(one);
      await add(destination(), 'a@b.example');
      expect(await lease(NOW + CONFIRMATION_GAP_MS)).toEqual([]);
      expect(await lease(NOW + 2 * CONFIRMATION_GAP_MS)).toHaveLength(1);
    });

    it('are as many as the account may have, of all kinds together', async () => {
      await stores().destinations.add({ ...destination(), url: 'https://a.example/' }, new Uint8Array(), 9);
      expect([await add(destination(), undefined, 2), await add(destination(), undefined, 2)]).toEqual([
        'added',
        'allowance_used',
      ]);
    });

    it('are confirmed once and may repeat it, and get what happens from then on', async () => {
      const one = destination();
      await add(one);
      await happen('feed.stale');
      const [asking] = await lease(NOW);
      if (asking === undefined) throw new Error('a mail is due');
      const { mailDestinations, deliveries } = stores();
      expect(await mailDestinations.confirm('dst_none', endsAt(NOW))).toBe(false);
      for (const at of [NOW, NOW + DAY])
        expect(await mailDestinations.confirm(one.destinationId, endsAt(at))).toBe(true);
      // The click came before the answer of the mail server.
      expect([await deliveries.mayHandOver(asking, NOW), await succeed(asking)]).toEqual([false, 'lost']);
      await happen('feed.recovered');
      await deliveries.fanOut(NOW);
      const [sent, ...more] = await lease(NOW + HOUR);
      expect([sent?.event.type, sent?.mail, more]).toEqual(['feed.recovered', { schedule: 'each' }, []]);
      expect(await stores().destinations.list('a')).toMatchObject([{ schedule: 'each', url: one.url }]);
      expect((await stores().destinations.list('a'))[0]).not.toHaveProperty('disabledReason');
    });

    it('end by one click for good, and what waits is not sent, nor what is in the hands of a process', async () => {
      const one = destination();
      await confirmed(one);
      await happen('feed.stale', 'feed.recovered');
      const { mailDestinations, deliveries, destinations } = stores();
      await deliveries.fanOut(NOW);
      const [leased] = await lease(NOW);
      if (leased === undefined) throw new Error('a mail is due');
      expect(await deliveries.mayHandOver(leased, NOW)).toBe(true);
      for (let times = 0; times < 2; times += 1)
        expect(await mailDestinations.unsubscribe(one.destinationId, NOW)).toBe(true);
      expect(await mailDestinations.unsubscribe('dst_none', NOW)).toBe(false);
      expect([await deliveries.mayHandOver(leased, NOW), await succeed(leased)]).toEqual([false, 'lost']);
      const key = { accountId: 'a', destinationId: one.destinationId };
      expect(await destinations.change(key, { isEnabled: true })).toMatchObject({ disabledReason: 'unsubscribed' });
      expect(await mailDestinations.confirm(one.destinationId, endsAt(NOW))).toBe(false);
      await happen('feed.stale');
      await deliveries.fanOut(NOW);
      expect(await lease(NOW + DAY)).toEqual([]);
    });

    it('that no holder confirms in time are removed with all that names their address; consents stay for a year', async () => {
      const [late, kept, gone] = [destination(), destination(), destination()];
      await add(late);
      for (const one of [kept, gone]) await confirmed(one);
      await stores().destinations.remove(gone);
      const { mailDestinations } = stores();
      const tables = async () =>
        (
          await client().query({
            text: `SELECT (SELECT count(*) FROM destination)::integer AS destinations, (SELECT count(*) FROM mail_consent)::integer AS consents,
              (SELECT count(*) FROM delivery WHERE destination_id = $1)::integer AS deliveries`,
            values: [late.destinationId],
          })
        )[0];
      expect(await mailDestinations.removeExpired(NOW + 7 * DAY - 1)).toBe(0);
      expect(await mailDestinations.confirm(late.destinationId, endsAt(NOW + 7 * DAY))).toBe(false);
      expect(await mailDestinations.removeExpired(NOW + 7 * DAY)).toBe(1);
      expect(await tables()).toEqual({ destinations: 1, consents: 3, deliveries: 0 });
      await mailDestinations.removeExpired(NOW + 373 * DAY);
      expect(await tables()).toEqual({ destinations: 1, consents: 1, deliveries: 0 });
      const stored = await client().query({ text: 'SELECT * FROM mail_consent', values: [] });
      expect(JSON.stringify(stored)).not.toContain(kept.url.slice(7));
    });
  });

  describe('digests', () => {
    beforeEach(async () => {
      await clear();
      await assess();
    });

    it('have each event once, whatever the clock does, however many processes end periods and wherever they end', async () => {
      const step = fc.oneof(
        fc.record({ events: fc.integer({ min: 1, max: 4 }) }),
        fc.record({ passes: fc.integer({ min: 1, max: 3 * DAY }) }),
        fc.record({ steps: fc.integer({ min: -20 * DAY, max: 20 * DAY }) }),
        fc.record({ rivals: fc.integer({ min: 1, max: 3 }) }),
        fc.record({ diesAfter: fc.integer({ min: 0, max: 8 }) }),
        fc.record({ isEnabled: fc.boolean() }),
      );
      const schedules = fc.constantFrom('daily' as const, 'weekly' as const);
      await fc.assert(
        fc.asyncProperty(schedules, fc.array(step, { maxLength: 25 }), async (schedule, steps) => {
          await clear();
          const one = destination({ schedule });
          const begun = await happen('feed.stale');
          await confirmed(one);
          let now = NOW;
          for (const each of steps) {
            if ('events' in each) await happen(...Array.from({ length: each.events }, () => 'feed.stale' as const));
            else if ('passes' in each) now += each.passes;
            else if ('steps' in each) now = Math.max(NOW - 30 * DAY, now + each.steps);
            else if ('diesAfter' in each)
              await createMailDestinations(dying(client(), each.diesAfter))
                .endPeriods(endsAt(now))
                .catch(() => undefined);
            else if ('isEnabled' in each) await stores().destinations.change(one, { isEnabled: each.isEnabled });
            else
              await Promise.all(
                (await others(each.rivals)).map(({ mailDestinations }) => mailDestinations.endPeriods(endsAt(now))),
              );
          }
          await stores().destinations.change(one, { isEnabled: true });
          const head = await happen('feed.stale');
          // A period is never longer than its schedule says, also after a clock that was ahead.
          for (const later of [0, 8 * DAY]) await stores().mailDestinations.endPeriods(endsAt(now + later));
          const spans = (await digests()).map(({ fromSequence, toSequence }) => [fromSequence, toSequence] as const);
          const sequences = spans
            .toSorted(([from], [other]) => from - other)
            .flatMap(([from, to]) => numbers(from, to));
          expect(sequences).toEqual(numbers(begun, head));
          expect(await stores().deliveries.fanOut(now)).toBeGreaterThan(0);
          const events = (await lease(now + 30 * DAY)).map(({ event }) => event.type);
          expect(new Set(events)).toEqual(new Set(['destination.digest']));
        }),
        { numRuns: 15 },
      );
    });

    it('are none while nothing happened that is wanted and nothing is missing', async () => {
      const one = destination({ schedule: 'daily', types: ['regime.changed'] });
      await confirmed(one);
      await happen('feed.stale');
      for (const days of [1, 2]) await stores().mailDestinations.endPeriods(endsAt(NOW + days * DAY));
      expect(await digests()).toEqual([]);
      const head = await happen('regime.changed');
      await stores().mailDestinations.endPeriods(endsAt(NOW + 3 * DAY));
      expect(await digests()).toMatchObject([
        { toSequence: head, since: NOW + 2 * DAY, until: NOW + 3 * DAY, missing: { regions: [] } },
      ]);
    });

    it('say since when a wanted region has no assessment, each day, also to those that get each event', async () => {
      const daily = destination({ schedule: 'daily', regionIds: ['mena'] });
      const [each, elsewhere] = [destination({ regionIds: ['mena'] }), destination({ regionIds: ['latam'] })];
      for (const one of [daily, each, elsewhere]) await confirmed(one);
      await client().query({
        text: `UPDATE snapshot SET valid_until = $1::bigint WHERE region_id = 'mena'`,
        values: [NOW + HOUR],
      });
      const missingAt = async (now: number) => {
        const before = (await digests()).length;
        for (const { mailDestinations } of await others(2)) await mailDestinations.endPeriods(endsAt(now));
        return (await digests()).slice(before).map(({ missing }) => missing.regions);
      };
      expect(await missingAt(NOW + 7 * HOUR)).toEqual([]);
      const mena = [{ regionId: 'mena', assessedAt: NOW }];
      expect(await missingAt(NOW + 8 * HOUR)).toEqual([mena]);
      expect(await missingAt(NOW + 9 * HOUR)).toEqual([]);
      expect(await missingAt(NOW + DAY)).toEqual([mena]);
      expect(await missingAt(NOW + 32 * HOUR)).toEqual([mena]);
      await client().query({ text: `DELETE FROM snapshot WHERE region_id = 'latam'`, values: [] });
      expect(await missingAt(NOW + 33 * HOUR)).toEqual([[{ regionId: 'latam' }]]);
    });

    it('say how many feeds have no new content, and are sent for that alone once half of them have none', async () => {
      await confirmed(destination({ schedule: 'daily', types: ['regime.changed'] }));
      const feed = (feedId: string, staleSince?: number) =>
        stores().feedStates.write({
          feedId,
          cursor: null,
          newestContentAt: NOW,
          consecutiveFailures: 0,
          ...(staleSince === undefined ? {} : { staleSince }),
        });
      for (const feedId of ['a', 'b', 'c']) await feed(feedId);
      await feed('a', NOW);
      await stores().mailDestinations.endPeriods(endsAt(NOW + DAY));
      expect(await digests()).toEqual([]);
      await feed('b', NOW);
      await stores().mailDestinations.endPeriods(endsAt(NOW + 2 * DAY));
      expect(await digests()).toMatchObject([{ missing: { feedIds: ['a', 'b'], staleFeedCount: 2, feedCount: 3 } }]);
    });
  });
}

/** A client of a process that ends after so many statements of a transaction. */
const dying = (client: SqlClient, count: number): SqlClient => ({
  ...client,
  transaction: (work) =>
    client.transaction((session) => {
      let left = count;
      return work({
        ...session,
        async query(statement) {
          if (left === 0) throw new Error('the process ended');
          left -= 1;
          return session.query(statement);
        },
      });
    }),
});

/** The whole numbers in (from, to]. */
const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, n) => from + 1 + n);
