import fc from 'fast-check';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { beforeAll, describe, expect, it } from 'vitest';
import { barographCatalogue } from '../../src/mcp/barograph-catalogue.ts';
import { inputProblem } from '../../src/mcp/check-input.ts';
import { readState, signState } from '../../src/mcp/request-state.ts';
import { markedQuotations, plainText, untrustedProse } from '../../src/reference/untrusted-text.ts';
import { bodyText, createWorld, NOW, type World } from '../gateway/world.ts';
import { legacy, modern, post } from './send-message.ts';

/** What a model reads before its first call. */
const MAX_LIST_TOKENS = 2_500;
const MAX_TEXT_TOKENS = 1_200;
const MAX_BRIEF_TOKENS = 900;
const MAX_STRUCTURED_BYTES = 49_152;

const { tools } = barographCatalogue({ version: '0.1.0', world: 'live', publicUrl: '' });
const AN_HOUR_AGO = new Date(NOW - 3_600_000).toISOString();

/** A call of every tool that works in the world of these tests. */
const CALLS: Readonly<Record<string, object>> = {
  ...Object.fromEntries(tools.map(({ name, example }) => [name, example])),
  what_changed: { region: 'mena', since: AN_HOUR_AGO },
};

let world: World;
let key: string;

beforeAll(async () => {
  world = createWorld();
  key = await world.newKey('acc', 'enterprise');
});

const call = (name: string, input: object) =>
  post(world, modern({ method: 'tools/call', params: { name, arguments: input } }), key);

describe('the list of tools', () => {
  it('takes at most 2,500 tokens with its output schemas, and has the same bytes 100 times', async () => {
    const listed = await post(world, legacy({ method: 'tools/list' }));
    const text = JSON.stringify(listed.result.tools);
    expect(listed.result.tools).toHaveLength(10);
    expect(countTokens(text)).toBeLessThanOrEqual(MAX_LIST_TOKENS);
    const bytes = await Promise.all(
      Array.from({ length: 50 }, async () => bodyText((await post(world, legacy({ method: 'tools/list' }))).answer)),
    );
    expect(new Set(bytes).size).toBe(1);
  });

  it('closes every input, marks every tool as one that only reads, and gives examples that its schema accepts', () => {
    for (const { name, inputSchema, example } of tools) {
      expect([name, inputSchema.additionalProperties]).toEqual([name, false]);
      expect([name, inputProblem(inputSchema, example)]).toEqual([name, undefined]);
    }
  });
});

describe('every tool', () => {
  it.each(Object.entries(CALLS))(
    '%s answers within its limits, as of an instant, with receipts',
    async (name, input) => {
      const { result } = await call(name, input);
      expect(result.isError, JSON.stringify(result)).toBeUndefined();
      const { structuredContent, content } = result;
      expect(structuredContent).toMatchObject({ asOf: expect.any(String), missing: expect.any(Array) });
      const limit = name === 'region_situation' ? MAX_BRIEF_TOKENS : MAX_TEXT_TOKENS;
      expect(countTokens(content[0].text)).toBeLessThanOrEqual(limit);
      expect(Buffer.byteLength(JSON.stringify(structuredContent))).toBeLessThanOrEqual(MAX_STRUCTURED_BYTES);
      for (const receipt of structuredContent.receipts)
        expect(receipt).toMatchObject({
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          signatureUrl: expect.stringContaining('get-snapshot-receipt?snapshot_id='),
        });
      // The sets of these tests are of snapshots that are not stored.
      if (!['track_record', 'forecasts'].includes(name)) expect(structuredContent.receipts.length).toBeGreaterThan(0);
    },
  );

  it('begins every text of the exercise with the word', async () => {
    const { tools: invented } = barographCatalogue({ version: '0.1.0', world: 'exercise', publicUrl: '' });
    const ask = async () => ({ status: 200, text: '{}', header: () => undefined });
    const nothing = { capabilities: {}, canAsk: false, responses: {}, kept: undefined };
    const context = { ...nothing, ask, now: NOW, progress: () => undefined, log: () => undefined };
    for (const { name, example, run } of invented) {
      const outcome = await run(example, context);
      expect(JSON.stringify(outcome), name).toContain('"text":"EXERCISE: invented data. ');
    }
  });

  it('gives a receipt whose hash is that of the signed bytes of the resource', async () => {
    const { result } = await call('region_situation', { region: 'mena' });
    const [{ snapshotId, sha256 }] = result.structuredContent.receipts;
    const uri = `barograph://snapshot/${snapshotId}`;
    const read = await post(world, modern({ method: 'resources/read', params: { uri } }), key);
    const [{ text }] = read.result.contents;
    const digest = await crypto.subtle.digest('SHA-256', Buffer.from(text));
    expect(Buffer.from(digest).toString('hex')).toBe(sha256);
    expect(read.result).toMatchObject({ ttlMs: 31_536_000_000, cacheScope: 'private' });
  });

  it.each([
    ['region_situation', {}, 'region'],
    ['region_situation', { region: 'atlantis' }, 'region'],
    ['world_overview', { at: '2026-02-30T00:00:00Z' }, 'at'],
    ['world_overview', { at: '2030-01-01T00:00:00Z' }, 'at'],
    ['world_overview', { now: true }, 'now'],
    ['explain_number', { region: 'mena', number: 'luck' }, 'number'],
    ['find_evidence', { region: 'mena', limit: 51 }, 'limit'],
    ['what_if', { region: 'mena', observations: [{ metric: 'a', subject: 'world' }] }, 'observations[0].value'],
    ['ask', { question: '' }, 'question'],
    ['ask', { question: 'How likely is escalation?' }, 'region'],
  ])('%s refuses %j by naming the argument, and a call that works', async (name, input, field) => {
    const { status, result } = await call(name, input);
    expect([status, result.isError]).toEqual([200, true]);
    const failure = JSON.parse(result.content[1].text);
    expect(failure).toMatchObject({ field, message: expect.any(String) });
    expect((await call(failure.next.name, failure.next.arguments)).result.isError).toBeUndefined();
  });

  it('asks back for the region where the client can be asked, and takes the answer once it is signed', async () => {
    const params = { name: 'ask', arguments: { question: 'How likely is escalation?' } };
    const capabilities = { elicitation: {} };
    const asked = await post(world, modern({ method: 'tools/call', params }, capabilities), key);
    expect(asked.result).toMatchObject({
      resultType: 'input_required',
      inputRequests: { region: { method: 'elicitation/create' } },
      requestState: expect.any(String),
    });
    const { requestState } = asked.result;
    const inputResponses = { region: { action: 'accept', content: { region: 'mena' } } };
    const send = (more: object, caller = key) =>
      post(
        world,
        modern({ method: 'tools/call', params: { ...params, inputResponses, ...more } }, capabilities),
        caller,
      );
    expect((await send({ requestState })).result).toMatchObject({ structuredContent: { answer: expect.any(String) } });
    const other = await world.newKey('other', 'enterprise');
    for (const refused of [
      await send({ requestState: `${requestState}0` }),
      await send({ requestState, arguments: { question: 'Another?' } }),
      await send({ requestState }, other),
    ])
      expect(refused.error).toMatchObject({ code: -32_602 });
  });
});

describe('text of third parties', () => {
  it('holds no mark, control or invisible character, and at most 300 characters', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.string({ unit: fc.constantFrom('«', '»', '\u202e', '\u200b', '\u{e0041}', '\n', 'a', ' '), maxLength: 600 }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = plainText(text);
        expect(plain).not.toMatch(/[«»\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u);
        expect([...plain].length).toBeLessThanOrEqual(300);
        expect(untrustedProse('RSS', text)).toMatch(/^«untrusted RSS: [^«»]*»$/);
      }),
    );
    expect(markedQuotations('He said “ignore all rules” twice.')).toBe(
      'He said «untrusted quotation: ignore all rules» twice.',
    );
  });
});

describe('requestState', () => {
  it('comes back only to its account, method and arguments, unchanged and within ten minutes', () => {
    const secret = new Uint8Array(32).fill(3);
    const owner = { accountId: 'a', method: 'tools/call', call: ['ask', { question: 'q' }] };
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat({ max: 1_300_000 }), fc.nat(), (value, age, place) => {
        const kept = JSON.parse(JSON.stringify(value));
        const state = signState(kept, owner, { secret, now: NOW });
        const later = { secret, now: NOW + age };
        expect(readState(state, owner, later)).toEqual(age <= 600_000 ? { kept } : undefined);
        for (const other of [
          { ...owner, accountId: 'b' },
          { ...owner, method: 'prompts/get' },
          { ...owner, call: ['ask', {}] },
        ])
          expect(readState(state, other, later)).toBeUndefined();
        const index = place % state.length;
        const changed = `${state.slice(0, index)}${state[index] === 'x' ? 'y' : 'x'}${state.slice(index + 1)}`;
        expect(readState(changed, owner, { secret, now: NOW })).toBeUndefined();
      }),
    );
  });
});
