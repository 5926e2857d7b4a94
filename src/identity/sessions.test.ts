import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import { createMemorySessions } from '../../test/kit/memory-sessions.ts';
import type { StoredKey } from '../ports/identity-store.ts';
import { createSessions } from './sessions.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 26);
const KEY: StoredKey = {
  publicId: 'AAAAAAAA',
  accountId: 'acme',
  secretMac: '',
  mode: 'live',
  scopes: ['operator'],
  createdAt: 0,
};

function world() {
  const time = fakeClock(NOW);
  const store = createMemorySessions();
  let key: StoredKey | undefined = KEY;
  let drawn = 0;
  const sessions = createSessions({
    store,
    keys: { keyByPublicId: async () => key },
    pepper: new Uint8Array(32).fill(7),
    clock: time.clock,
    setTimer: time.setTimer,
    randomBytes: (count) => {
      drawn += 1;
      return new Uint8Array(count).fill(drawn);
    },
  });
  return {
    time,
    store,
    sessions,
    changeKey: (changed: StoredKey | undefined) => {
      key = changed;
    },
  };
}

describe('a session of a browser', () => {
  it('is the caller that its key is, under a scheme of its own', async () => {
    const { sessions } = world();
    const secret = await sessions.begin('AAAAAAAA');
    expect(await sessions.verify(secret)).toEqual({
      status: 'accepted',
      caller: {
        accountId: 'acme',
        scheme: 'session',
        credentialId: 'AAAAAAAA',
        scopes: ['operator'],
        sessionId: expect.any(String),
        sessionEndsAt: NOW + 12 * HOUR,
      },
    });
  });

  it('is listed until it ends, by an id that opens nothing, and ends immediately in this process', async () => {
    const { sessions, time } = world();
    const secret = await sessions.begin('AAAAAAAA');
    const [open] = await sessions.of('acme');
    expect(open).toMatchObject({ createdAt: NOW, lastSeenAt: NOW, endsAt: NOW + 12 * HOUR });
    const { sessionId = '' } = open ?? {};
    expect((await sessions.verify(sessionId)).status).toBe('refused');
    expect((await sessions.verify(secret)).status).toBe('accepted');
    expect(await sessions.endOf({ accountId: 'acme', sessionId, actor: 'AAAAAAAA' })).toBe(true);
    expect((await sessions.verify(secret)).status).toBe('refused');
    expect(await sessions.endOf({ accountId: 'acme', sessionId, actor: 'AAAAAAAA' })).toBe(false);
    await sessions.begin('AAAAAAAA');
    await time.pass(12 * HOUR);
    expect(await sessions.of('acme')).toEqual([]);
  });

  it('is refused under any other secret, and under a link', async () => {
    const { sessions } = world();
    const once = await sessions.link('AAAAAAAA');
    const secret = await sessions.begin('AAAAAAAA');
    for (const other of ['', 'x', once, secret.slice(1), `${secret}0`, secret.toLowerCase(), 'A'.repeat(43)])
      if (other !== secret) expect((await sessions.verify(other)).status).toBe('refused');
  });

  it('begins with a link once, before ten minutes are over', async () => {
    const { time, sessions } = world();
    const once = await sessions.link('AAAAAAAA');
    const secret = await sessions.byLink(once);
    expect((await sessions.verify(secret ?? '')).status).toBe('accepted');
    expect(await sessions.byLink(once)).toBeUndefined();
    const late = await sessions.link('AAAAAAAA');
    await time.pass(600_000);
    expect(await sessions.byLink(late)).toBeUndefined();
  });

  it('ends with its key within five seconds, whatever was known of it', async () => {
    const { time, sessions, changeKey } = world();
    const secret = await sessions.begin('AAAAAAAA');
    expect((await sessions.verify(secret)).status).toBe('accepted');
    changeKey({ ...KEY, revokedAt: NOW });
    await time.pass(5_000);
    expect((await sessions.verify(secret)).status).toBe('refused');
    changeKey(undefined);
    await time.pass(5_000);
    expect((await sessions.verify(secret)).status).toBe('refused');
  });

  it('ends when it is ended', async () => {
    const { sessions } = world();
    const secret = await sessions.begin('AAAAAAAA');
    await sessions.verify(secret);
    await sessions.end(secret);
    expect((await sessions.verify(secret)).status).toBe('refused');
  });

  it('lasts twelve hours without a use, and seven days in all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 15 }), async (pauses) => {
        const { time, sessions } = world();
        const secret = await sessions.begin('AAAAAAAA');
        let [isOpen, idle, age] = [true, 0, 0];
        for (const hours of pauses) {
          await time.pass(hours * HOUR);
          idle = hours;
          age += hours;
          isOpen = isOpen && idle < 12 && age < 168;
          expect((await sessions.verify(secret)).status).toBe(isOpen ? 'accepted' : 'refused');
        }
      }),
      { numRuns: 50 },
    );
  });

  it('cannot be verified while the store does not answer', async () => {
    const { sessions, store } = world();
    const secret = await sessions.begin('AAAAAAAA');
    store.sessionByMac = () => Promise.reject(new Error('down'));
    expect((await sessions.verify(secret)).status).toBe('unverifiable');
  });

  it('has a form token of its own for each path', async () => {
    const { sessions } = world();
    const [one, other] = [await sessions.begin('AAAAAAAA'), await sessions.begin('AAAAAAAA')];
    const token = sessions.formToken(one, '/signout');
    expect(sessions.isFormToken(token, one, '/signout')).toBe(true);
    expect(sessions.isFormToken(token, one, '/keys')).toBe(false);
    expect(sessions.isFormToken(token, other, '/signout')).toBe(false);
    expect(sessions.isFormToken('', one, '/signout')).toBe(false);
  });
});
