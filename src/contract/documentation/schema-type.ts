import type { Json } from '../openapi/json.ts';
import { at, items, referenceName, textAt } from './bundle-reader.ts';
import { Html, html } from './html.ts';

/** A schema's type as one readable expression; named types are links. */
export function schemaType(schema: Json | undefined): Html {
  const name = referenceName(schema);
  if (name !== '') return html`<a href="#schema-${name}">${name}</a>`;
  const values = items(at(schema, 'enum'));
  if (values.length > 0) return oneOf(values.map((value) => html`<code>${JSON.stringify(value)}</code>`));
  const constant = at(schema, 'const');
  if (constant !== undefined) return html`<code>${JSON.stringify(constant)}</code>`;
  const choices = items(at(schema, 'anyOf'));
  if (choices.length > 0) return oneOf(choices.map(schemaType));
  const type = textAt(schema, 'type');
  if (type === 'array') return html`array of ${schemaType(at(schema, 'items'))}`;
  const format = textAt(schema, 'format');
  return html`${format || type || 'any'}`;
}

/** Bounds of a value in words. */
export function schemaBounds(schema: Json | undefined): string {
  const said = (member: string, words: (value: string) => string) => {
    const value = at(schema, member);
    return value === undefined ? [] : [words(String(value))];
  };
  return [
    ...said('minLength', (value) => `≥ ${value} characters`),
    ...said('maxLength', (value) => `≤ ${value} characters`),
    ...said('minItems', (value) => `≥ ${value} items`),
    ...said('maxItems', (value) => `≤ ${value} items`),
    ...said('minimum', (value) => `≥ ${value}`),
    ...said('maximum', (value) => `≤ ${value}`),
    ...said('pattern', (value) => `matches \`${value}\``),
  ].join(', ');
}

function oneOf(choices: readonly Html[]): Html {
  const separated = choices.map((choice, index) => (index === 0 ? choice : html` | ${choice}`));
  return new Html(separated.map(({ text }) => text).join(''));
}
