import { describe, expect, it } from 'vitest';
import type { ModelPrompt } from '../ports/language-model.ts';
import { createAnthropic } from './anthropic.ts';
import { describeLanguageModel, SECRET } from './conformance.ts';

const PLAIN: ModelPrompt = { system: 'The rules.', messages: ['The data.'], maxTokens: 100 };
const SHAPED: ModelPrompt = { ...PLAIN, schema: { type: 'object', properties: {}, required: [] } };
const noAbort = (): AbortSignal => new AbortController().signal;

/** A model whose endpoint says these blocks, and the tools that it was sent. */
function modelThatSays(...content: readonly object[]) {
  const sent: unknown[] = [];
  const model = createAnthropic(
    { provider: 'anthropic', baseUrl: 'http://x/v1', model: 'small', apiKey: SECRET },
    async ({ body }) => {
      sent.push(Object(body).tools);
      return { status: 'answered', body: { content, stop_reason: 'tool_use' } };
    },
  );
  return { model, sent };
}

describe('an endpoint of messages', () => {
  describeLanguageModel('messages', (baseUrl, post) =>
    createAnthropic({ provider: 'anthropic', baseUrl: `${baseUrl}/`, model: 'small', apiKey: SECRET }, post),
  );

  it('is given a tool with the schema of a prompt, and its input is the answer', async () => {
    const call = { type: 'tool_use', id: 't1', name: 'answer', input: { sections: [] } };
    const { model, sent } = modelThatSays({ type: 'thinking', thinking: 'so' }, call);
    expect(await model.write(SHAPED, noAbort())).toMatchObject({ status: 'written', text: '{"sections":[]}' });
    expect(sent).toEqual([[expect.objectContaining({ name: 'answer', input_schema: SHAPED.schema })]]);
  });

  it('is given no tool without a schema, and a call of another tool is no answer', async () => {
    const { model, sent } = modelThatSays({ type: 'tool_use', id: 't1', name: 'search', input: { q: 'x' } });
    expect(await model.write(PLAIN, noAbort())).toEqual({ status: 'failed', reason: 'empty' });
    expect(sent).toEqual([undefined]);
  });

  it('may say its answer as text all the same', async () => {
    const { model } = modelThatSays({ type: 'text', text: '{"sections":[]}' });
    expect(await model.write(SHAPED, noAbort())).toMatchObject({ status: 'written', text: '{"sections":[]}' });
  });
});
