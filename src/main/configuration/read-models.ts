import type { EnvironmentReader } from './environment-reader.ts';
import { isProviderName, type ProviderName } from './model-providers.ts';
import { MODEL_PRICES, MODELS, providerVariables } from './model-variables.ts';

/** One model of the chain, as configured. */
export interface ModelConfig {
  readonly provider: ProviderName;
  readonly model: string;
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly price?: ModelPrice;
}

/** Price per million tokens, in the operator's currency. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

/**
 * The chain of `MODELS`: `provider=model` in the order of the calls, each with the key, address and price of its variables.
 * Addresses on this machine or in a private network are for `local` alone, so that no key of a public provider reaches one
 * by mistake. Variables of providers that `MODELS` does not name are not read.
 */
export function readModels(reader: EnvironmentReader): readonly ModelConfig[] {
  const models = reader.read(MODELS).flatMap((entry): readonly ModelConfig[] => {
    const [, name = '', model = ''] = /^([^=]*?)\s*=\s*([\w.:/@+-]{1,100})$/.exec(entry) ?? [];
    if (isProviderName(name)) return modelOf(name, model, reader);
    reader.reject(MODELS);
    return [];
  });
  return withPrices(models, reader);
}

function modelOf(provider: ProviderName, model: string, { read, isSet, reject }: EnvironmentReader) {
  const variables = providerVariables(provider);
  const whenNamed = `must be set when MODELS names ${provider}`;
  const baseUrl = read(variables.baseUrl);
  const apiKey = read(variables.apiKey);
  if (baseUrl === undefined && !isSet(variables.baseUrl)) reject(variables.baseUrl, whenNamed);
  if (provider !== 'local' && !isSet(variables.apiKey)) reject(variables.apiKey, whenNamed);
  return baseUrl === undefined ? [] : [{ provider, model, baseUrl, ...(apiKey === undefined ? {} : { apiKey }) }];
}

const PRICE = /^([^=]+=[^=]+)=(\d{1,6}(?:\.\d{1,6})?)\/(\d{1,6}(?:\.\d{1,6})?)$/;

function withPrices(models: readonly ModelConfig[], { read, reject }: EnvironmentReader): readonly ModelConfig[] {
  const prices = new Map<string, ModelPrice>();
  for (const entry of read(MODEL_PRICES)) {
    const [, name = '', input = '', output = ''] = PRICE.exec(entry) ?? [];
    if (models.some((model) => nameOf(model) === name))
      prices.set(name, { input: Number(input), output: Number(output) });
    else reject(MODEL_PRICES);
  }
  return models.map((model) => {
    const price = prices.get(nameOf(model));
    return price === undefined ? model : { ...model, price };
  });
}

/** As `MODELS` names it. */
export const nameOf = ({ provider, model }: ModelConfig): string => `${provider}=${model}`;
