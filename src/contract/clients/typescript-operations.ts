import type { JsonObject } from '../openapi/json.ts';
import { byService, type DescribedOperation, describedOperations, isFree } from './described-operation.ts';
import { camelCase } from './names.ts';
import { schemaType } from './typescript-types.ts';

/**
 * The TypeScript client's operations: where each is, what it takes and answers, and one method for each; pure.
 * @param bundle the OpenAPI bundle that holds them
 */
export function typescriptOperations(bundle: JsonObject): string {
  const operations = describedOperations(bundle);
  const lists = operations.flatMap(({ name, list }) => (list === undefined ? [] : [{ name, item: list.item }]));
  const types = [
    ...operations.flatMap((operation) => [inputType(operation), schemaType(operation.response, '  ')]),
    ...lists.map(({ item }) => schemaType(item, '  ')),
  ];
  const names = new Set(types.filter((type) => /^[A-Z]\w+$/.test(type)));
  return `${HEADING}
import type { Call, CallOptions, ListCall } from './call.ts';
import type {
${lines([...names].sort(), (name) => `  ${name},`)}} from './schema.ts';

/** Method and path of every operation; of a list also the member that holds its rows. */
export const OPERATIONS = {
${lines(operations, placeText)}} as const;

export type OperationName = keyof typeof OPERATIONS;

/** What every operation takes. */
export interface Inputs {
${lines(operations, (operation) => `  ${operation.name}: ${inputType(operation)};`)}}

/** What every operation answers. */
export interface Responses {
${lines(operations, ({ name, response }) => `  ${name}: ${schemaType(response, '  ')};`)}}

/** A row of every list. */
export interface Items {
${lines(lists, ({ name, item }) => `  ${name}: ${schemaType(item, '  ')};`)}}

export type ListName = keyof Items;

/** Calls an operation by its name. */
export interface Caller {
  call<Name extends OperationName>(name: Name, input: Inputs[Name], options?: CallOptions): Call<Responses[Name]>;
  list<Name extends ListName>(
    name: Name,
    input: Inputs[Name],
    options?: CallOptions,
  ): ListCall<Responses[Name], Items[Name]>;
}

/** One method for every operation, by service. */
export class Operations {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }
${byService(operations)
  .map(([service, own]) => `\n  readonly ${service} = {\n${lines(own, methodText)}  };\n`)
  .join('')}}
`;
}

const HEADING = '/* Generated from the contract by `node scripts/generate-clients.mjs`. */';

const lines = <T>(all: readonly T[], write: (item: T) => string): string =>
  all.map((item) => `${write(item)}\n`).join('');

const placeText = ({ name, method, path, list, isSnake }: DescribedOperation): string =>
  `  ${name}: { method: '${method}', path: '${path}'${list === undefined ? '' : `, items: '${list.items}'`}${isSnake ? '' : ', keepsNames: true'} },`;

/** Names of a query are in camel case; the client writes them as the service does. */
function inputType({ body, parameters }: DescribedOperation): string {
  if (body !== undefined) return schemaType(body, '  ');
  if (parameters.length === 0) return 'Record<string, never>';
  const typed = parameters.map(({ name, description, isRequired, schema }) => {
    const comment = description === '' ? '' : `    /** ${description} */\n`;
    return `${comment}    ${camelCase(name)}${isRequired ? '' : '?'}: ${schemaType(schema, '    ')};\n`;
  });
  return `{\n${typed.join('')}  }`;
}

const methodText = (operation: DescribedOperation): string => {
  const { name, summary, list } = operation;
  const input = `input: Inputs['${name}']${isFree(operation) ? ' = {}' : ''}`;
  const called = list === undefined ? 'call' : 'list';
  return `    /** ${summary}. */\n    ${name}: (${input}, options?: CallOptions) =>\n      this.#caller.${called}('${name}', input, options),`;
};
