import { describe, expect, it } from 'vitest';
import { askConsole, refusal } from '../../test-kit/ask-console.ts';

const KEYS = '/.well-known/jwks.json';

describe('the view of signatures', () => {
  it('shows the commands without a script, and its form to a script alone', async () => {
    const { status, html, text } = await askConsole('/verify');
    expect(status).toBe(200);
    expect(text).toContain('barograph verify mena.json --signature headers.txt --jwks jwks.json');
    expect(text).toContain('get-regional-snapshot?region_id=mena');
    expect(html).toMatch(/<form class="verify ask" hidden/);
    expect(html).toContain('<noscript>');
    expect(html).not.toMatch(/<form class="verify[^>]*action/);
  });

  it('names the commands that compute it again, and has no form for it without the module', async () => {
    const { text, html } = await askConsole('/verify?at=2026-11-22T12:00Z');
    expect(text).toContain(`get-assessment-inputs?at=${Date.UTC(2026, 10, 22, 12)}&amp;region_id=mena`);
    expect(text).toContain('barograph recompute mena-inputs.json --snapshot mena.json');
    expect(html).not.toContain('class="recompute');
  });

  it('checks the snapshot of the instant of its address', async () => {
    const { text } = await askConsole('/verify?at=2026-11-22T12:00Z');
    expect(text).toContain(`get-regional-snapshot-at?at=${Date.UTC(2026, 10, 22, 12)}`);
  });

  it('lists the keys of the server, and does not take unknown keys for none', async () => {
    expect((await askConsole('/verify')).text).toContain('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k Ed25519');
    const unknown = await askConsole('/verify', (path) =>
      path === KEYS ? refusal(503, 'store_unavailable') : undefined,
    );
    expect([unknown.status, unknown.text]).toEqual([200, expect.stringContaining('are not known now')]);
    const none = await askConsole('/verify', (path) => (path === KEYS ? { keys: [] } : undefined));
    expect(none.text).toContain('This server has no key yet');
    expect(none.text).not.toContain('are not known now');
  });
});
