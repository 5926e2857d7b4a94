import { at, items, members, resolved, textAt } from '../documentation/bundle-reader.ts';
import type { Json, JsonObject } from '../openapi/json.ts';
import {
  byService,
  type DescribedOperation,
  type DescribedParameter,
  describedOperations,
} from './described-operation.ts';
import { snakeCase } from './names.ts';
import { docText, pythonName, pythonType } from './python-types.ts';

/**
 * The Python client's operations: a class for every service, a method for every operation; pure.
 * @param bundle the OpenAPI bundle that holds them
 */
export function pythonOperations(bundle: JsonObject): string {
  const services = byService(describedOperations(bundle));
  const classes = services.map(
    ([service, own]) =>
      `class ${className(service)}(Service):\n${own.map((operation) => methodText(operation, bundle)).join('\n')}`,
  );
  const fields = services.map(([service]) => `        self.${snakeCase(service)} = ${className(service)}(transport)\n`);
  return `${HEADING}
${classes.join('\n\n')}

class Operations:
    """Every service."""

    def __init__(self, transport: Transport) -> None:
${fields.join('')}

#: Method and path of every operation, by service and name.
OPERATIONS: dict[str, tuple[str, str]] = {
${services
  .flatMap(([, own]) => own)
  .map(
    ({ service, name, method, path }) => `    "${snakeCase(service)}.${snakeCase(name)}": ("${method}", "${path}"),\n`,
  )
  .join('')}}
`;
}

const HEADING = `"""One method for every operation. Generated from the contract by \`node scripts/generate-clients.mjs\`."""

from __future__ import annotations

from typing import Any, Literal

from . import models
from .listing import Listing
from .service import Service, call, listing
from .transport import Transport

`;

const className = (service: string): string => `${service.slice(0, 1).toUpperCase()}${service.slice(1)}Service`;

function methodText(operation: DescribedOperation, bundle: JsonObject): string {
  const { name, method, path, summary, body, response, list } = operation;
  const inputs = body === undefined ? operation.parameters : bodyMembers(body, bundle);
  const ordered = [...inputs.filter(({ isRequired }) => isRequired), ...inputs.filter(({ isRequired }) => !isRequired)];
  const options = [
    'timeout_seconds: float | None = None',
    ...(method === 'POST' ? ['idempotency_key: str | None = None'] : []),
  ];
  const words = [...ordered.map(wordText), ...options].map((word) => `        ${word},\n`).join('');
  const page = qualified(pythonType(response));
  const answered = list === undefined ? page : `Listing[${page}, ${qualified(pythonType(list.item))}]`;
  const said = ordered
    .filter(({ description }) => description !== '')
    .map((input) => `        ${pythonName(input.name)}: ${docText(input.description)}\n`);
  const doc =
    said.length === 0
      ? `        """${docText(summary)}."""\n`
      : `        """${docText(summary)}.\n\n${said.join('')}        """\n`;
  const given = ordered.map((input) => `${JSON.stringify(input.name)}: ${pythonName(input.name)}`).join(', ');
  const place = `self._transport, "${method}", "${path}", {${given}}, ${page}`;
  const rest = `timeout_seconds${method === 'POST' ? ', idempotency_key' : ''}`;
  const call =
    list === undefined ? `call(${place}, ${rest})` : `listing(${place}, ${JSON.stringify(list.items)}, ${rest})`;
  return `    def ${snakeCase(name)}(\n        self,\n        *,\n${words}    ) -> ${answered}:\n${doc}        return ${call}\n`;
}

const wordText = ({ name, isRequired, schema }: DescribedParameter): string => {
  const type = qualified(pythonType(schema));
  return `${pythonName(name)}: ${type}${isRequired ? '' : ' | None = None'}`;
};

/** Named types are in another module. */
const qualified = (type: string): string =>
  type.replace(/"[^"]*"|\b(?!Literal\b|Any\b|None\b|True\b|False\b)[A-Z]\w+/g, (found) =>
    found.startsWith('"') ? found : `models.${found}`,
  );

function bodyMembers(body: Json, bundle: JsonObject): readonly DescribedParameter[] {
  const schema = resolved(bundle, body);
  const required = items(at(schema, 'required'));
  return members(at(schema, 'properties')).map(([name, part]) => ({
    name,
    description: textAt(part, 'description'),
    isRequired: required.includes(name),
    schema: part,
  }));
}
