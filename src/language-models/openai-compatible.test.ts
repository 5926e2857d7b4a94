import { describe, expect, it } from 'vitest';
import type { ModelPrompt } from '../ports/language-model.ts';
import { describeLanguageModel, SECRET } from './conformance.ts';
import { createOpenAiCompatible } from './openai-compatible.ts';
import type { Posted } from './post-json.ts';

const PLAIN: ModelPrompt = { system: 'The rules.', messages: ['The data.'], maxTokens: 100 };
const SHAPED: ModelPrompt = { ...PLAIN, schema: { type: 'object', properties: {}, required: [] } };
const SAID: Posted = { status: 'answered', body: { choices: [{ message: { content: '{}' }, finish_reason: 'stop' }] } };
const noAbort = (): AbortSignal => new AbortController().signal;

/** A model whose endpoint answers as the function says, and what it was sent. */
function modelThat(answers: (hasSchema: boolean) => Posted) {
  const sent: boolean[] = [];
  const model = createOpenAiCompatible(
    { provider: 'local', baseUrl: 'http://x/v1', model: 'small' },
    async ({ body }) => {
      const hasSchema = JSON.stringify(body).includes('"response_format":{"type":"json_schema"');
      sent.push(hasSchema);
      return answers(hasSchema);
    },
  );
  return { model, sent };
}

describe('an endpoint of chat completions', () => {
  describeLanguageModel('chat', (baseUrl, post) =>
    createOpenAiCompatible({ provider: 'local', baseUrl, model: 'small', apiKey: SECRET }, post),
  );

  it('is sent the schema of a prompt that has one, and of no other', async () => {
    const { model, sent } = modelThat(() => SAID);
    expect(await model.write(SHAPED, noAbort())).toMatchObject({ status: 'written', text: '{}' });
    await model.write(PLAIN, noAbort());
    expect(sent).toEqual([true, false]);
  });

  it('that takes no schema is asked without one, and is sent none from then on', async () => {
    const { model, sent } = modelThat((hasSchema) => (hasSchema ? { status: 'rejected' } : SAID));
    for (let round = 0; round < 2; round += 1)
      expect(await model.write(SHAPED, noAbort())).toMatchObject({ status: 'written' });
    expect(sent).toEqual([true, false, false]);
  });

  it('that rejects the request for another reason is still sent the schema of the next', async () => {
    const { model, sent } = modelThat(() => ({ status: 'rejected' }));
    expect(await model.write(SHAPED, noAbort())).toEqual({ status: 'failed', reason: 'http_status' });
    expect(await model.write(PLAIN, noAbort())).toEqual({ status: 'failed', reason: 'http_status' });
    await model.write(SHAPED, noAbort());
    expect(sent).toEqual([true, false, false, true, false]);
  });

  it('that calls a tool which it was not given has said nothing', async () => {
    const call = { id: 't1', type: 'function', function: { name: 'search', arguments: '{}' } };
    const message = { role: 'assistant', content: null, tool_calls: [call] };
    const { model } = modelThat(() => ({
      status: 'answered',
      body: { choices: [{ message, finish_reason: 'tool_calls' }] },
    }));
    expect(await model.write(SHAPED, noAbort())).toEqual({ status: 'failed', reason: 'empty' });
  });
});
