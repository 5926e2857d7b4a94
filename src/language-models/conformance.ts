import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageModel, MODEL_FAILURES, type ModelPrompt } from '../ports/language-model.ts';
import { type Connections, openConnections } from './connections.ts';
import { createPostJson, type PostJson } from './post-json.ts';
import { type Family, type Manner, type ModelSimulator, startModelSimulator } from './test-kit/model-simulator.ts';

/** How the suite makes the provider under test. */
export type MakeModel = (baseUrl: string, post: PostJson) => LanguageModel;

export const SECRET = 'sk-s3cret-of-the-operator';
const NOW = 1_780_315_200_000;
const PROMPT: ModelPrompt = { system: 'The rules.', messages: ['The data.', 'The question.'], maxTokens: 100 };
const noAbort = (): AbortSignal => new AbortController().signal;

const HTML = '<!doctype html><html><body>Bad gateway</body></html>';
const FAULTS: readonly (readonly [string, Manner, object])[] = [
  ['five megabytes', { kind: 'floods', bytes: 5_000_000 }, { reason: 'too_large' }],
  ['an empty body', { kind: 'raw', status: 200, body: '' }, { reason: 'empty' }],
  ['an empty text', { kind: 'says', text: '' }, { reason: 'empty' }],
  ['white space', { kind: 'says', text: ' \n\t ' }, { reason: 'empty' }],
  ['thinking alone', { kind: 'says', text: '<think>so</think>' }, { reason: 'empty' }],
  ['thinking that never ends', { kind: 'says', text: '<think>so. The answer is calm.' }, { reason: 'empty' }],
  [
    'a page of HTML',
    { kind: 'raw', status: 200, body: HTML, headers: { 'content-type': 'text/html' } },
    { reason: 'malformed' },
  ],
  ['a page of HTML and 502', { kind: 'raw', status: 502, body: HTML }, { reason: 'http_status' }],
  ['429', { kind: 'raw', status: 429, body: '{}' }, { reason: 'rate_limited' }],
  [
    '429 with seconds',
    { kind: 'raw', status: 429, body: '{}', headers: { 'retry-after': '17' } },
    { reason: 'rate_limited', waitMs: 17_000 },
  ],
  [
    '429 with a date',
    { kind: 'raw', status: 429, body: '{}', headers: { 'retry-after': new Date(NOW + 60_000).toUTCString() } },
    { reason: 'rate_limited', waitMs: 60_000 },
  ],
  [
    '429 for a year',
    { kind: 'raw', status: 429, body: '{}', headers: { 'retry-after': '31536000' } },
    { reason: 'rate_limited', waitMs: 3_600_000 },
  ],
  [
    '503 with seconds',
    { kind: 'raw', status: 503, body: '{}', headers: { 'retry-after': '2' } },
    { reason: 'http_status', waitMs: 2_000 },
  ],
  [
    '401 that repeats the key',
    { kind: 'raw', status: 401, body: JSON.stringify({ error: SECRET }) },
    { reason: 'http_status' },
  ],
  [
    'a redirect',
    { kind: 'raw', status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } },
    { reason: 'http_status' },
  ],
  ['a reset', { kind: 'resets' }, { reason: 'unreachable' }],
  ['half a document', { kind: 'raw', status: 200, body: '{"choices":[{"message":' }, { reason: 'malformed' }],
  ['another document', { kind: 'raw', status: 200, body: '{"ok":true}' }, { reason: 'malformed' }],
  ['a refusal', { kind: 'refuses' }, { reason: 'refused' }],
  ['a text cut at its limit', { kind: 'stops early', text: 'It is' }, { reason: 'cut_short' }],
  ['a text beyond all measure', { kind: 'says', text: 'so '.repeat(20_000) }, { reason: 'too_large' }],
];

/** What every provider guarantees, against a simulator on loopback. */
export function describeLanguageModel(family: Family, make: MakeModel): void {
  describe('a language model', () => {
    let simulator: ModelSimulator;
    let connections: Connections;
    let model: LanguageModel;
    beforeAll(async () => {
      simulator = await startModelSimulator(family);
      connections = openConnections();
      model = make(
        simulator.baseUrl,
        createPostJson(connections.dispatcher, () => NOW),
      );
    });
    afterAll(async () => {
      await connections.close();
      await simulator.close();
    });

    it('hands over what was said, and names who said it', async () => {
      simulator.behave({ kind: 'says', text: ' Traffic fell. \n', model: 'vendor/model-2:free' });
      expect(await model.write(PROMPT, noAbort())).toEqual({
        status: 'written',
        text: 'Traffic fell.',
        provider: model.provider,
        model: 'vendor/model-2:free',
      });
    });

    it('names the model it asked for where the endpoint names none that could stand in an answer', async () => {
      for (const name of ['', 'a b', '![x](http://evil.example)', 'x'.repeat(200)]) {
        simulator.behave({ kind: 'says', text: 'So.', model: name });
        expect(await model.write(PROMPT, noAbort())).toMatchObject({ status: 'written', model: model.model });
      }
    });

    it('sends the rules as system, everything else as the user, and the key in a header alone', async () => {
      simulator.behave({ kind: 'says', text: 'So.' });
      await model.write(PROMPT, noAbort());
      const { body, path, headers } = simulator.received.at(-1) ?? { body: undefined, path: '', headers: {} };
      const sent = JSON.stringify(body);
      for (const text of [PROMPT.system, ...PROMPT.messages, model.model]) expect(sent).toContain(text);
      expect(sent.indexOf('"role":"user"')).toBeGreaterThan(-1);
      expect(`${sent}${path}`).not.toContain(SECRET);
      expect(JSON.stringify(headers)).toContain(SECRET);
    });

    it.each(['<think>a</think>So.', '<thinking>\nEvil: <think>b</think>\n</thinking>\nSo.', 'lost opening</think>So.'])(
      'takes thinking out: %s',
      async (text) => {
        simulator.behave({ kind: 'says', text });
        expect(await model.write(PROMPT, noAbort())).toMatchObject({ status: 'written', text: 'So.' });
      },
    );

    it('reports the token usage of the endpoint, and ignores what is not a count', async () => {
      const [input, output] =
        family === 'chat' ? ['prompt_tokens', 'completion_tokens'] : ['input_tokens', 'output_tokens'];
      const ask = async (usage: object) => {
        simulator.behave({ kind: 'says', text: 'So.', usage });
        return model.write(PROMPT, noAbort());
      };
      expect(await ask({ [input]: 1_200, [output]: 0 })).toMatchObject({
        usage: { inputTokens: 1_200, outputTokens: 0 },
      });
      for (const strange of [-1, 1.5, '7', null, 1e12, SECRET])
        expect(await ask({ [input]: strange, [output]: 3 })).not.toHaveProperty('usage');
    });

    it.each(FAULTS)('reports %s as a value without text of the endpoint', async (_, manner, expected) => {
      simulator.behave(manner);
      const answer = await model.write(PROMPT, noAbort());
      expect(answer).toEqual({ status: 'failed', ...expected });
    });

    it.each<Manner>([{ kind: 'hangs' }, { kind: 'drips' }])(
      'stops when it is aborted while the endpoint $kind, and closes the connection',
      async (manner) => {
        simulator.behave(manner);
        const owner = new AbortController();
        const before = { received: simulator.received.length, closed: simulator.closed };
        const answer = model.write(PROMPT, owner.signal);
        await until(() => simulator.received.length > before.received);
        owner.abort();
        expect(await answer).toEqual({ status: 'failed', reason: 'aborted' });
        await until(() => simulator.closed > before.closed);
      },
    );

    it('sends nothing for an owner that has gone before', async () => {
      const count = simulator.received.length;
      expect(await model.write(PROMPT, AbortSignal.abort())).toEqual({ status: 'failed', reason: 'aborted' });
      expect(simulator.received).toHaveLength(count);
    });

    it('is unreachable where no server listens', async () => {
      const dead = make(
        'http://127.0.0.1:1/v1',
        createPostJson(connections.dispatcher, () => NOW),
      );
      expect(await dead.write(PROMPT, noAbort())).toEqual({ status: 'failed', reason: 'unreachable' });
    });

    it('answers any document with a value of the closed list', async () => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (body) => {
          simulator.behave({ kind: 'raw', status: 200, body });
          const answer = await model.write(PROMPT, noAbort());
          if (answer.status === 'failed') expect(MODEL_FAILURES).toContain(answer.reason);
          else expect(answer.text.trim()).not.toBe('');
        }),
        { numRuns: 60 },
      );
    });
  });
}

/** Waits for what another side does on its own time. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
