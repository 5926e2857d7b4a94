import { isObject, type Json, type JsonObject, toJson } from './json.ts';

/** Collects every schema that has a name (`$id`) and leaves a reference in its place. */
export class NamedSchemas {
  readonly #byName = new Map<string, Json>();

  /** The schema as OpenAPI writes it: a `$ref` when it has a name, else itself with named parts referenced. */
  reference(schema: unknown): Json {
    return this.#lift(toJson(schema));
  }

  /** All collected schemas, by name. */
  components(): JsonObject {
    return Object.fromEntries([...this.#byName].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #lift(schema: Json): Json {
    if (Array.isArray(schema)) return schema.map((item: Json) => this.#lift(item));
    if (!isObject(schema)) return schema;
    const { $id: name, ...rest } = schema;
    const body = Object.fromEntries(Object.entries(rest).map(([member, part]) => [member, this.#lift(part)]));
    if (typeof name !== 'string') return body;
    this.#remember(name, body);
    return { $ref: `#/components/schemas/${name}` };
  }

  #remember(name: string, body: JsonObject): void {
    const known = this.#byName.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(body))
      throw new Error(`two different schemas are called ${name}`);
    this.#byName.set(name, body);
  }
}
