import type { HandlerContext, HandlerResult } from '../../contract/conventions/handler.ts';
import { SIGNATURE_HEADER } from '../../contract/conventions/snapshot-signature.ts';
import { ENDPOINTS, type EndpointName, type HandlerOf, type Inputs } from '../../contract/endpoints.ts';
import { inputValidator } from '../../gateway/input-validator.ts';
import { renderFailure } from '../../gateway/render-failure.ts';
import { CommandError } from '../command-error.ts';
import type { Services } from '../open-services.ts';
import { type Command, parseArguments, readInstant, withServices } from './command.ts';

/** One option of a command and its parameter of the operation. */
interface Option {
  readonly parameter: string;
  /** Whether it is a date, which the operation takes as epoch ms. */
  readonly isDate?: boolean;
}

export interface ReadCommand<Name extends EndpointName> {
  readonly operation: Name;
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Prints the exact bytes of the answer; else formatted JSON. */
  readonly asStored?: boolean;
  handler(services: Services): HandlerOf<Name>;
}

/** An operation of the service as a command: the same input rules, the same handler, the answer as JSON. */
export function readCommand<Name extends EndpointName>(read: ReadCommand<Name>): Command {
  const { operation, name, usage, summary } = read;
  return {
    name,
    usage,
    summary,
    run: async (words, config) => {
      const options = Object.fromEntries(
        Object.keys(read.options).map((option) => [option, { type: 'string' }] as const),
      );
      // Accepted for uniformity; the answer is JSON anyway.
      const { values } = parseArguments(words, { ...options, json: { type: 'boolean' } });
      const input = inputOf(operation, sent(read.options, values));
      const reach = {
        named: { exercise: values.exercise === true, live: values.live === true },
        about: 'service',
      } as const;
      return withServices(config, reach, async (services) => {
        const result = await read.handler(services)(input, CONTEXT);
        return printResult(result, read.asStored === true);
      });
    },
  };
}

function sent(options: ReadCommand<EndpointName>['options'], values: Readonly<Record<string, unknown>>) {
  const given = Object.entries(options).flatMap(([option, { parameter, isDate }]): [string, string][] => {
    const value = values[option];
    if (typeof value !== 'string') return [];
    return [[parameter, isDate === true ? String(readInstant(`--${option}`, value)) : value]];
  });
  return Object.fromEntries(given);
}

/** @throws CommandError naming every broken rule */
export function inputOf<Name extends EndpointName>(operation: Name, raw: unknown): Inputs[Name] {
  const validated = inputValidator<Inputs[Name]>(ENDPOINTS[operation])(raw);
  if (validated.ok) return validated.input;
  throw new CommandError(validated.violations.map(({ field, description }) => `${field} ${description}`).join('; '));
}

/** Prints the answer, or the failure to stderr. @returns the exit code */
export function printResult(result: HandlerResult<unknown>, asStored: boolean): number {
  if (!result.ok) {
    const { pieces } = renderFailure(result.failure, 'cli', false);
    process.stderr.write(`${Buffer.concat(pieces).toString('utf8')}\n`);
    return 1;
  }
  const { reply } = result;
  const text = reply.kind === 'bytes' ? Buffer.concat(reply.pieces).toString('utf8') : JSON.stringify(reply.value);
  // On stderr, so that stdout holds the exact bytes.
  if (asStored)
    for (const [name, value] of reply.headers ?? [])
      if (name === SIGNATURE_HEADER) process.stderr.write(`${name}: ${value}\n`);
  process.stdout.write(asStored ? text : `${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  return 0;
}

/** A command has no caller and never aborts. */
export const CONTEXT: HandlerContext = {
  caller: undefined,
  requestId: 'cli',
  trace: undefined,
  signal: new AbortController().signal,
  dispatch: () => Promise.reject(new Error('a command dispatches nothing')),
};
