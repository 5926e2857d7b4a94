import { describe, expect, it } from 'vitest';
import { type Lead, MAX_PER_DAY } from '../../ports/lead-store.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const DAY = Date.UTC(2026, 9, 14);
const lead = (members: Partial<Lead> = {}): Lead => ({
  kind: 'contact',
  email: 'a@b.example',
  consentVersion: '1',
  sentAt: NOW,
  ...members,
});

export function describeLeadStore({ stores, client }: StoresUnderTest): void {
  describe('leads', () => {
    const empty = () => client().query({ text: 'DELETE FROM lead', values: [] });

    it('are kept as they were sent, the newest first', async () => {
      await empty();
      const { leads } = stores();
      const whole = lead({ name: 'é "', message: 'a\nb', origin: 'page', consentText: 'I agree.' });
      expect(await leads.keep(whole, DAY)).toBe('kept');
      const later = lead({ kind: 'interest', sentAt: NOW + 1 });
      expect(await leads.keep(later, DAY)).toBe('kept');
      expect(await leads.newest(10)).toEqual([later, whole]);
      expect(await leads.newest(1)).toEqual([later]);
    });

    it('hold an address that registers interest once, also when it does so concurrently', async () => {
      await empty();
      const { leads } = stores();
      const times = Array.from({ length: 6 }, (_, n) => lead({ kind: 'interest', sentAt: NOW + n }));
      expect(new Set(await Promise.all(times.map((one) => leads.keep(one, DAY))))).toEqual(new Set(['kept']));
      expect(await leads.newest(10)).toHaveLength(1);
      const renewed = lead({ kind: 'interest', sentAt: NOW + 99, consentVersion: '2' });
      await leads.keep(renewed, DAY);
      expect(await leads.newest(10)).toEqual([renewed]);
    });

    it('are removed by address in any case, and after an instant has passed', async () => {
      await empty();
      const { leads, retention } = stores();
      for (const one of [lead(), lead({ kind: 'interest' }), lead({ email: 'c@b.example', sentAt: NOW + 1 })])
        await leads.keep(one, DAY);
      expect([await leads.remove('A@B.EXAMPLE'), await leads.remove('a@b.example')]).toEqual([2, 0]);
      expect([await retention.removeLeads(NOW + 1, NOW), await retention.removeLeads(NOW + 2, NOW)]).toEqual([0, 1]);
      expect(await leads.newest(10)).toEqual([]);
    });

    it('are no more in a day than fit, and as many again on the next', async () => {
      await empty();
      const { leads } = stores();
      await client().query({
        text: `INSERT INTO lead (kind, email, consent_version, sent_at)
          SELECT 'contact', 'p' || n || '@b.example', '1', ${DAY} FROM generate_series(1, ${MAX_PER_DAY - 1}) AS n`,
        values: [],
      });
      expect([await leads.keep(lead(), DAY), await leads.keep(lead(), DAY)]).toEqual(['kept', 'day_full']);
      expect(await leads.keep(lead({ sentAt: DAY + 86_400_000 }), DAY + 86_400_000)).toBe('kept');
      await empty();
    });
  });
}
