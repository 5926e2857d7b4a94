import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LeasedMail, MAIL_GAP_MS, MAIL_LEASE_MS } from '../../ports/lead-mails.ts';
import type { Lead } from '../../ports/lead-store.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const lead = (members: Partial<Lead> = {}): Lead => ({
  kind: 'interest',
  email: 'a@b.example',
  consentVersion: '1',
  consentText: 'I agree.',
  sentAt: NOW,
  confirmUntil: (members.sentAt ?? NOW) + WEEK,
  ...members,
});

/** What may happen to the mails of two addresses; `ms` passes before it. */
const deeds = fc.record({
  ms: fc.oneof(fc.constantFrom(0, 1, MAIL_LEASE_MS, MAIL_GAP_MS), fc.nat(3 * HOUR), fc.nat(2 * MAIL_GAP_MS)),
  deed: fc.constantFrom(
    'interest',
    'contact',
    'lease',
    'hand over',
    'crash',
    'sent',
    'refused',
    'uncertain',
    'remove',
    'expire',
  ),
  address: fc.constantFrom('a@b.example', 'c@b.example'),
  process: fc.nat(1),
});

export function describeLeadMails({ stores, client, others }: StoresUnderTest): void {
  describe('mails to leads', () => {
    const empty = async () => {
      for (const table of ['lead', 'lead_mail']) await client().query({ text: `DELETE FROM ${table}`, values: [] });
    };
    const one = async (now: number): Promise<LeasedMail> => {
      const [leased, ...more] = await stores().leadMails.lease(now, 9);
      if (leased === undefined || more.length > 0) throw new Error('one mail is due');
      return leased;
    };

    it('are due once an address that must confirm was kept, and for no other', async () => {
      await empty();
      const { leads, leadMails } = stores();
      const { confirmUntil: _, ...unasked } = lead({ email: 'c@b.example' });
      await leads.keep(unasked, NOW);
      await leads.keep(lead(), NOW);
      await leads.keep(lead({ kind: 'contact', sentAt: NOW + 1, consentText: 'I agree now.' }), NOW);
      expect(await leadMails.lease(NOW - 1, 9)).toEqual([]);
      expect(await leadMails.waiting(NOW)).toEqual({ count: 1, oldestAt: NOW });
      const leased = await one(NOW + 1);
      expect({ ...leased, kinds: leased.kinds.toSorted() }).toMatchObject({
        email: 'a@b.example',
        kinds: ['contact', 'interest'],
        consentText: 'I agree now.',
        triedCount: 0,
        wantedAt: NOW,
      });
      expect(await leadMails.lease(NOW + 1, 9)).toEqual([]);
      expect(await leadMails.handOver(leased, NOW + 2)).toBe(true);
      await leadMails.settle(leased, { next: 'sent', writtenAt: NOW + 1 });
      expect(await leadMails.waiting(NOW + 9 * MAIL_GAP_MS)).toEqual({ count: 0 });
    });

    it('are leased by one of several processes each', async () => {
      await empty();
      for (let n = 0; n < 20; n += 1) await stores().leads.keep(lead({ email: `p${n}@b.example` }), NOW);
      const leased = await Promise.all((await others(4)).map(({ leadMails }) => leadMails.lease(NOW, 20)));
      expect(
        leased
          .flat()
          .map(({ email }) => email)
          .toSorted(),
      ).toEqual(Array.from({ length: 20 }, (_, n) => `p${n}@b.example`).toSorted());
    });

    it('are freed by the end of a process: after the lease before the hand-over, after a day behind it', async () => {
      await empty();
      await stores().leads.keep(lead(), NOW);
      const lost = await one(NOW);
      const { leadMails } = stores();
      expect(await leadMails.lease(NOW + MAIL_LEASE_MS - 1, 9)).toEqual([]);
      expect(await leadMails.handOver(lost, NOW + MAIL_LEASE_MS)).toBe(false);
      const next = await one(NOW + MAIL_LEASE_MS);
      expect(await leadMails.handOver(lost, NOW + MAIL_LEASE_MS)).toBe(false);
      expect(await leadMails.handOver(next, NOW + MAIL_LEASE_MS)).toBe(true);
      expect(await leadMails.lease(NOW + MAIL_LEASE_MS + MAIL_GAP_MS - 1, 9)).toEqual([]);
      expect(await leadMails.lease(NOW + MAIL_LEASE_MS + MAIL_GAP_MS, 9)).toHaveLength(1);
    });

    it('are tried again when the server did not take them, waiting since they were first due', async () => {
      await empty();
      const { leads, leadMails } = stores();
      await leads.keep(lead(), NOW);
      const leased = await one(NOW);
      await leadMails.handOver(leased, NOW);
      expect(await leadMails.waiting(NOW)).toEqual({ count: 0 });
      await leadMails.settle(leased, { next: 'again', at: NOW + 60_000, wantedAt: leased.wantedAt });
      expect(await leadMails.lease(NOW + 59_999, 9)).toEqual([]);
      expect(await leadMails.waiting(NOW + 1)).toEqual({ count: 1, oldestAt: NOW });
      const again = await one(NOW + 60_000);
      expect([again.triedCount, again.wantedAt]).toEqual([1, NOW]);
      await leadMails.settle(again, { next: 'given_up' });
      expect(await leadMails.lease(NOW + 9 * MAIL_GAP_MS, 9)).toEqual([]);
    });

    it('are not sent for a day after one, also to an address that was removed and is named again', async () => {
      await empty();
      const { leads, leadMails, retention } = stores();
      await leads.keep(lead(), NOW);
      const leased = await one(NOW);
      await leadMails.handOver(leased, NOW);
      await leadMails.settle(leased, { next: 'sent', writtenAt: NOW });
      for (const sentAt of [NOW + 1, NOW + 2]) {
        await leads.remove('a@b.example');
        await retention.removeLeads(0, NOW + MAIL_GAP_MS - 1);
        await leads.keep(lead({ sentAt }), NOW);
        expect(await leadMails.waiting(NOW + MAIL_GAP_MS - 1)).toEqual({ count: 0 });
        expect(await leadMails.lease(NOW + MAIL_GAP_MS - 1, 9)).toEqual([]);
      }
      const next = await one(NOW + MAIL_GAP_MS);
      expect(await leadMails.handOver(next, NOW + MAIL_GAP_MS)).toBe(true);
    });

    it('are not sent once nothing is left to confirm, or the address was removed', async () => {
      await empty();
      const { leads, leadMails } = stores();
      await leads.keep(lead(), NOW);
      const { addressId } = await one(NOW);
      expect(await leads.confirm({ addressId, writtenAt: NOW }, NOW + 1)).toBe(true);
      expect(await leadMails.lease(NOW + MAIL_LEASE_MS, 9)).toEqual([]);
      expect(await leadMails.waiting(NOW + MAIL_LEASE_MS)).toEqual({ count: 0 });
      await leads.keep(lead({ kind: 'contact', sentAt: NOW + 5 }), NOW);
      const leased = await one(NOW + MAIL_LEASE_MS);
      expect(await leads.remove('A@b.example')).toBe(2);
      expect(await leadMails.handOver(leased, NOW + MAIL_LEASE_MS)).toBe(false);
    });

    it('confirm what was sent until they were written, and nothing else', async () => {
      await empty();
      const { leads, leadMails } = stores();
      await leads.keep(lead(), NOW);
      const leased = await one(NOW);
      const { addressId } = leased;
      await leadMails.handOver(leased, NOW + 1);
      const after = lead({ kind: 'contact', name: 'B', message: 'm', sentAt: NOW + 2 });
      await leads.keep(after, NOW);
      await leads.keep(lead({ sentAt: NOW + 3 }), NOW);
      await leadMails.settle(leased, { next: 'sent', writtenAt: NOW });
      for (let times = 0; times < 2; times += 1)
        expect(await leads.confirm({ addressId, writtenAt: NOW }, NOW + 4)).toBe(true);
      const { confirmUntil: _, ...interest } = lead({ sentAt: NOW + 3, confirmedAt: NOW + 4 });
      expect(await leads.newest(9)).toEqual([interest, after]);
      // The message is asked for by a mail of its own, which confirms it.
      const next = await one(NOW + 1 + MAIL_GAP_MS);
      expect(next.kinds).toEqual(['contact']);
      expect(await leads.confirm({ addressId, writtenAt: NOW + 2 }, NOW + WEEK)).toBe(true);
      expect((await leads.newest(9)).map(({ confirmedAt }) => confirmedAt)).toEqual([NOW + 4, NOW + WEEK]);
      expect(await leads.confirm({ addressId: 'f'.repeat(32), writtenAt: NOW }, NOW)).toBe(false);
    });

    it('confirm nothing that was not confirmed in time, and a confirmed interest stays as it is', async () => {
      await empty();
      const { leads, retention } = stores();
      await leads.keep(lead(), NOW);
      const { addressId } = await one(NOW);
      expect(await leads.confirm({ addressId, writtenAt: NOW }, NOW + WEEK)).toBe(false);
      expect(await leads.confirm({ addressId, writtenAt: NOW }, NOW + WEEK - 1)).toBe(true);
      const kept = await leads.newest(9);
      await leads.keep(lead({ sentAt: NOW + WEEK, consentVersion: '2' }), NOW);
      expect(await leads.newest(9)).toEqual(kept);
      await leads.keep(lead({ kind: 'contact' }), NOW);
      expect([await retention.removeLeads(0, NOW + WEEK - 1), await retention.removeLeads(0, NOW + WEEK)]).toEqual([
        0, 1,
      ]);
      expect(await leads.newest(9)).toEqual(kept);
    });

    it('are removed by the id of an address with all that is kept of it, also from before addresses had ids', async () => {
      await empty();
      const { leads } = stores();
      const text = `INSERT INTO lead (kind, email, consent_version, sent_at) VALUES ('contact', 'a@b.example', '1', 1)`;
      await client().query({ text, values: [] });
      await leads.keep(lead(), NOW);
      await leads.keep(lead({ email: 'c@b.example' }), NOW);
      const leased = (await stores().leadMails.lease(NOW, 9)).find(({ email }) => email === 'a@b.example');
      const addressId = leased?.addressId ?? '';
      expect([await leads.removeById(addressId), await leads.removeById(addressId)]).toEqual([2, 0]);
      expect((await leads.newest(9)).map(({ email }) => email)).toEqual(['c@b.example']);
    });

    it('never reach an address twice in a day, and each that has something to confirm, whatever happens', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(deeds, { maxLength: 30 }), async (sequence) => {
          await empty();
          const processes = await others(2);
          let now = NOW;
          /** Instants at which an address may have got a mail. */
          const reached = new Map<string, number[]>();
          const held: LeasedMail[][] = [[], []];
          const handedOver = new Map<LeasedMail, number>();
          for (const { ms, deed, address, process } of sequence) {
            now += ms;
            const { leads, leadMails, retention } = processes[process] ?? stores();
            const own = held[process] ?? [];
            const mail = own.find(({ email }) => email === address);
            if (deed === 'interest' || deed === 'contact')
              await leads.keep(lead({ kind: deed, email: address, sentAt: now }), now);
            else if (deed === 'lease') own.push(...(await leadMails.lease(now, 2)));
            else if (deed === 'crash') held[process] = [];
            else if (deed === 'remove') await leads.remove(address);
            else if (deed === 'expire') await retention.removeLeads(now - 365 * MAIL_GAP_MS, now);
            else if (mail === undefined) continue;
            else if (deed === 'hand over') {
              if (!(await leadMails.handOver(mail, now))) continue;
              handedOver.set(mail, now);
              reached.set(address, [...(reached.get(address) ?? []), now]);
            } else {
              held[process] = own.filter((other) => other !== mail);
              const at = handedOver.get(mail);
              if (at === undefined || deed === 'refused') {
                reached.set(
                  address,
                  (reached.get(address) ?? []).filter((instant) => instant !== at),
                );
                await leadMails.settle(mail, { next: 'again', at: now + 1, wantedAt: mail.wantedAt });
              } else if (deed === 'sent') await leadMails.settle(mail, { next: 'sent', writtenAt: at });
              else await leadMails.settle(mail, { next: 'uncertain' });
            }
          }
          const end = now + MAIL_GAP_MS + MAIL_LEASE_MS;
          const due = (await stores().leadMails.lease(end, 9)).map(({ email }) => email);
          for (const { email, kind, sentAt, confirmUntil = 0 } of await stores().leads.newest(99)) {
            const last = reached.get(email)?.at(-1) ?? 0;
            const isAsked = kind === 'contact' ? last >= sentAt : last > 0;
            if (confirmUntil > end && !isAsked) expect(due).toContain(email);
          }
          for (const instants of reached.values())
            for (const [n, instant] of instants.entries())
              if (n > 0) expect(instant - (instants[n - 1] ?? 0)).toBeGreaterThanOrEqual(MAIL_GAP_MS);
        }),
        { numRuns: 60 },
      );
    });
  });
}
