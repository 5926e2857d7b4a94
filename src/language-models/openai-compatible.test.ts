import { describe } from 'vitest';
import { describeLanguageModel, SECRET } from './conformance.ts';
import { createOpenAiCompatible } from './openai-compatible.ts';

describe('an endpoint of chat completions', () => {
  describeLanguageModel('chat', (baseUrl, post) =>
    createOpenAiCompatible({ provider: 'local', baseUrl, model: 'small', apiKey: SECRET }, post),
  );
});
