import { isLiteralHost } from '../../language-models/connections.ts';
import { MODEL_PROVIDERS, PROVIDER_NAMES, type ProviderName } from './model-providers.ts';
import { isWebAddress, list, text } from './parsers.ts';
import type { DefaultedVariable, Variable } from './variable.ts';

export const MODELS: DefaultedVariable<readonly string[]> = {
  name: 'MODELS',
  group: 'Language models',
  description:
    'Language models for DeductSituation, AnswerQuestion and the narrative, in the order in which they are called. `local` is a server of your own (vLLM, LM Studio, Ollama). Without models the built-in analyst answers',
  ...list(`models such as openai=MODEL,local=MODEL, of ${PROVIDER_NAMES.join(', ')}`),
  fallback: [],
  example: 'openai=MODEL,local=MODEL',
  secrecy: 'public',
};

export interface ProviderVariables {
  readonly apiKey: Variable<string>;
  readonly baseUrl: Variable<string>;
}

/** The variables of a provider's key and address. */
export function providerVariables(provider: ProviderName): ProviderVariables {
  const { prefix, baseUrl } = MODEL_PROVIDERS[provider];
  const isLocal = provider === 'local';
  const group = 'Language models';
  return {
    apiKey: {
      name: `${prefix}_API_KEY`,
      group,
      description: `Key of provider \`${provider}\`, ${isLocal ? 'if it asks for one' : 'needed when MODELS names it'}`,
      ...text('visible ASCII characters', (value) => /^[\x21-\x7e]+$/.test(value)),
      secrecy: 'hidden',
    },
    baseUrl: {
      name: `${prefix}_BASE_URL`,
      group,
      description: isLocal
        ? 'Address of the server of provider `local`, the only one that may be on this machine or in a private network'
        : `Another address of the same interface for provider \`${provider}\``,
      ...text(
        `${isLocal ? 'an http(s) address' : 'an https address of a name'} without user, query and fragment`,
        (value) =>
          isWebAddress(value, ['username', 'password', 'search', 'hash']) &&
          (isLocal || (value.startsWith('https:') && !isLiteralHost(new URL(value)))),
      ),
      ...(baseUrl === undefined ? { example: 'http://127.0.0.1:11434/v1' } : { fallback: baseUrl }),
      secrecy: 'public',
    },
  };
}

export const MODEL_PRICES: DefaultedVariable<readonly string[]> = {
  name: 'MODEL_PRICES',
  group: 'Language models',
  description: 'Price per million tokens, input/output, in your currency: `/metrics` and the log then report costs',
  ...list('prices such as openai=MODEL=0.15/0.60, each of a model that MODELS names'),
  fallback: [],
  example: 'openai=MODEL=0.15/0.60',
  secrecy: 'public',
};

export const MODEL_ANSWER_COST: Variable<number> = {
  name: 'MODEL_ANSWER_COST',
  group: 'Language models',
  description: 'Most that one answer may cost over all attempts, by MODEL_PRICES; then the built-in analyst answers',
  rule: 'a number above 0, with at most six digits on either side of the point',
  parse: (value) => (/^\d{1,6}(?:\.\d{1,6})?$/.test(value) && Number(value) > 0 ? Number(value) : undefined),
  example: '0.02',
  secrecy: 'public',
};

export const DEDUCT_FALLBACK: Variable<'builtin'> = {
  name: 'DEDUCT_FALLBACK',
  group: 'Language models',
  description: 'Lets the built-in analyst answer while no model does; without it the answer is a 503',
  rule: '"builtin" or absent',
  parse: (value) => (value === 'builtin' ? value : undefined),
  example: 'builtin',
  secrecy: 'public',
};
