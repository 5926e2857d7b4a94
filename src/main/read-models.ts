import { isLiteralHost } from '../language-models/connections.ts';

/** One model of the chain, as configured. */
export interface ModelConfig {
  readonly provider: ProviderName;
  readonly model: string;
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly price?: ModelPrice;
}

/** What a million tokens cost, in the operator's currency. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

/** Model providers and what their variables begin with. `local` is any server of the operator's own. */
const PROVIDERS = {
  openai: { prefix: 'OPENAI', baseUrl: 'https://api.openai.com/v1' },
  openrouter: { prefix: 'OPENROUTER', baseUrl: 'https://openrouter.ai/api/v1' },
  groq: { prefix: 'GROQ', baseUrl: 'https://api.groq.com/openai/v1' },
  anthropic: { prefix: 'ANTHROPIC', baseUrl: 'https://api.anthropic.com/v1' },
  local: { prefix: 'LOCAL_MODEL', baseUrl: undefined },
} as const;

export type ProviderName = keyof typeof PROVIDERS;
export const PROVIDER_NAMES: readonly ProviderName[] = ['openai', 'openrouter', 'groq', 'anthropic', 'local'];

/** What the variables of a provider begin with. */
export const prefixOf = (provider: ProviderName): string => PROVIDERS[provider].prefix;

export type ModelsRead =
  | { readonly ok: true; readonly models: readonly ModelConfig[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * The chain of `MODELS`: `provider=model` in the order they are asked. Each provider has its key in `<NAME>_API_KEY`;
 * `<NAME>_BASE_URL` replaces the address. Addresses on this machine or in a private network are for `local` alone, so that
 * no key of a public provider is ever sent to one by mistake.
 * `MODEL_PRICES` says what models cost: `provider=model=input/output` for a million tokens each.
 * @returns every variable that cannot be used, by its name, never its value
 */
export function readModels(value: (name: string) => string | undefined): ModelsRead {
  const entries = (value('MODELS') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const problems: string[] = [];
  const models = entries.flatMap((entry): readonly ModelConfig[] => {
    const [name = '', model = ''] = splitOnce(entry);
    if (!isProvider(name) || !/^[\w.:/@+-]{1,100}$/.test(model)) {
      problems.push(`MODELS must be models such as openai=MODEL,local=MODEL, of ${Object.keys(PROVIDERS).join(', ')}`);
      return [];
    }
    return modelOf(name, model, { value, problems });
  });
  const priced = withPrices(models, value('MODEL_PRICES') ?? '');
  if (priced === undefined)
    problems.push('MODEL_PRICES must be prices such as openai=MODEL=0.15/0.60, each of a model that MODELS names');
  return problems.length > 0 ? { ok: false, problems: [...new Set(problems)] } : { ok: true, models: priced ?? models };
}

/** Undefined when a price cannot be used. */
function withPrices(models: readonly ModelConfig[], text: string): readonly ModelConfig[] | undefined {
  const prices = new Map<string, ModelPrice>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [, name = '', input = '', output = ''] = PRICE.exec(entry) ?? [];
    if (!models.some((model) => nameOf(model) === name)) return undefined;
    prices.set(name, { input: Number(input), output: Number(output) });
  }
  return models.map((model) => {
    const price = prices.get(nameOf(model));
    return price === undefined ? model : { ...model, price };
  });
}

const PRICE = /^([^=]+=[^=]+)=(\d{1,6}(?:\.\d{1,6})?)\/(\d{1,6}(?:\.\d{1,6})?)$/;

/** As `MODELS` names it. */
export const nameOf = ({ provider, model }: ModelConfig): string => `${provider}=${model}`;

interface Reading {
  readonly value: (name: string) => string | undefined;
  readonly problems: string[];
}

function modelOf(provider: ProviderName, model: string, { value, problems }: Reading): readonly ModelConfig[] {
  const { prefix, baseUrl: usual } = PROVIDERS[provider];
  const isLocal = provider === 'local';
  const baseUrl = value(`${prefix}_BASE_URL`) ?? usual;
  const apiKey = value(`${prefix}_API_KEY`);
  if (baseUrl === undefined) problems.push(`${prefix}_BASE_URL must be set when MODELS names ${provider}`);
  else if (!isAddress(baseUrl, isLocal))
    problems.push(
      `${prefix}_BASE_URL must be ${isLocal ? 'an http(s) address' : 'an https address of a name'} without user, query and fragment`,
    );
  if (apiKey === undefined && !isLocal) problems.push(`${prefix}_API_KEY must be set when MODELS names ${provider}`);
  else if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey))
    problems.push(`${prefix}_API_KEY must be visible ASCII characters`);
  if (baseUrl === undefined) return [];
  return [{ provider, model, baseUrl, ...(apiKey === undefined ? {} : { apiKey }) }];
}

function isAddress(text: string, isLocal: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if ([url.username, url.password, url.search, url.hash].some((part) => part !== '')) return false;
  return isLocal ? /^https?:$/.test(url.protocol) : url.protocol === 'https:' && !isLiteralHost(url);
}

function splitOnce(entry: string): readonly [string, string] {
  const at = entry.indexOf('=');
  return at < 0 ? [entry, ''] : [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
}

const isProvider = (name: string): name is ProviderName => Object.hasOwn(PROVIDERS, name);
