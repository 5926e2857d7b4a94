import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { SECRET_BYTES, SECRET_PREFIX } from '../contract/alert/destination.ts';
import { webhookKey } from '../identity/signing/webhook-key.ts';
import { webhookHeaders } from './sign-webhook.ts';

const KEY = webhookKey(new Uint8Array(32).fill(7));
const signEd25519 = KEY.sign;
const secretOf = (bytes: Uint8Array) => `${SECRET_PREFIX}${Buffer.from(bytes).toString('base64')}`;
const secrets = fc.uint8Array({ minLength: SECRET_BYTES, maxLength: SECRET_BYTES }).map(secretOf);
const bodies = fc
  .record({ type: fc.string(), timestamp: fc.string(), data: fc.jsonValue() })
  .map((body) => JSON.stringify(body));
const ids = fc.stringMatching(/^evt_[0-9a-f]{24}$/);

const signaturesOf = (headers: Record<string, string>, scheme: string) =>
  (headers['webhook-signature'] ?? '')
    .split(' ')
    .filter((one) => one.startsWith(`${scheme},`))
    .map((one) => one.slice(scheme.length + 1));

const publicKey = webcrypto.subtle.importKey(
  'jwk',
  { kty: 'OKP', crv: 'Ed25519', x: KEY.publicKey },
  { name: 'Ed25519' },
  false,
  ['verify'],
);

/** Whether Web Crypto accepts the `v1a` signature. */
async function acceptsEd25519(headers: Record<string, string>, body: string): Promise<boolean> {
  const [signature = ''] = signaturesOf(headers, 'v1a');
  const content = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  return webcrypto.subtle.verify('Ed25519', await publicKey, Buffer.from(signature, 'base64'), content);
}

/** Whether the library of Standard Webhooks accepts the headers. */
function accepts(secret: string, headers: Record<string, string>, body: string): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

/** The text with one character replaced by another. */
const changed = (text: string, place: number): string => {
  const at = place % text.length;
  return `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`;
};

describe('the signature of a webhook', () => {
  it('is accepted 1,000 times of 1,000, and never with a changed byte', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(ids, bodies, secrets, secrets, fc.nat(), async (id, body, secret, other, place) => {
        // The library compares with the clock of the machine.
        const headers = webhookHeaders({ id, triedAt: Date.now(), body }, { secrets: [secret], signEd25519 });
        count += 1;
        expect(accepts(secret, headers, body)).toBe(true);
        expect(await acceptsEd25519(headers, body)).toBe(true);
        const otherBody = changed(body, place);
        const wrong = [
          [headers, otherBody],
          [{ ...headers, 'webhook-id': changed(id, place) }, body],
          [{ ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) }, body],
        ] as const;
        for (const [given, text] of wrong) {
          expect(accepts(secret, given, text)).toBe(false);
          expect(await acceptsEd25519(given, text)).toBe(false);
        }
        expect(accepts(other, headers, body)).toBe(false);
      }),
      { numRuns: 1_000 },
    );
    expect(count).toBe(1_000);
  });

  it('is made with every secret during a rotation', () => {
    const [old, fresh] = [1, 2].map((fill) => secretOf(new Uint8Array(SECRET_BYTES).fill(fill)));
    const both = { secrets: [old ?? '', fresh ?? ''], signEd25519 };
    const headers = webhookHeaders({ id: 'evt_1', triedAt: Date.now(), body: '{}' }, both);
    expect([old, fresh].map((secret) => accepts(secret ?? '', headers, '{}'))).toEqual([true, true]);
    expect([signaturesOf(headers, 'v1').length, signaturesOf(headers, 'v1a').length]).toEqual([2, 1]);
  });

  it('is made with a key that follows from the pepper alone', () => {
    expect(webhookKey(new Uint8Array(32).fill(7)).publicKey).toBe(KEY.publicKey);
    expect(webhookKey(new Uint8Array(32).fill(8)).publicKey).not.toBe(KEY.publicKey);
  });
});
