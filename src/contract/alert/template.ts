import type { Violation } from '../conventions/failure.ts';
import { Type } from '../conventions/schema.ts';

/** Services whose requests are known. */
export const PRESETS = ['ntfy', 'slack', 'telegram', 'discord', 'matrix'] as const;
export type PresetName = (typeof PRESETS)[number];

export const TEMPLATE_METHODS = ['POST', 'PUT'] as const;
export type TemplateMethod = (typeof TEMPLATE_METHODS)[number];

/** Longest body of a template and longest value of a header of one, characters. */
const MAX_BODY_LENGTH = 8_192;
const MAX_HEADER_LENGTH = 2_048;

export const PresetMember = Type.Enum([...PRESETS], {
  $id: 'TemplatePreset',
  description: 'The service that the request of a template is for.',
});
export const MethodMember = Type.Enum([...TEMPLATE_METHODS], {
  $id: 'TemplateMethod',
  description: 'Of the request of a template; POST when absent.',
});

/** What a template sends; a webhook has none of it. */
export const TEMPLATE_MEMBERS = {
  preset: Type.Optional(PresetMember),
  method: Type.Optional(MethodMember),
  headers: Type.Optional(
    Type.Record(Type.String(), Type.String({ maxLength: MAX_HEADER_LENGTH }), {
      description:
        'Headers of the request by name, with placeholders as in `body`. `Content-Type` says how a body is written; `application/json` when absent.',
    }),
  ),
  body: Type.Optional(
    Type.String({
      $id: 'TemplateBody',
      minLength: 1,
      maxLength: MAX_BODY_LENGTH,
      description:
        'Of the request; every `{{/json/pointer}}` is replaced by that value of the webhook, as text escaped for the content type, or by nothing. `{{/title}}` and `{{/text}}` say the event in words.',
    }),
  ),
};

/** Members of a template that cannot be combined: a preset has a method and a body of its own. */
export function checkTemplate(input: unknown): readonly Violation[] {
  const { preset, method, body } = Object(input);
  if (preset === undefined) return [];
  return Object.entries({ method, body }).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, description: 'cannot be combined with preset' }],
  );
}

/** The same for a destination that is being created, whose members follow from its kind. */
export function checkKind(input: unknown): readonly Violation[] {
  const { kind = 'webhook', preset, method, headers, body } = Object(input);
  if (kind === 'template')
    return preset === undefined && body === undefined
      ? [{ field: 'body', description: 'is required without preset' }]
      : checkTemplate(input);
  return Object.entries({ preset, method, headers, body }).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, description: 'is for the kind template only' }],
  );
}
