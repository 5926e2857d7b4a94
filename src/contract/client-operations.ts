import { schemaType } from './client-types.ts';
import type { Endpoint } from './conventions/operation.ts';
import { at, items, members, resolved, textAt } from './documentation/bundle-reader.ts';
import type { Json, JsonObject } from './openapi/json.ts';

/**
 * The TypeScript client's operations: where each is, what it takes and answers, and one method for each; pure.
 * @param bundle the OpenAPI bundle that holds them
 */
export function clientOperations(catalogue: Readonly<Record<string, Called>>, bundle: JsonObject): string {
  const operations = Object.entries(catalogue).map(([name, operation]) => described(name, operation, bundle));
  const names = new Set(operations.flatMap(({ input, response }) => [...namesIn(input), ...namesIn(response)]));
  return `${HEADING}
import type {
${lines([...names].sort(), (name) => `  ${name},`)}} from './schema.d.ts';

/** Method and path of every operation. */
export const OPERATIONS = {
${lines(operations, ({ name, method, path }) => `  ${name}: { method: '${method}', path: '${path}' },`)}} as const;

export type OperationName = keyof typeof OPERATIONS;

/** What every operation takes. */
export interface Inputs {
${lines(operations, ({ name, input }) => `  ${name}: ${input};`)}}

/** What every operation answers. */
export interface Responses {
${lines(operations, ({ name, response }) => `  ${name}: ${response};`)}}

/** Calls an operation. */
export type Call<Options> = <Name extends OperationName>(
  name: Name,
  input: Inputs[Name],
  options?: Options,
) => Promise<Responses[Name]>;

/** One method for every operation. */
export const methodsOf = <Options>(call: Call<Options>) => ({
${lines(operations, methodText)}});
`;
}

const HEADING = '/* Generated from the contract by `npm run generate`. */';

const lines = <T>(all: readonly T[], write: (item: T) => string): string =>
  all.map((item) => `${write(item)}\n`).join('');

type Called = Pick<Endpoint, 'method' | 'path' | 'summary'>;

interface Described {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** TypeScript types. */
  readonly input: string;
  readonly response: string;
  /** Whether a call without any input is valid. */
  readonly isFree: boolean;
}

function described(name: string, { method, path, summary }: Called, bundle: JsonObject): Described {
  const item = at(bundle, 'paths', path, method.toLowerCase());
  const parameters = items(at(item, 'parameters'))
    .map((parameter) => resolved(bundle, parameter))
    .filter((parameter) => textAt(parameter, 'in') === 'query' && textAt(parameter, 'name') !== 'jmespath');
  const body = at(item, 'requestBody', 'content', 'application/json', 'schema');
  const [success] = members(at(item, 'responses')).filter(([status]) => status.startsWith('2'));
  const response = members(at(success?.[1], 'content')).map(([, media]) => at(media, 'schema'))[0];
  return {
    name,
    method,
    path,
    summary,
    input: body === undefined ? parametersType(parameters, bundle) : schemaType(body, '  '),
    response: schemaType(response, '  '),
    isFree: body === undefined && parameters.every((parameter) => at(parameter, 'required') !== true),
  };
}

function parametersType(parameters: readonly (Json | undefined)[], bundle: JsonObject): string {
  if (parameters.length === 0) return 'Record<string, never>';
  const typed = parameters.map((parameter) => {
    const optional = at(parameter, 'required') === true ? '' : '?';
    const description = textAt(parameter, 'description');
    const comment = description === '' ? '' : `    /** ${description} */\n`;
    return `${comment}    ${textAt(parameter, 'name')}${optional}: ${schemaType(resolved(bundle, at(parameter, 'schema')), '    ')};\n`;
  });
  return `{\n${typed.join('')}  }`;
}

const methodText = ({ name, summary, isFree }: Described): string =>
  `  /** ${summary}. */\n  ${name}: (input: Inputs['${name}']${isFree ? ' = {}' : ''}, options?: Options) => call('${name}', input, options),`;

const namesIn = (type: string): readonly string[] => (/^[A-Z]\w+$/.test(type) ? [type] : []);
