import { describe, expect, it } from 'vitest';
import { createEnvironmentReader } from './environment-reader.ts';
import { readModels } from './read-models.ts';

const KEY = 'sk-s3cret';
function read(environment: Readonly<Record<string, string>>) {
  const reader = createEnvironmentReader(environment);
  const models = readModels(reader);
  return { models, problems: reader.problems() };
}

const problemsOf = (environment: Readonly<Record<string, string>>) => read(environment).problems;

describe('the configured models', () => {
  it('are none without MODELS', () => {
    expect(read({ OPENAI_API_KEY: KEY, LOCAL_MODEL_BASE_URL: 'http://127.0.0.1:11434/v1' })).toEqual({
      models: [],
      problems: [],
    });
  });

  it('are called in the order of MODELS, each with its own key and address', () => {
    const environment = {
      MODELS: 'anthropic=large-4, local=qwen3:8b,openrouter=vendor/model:free, openai=small ,groq=fast',
      ANTHROPIC_API_KEY: 'a-key',
      OPENROUTER_API_KEY: 'r-key',
      OPENAI_API_KEY: 'o-key',
      OPENAI_BASE_URL: 'https://gateway.example/openai/v1',
      GROQ_API_KEY: 'g-key',
      LOCAL_MODEL_BASE_URL: 'http://192.168.1.5:11434/v1',
    };
    const { models } = read(environment);
    expect(models).toEqual([
      { provider: 'anthropic', model: 'large-4', baseUrl: 'https://api.anthropic.com/v1', apiKey: 'a-key' },
      { provider: 'local', model: 'qwen3:8b', baseUrl: 'http://192.168.1.5:11434/v1' },
      { provider: 'openrouter', model: 'vendor/model:free', baseUrl: 'https://openrouter.ai/api/v1', apiKey: 'r-key' },
      { provider: 'openai', model: 'small', baseUrl: 'https://gateway.example/openai/v1', apiKey: 'o-key' },
      { provider: 'groq', model: 'fast', baseUrl: 'https://api.groq.com/openai/v1', apiKey: 'g-key' },
    ]);
  });

  it.each([
    [{ MODELS: 'openai=m' }, 'OPENAI_API_KEY must be set when MODELS names openai'],
    [{ MODELS: 'local=m' }, 'LOCAL_MODEL_BASE_URL must be set when MODELS names local'],
    [{ MODELS: 'groq=m', GROQ_API_KEY: 'a\u0007b' }, 'GROQ_API_KEY must be visible ASCII characters'],
    [
      { MODELS: 'local=m', LOCAL_MODEL_BASE_URL: 'ftp://h/v1' },
      'LOCAL_MODEL_BASE_URL must be an http(s) address without user, query and fragment',
    ],
  ])('are rejected by name: %j', (environment, problem) => expect(problemsOf(environment)).toEqual([problem]));

  it.each([
    'http://api.example/v1',
    'https://127.0.0.1/v1',
    'https://[::1]/v1',
    'https://10.0.0.1/v1',
    'https://u:p@h.example/v1',
    'https://h.example/?q',
    'h.example',
  ])('send no key of a public provider to %s', (address) => {
    const problems = problemsOf({ MODELS: 'openai=m', OPENAI_API_KEY: KEY, OPENAI_BASE_URL: address });
    expect(problems).toEqual(['OPENAI_BASE_URL must be an https address of a name without user, query and fragment']);
  });

  it('have the price that they are given, for a million tokens read and written', () => {
    const { models } = read({
      MODELS: 'openai=m,local=qwen3:8b',
      OPENAI_API_KEY: KEY,
      LOCAL_MODEL_BASE_URL: 'http://127.0.0.1:1/v1',
      MODEL_PRICES: 'openai=m=0.15/0.60',
    });
    expect(models.map(({ price }) => price)).toEqual([{ input: 0.15, output: 0.6 }, undefined]);
  });

  it('show no value in a rejection', () => {
    const problems = problemsOf({
      MODELS: `sk-s3cret=x,openai=m,${KEY}`,
      OPENAI_API_KEY: `${KEY} x`,
      OPENAI_BASE_URL: `https://u:${KEY}@h`,
    });
    expect(problems.join()).not.toContain('s3cret');
    expect(problems).toHaveLength(3);
  });
});
