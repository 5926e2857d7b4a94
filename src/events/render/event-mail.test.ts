import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES, type LoggedEvent } from '../../contract/intelligence/event.ts';
import { type DigestScope, digestMail, NO_CONTENT, withEvents } from './digest-mail.ts';
import { confirmationMail, eventMail, type MailSite } from './event-mail.ts';

const AT = Date.UTC(2026, 10, 24, 6);
const SITE: MailSite = {
  publicUrl: 'https://barograph.example',
  world: 'live',
  unsubscribeUrl: 'https://barograph.example/unsubscribe?token=t',
};
const EXERCISE: MailSite = { ...SITE, world: 'exercise' };
const FOOTER = `This address was confirmed for these mails at barograph.example. Unsubscribe:\n${SITE.unsubscribeUrl}\n`;

const event = (members: Partial<LoggedEvent> = {}): LoggedEvent => ({
  id: 'evt_1',
  sequence: 7,
  type: 'regime.changed',
  world: 'live',
  happenedAt: AT,
  recordedAt: AT,
  regionId: 'mena',
  subject: 'region:mena',
  data: { from: 'calm', to: 'stress_accumulation', reason: 'Shipping fell.' },
  receipts: [{ snapshotId: 'snap_1', generatedAt: AT, sha256: 'a'.repeat(64) }],
  ...members,
});
const stored = (changes: readonly string[], members: Partial<LoggedEvent> = {}) =>
  event({
    type: 'snapshot.stored',
    data: { changes, previousSnapshotId: 'snap_0', headline: { text: 'Calm.' } },
    ...members,
  });
const NOTHING_MISSING = { regions: [], feedIds: [], staleFeedCount: 0, feedCount: 9 };
const scope = (missing: Partial<DigestScope['missing']> = {}): DigestScope => ({
  since: AT,
  until: AT + 86_400_000,
  missing: { ...NOTHING_MISSING, ...missing },
});
const digest = (events: readonly LoggedEvent[], missing: Partial<DigestScope['missing']> = {}, site = SITE) =>
  digestMail(scope(missing), withEvents(NO_CONTENT, events), site);

/** What may not be in a line of a mail: ends of lines, and what hides or reorders text. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'a\r\nBcc: victim@example.org',
    'a\n\nUnsubscribe:\nhttps://evil.example/',
    '\u202eevil',
    '<script>alert(1)</script>',
    'a “quoted” word',
  ),
);

describe('mails of events', () => {
  it('say a stored snapshot in the sentences of the feeds, with a link and the receipt', () => {
    const { subject, text } = eventMail(stored(['Hormuz is now closed.', 'Reports of “fire” rose.']), SITE);
    expect(subject).toMatch(/^Middle East.*: Hormuz is now closed\.$/);
    expect(text).toBe(
      [
        '24 Nov 2026, 06:00 UTC. Hormuz is now closed. Reports of «untrusted quotation: fire» rose.',
        'Read on:\nhttps://barograph.example/region/mena?at=2026-11-24T06%3A00%3A00.000Z',
        `Snapshot snap_1, SHA-256 ${'a'.repeat(64)}.`,
        FOOTER,
      ].join('\n\n'),
    );
  });

  it('begin with EXERCISE in the exercise, subject and text, whatever they are about', () => {
    const asked = { schedule: 'weekly', confirmUntil: AT, confirmUrl: 'u', consentText: 'Yes.' } as const;
    const mails = (site: MailSite) => [
      eventMail(event(), site),
      digest([event()], {}, site),
      digest([], { regions: [{ regionId: 'mena' }] }, site),
      confirmationMail(asked, site),
    ];
    for (const { subject, text } of mails(EXERCISE))
      expect([subject.slice(0, 9), text.slice(0, 9)]).toEqual(['EXERCISE:', 'EXERCISE:']);
    for (const { subject, text } of mails(SITE)) expect(`${subject}${text}`).not.toContain('EXERCISE');
  });

  it('hold no line of others: neither the subject nor the text has more of them, whatever an event says', () => {
    const types = fc.constantFrom(...EVENT_TYPES);
    const linesOf = (text: string) => text.split('\n').length;
    fc.assert(
      fc.property(types, hostile, hostile, (type, one, other) => {
        const data = (first: string, second: string) => ({
          changes: [first, second],
          headline: { text: second },
          from: first,
          to: second,
          reason: first,
          description: second,
          name: first,
          unit: second,
          horizon: first,
          outcome: second,
          hash: first,
        });
        const [plain, marked] = [data('a', 'b'), data(one, other)].map((each) => event({ type, data: each }));
        if (plain === undefined || marked === undefined) throw new Error('two events');
        for (const write of [(each: LoggedEvent) => eventMail(each, SITE), (each: LoggedEvent) => digest([each])]) {
          const [expected, got] = [write(plain), write(marked)];
          expect(got.subject).not.toMatch(HIDDEN);
          expect(got.text.replaceAll('\n', '')).not.toMatch(HIDDEN);
          expect(linesOf(got.text)).toBe(linesOf(expected.text));
          expect(got.text.endsWith(FOOTER)).toBe(true);
        }
      }),
    );
  });
});

describe('the mail that asks for confirmation', () => {
  it('says what would be sent, until when it can be confirmed, and how it is refused', () => {
    const { subject, text } = confirmationMail(
      {
        schedule: 'daily',
        types: ['regime.changed', 'feed.stale'],
        regionIds: ['latam'],
        confirmUntil: AT,
        confirmUrl: 'https://barograph.example/confirm?token=c',
        consentText: 'Yes, please.',
      },
      SITE,
    );
    expect(subject).toBe('Confirm your address for events of Barograph');
    expect(text.split('\n\n')).toEqual([
      expect.stringMatching(
        /^An account at barograph\.example asks to send events to this address: a digest per day, at 06:00 UTC; regime\.changed and feed\.stale; Latin America.*\.$/,
      ),
      'If you want them, confirm it by 24 Nov 2026, 06:00 UTC:\nhttps://barograph.example/confirm?token=c',
      'If not, do nothing: without a confirmation the address is removed by itself, and no event is sent to it.',
      'By confirming you agree to this:\nYes, please.',
      `Refuse now, or unsubscribe at any later time:\n${SITE.unsubscribeUrl}\n`,
    ]);
  });
});

describe('digests', () => {
  it('list the events of each region, and count those that changed nothing and the forecasts', () => {
    const { regionId: _, ...unplaced } = event({ type: 'feed.stale', subject: 'feed:gdelt-events', data: {} });
    const { subject, text } = digest([
      event(),
      stored(['Maritime access fell.']),
      stored([]),
      event({ type: 'forecast.sealed', data: {} }),
      event({ type: 'forecast.resolved', data: {} }),
      unplaced,
    ]);
    expect(subject).toBe('Barograph digest: 6 events until 25 Nov 2026, 06:00 UTC');
    const [counts, region, none, quiet] = text.split('\n\n');
    expect(counts).toBe('6 events, 24 Nov 2026, 06:00 UTC to 25 Nov 2026, 06:00 UTC.');
    expect(region?.split('\n')).toEqual([
      expect.stringContaining('Middle East'),
      '- 24 Nov 2026, 06:00 UTC: regime changed. From calm to stress_accumulation: Shipping fell.',
      '- 24 Nov 2026, 06:00 UTC: Maritime access fell.',
      'https://barograph.example/region/mena',
    ]);
    expect(none).toMatch(/^Of no region\n- .*feed is stale\. feed:gdelt-events has had no new content/);
    expect(quiet).toBe('1 snapshot changed nothing.\n1 forecast sealed.\n1 forecast resolved.');
  });

  it('have the same counts in whatever pieces the log is read, and stay below the size of a mail', () => {
    const events = fc.array(
      fc.record({ type: fc.constantFrom(...EVENT_TYPES), text: fc.string({ unit: 'binary', maxLength: 8 }) }),
      { maxLength: 90 },
    );
    fc.assert(
      fc.property(events, fc.nat(90), (read, at) => {
        const all = read.map(({ type, text }) => {
          const long = text.repeat(200);
          return event({ type, data: { changes: [long], reason: long, description: long, previousSnapshotId: 's' } });
        });
        const whole = withEvents(NO_CONTENT, all);
        expect(withEvents(withEvents(NO_CONTENT, all.slice(0, at)), all.slice(at))).toEqual(whole);
        const { count, shown, unchangedCount, sealedCount, resolvedCount, furtherCount } = whole;
        expect(count).toBe(all.length);
        expect(shown.length + unchangedCount + sealedCount + resolvedCount + furtherCount).toBe(count);
        const bytes = Buffer.byteLength(digestMail(scope(), whole, SITE).text);
        // Each byte is three at most in quoted-printable, with an end of line for each 76; `MAX_MAIL_BYTES` is 262,144.
        expect(bytes * 3 * 1.05 + 4_096).toBeLessThan(262_144);
      }),
      { numRuns: 30 },
    );
  });

  it('say first since when a region has no assessment, which ones never had one, and which feeds have nothing new', () => {
    const { subject, text } = digest([], {
      regions: [{ regionId: 'mena', assessedAt: AT }, { regionId: 'latam' }],
      feedIds: ['gdelt-events'],
      staleFeedCount: 3,
    });
    expect(subject).toBe('No assessment of 2 regions yet');
    const [missing, none] = text.split('\n\n');
    expect(missing?.split('\n')).toEqual([
      expect.stringMatching(/^No assessment of (?:the )?Middle East.* since 24 Nov 2026, 06:00 UTC\.$/),
      expect.stringMatching(/^Never assessed: Latin America.*\.$/),
      '3 of 9 feeds had no new content for longer than they should: gdelt-events and others.',
      'Until this ends, no mail does not mean that nothing happened.',
    ]);
    expect(none).toMatch(/^No event, 24 Nov/);
    const one = digest([event()], { regions: [{ regionId: 'mena', assessedAt: AT }] });
    expect(one.subject).toMatch(/^No assessment of .*Middle East.* since 24 Nov 2026, 06:00 UTC; 1 event$/);
    expect(digest([], { feedIds: ['a'], staleFeedCount: 5 }).subject).toBe('5 of 9 feeds have no new content');
  });
});
