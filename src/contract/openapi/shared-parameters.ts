import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_PATTERN } from '../conventions/headers.ts';
import type { Endpoint } from '../conventions/operation.ts';
import { isObject, type Json, type JsonObject, toJson } from './json.ts';
import type { NamedSchemas } from './named-schemas.ts';

/** Query and header parameters: what several endpoints take is described once. */
export class SharedParameters {
  readonly #schemas: NamedSchemas;
  /** Name in the bundle by what is said of the parameter. */
  readonly #names = new Map<string, string>();
  readonly #shared = new Map<string, JsonObject>();

  constructor(endpoints: readonly Endpoint[], schemas: NamedSchemas) {
    this.#schemas = schemas;
    const counts = new Map<string, { readonly parameter: JsonObject; uses: number }>();
    for (const parameter of endpoints.flatMap((endpoint) => queryParameters(endpoint, schemas))) {
      const text = meaningOf(parameter);
      const counted = counts.get(text) ?? { parameter, uses: 0 };
      counted.uses += 1;
      counts.set(text, counted);
    }
    for (const [text, { parameter, uses }] of [...counts].sort(([, one], [, other]) => other.uses - one.uses))
      if (uses > 1) this.#share(String(parameter.name), parameter, text);
    this.#shared.set('jmespath', JMESPATH).set('idempotencyKey', IDEMPOTENCY_KEY);
  }

  /** What an endpoint takes beside its body. */
  of(endpoint: Endpoint): Json[] {
    const parameters = queryParameters(endpoint, this.#schemas).map((parameter) => {
      const name = this.#names.get(meaningOf(parameter));
      return name === undefined ? parameter : reference(name);
    });
    if (endpoint.acceptsJmespath) parameters.push(reference('jmespath'));
    if (endpoint.idempotent) parameters.push(reference('idempotencyKey'));
    return parameters;
  }

  components(): JsonObject {
    return Object.fromEntries([...this.#shared].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Of several that have one name, the one that is taken most often has it in the bundle too. */
  #share(name: string, parameter: JsonObject, text: string): void {
    const others = [...this.#shared.values()].filter((one) => one.name === name).length;
    const unique = others === 0 ? name : `${name}.${others + 1}`;
    this.#names.set(text, unique);
    this.#shared.set(unique, parameter);
  }
}

/** What is said of a parameter: of one that can be absent, all but its example. */
const meaningOf = ({ example, ...parameter }: JsonObject): string =>
  JSON.stringify(parameter.required === true ? { ...parameter, example: example ?? null } : parameter);

const reference = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` });

const JMESPATH: JsonObject = {
  name: 'jmespath',
  in: 'query',
  description: [
    'JMESPath expression applied server-side to the JSON response; at most 1024 UTF-8 bytes. Empty means none.',
    'The body is then whatever JSON value the expression gives; `null` when nothing is found.',
  ].join(' '),
  schema: { type: 'string' },
  example: 'snapshot.regime.label',
};

const IDEMPOTENCY_KEY: JsonObject = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  description: 'Client-generated key, kept 24 hours: the same key with the same body replays the first answer.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN },
};

function queryParameters(endpoint: Endpoint, schemas: NamedSchemas): JsonObject[] {
  const input = toJson(endpoint.input);
  if (endpoint.method !== 'GET' || !isObject(input) || !isObject(input.properties)) return [];
  const required: readonly unknown[] = Array.isArray(input.required) ? input.required : [];
  return Object.entries(input.properties).map(([name, schema]) => {
    const { description, ...rest } = isObject(schema) ? schema : {};
    return {
      name,
      in: 'query',
      ...(required.includes(name) ? { required: true } : {}),
      ...(description === undefined ? {} : { description }),
      schema: schemas.ofInput(rest),
      ...exampleOf(endpoint, name),
    };
  });
}

function exampleOf(endpoint: Endpoint, name: string): { example?: Json } {
  const example = endpoint.exampleInput === undefined ? undefined : toJson(endpoint.exampleInput);
  const value = isObject(example) ? example[name] : undefined;
  return value === undefined ? {} : { example: value };
}
