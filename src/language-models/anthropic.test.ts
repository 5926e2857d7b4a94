import { describe } from 'vitest';
import { createAnthropic } from './anthropic.ts';
import { describeLanguageModel, SECRET } from './conformance.ts';

describe('an endpoint of messages', () => {
  describeLanguageModel('messages', (baseUrl, post) =>
    createAnthropic({ provider: 'anthropic', baseUrl: `${baseUrl}/`, model: 'small', apiKey: SECRET }, post),
  );
});
