import type { PresetName } from '../../contract/alert/template.ts';
import type { Violation } from '../../contract/conventions/failure.ts';
import { PRESET_REGISTRY } from '../presets/registry.ts';
import { bodyEncoding } from './body-encoding.ts';
import { hasBrokenPlaceholder, hasPlaceholder } from './placeholders.ts';
import { wholeTemplate } from './render-template.ts';
import { lowerCased, type Template } from './template.ts';

const MAX_HEADERS = 20;
/** UTF-8 bytes of a body: with the label of the exercise in every text it is still within the limit of what is sent. */
const MAX_TEMPLATE_BYTES = 8_192;
/** A name of a header (RFC 9110 §5.6.2). */
const NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,64}$/;
/** What the connection decides, not the caller. */
const OF_THE_CONNECTION = new Set(
  'host content-length content-encoding transfer-encoding connection keep-alive upgrade te trailer expect user-agent'.split(
    ' ',
  ),
);

/** Every rule that a template breaks, by the member of the request; no description holds a part of it. */
export function templateViolations(template: Template): readonly Violation[] {
  const { url, preset, headers, body } = template;
  const given = Object.entries(headers);
  return [
    ...(url.includes('{{') ? [{ field: 'url', description: 'must hold no placeholder' }] : []),
    ...(given.length > MAX_HEADERS
      ? [{ field: 'headers', description: `must have at most ${MAX_HEADERS} members` }]
      : []),
    ...given.flatMap(([name, value]) => {
      const description = headerFault(name, value, template);
      return description === undefined ? [] : [{ field: NAME.test(name) ? `headers.${name}` : 'headers', description }];
    }),
    ...(preset === undefined ? bodyViolations(template, body ?? '') : presetViolations(template, preset)),
  ];
}

function headerFault(name: string, value: string, { preset, headers }: Template): string | undefined {
  if (!NAME.test(name)) return 'must have names of letters, digits and hyphens';
  const lower = name.toLowerCase();
  if (OF_THE_CONNECTION.has(lower) || lower.startsWith('proxy-')) return 'is set by the connection';
  if (Object.keys(headers).some((other) => other !== name && other.toLowerCase() === lower)) return 'is given twice';
  if (/\p{Cc}/u.test(value)) return 'must hold no line break or other control character';
  if (hasBrokenPlaceholder(value)) return BROKEN;
  if (lower !== 'content-type') return undefined;
  if (preset !== undefined) return 'cannot be combined with preset';
  if (hasPlaceholder(value)) return 'must hold no placeholder';
  if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+\s*(?:;|$)/.test(value.trim())) return 'must be a media type such as text/plain';
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(value)?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(charset) ? undefined : 'must name no other charset than utf-8: the body is sent in it';
}

const BROKEN = 'must hold placeholders of the form {{/json/pointer}} alone';

function bodyViolations(template: Template, body: string): readonly Violation[] {
  const { 'content-type': type } = wholeTemplate(template).headers;
  const { opening } = bodyEncoding(type);
  const description =
    body === ''
      ? 'is required without preset'
      : new TextEncoder().encode(body).length > MAX_TEMPLATE_BYTES
        ? `must have at most ${MAX_TEMPLATE_BYTES} bytes`
        : hasBrokenPlaceholder(body)
          ? BROKEN
          : opening === '"' && !isJson(body)
            ? 'must be JSON, with placeholders within strings, or have another Content-Type among the headers'
            : undefined;
  return description === undefined ? [] : [{ field: 'body', description }];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function presetViolations({ url, headers }: Template, preset: PresetName): readonly Violation[] {
  const { accepts, urlForm, requiredHeader } = PRESET_REGISTRY[preset];
  const isMissing = requiredHeader !== undefined && (lowerCased(headers)[requiredHeader] ?? '') === '';
  return [
    ...(URL.canParse(url) && !accepts(new URL(url)) ? [{ field: 'url', description: `must be ${urlForm}` }] : []),
    ...(isMissing ? [{ field: 'headers', description: `must have ${requiredHeader} for ${preset}` }] : []),
  ];
}
