import { PRESETS, type PresetName, TEMPLATE_METHODS, type TemplateMethod } from '../../contract/alert/template.ts';
import { isObject } from '../../contract/openapi/json.ts';

/** What a caller defines of a request, which may hold secrets in every member; a preset has method and body of its own. */
export interface Template {
  readonly url: string;
  readonly preset?: PresetName;
  /** POST when absent. */
  readonly method?: TemplateMethod;
  /** By name, as the caller wrote it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Headers by name in lower case: names are equal in any case (RFC 9110 §5.1). */
export const lowerCased = (headers: Template['headers']): Template['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** A template as the text that is sealed. */
export const templateText = ({ url, preset, method, headers, body }: Template): string =>
  JSON.stringify({ url, preset, method, headers, body });

/** @throws TypeError on anything but what `templateText` wrote; the message holds none of it */
export function templateIn(text: string): Template {
  const { url, preset, method, headers, body } = Object(parsed(text));
  const [knownPreset] = PRESETS.filter((name) => name === preset);
  const [knownMethod] = TEMPLATE_METHODS.filter((name) => name === method);
  if (typeof url !== 'string' || !isObject(headers) || knownPreset !== preset || knownMethod !== method)
    throw new TypeError('a sealed template has an unexpected form');
  return {
    url,
    ...(knownPreset === undefined ? {} : { preset: knownPreset }),
    ...(knownMethod === undefined ? {} : { method: knownMethod }),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...(typeof body === 'string' ? { body } : {}),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The message of the parser quotes the text.
    return undefined;
  }
}
