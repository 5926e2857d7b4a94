import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemTimer } from '../main/system-timer.ts';
import type { OutgoingMail } from '../ports/mailer.ts';
import { createMailer, MAIL_TIMEOUT_MS, MAX_MAIL_BYTES, type MailServer } from './send-mail.ts';
import { type MailSink, refusal, startMailSink } from './test-kit/mail-sink.ts';

const MAIL: OutgoingMail = {
  to: 'reader@example.org',
  subject: 'Confirm',
  text: 'one\ntwo\n',
  messageId: 'a.1@barograph.example',
  writtenAt: Date.UTC(2026, 9, 14, 12),
  unsubscribeUrl: 'https://barograph.example/unsubscribe?token=a.b.c',
};
const OPTIONS = { owner: new AbortController().signal, mayHandOver: async () => true };

const serverOf = (port: number, members: Partial<MailServer> = {}): MailServer => ({
  host: '127.0.0.1',
  port,
  tls: 'none',
  from: 'barograph@example.com',
  ...members,
});
const sendTo = (server: MailServer, mail: Partial<OutgoingMail> = {}, options: Partial<typeof OPTIONS> = {}) =>
  createMailer({ server, setTimer: systemTimer })({ ...MAIL, ...mail }, { ...OPTIONS, ...options });

let sink: MailSink;
beforeAll(async () => {
  sink = await startMailSink();
});
afterAll(() => sink.close());

const lastMail = () => {
  const mail = sink.mails.at(-1);
  if (mail === undefined) throw new Error('no mail came');
  return mail;
};

describe('a mail', () => {
  it('comes as it was written, as plain text, with one click to unsubscribe', async () => {
    expect(await sendTo(serverOf(sink.port))).toBe('sent');
    const { from, to, headers, text } = lastMail();
    expect([from, to, text]).toEqual(['barograph@example.com', ['reader@example.org'], 'one\ntwo\n']);
    expect(Object.fromEntries(headers)).toMatchObject({
      from: ['Barograph <barograph@example.com>'],
      to: ['reader@example.org'],
      subject: ['Confirm'],
      date: ['Wed, 14 Oct 2026 12:00:00 +0000'],
      'message-id': ['<a.1@barograph.example>'],
      'auto-submitted': ['auto-generated'],
      'list-unsubscribe': ['<https://barograph.example/unsubscribe?token=a.b.c>'],
      'list-unsubscribe-post': ['List-Unsubscribe=One-Click'],
      'content-type': ['text/plain; charset=utf-8'],
    });
  });

  it('has the same headers and one receiver, whatever its subject and text hold', async () => {
    const names = [...lastMail().headers.keys()].sort();
    const hostile = fc.string({
      unit: fc.constantFrom('\r', '\n', '\0', ':', ' ', 'B', 'c', 'é', '\u2028', '<', '@', ','),
    });
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (subject, text) => {
        const injected = `${subject}\r\nBcc: thief@example.org\r\n\r\n${subject}`;
        expect(await sendTo(serverOf(sink.port), { subject: injected, text: `${text}\r\n.\r\nQUIT\r\n` })).toBe('sent');
        const { headers, to } = lastMail();
        expect([[...headers.keys()].sort(), to]).toEqual([names, ['reader@example.org']]);
        for (const values of headers.values()) expect(values).toHaveLength(1);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps its text, of any characters and lines of any length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (written) => {
        const text = `a${written.replace(/[\r\n\0]/g, ' ')}\n.\n${'x'.repeat(300)}\n`;
        expect(await sendTo(serverOf(sink.port), { text })).toBe('sent');
        expect(lastMail().text).toBe(text);
        expect(
          Math.max(
            ...lastMail()
              .raw.split('\r\n')
              .map((line) => line.length),
          ),
        ).toBeLessThan(998);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['reader@b\u00fccher.example', 'reader@xn--bcher-kva.example'],
    ['reader@xn--bcher-kva.example', 'reader@xn--bcher-kva.example'],
    [`${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`, undefined],
  ])('reaches an address of another script or of full length: %s', async (to, expected = to) => {
    expect(await sendTo(serverOf(sink.port), { to })).toBe('sent');
    expect([lastMail().to, lastMail().headers.get('to')]).toEqual([[expected], [expected]]);
  });

  it.each([
    'a@b.example\r\nRCPT TO:<thief@example.org>',
    'a@b.example, thief@example.org',
    'a@b.example>',
    'Name <a@b.example>',
    '"a b"@b.example',
    'a@b@c.example',
    'a b@c.example',
    'a\0@c.example',
    'a',
    '',
    `${'a'.repeat(250)}@example.org`,
  ])('is not sent to what is no single address: %j', async (to) => {
    const before = sink.connectionCount;
    expect(await sendTo(serverOf(sink.port), { to })).toBe('rejected');
    expect(sink.connectionCount).toBe(before);
  });

  it('is not sent when it is too large', async () => {
    expect(await sendTo(serverOf(sink.port), { text: 'x'.repeat(MAX_MAIL_BYTES) })).toBe('rejected');
  });
});

describe('a try to send', () => {
  it('ends before anything is handed over where that is not allowed, or its owner ends it', async () => {
    const before = sink.mails.length;
    expect(await sendTo(serverOf(sink.port), {}, { mayHandOver: async () => false })).toBe('withdrawn');
    const failing = sendTo(serverOf(sink.port), {}, { mayHandOver: async () => Promise.reject(new Error('gone')) });
    await expect(failing).rejects.toThrow('gone');
    const owner = new AbortController();
    const mayHandOver = async () => {
      owner.abort();
      return true;
    };
    expect(await sendTo(serverOf(sink.port), {}, { owner: owner.signal, mayHandOver })).toBe('aborted');
    expect(sink.mails).toHaveLength(before);
  });

  it.each([
    ['rejected', 550],
    ['deferred', 451],
  ] as const)('says that the server refuses the address or the mail: %s', async (outcome, code) => {
    const stages = [
      { onRcptTo: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(refusal(code)) },
    ];
    for (const options of stages) {
      const refusing = await startMailSink(options);
      expect(await sendTo(serverOf(refusing.port))).toBe(outcome);
      expect(refusing.mails).toEqual([]);
      await refusing.close();
    }
    const picky = await startMailSink({}, async () => refusal(code));
    expect(await sendTo(serverOf(picky.port))).toBe(outcome);
    await picky.close();
  });

  it('is uncertain once the mail was handed over and no answer came', async () => {
    const owner = new AbortController();
    const hanging = await startMailSink({}, () => {
      owner.abort();
      return new Promise(() => undefined);
    });
    expect(await sendTo(serverOf(hanging.port), {}, { owner: owner.signal })).toBe('uncertain');
    expect(hanging.mails).toHaveLength(1);
    await hanging.close();
  });

  it('ends in time with a server that says nothing, and where there is none', async () => {
    expect(await sendTo(serverOf(1))).toBe('unreachable');
    const silent = await startMailSink({ secure: true });
    const limits: number[] = [];
    const soon = (ms: number, run: () => void) => {
      limits.push(ms);
      return systemTimer(20, run);
    };
    const send = createMailer({ server: serverOf(silent.port), setTimer: soon });
    expect([await send(MAIL, OPTIONS), limits]).toEqual(['unreachable', [MAIL_TIMEOUT_MS]]);
    await silent.close();
  });

  it('signs in where the server has a user, and never otherwise', async () => {
    const seen: unknown[] = [];
    const guarded = await startMailSink({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password]);
        if (password === 'right') done(null, { user: username });
        else done(refusal(535));
      },
    });
    const user = 'u';
    expect(await sendTo(serverOf(guarded.port, { user, password: 'right' }))).toBe('sent');
    expect(await sendTo(serverOf(guarded.port, { user, password: 'wrong' }))).toBe('unreachable');
    expect(seen).toEqual([
      ['u', 'right'],
      ['u', 'wrong'],
    ]);
    expect(await sendTo(serverOf(guarded.port))).not.toBe('sent');
    expect(guarded.mails).toHaveLength(1);
    await guarded.close();
  });
});

describe('a server that is not of this machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  beforeAll(() => {
    const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', keyFile, '-out', certFile];
    execFileSync('openssl', ['req', ...made, ...subject], { stdio: 'ignore' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['implicit', 'required'] as const)('gets mails by TLS that it can prove, or none: %s', async (tls) => {
    const [key, cert] = [keyFile, certFile].map((path) => readFileSync(path, 'utf8'));
    const encrypted = await startMailSink({ secure: tls === 'implicit', disabledCommands: ['AUTH'], key, cert });
    const server = serverOf(encrypted.port, { tls, host: 'localhost' });
    expect(await createMailer({ server, setTimer: systemTimer, ca: cert ?? '' })(MAIL, OPTIONS)).toBe('sent');
    expect(encrypted.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true]);
    // Without the certificate that vouches for it, and where it offers no TLS.
    expect(await sendTo(server)).toBe('unreachable');
    expect(await sendTo({ ...server, port: sink.port })).toBe('unreachable');
    expect(encrypted.mails).toHaveLength(1);
    await encrypted.close();
  });
});
