import { describe, expect, it } from 'vitest';
import { createConsoleWorld } from '../kit/console-in-process.ts';

const PAGES = [
  ['/confirm', 'confirm', 'Your address is confirmed.'],
  ['/unsubscribe', 'remove', 'Your address is removed.'],
] as const;
const TOKEN = `${'0f'.repeat(16)}.mpw0kgw0.${'a1'.repeat(16)}`;

/** A console that notes which links it followed. */
function open(outcome: 'done' | 'unknown' | 'busy' = 'done') {
  const followed: string[] = [];
  const followLink = async (use: string, token: string) => {
    followed.push(`${use} ${token}`);
    return outcome;
  };
  return { console: createConsoleWorld(false, { followLink }), followed };
}

describe('the pages of links to a destination of mail', () => {
  const token = `dst_${'a'.repeat(22)}.${'0f'.repeat(16)}`;

  it.each([
    ['/confirm', 'An account asks to send events', 'Your address is confirmed: events are sent to it.'],
    ['/unsubscribe', 'Unsubscribe your address', 'Your address is unsubscribed.'],
  ])('say what they are about, %s', async (path, asked, done) => {
    const { console } = open();
    expect((await console.send({ target: `${path}?token=${token}` })).text).toContain(asked);
    expect((await console.post(path, { token })).text).toContain(done);
  });
});

describe.each(PAGES)('the page of a mailed link, %s', (path, use, done) => {
  it('changes nothing when it is opened, however often, and has a button', async () => {
    const { console, followed } = open();
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await console.send({ method, target: `${path}?token=${TOKEN}` });
      expect([page.status, page.header('Cache-Control')]).toEqual([200, 'no-store']);
      if (method === 'GET') expect(page.text).toContain(`name="token" value="${TOKEN}"`);
    }
    expect(followed).toEqual([]);
  });

  it.each<readonly [string, readonly (readonly [string, string])[]]>([
    ['a browser of no session', []],
    ['one whose session is over', [['Cookie', `barograph-8080=${'a'.repeat(43)}`]]],
    ['a page of another site', [['Origin', 'https://mail.example']]],
  ])('does it by its button, from %s', async (_, headers) => {
    const { console, followed } = open();
    const page = await console.post(path, { token: TOKEN }, { headers });
    expect([page.status, page.text.includes(done), followed]).toEqual([200, true, [`${use} ${TOKEN}`]]);
  });

  it('does it by the one POST of a mail program, in either form', async () => {
    const { console, followed } = open();
    const target = `${path}?token=${TOKEN}`;
    const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      ['multipart/form-data; boundary=b', parts],
    ] as const) {
      const page = await console.send({ method: 'POST', target, headers: [['Content-Type', type]], body });
      expect(page.status).toBe(200);
    }
    expect(followed).toEqual([`${use} ${TOKEN}`, `${use} ${TOKEN}`]);
  });

  it('says that a link is not valid, and that it is to be tried again, with the button', async () => {
    const unknown = await open('unknown').console.post(path, { token: TOKEN });
    expect([unknown.status, unknown.text.includes('This link is not complete')]).toEqual([404, true]);
    const busy = await open('busy').console.post(path, { token: TOKEN });
    expect([busy.status, busy.text.includes('Try again'), busy.text.includes(TOKEN)]).toEqual([503, true, true]);
  });

  it('shows a token as text, and knows none in a service that never sent a mail', async () => {
    const hostile = await open().console.send({ target: `${path}?token="><script>` });
    expect(hostile.text).not.toMatch(/<script|value="">/);
    expect((await createConsoleWorld(false).post(path, { token: TOKEN })).status).toBe(404);
  });

  it('takes no other method', async () => {
    const page = await open().console.send({ method: 'PUT', target: path });
    expect([page.status, page.header('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});
