import { Value } from 'typebox/value';
import type { Failure } from '../../contract/conventions/failure.ts';
import type { HandlerResult } from '../../contract/conventions/handler.ts';
import type { MaybePromise } from '../../contract/conventions/maybe-promise.ts';
import { SIGNATURE_HEADER } from '../../contract/conventions/snapshot-signature.ts';
import { ENDPOINTS, type EndpointName, type Inputs, type Outputs } from '../../contract/endpoints.ts';
import { inputValidator } from '../../gateway/input-validator.ts';
import { renderFailure } from '../../gateway/render-failure.ts';
import { CommandError, CommandFailure } from '../command-error.ts';
import type { Ask, OperationName } from './asked-service.ts';
import { type Command, parseArguments, print, readInstant, readRegion } from './command.ts';
import { SERVICE_OPTIONS } from './remote-service.ts';
import { withServer, withService } from './with-service.ts';

/** One option of a command and its parameter of the operation. */
interface Option {
  readonly parameter: string;
  /** Whether it is a date, which the operation takes as epoch ms. */
  readonly isDate?: boolean;
}

type Raw = Record<string, string>;

export interface ReadCommand<Name extends OperationName>
  extends Pick<Command, 'name' | 'aliases' | 'usage' | 'summary' | 'examples'> {
  readonly operation: Name;
  readonly options: Readonly<Record<string, Option>>;
  /** Options that are also given without their name, in this order. */
  readonly positionals?: readonly string[];
  /** With --json prints the exact bytes of the answer; else formatted JSON. */
  readonly asStored?: boolean;
  /** Reads what the caller wrote in another way than the operation does. @throws CommandError */
  rewrite?(raw: Raw): MaybePromise<Raw>;
  /** Adds what the caller left out. @throws CommandFailure where nothing can be added */
  complete?(raw: Raw, ask: Ask): Promise<Raw>;
  /** What the operation takes, where that is more than texts. @throws CommandError */
  body?(raw: Raw): unknown;
  /** Whether only a server answers it: it belongs to an account. */
  readonly needsServer?: boolean;
  /** The answer as a person reads it. */
  text(answer: Outputs[Name], input: Inputs[Name]): string;
}

/** A `rewrite` that changes nothing. @throws CommandError with the sentence where a parameter is missing */
export const requires =
  (parameter: string, sentence: string) =>
  (raw: Raw): Raw => {
    if (raw[parameter] === undefined) throw new CommandError(sentence);
    return raw;
  };

/** An operation of the service as a command: the same input rules, the same handler, the answer as text or JSON. */
export function readCommand<Name extends OperationName>(read: ReadCommand<Name>): Command {
  const { operation, name, aliases = [], usage, summary, examples, positionals: order = [] } = read;
  return {
    name,
    aliases,
    usage,
    summary,
    examples,
    asksService: true,
    run: async (words, config) => {
      const options = Object.fromEntries(
        Object.keys(read.options).map((option) => [option, { type: 'string' }] as const),
      );
      const parsed = parseArguments(words, { ...options, ...SERVICE_OPTIONS }, order.length);
      const values = withPositionals(parsed.values, parsed.positionals, order);
      const given = sent(read.options, values);
      const raw = (await read.rewrite?.(given)) ?? given;
      const validated = (one: Raw) => inputOf(operation, read.body?.(one) ?? one, read.options);
      if (read.complete === undefined) validated(raw);
      return (read.needsServer === true ? withServer : withService)(values, config, async (ask) => {
        const input = validated((await read.complete?.(raw, ask)) ?? raw);
        const result = await ask(operation, input);
        if (values.json === true) return printJson(result, read.asStored === true);
        const answer = answerOf(operation, result);
        print(read.text(answer, input));
        return 0;
      });
    },
  };
}

type Values = Readonly<Record<string, unknown>>;

function withPositionals(values: Values, given: readonly string[], order: readonly string[]): Values {
  const named = given.flatMap((word, i) => {
    const option = order[i];
    if (option === undefined) return [];
    if (values[option] !== undefined) throw new CommandError(`unexpected argument: ${word}`);
    return [[option, word] as const];
  });
  return { ...values, ...Object.fromEntries(named) };
}

function sent(options: ReadCommand<OperationName>['options'], values: Values): Raw {
  const given = Object.entries(options).flatMap(([option, { parameter, isDate }]): [string, string][] => {
    const value = values[option];
    if (typeof value !== 'string') return [];
    if (parameter === 'region_id') return [[parameter, readRegion('the region', value)]];
    return [[parameter, isDate === true && !value.startsWith('-') ? String(readInstant(`--${option}`, value)) : value]];
  });
  return Object.fromEntries(given);
}

/** @param options name the parameters as the caller knows them @throws CommandError naming every broken rule */
export function inputOf<Name extends EndpointName>(
  operation: Name,
  raw: unknown,
  options: ReadCommand<OperationName>['options'] = {},
): Inputs[Name] {
  // The validator coerces in place.
  const validated = inputValidator<Inputs[Name]>(ENDPOINTS[operation])(structuredClone(raw));
  if (validated.ok) return validated.input;
  const names = new Map(Object.entries(options).map(([option, { parameter }]) => [parameter, `--${option}`]));
  // Commands for people take the region without its name.
  const isByPlace = (field: string) => field === 'region_id' && names.get(field) !== '--region_id';
  const known = (field: string): string => (isByPlace(field) ? 'the region' : (names.get(field) ?? field));
  const isNamed = Object.keys(options).length > 0;
  throw new CommandError(
    validated.violations.map(({ field, description }) => `${isNamed ? known(field) : field} ${description}`).join('; '),
  );
}

/** The answer, read as the contract declares it. @throws CommandFailure with the reason where there is none */
export function answerOf<Name extends EndpointName>(operation: Name, result: HandlerResult<unknown>): Outputs[Name] {
  if (!result.ok) throw failureOf(result.failure);
  const { reply } = result;
  const value: unknown = reply.kind === 'value' ? reply.value : JSON.parse(textOf(reply.pieces));
  if (!isAnswer(operation, value)) throw new Error(`${operation} answered in another shape than its contract`);
  return value;
}

function isAnswer<Name extends EndpointName>(operation: Name, value: unknown): value is Outputs[Name] {
  return Value.Check(ENDPOINTS[operation].response, value);
}

const textOf = (pieces: readonly Uint8Array[]): string => Buffer.concat(pieces).toString('utf8');

/** Prints the answer as JSON. @throws CommandFailure with the reason where there is none @returns the exit code */
export function printJson(result: HandlerResult<unknown>, asStored = false): number {
  if (!result.ok) throw failureOf(result.failure);
  const { reply } = result;
  const text = reply.kind === 'bytes' ? textOf(reply.pieces) : JSON.stringify(reply.value);
  // On stderr, so that stdout holds the exact bytes.
  if (asStored)
    for (const [name, value] of reply.headers ?? [])
      if (name === SIGNATURE_HEADER) process.stderr.write(`${name}: ${value}\n`);
  process.stdout.write(asStored ? text : `${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  return 0;
}

/** A failure as an error: what the store threw, else the sentence that the service sends. */
function failureOf(failure: Failure): unknown {
  if (failure.code === 'pointer_unknown')
    return new CommandFailure(
      `The JSON Pointer does not resolve: ${failure.pointer}; \`show REGION --json\` prints all that does`,
    );
  if (failure.code === 'store_unavailable' && failure.cause !== undefined) return failure.cause;
  const body: unknown = JSON.parse(textOf(renderFailure(failure, 'cli', false).pieces));
  const { message, violations = [] } = Object(body);
  const rules = Array.isArray(violations) ? violations.map(({ field, description }) => `${field} ${description}`) : [];
  return new CommandFailure([String(message ?? failure.code), ...rules].join('; '));
}
