import { describe, expect, it } from 'vitest';
import type { LoggedEvent } from '../contract/intelligence/event.ts';
import type { LeasedDelivery, LeasedMailFacts, OwnEvent } from '../ports/deliveries.ts';
import type { EventQuery } from '../ports/event-log.ts';
import { CONFIRMATION_GAP_MS } from '../ports/mail-destinations.ts';
import type { OutgoingMail } from '../ports/mailer.ts';
import { createMailSender } from './send-destination-mail.ts';

const NOW = Date.UTC(2026, 10, 28, 6);
const NOTHING_MISSING = { regions: [], feedIds: [], staleFeedCount: 0, feedCount: 1 };
const own = (type: OwnEvent['type'], data: OwnEvent['data'] = {}): OwnEvent => ({
  id: 'evt_1',
  type,
  happenedAt: NOW,
  data,
});
const delivery = (event: LeasedDelivery['event'], mail: Partial<LeasedMailFacts> = {}): LeasedDelivery => ({
  deliveryId: 'dlv_1',
  destinationId: 'dst_1',
  fence: 1,
  triedCount: 0,
  queuedAt: NOW,
  url: 'mailto:a%25%26b@example.org',
  isTemplate: false,
  sealedSecrets: [],
  mail: { schedule: 'daily', ...mail },
  event,
});
const logged = (sequence: number): LoggedEvent => ({
  id: `evt_${sequence}`,
  sequence,
  type: sequence % 2 === 0 ? 'regime.changed' : 'feed.stale',
  world: 'live',
  happenedAt: NOW,
  recordedAt: NOW,
  ...(sequence % 2 === 0 ? { regionId: sequence % 4 === 0 ? 'mena' : 'latam' } : {}),
  subject: 's',
  data: { from: 'a', to: 'b', reason: `Reason ${sequence}.` },
  receipts: [],
});
const LOG = Array.from({ length: 1_300 }, (_, n) => logged(n + 1));

type Sent = Awaited<ReturnType<Parameters<typeof createMailSender>[0]['send']>>;

function open(outcome: Sent = 'sent', mayHandOver = true) {
  const mails: OutgoingMail[] = [];
  const sender = createMailSender({
    async send(mail, { mayHandOver: ask }) {
      if (!(await ask())) return 'withdrawn';
      mails.push(mail);
      return outcome;
    },
    queue: { mayHandOver: async () => mayHandOver },
    eventLog: {
      page: async ({ after, upTo = 9_999, types, limit }: EventQuery) =>
        LOG.filter(
          ({ sequence, type }) => sequence > after && sequence <= upTo && (types?.includes(type) ?? true),
        ).slice(0, limit),
    },
    tokens: { create: (use, id) => `${id}.${use}` },
    publicUrl: 'https://barograph.example',
    isExercise: false,
    clock: { now: () => NOW },
  });
  const send = (one: LeasedDelivery, at = NOW) => sender(one, at, new AbortController().signal);
  return { mails, send };
}

describe('the mail of a delivery', () => {
  it('goes to the address of the destination, with the link that ends it, under one id in every try', async () => {
    const { mails, send } = open();
    for (const at of [NOW, NOW + 5_000])
      expect(await send(delivery(own('destination.test')), at)).toEqual({ status: 'accepted' });
    const [first, again] = mails;
    expect(first).toMatchObject({
      to: 'a%&b@example.org',
      messageId: 'evt_1.dst_1@barograph.example',
      unsubscribeUrl: 'https://barograph.example/unsubscribe?token=dst_1.remove',
    });
    expect(again).toEqual({ ...first, writtenAt: NOW + 5_000 });
  });

  it('has in a digest what the log has for its destination in the stretch, page by page', async () => {
    const { mails, send } = open();
    const digest = own('destination.digest', {
      fromSequence: 4,
      toSequence: 1_290,
      since: 0,
      until: NOW,
      missing: NOTHING_MISSING,
    });
    for (const mail of [{}, { types: ['regime.changed'] as const }, { regionIds: ['mena'] }])
      await send(delivery(digest, mail));
    expect(mails.map(({ subject }) => /([\d,]+) events/.exec(subject)?.[1])).toEqual(['1,286', '643', '321']);
  });

  it('asks for confirmation while that is waited for, and never after', async () => {
    const { mails, send } = open();
    const asking = own('destination.confirm');
    expect(await send(delivery(asking, { confirmUntil: NOW + 1 }))).toEqual({ status: 'accepted' });
    expect(mails[0]?.text).toContain('https://barograph.example/confirm?token=dst_1.confirm');
    expect(await send(delivery(asking))).toEqual({ status: 'withdrawn' });
    expect(mails).toHaveLength(1);
  });

  it('is not handed over once its destination gets nothing any more', async () => {
    const { mails, send } = open('sent', false);
    expect(await send(delivery(own('destination.test')))).toEqual({ status: 'withdrawn' });
    expect(mails).toEqual([]);
  });

  it.each<readonly [Sent, object]>([
    ['rejected', { status: 'declined', isFinal: true }],
    ['deferred', { status: 'declined', isFinal: false }],
    ['unreachable', { status: 'unreachable' }],
    ['uncertain', { status: 'uncertain', retryAfterMs: 0 }],
    ['aborted', { status: 'aborted' }],
  ])('ends a try that the mailer calls %s as %j', async (outcome, expected) => {
    expect(await open(outcome).send(delivery(own('destination.test')))).toEqual(expected);
  });

  it('asks again for confirmation no sooner than a day after a hand-over without an answer', async () => {
    const asked = await open('uncertain').send(delivery(own('destination.confirm'), { confirmUntil: NOW + 1 }));
    expect(asked).toEqual({ status: 'uncertain', retryAfterMs: CONFIRMATION_GAP_MS });
  });
});
