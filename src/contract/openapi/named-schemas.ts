import { AT_PATTERN } from '../intelligence/parameters.ts';
import { AXES, EVIDENCE_TYPES, REGIME_LABELS } from '../intelligence/vocabulary.ts';
import { HEALTH_REASONS } from '../platform/health.ts';
import { isList, isObject, type Json, type JsonObject, toJson } from './json.ts';

/** Parts without a name in the contract that are in many schemas: the name that the bundle gives them, by their JSON. */
const COMMON_PARTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Axis: { enum: AXES },
    EvidenceType: { enum: EVIDENCE_TYPES },
    HealthReason: { enum: HEALTH_REASONS },
    Instant: { type: 'string', pattern: AT_PATTERN },
    RegimeLabel: { enum: REGIME_LABELS },
  }).map(([name, part]) => [JSON.stringify(part), name]),
);

/**
 * Collects every schema that has a name (`$id`) and leaves a reference in its place. Of answers no object says that it is
 * closed: `x-every-path` says it of all.
 */
export class NamedSchemas {
  readonly #byName = new Map<string, Json>();

  /** The schema of an input as OpenAPI writes it: a `$ref` when it has a name, else itself with named parts referenced. */
  ofInput(schema: unknown): Json {
    return this.#lift(toJson(schema));
  }

  /** The same of an answer. */
  ofAnswer(schema: unknown): Json {
    return this.#lift(opened(toJson(schema)));
  }

  /** All collected schemas, by name. */
  components(): JsonObject {
    return Object.fromEntries([...this.#byName].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #lift(schema: Json): Json {
    if (isList(schema)) return schema.map((item) => this.#lift(item));
    if (!isObject(schema)) return schema;
    const { $id: name, 'x-base': base, ...rest } = schema;
    const parts = Object.fromEntries(Object.entries(rest).map(([member, part]) => [member, this.#lift(part)]));
    const body = isObject(base) ? this.#extending(base, parts) : parts;
    if (typeof name !== 'string') return this.#common(body);
    this.#remember(name, body);
    return { $ref: `#/components/schemas/${name}` };
  }

  /** A reference to a common part, with what is said of it here; any other schema itself. */
  #common(schema: JsonObject): JsonObject {
    const { description, ...rest } = schema;
    const name = COMMON_PARTS.get(JSON.stringify(rest));
    if (name === undefined) return schema;
    this.#remember(name, rest);
    return { $ref: `#/components/schemas/${name}`, ...(description === undefined ? {} : { description }) };
  }

  /** What an object adds to its base. */
  #extending(base: JsonObject, { properties, required, ...rest }: JsonObject): JsonObject {
    const inherited = isObject(base.properties) ? base.properties : {};
    const own = Object.entries(isObject(properties) ? properties : {}).filter(([member]) => !(member in inherited));
    const names = own.map(([member]) => member);
    const ownRequired = (isList(required) ? required : []).filter((member) => names.includes(String(member)));
    return {
      ...rest,
      allOf: [this.#lift(base)],
      properties: Object.fromEntries(own),
      ...(ownRequired.length === 0 ? {} : { required: ownRequired }),
    };
  }

  /** What is an input anywhere is closed everywhere. */
  #remember(name: string, body: JsonObject): void {
    const known = this.#byName.get(name);
    if (known !== undefined && JSON.stringify(opened(known)) !== JSON.stringify(opened(body)))
      throw new Error(`two different schemas are called ${name}`);
    if (known === undefined || JSON.stringify(known).length < JSON.stringify(body).length) this.#byName.set(name, body);
  }
}

/** Without the word that an object has no further members. */
function opened(schema: Json): Json {
  if (isList(schema)) return schema.map(opened);
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([member, value]) => member !== 'additionalProperties' || value !== false);
  return Object.fromEntries(kept.map(([member, value]) => [member, opened(value)]));
}
