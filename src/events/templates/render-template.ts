import type { TemplateMethod } from '../../contract/alert/template.ts';
import type { JsonObject } from '../../contract/openapi/json.ts';
import type { Preset } from '../presets/preset.ts';
import { PRESET_REGISTRY } from '../presets/registry.ts';
import { eventMessage, type SentEvent } from '../render/event-message.ts';
import { type BodyEncoding, bodyEncoding, withoutControls } from './body-encoding.ts';
import { hasPlaceholder, textAt, withValues } from './placeholders.ts';
import { lowerCased, type Template } from './template.ts';

/** UTF-8 bytes of a body, as of a webhook (REACH.md §2). */
export const MAX_RENDERED_BYTES = 20 * 1_024;
export const DEFAULT_CONTENT_TYPE = 'application/json';
/** Characters of a value in a header: receivers take some 8 KB of all. */
const MAX_HEADER_VALUE = 500;
/** Characters that a value may have in a body; the next where the body would be too large. The last leaves the template alone. */
const VALUE_LENGTHS = [Number.POSITIVE_INFINITY, 4_096, 1_024, 256, 64, 0] as const;
const LABEL = 'EXERCISE ';

export interface RenderedRequest {
  readonly method: TemplateMethod;
  readonly url: string;
  /** By name in lower case; no value holds a control character. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A template with what its preset adds; headers of the caller come before those of the preset. */
export function wholeTemplate({ url, preset, method = 'POST', headers, body = '' }: Template) {
  const own: Pick<Preset, 'method' | 'path' | 'headers' | 'body'> =
    preset === undefined ? { method, headers: {}, body } : PRESET_REGISTRY[preset];
  const all = { 'content-type': DEFAULT_CONTENT_TYPE, ...own.headers, ...lowerCased(headers) };
  return { url, path: own.path ?? '', method: own.method, headers: all, body: own.body };
}

/**
 * The request of a template for an event. In the exercise every text of several words that holds a value, and every plain body,
 * begins with `EXERCISE`.
 */
export function renderTemplate(
  template: Template,
  event: SentEvent,
  { isExercise }: { readonly isExercise: boolean },
): RenderedRequest {
  const whole = wholeTemplate(template);
  const view: View = { document: eventMessage(event), label: isExercise ? LABEL : '' };
  const header = (text: string) => rendered(text, IN_HEADER, view, MAX_HEADER_VALUE).trim();
  const headers = Object.entries(whole.headers).map(([name, value]) => [name, header(value)] as const);
  const url = new URL(whole.url);
  url.pathname += withValues(whole.path, (pointer) => encodeURIComponent(textAt(view.document, pointer)));
  return {
    method: whole.method,
    url: url.href,
    headers: Object.fromEntries(headers),
    body: renderedBody(whole.body, bodyEncoding(whole.headers['content-type']), view),
  };
}

interface View {
  readonly document: JsonObject;
  readonly label: string;
}

/** Values are shortened as far as the limit of a body demands, and no further. */
function renderedBody(template: string, encoding: BodyEncoding, view: View): string {
  const bodyOf = (maxLength: number) =>
    template.replace(encoding.texts, (text) => rendered(text, encoding, view, maxLength));
  const [first, ...shorter] = VALUE_LENGTHS;
  return shorter.reduce((body, maxLength) => (isTooLarge(body) ? bodyOf(maxLength) : body), bodyOf(first));
}

const isTooLarge = (body: string): boolean => new TextEncoder().encode(body).length > MAX_RENDERED_BYTES;

const IN_HEADER: Omit<BodyEncoding, 'texts'> = {
  opening: '',
  escape: withoutControls,
  read: (text) => text,
  isMessage: false,
};

/** One text with its values. */
function rendered(text: string, encoding: Omit<BodyEncoding, 'texts'>, view: View, maxLength: number): string {
  const { document, label } = view;
  const { opening, isMessage } = encoding;
  const written = withValues(text, (pointer) => encoding.escape(shortened(textAt(document, pointer), maxLength)));
  const isSaid = isMessage || (hasPlaceholder(text) && /\s/.test(encoding.read(written)));
  return label !== '' && isSaid ? `${opening}${encoding.escape(label)}${written.slice(opening.length)}` : written;
}

function shortened(value: string, maxLength: number): string {
  if (value.length <= maxLength) return value;
  return maxLength === 0 ? '' : `${[...value].slice(0, maxLength - 1).join('')}…`;
}
