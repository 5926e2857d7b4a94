import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { KEPT_MS } from '../../src/ports/conversation-store.ts';
import { bodyOf, bodyText, createWorld, headerOf, JSON_TYPE, NOW, type World } from './world.ts';

const TARGET = '/api/intelligence/v1/answer-question';

describe('answer-question', () => {
  let world: World;
  let key: string;
  beforeEach(async () => {
    world = createWorld();
    key = await world.newKey('acme', 'pro_monthly');
  });

  const ask = (body: object, more: { readonly accept?: string; readonly key?: string } = {}) =>
    world.send({
      method: 'POST',
      target: TARGET,
      key: more.key ?? key,
      headers: [JSON_TYPE, ...(more.accept === undefined ? [] : [['Accept', more.accept] as [string, string]])],
      body: JSON.stringify(body),
    });
  const answered = async (body: object): Promise<Record<string, unknown>> => Object(bodyOf(await ask(body)));

  it('names for every sentence claims that the answer has, and says what has none', async () => {
    const answer = await answered({ query: 'What is the situation in the Middle East?' });
    const { claims, answer: text, analysis, snapshotIds } = answer;
    const ids = list(claims).map(({ id }) => id);
    const sentences = [
      ...list(Object(text).headline),
      ...list(Object(text).sections).flatMap((one) => list(one.sentences)),
    ];
    expect(ids.length).toBeGreaterThan(0);
    for (const { claimIds } of sentences) expect(ids).toEqual(expect.arrayContaining(list(claimIds)));
    for (const { id } of list(claims)) expect(JSON.stringify(text)).toContain(String(id));
    for (const { text: said } of list(Object(text).headline)) expect(analysis).toContain(said);
    expect(snapshotIds).toHaveLength(1);
    expect(world.errors).toEqual([]);
  });

  it('reads a follow-up with the question before it, for the account that asked alone', async () => {
    const first = await answered({ query: 'How many conflict deaths were there in Yemen?' });
    const { conversationId } = first;
    expect(conversationId).toMatch(/^[0-9A-Za-z]{22}$/);
    const second = await answered({ query: 'And in Jordan?', conversationId });
    expect(second).toMatchObject({
      conversationId,
      understood: { intent: 'value', countries: ['JO'], measures: ['deaths'] },
    });
    const third = await answered({ query: 'And unrest?', conversationId });
    expect(third).toMatchObject({ understood: { countries: ['JO'], measures: ['unrest'] } });
    const alone = await answered({ query: 'And in Jordan?' });
    expect(alone).toMatchObject({ understood: { countries: ['JO'], measures: [] } });
    const other = await ask(
      { query: 'And in Oman?', conversationId },
      { key: await world.newKey('other', 'pro_monthly') },
    );
    const never = await ask({ query: 'And in Oman?', conversationId: '0'.repeat(22) });
    expect([other.status, bodyText(other)]).toEqual([never.status, bodyText(never)]);
    expect([never.status, headerOf(never, 'X-Error-Code')]).toEqual([404, 'conversation_unknown']);
    world.clock.time = NOW + KEPT_MS;
    expect((await ask({ query: 'And in Oman?', conversationId })).status).toBe(404);
  });

  it('answers without a conversation while it cannot be kept, and not at all where one is repeated', async () => {
    const { conversationId } = await answered({ query: 'What is happening in Yemen?' });
    world.snapshots.isDown = true;
    const answer = await ask({ query: 'What is happening in Yemen?' });
    expect([answer.status, Object(bodyOf(answer)).conversationId]).toEqual([200, undefined]);
    const followUp = await ask({ query: 'And in Jordan?', conversationId });
    expect([followUp.status, headerOf(followUp, 'X-Error-Code')]).toEqual([503, 'store_unavailable']);
  });

  it('is the Markdown or the page that Accept prefers to JSON, and JSON for every other', async () => {
    const query = 'What is the situation in the Middle East?';
    const type = async (accept: string) => headerOf(await ask({ query }, { accept }), 'Content-Type');
    expect(await type('text/markdown')).toBe('text/markdown; charset=utf-8');
    expect(await type('text/html')).toBe('text/html; charset=utf-8');
    expect(await type('text/html;q=0.5, application/json')).toBe('application/json; charset=utf-8');
    for (const accept of ['*/*', 'text/*', 'text/plain'])
      expect(await type(accept)).toBe('application/json; charset=utf-8');
    const { analysis } = await answered({ query });
    expect(bodyText(await ask({ query }, { accept: 'text/markdown' }))).toBe(`${analysis}\n`);
  });

  it('makes a page without script, in which the words of the caller stay text', async () => {
    const hostile = fc.constantFrom(
      '<script>x()</script>',
      '"><img src=x onerror=y>',
      '</title><u>',
      '<u>',
      "' onload='",
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const answer = await ask({ query: `Is Iran calm? ${text}` }, { accept: 'text/html' });
        const page = bodyText(answer);
        expect(page).not.toMatch(/<(?:script|img|u|iframe)\b|<[^>]*\son\w+=/i);
        expect(headerOf(answer, 'Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
      }),
      { numRuns: 10 },
    );
  });

  it('sends its sections before the answer to a caller that accepts events', async () => {
    const written: string[] = [];
    const stream = {
      open: () => undefined,
      write: (bytes: Uint8Array) => void written.push(Buffer.from(bytes).toString()),
    };
    const answer = await world.send({
      method: 'POST',
      target: TARGET,
      key,
      headers: [JSON_TYPE, ['Accept', 'text/event-stream, text/html']],
      body: JSON.stringify({ query: 'What is the situation in the Middle East?' }),
      stream,
    });
    const events = [...written, bodyText(answer)].map((event) => /^event: (\w+)/.exec(event)?.[1]);
    expect(events).toEqual(['progress', ...events.slice(1, -1).map(() => 'section'), 'answer']);
    expect(events.length).toBeGreaterThan(2);
    const [, data = ''] = /^event: answer\ndata: (.*)\n\n$/.exec(bodyText(answer)) ?? [];
    expect(Object(JSON.parse(data)).analysis).toContain(
      Object(JSON.parse(/data: (.*)/.exec(written[1] ?? '')?.[1] ?? '')).markdown.slice(0, 20),
    );
  });

  it('answers as of an instant, and names the earliest where nothing of it is stored', async () => {
    const early = await ask({ query: 'What is the situation in the Middle East?', at: '2001-01-01' });
    expect([early.status, headerOf(early, 'X-Error-Code')]).toEqual([404, 'at_unavailable']);
    const ahead = await ask({ query: 'What is the situation in the Middle East?', at: String(NOW + 3_600_000) });
    expect([ahead.status, Object(bodyOf(ahead)).violations[0].field]).toEqual([400, 'at']);
    const now = await answered({ query: 'What is the situation in the Middle East?', at: String(NOW) });
    expect(now.asOf).toBe(NOW);
  });
});

const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);
