/** Model providers and the prefix of their variables. `local` is any server of the operator's own. */
export const MODEL_PROVIDERS = {
  openai: { prefix: 'OPENAI', baseUrl: 'https://api.openai.com/v1' },
  openrouter: { prefix: 'OPENROUTER', baseUrl: 'https://openrouter.ai/api/v1' },
  groq: { prefix: 'GROQ', baseUrl: 'https://api.groq.com/openai/v1' },
  anthropic: { prefix: 'ANTHROPIC', baseUrl: 'https://api.anthropic.com/v1' },
  local: { prefix: 'LOCAL_MODEL', baseUrl: undefined },
} as const;

export type ProviderName = keyof typeof MODEL_PROVIDERS;

export const isProviderName = (name: string): name is ProviderName => Object.hasOwn(MODEL_PROVIDERS, name);

export const PROVIDER_NAMES: readonly ProviderName[] = Object.keys(MODEL_PROVIDERS).filter(isProviderName);
