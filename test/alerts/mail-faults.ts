import { createMailer } from '../../src/deliveries/send-mail.ts';
import { refusal, startMailSink } from '../../src/deliveries/test-kit/mail-sink.ts';
import { createLeadTokens } from '../../src/identity/lead-tokens.ts';
import { confirmationMail } from '../../src/jobs/confirmation-mail.ts';
import { runLeadMails } from '../../src/jobs/run-lead-mails.ts';
import { createMetrics } from '../../src/main/metrics/create-metrics.ts';
import { systemTimer } from '../../src/main/system-timer.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { idleParts } from '../kit/alerts/idle-parts.ts';
import { Timeline } from '../kit/alerts/timeline.ts';
import { createWatchedCalls } from '../kit/alerts/watched-calls.ts';
import { fakeClock } from '../kit/fake-clock.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';
import { NOW } from '../kit/worlds.ts';
import type { FaultCase } from './fault-case.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

interface Played {
  /** What the mail server answers to every address during the fault. */
  readonly code: number;
  /** Addresses that are kept when the fault begins. */
  readonly addressCount: number;
  readonly faultMinutes: number;
  readonly afterMinutes: number;
}

/** The real mails of leads, from a store through the job to a mail server, in a time that is driven: a minute a scrape. */
async function mailsAtFault({ code, addressCount, faultMinutes, afterMinutes }: Played): Promise<Timeline> {
  let refused: Error | undefined;
  const sink = await startMailSink({ onRcptTo: (_address, _session, done) => done(refused) });
  const client = await openStoreUnderTest();
  const { leads, leadMails } = await openStores(client);
  const time = fakeClock(NOW);
  const { clock, setTimer } = time;
  const metrics = createMetrics(false);
  const source = metrics.source({ ...idleParts(clock), backlogs: { mail: leadMails.waiting } });
  const { watched, atRest } = createWatchedCalls();
  const server = { host: '127.0.0.1', port: sink.port, tls: 'none', from: 'barograph@example.com' } as const;
  const written = { publicUrl: 'https://b.example', isExercise: false, daysToConfirm: 7 };
  const running = runLeadMails({
    queue: { lease: watched(leadMails.lease), handOver: leadMails.handOver, settle: watched(leadMails.settle) },
    send: watched(createMailer({ server, setTimer: systemTimer })),
    write: (mail, writtenAt) =>
      confirmationMail(mail, writtenAt, { ...written, tokens: createLeadTokens(new Uint8Array(32)) }),
    clock,
    setTimer,
    random: () => 0.5,
    onError: (error) => {
      throw error;
    },
    onTried: metrics.mailTried,
  });
  const minute = () => time.pass(MINUTE, atRest);
  const keep = (email: string) => {
    const now = clock.now();
    const lead = { kind: 'interest', email, consentVersion: '1', sentAt: now, confirmUntil: now + 7 * DAY } as const;
    return leads.keep(lead, now);
  };
  const timeline = new Timeline(() => source.text());
  try {
    await keep('first@example.org');
    await timeline.well(3, minute);
    refused = refusal(code);
    for (let n = 0; n < addressCount; n += 1) await keep(`p${n}@example.org`);
    await timeline.fault(faultMinutes, minute);
    refused = undefined;
    await timeline.well(afterMinutes, minute);
    if (sink.mails.length === 0) throw new Error('no mail came before the fault');
    return timeline;
  } finally {
    await running.stop();
    await client.close();
    await sink.close();
  }
}

/** The mail server takes nothing for now; the first tries after it does follow by the table of waits. */
const mailsWait: FaultCase = {
  alert: 'BarographMailsWait',
  firing: [{}],
  play: () => mailsAtFault({ code: 451, addressCount: 2, faultMinutes: 34, afterMinutes: 12 }),
};

/** The mail server refuses every address for good. */
const mailsRejected: FaultCase = {
  alert: 'BarographMailsRejected',
  firing: [{}],
  play: () => mailsAtFault({ code: 550, addressCount: 15, faultMinutes: 4, afterMinutes: 65 }),
};

export const MAIL_FAULTS: readonly FaultCase[] = [mailsWait, mailsRejected];
