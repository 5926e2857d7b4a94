import { at, items, members, referenceName, resolved, textAt } from '../documentation/bundle-reader.ts';
import { isList, isObject, type Json, type JsonObject } from '../openapi/json.ts';
import { describedOperations } from './described-operation.ts';
import { docText, pythonName, pythonType } from './python-types.ts';

/**
 * A dataclass for every object that operations take or answer, a type alias for every other named schema; pure.
 * @param bundle the OpenAPI bundle that holds them
 */
export function pythonModels(bundle: JsonObject): string {
  const schemas = at(bundle, 'components', 'schemas');
  const used = new Set<string>();
  // A class comes after its bases.
  const use = (name: string): void => {
    if (used.has(name) || name === '') return;
    const schema = at(schemas, name);
    for (const base of items(at(schema, 'allOf'))) use(referenceName(base));
    used.add(name);
    for (const other of referencesIn(schema)) use(other);
  };
  // The members of a body are arguments of its method.
  for (const { parameters, body, response } of describedOperations(bundle))
    for (const schema of [...parameters.map((parameter) => parameter.schema), resolved(bundle, body), response])
      for (const name of referencesIn(schema)) use(name);
  const names = [...used];
  const isClass = (name: string) => textAt(at(schemas, name), 'type') === 'object';
  const aliases = names.filter((name) => !isClass(name)).map((name) => `${name} = ${pythonType(at(schemas, name))}\n`);
  const classes = names.filter(isClass).map((name) => classText(name, at(schemas, name)));
  return `${HEADING}${classes.join('\n\n')}\n\n${aliases.join('')}`;
}

const HEADING = `"""What operations take and answer. Generated from the contract by \`node scripts/generate-clients.mjs\`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal


`;

/** Names of schemas that a schema is made of. */
function referencesIn(schema: Json | undefined): readonly string[] {
  if (isList(schema)) return schema.flatMap(referencesIn);
  if (!isObject(schema)) return [];
  const name = referenceName(schema);
  return name === '' ? Object.values(schema).flatMap(referencesIn) : [name];
}

function classText(name: string, schema: Json | undefined): string {
  const bases = items(at(schema, 'allOf')).map(referenceName).join(', ');
  const said = textAt(schema, 'description');
  const required = items(at(schema, 'required'));
  const fields = members(at(schema, 'properties')).map(([member, part]) =>
    fieldText(member, part, required.includes(member)),
  );
  const body = [...(said === '' ? [] : [`    """${docText(said)}"""\n\n`]), ...fields].join('');
  return `@dataclass(frozen=True, kw_only=True, slots=True)
class ${name}${bases === '' ? '' : `(${bases})`}:
${body === '' ? '    pass\n' : body}`;
}

/** A member that is not always there is \`None\` when it is not; its JSON name is noted where the rule does not give it. */
function fieldText(member: string, schema: Json, isRequired: boolean): string {
  const name = pythonName(member);
  const said = textAt(schema, 'description');
  const comment = said === '' ? '' : `    # ${said}\n`;
  const type = pythonType(schema);
  const metadata = camelName(name) === member ? '' : `metadata={"json": ${JSON.stringify(member)}}`;
  if (isRequired) return `${comment}    ${name}: ${type}${metadata === '' ? '' : ` = field(${metadata})`}\n`;
  const value = metadata === '' ? 'None' : `field(default=None, ${metadata})`;
  return `${comment}    ${name}: ${type} | None = ${value}\n`;
}

/** What the client makes of a name of Python. */
const camelName = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
