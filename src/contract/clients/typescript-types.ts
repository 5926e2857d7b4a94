import { at, furtherMembers, items, members, referenceName, textAt } from '../documentation/bundle-reader.ts';
import type { Json, JsonObject } from '../openapi/json.ts';

/**
 * TypeScript declarations of every named schema of the bundle, for callers; pure.
 * Ours rather than a generator's: the bundle uses a small, closed part of JSON Schema.
 */
export function typescriptTypes(bundle: JsonObject): string {
  const declarations = members(at(bundle, 'components', 'schemas')).map(([name, schema]) => declaration(name, schema));
  return `${HEADING}\n${declarations.join('\n')}`;
}

const HEADING = '/* Generated from the contract by `node scripts/generate-clients.mjs`. */\n';

function declaration(name: string, schema: Json): string {
  const said = comment(textAt(schema, 'description'), '');
  const bases = items(at(schema, 'allOf')).map(referenceName).join(', ');
  const extending = bases === '' ? '' : ` extends ${bases}`;
  if (textAt(schema, 'type') === 'object') return `${said}export interface ${name}${extending} ${object(schema, '')}\n`;
  return `${said}export type ${name} = ${schemaType(schema, '')};\n`;
}

/** A schema as a TypeScript type; `true` is any. */
export function schemaType(schema: Json | undefined, indent: string): string {
  const name = referenceName(schema);
  if (name !== '') return name;
  const values = items(at(schema, 'enum'));
  if (values.length > 0) return values.map(literal).join(' | ');
  const constant = at(schema, 'const');
  if (constant !== undefined) return literal(constant);
  const choices = items(at(schema, 'anyOf'));
  if (choices.length > 0) return choices.map((choice) => schemaType(choice, indent)).join(' | ');
  return ofKind(schema, textAt(schema, 'type'), indent);
}

function ofKind(schema: Json | undefined, kind: string, indent: string): string {
  switch (kind) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
      return kind;
    case 'array':
      return list(schemaType(at(schema, 'items'), indent));
    case 'object':
      return object(schema, indent);
    case 'null':
      return 'null';
    default:
      return 'unknown';
  }
}

function object(schema: Json | undefined, indent: string): string {
  const required = items(at(schema, 'required'));
  const inner = `${indent}  `;
  const lines = members(at(schema, 'properties')).map(([name, member]) => {
    const optional = required.includes(name) ? '' : '?';
    const said = comment(textAt(member, 'description'), inner);
    return `${said}${inner}${propertyName(name)}${optional}: ${schemaType(member, inner)};\n`;
  });
  const further = furtherMembers(schema) ?? false;
  if (further !== false) lines.push(`${inner}[member: string]: ${schemaType(further, inner)};\n`);
  return lines.length === 0 ? 'Record<string, never>' : `{\n${lines.join('')}${indent}}`;
}

const list = (item: string): string => (/^\w+$/.test(item) ? `${item}[]` : `(${item})[]`);

const literal = (value: Json): string => JSON.stringify(value);

const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const comment = (text: string, indent: string): string =>
  text === '' ? '' : `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`;
