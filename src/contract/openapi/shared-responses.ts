import { ERROR_BODIES } from '../conventions/error-bodies.ts';
import type { FailureCode } from '../conventions/failure.ts';
import { FAILURES } from '../conventions/failures.ts';
import { errorExample } from './error-example.ts';
import type { Json, JsonObject } from './json.ts';
import type { NamedSchemas } from './named-schemas.ts';
import { SAID_ONCE } from './possible-failures.ts';

/** Collects the responses that endpoints share and leaves a reference in their place. */
export class SharedResponses {
  readonly #schemas: NamedSchemas;
  readonly #byName = new Map<string, Json>();
  readonly #examples = new Map<string, Json>();
  /** Long names of the responses of a status, in the order of their numbers. */
  readonly #namesOf = new Map<string, readonly string[]>();

  constructor(schemas: NamedSchemas) {
    this.#schemas = schemas;
  }

  /** @throws Error on a name that another response has */
  reference(name: string, response: JsonObject): JsonObject {
    const known = this.#byName.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(response))
      throw new Error(`two different responses are called ${name}`);
    this.#byName.set(name, response);
    return { $ref: `#/components/responses/${name}` };
  }

  /**
   * The answers to these failures, by status.
   * @param isListed whether a status of these failures is wanted; all unless given
   */
  errors(codes: readonly FailureCode[], isListed: (group: readonly FailureCode[]) => boolean = () => true): JsonObject {
    const listed = byStatus(codes).filter(([, group]) => isListed(group));
    return Object.fromEntries(
      listed.map(([status, group]) => [status, this.reference(this.#shortName(status, group), this.#error(group))]),
    );
  }

  /** A name of many failures would be repeated by every endpoint that has them: the later ones of a status are numbered. */
  #shortName(status: string, group: readonly FailureCode[]): string {
    const name = nameOf(status, group);
    const [, ...kinds] = name.split('.');
    if (kinds.length <= 1) return name;
    const names = this.#namesOf.get(status) ?? [];
    if (!names.includes(name)) this.#namesOf.set(status, [...names, name]);
    return `${status}.${(this.#namesOf.get(status) ?? []).indexOf(name) + 1}`;
  }

  /** A reference to an example that is said once. */
  example(name: string, example: JsonObject): JsonObject {
    this.#examples.set(name, example);
    return { $ref: `#/components/examples/${name}` };
  }

  examples(): JsonObject {
    return inOrder(this.#examples);
  }

  components(): JsonObject {
    return inOrder(this.#byName);
  }

  #error(codes: readonly FailureCode[]): JsonObject {
    const facts = codes.map((code) => FAILURES[code]);
    const headers = headerReferences(facts.flatMap((fact) => fact.headers));
    return {
      description: codes.map((code) => `\`${code}\``).join(', '),
      ...(Object.keys(headers).length === 0 ? {} : { headers }),
      content: this.#errorContent([...new Set(facts.map((fact) => fact.body))], codes),
    };
  }

  #errorContent(bodies: readonly (keyof typeof ERROR_BODIES)[], codes: readonly FailureCode[]): JsonObject {
    const references = bodies.map((name) => this.#schemas.ofAnswer(ERROR_BODIES[name]));
    const [first] = references;
    const examples = Object.fromEntries(codes.map((code) => [code, this.example(code, errorExample(code))]));
    return {
      'application/json': {
        schema: references.length === 1 && first !== undefined ? first : { anyOf: references },
        ...(codes.length === 0 ? {} : { examples }),
      },
    };
  }
}

export function headerReferences(names: readonly string[]): JsonObject {
  return Object.fromEntries([...new Set(names)].map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const inOrder = (parts: ReadonlyMap<string, Json>): JsonObject =>
  Object.fromEntries([...parts].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Failures that the name of a response does not mention: nearly every endpoint can meet them, or they come with another. */
const UNNAMED: readonly FailureCode[] = [...SAID_ONCE, 'projection_failed', 'entitlement_unverifiable'];

/** By its status and what is not usual of it. */
const nameOf = (status: string, codes: readonly FailureCode[]): string =>
  [
    status,
    ...(status === '400' && !codes.includes('projection_failed') ? ['unprojected'] : []),
    ...(status === '400' && !codes.includes('validation_failed') ? ['unread'] : []),
    ...codes.filter((code) => !UNNAMED.includes(code) && !isAloneInStatus(code)),
  ].join('.');

const isAloneInStatus = (code: FailureCode): boolean =>
  Object.values(FAILURES).filter(({ status }) => status === FAILURES[code].status).length === 1;

function byStatus(codes: readonly FailureCode[]): [string, FailureCode[]][] {
  const groups = new Map<string, FailureCode[]>();
  for (const code of codes) {
    const status = String(FAILURES[code].status);
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}
