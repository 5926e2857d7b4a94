import { isList, isObject, type Json, type JsonObject } from './json.ts';

const PREFIX = '#/components/schemas/';
/** The answer or body of one operation, which a generator names after the operation anyway. */
const OF_ONE_OPERATION = /(?:Response|Request)$/;

/** A bundle in which the schema of an answer or body that one place alone refers to stands in that place. */
export function withSingleUsesInPlace(bundle: JsonObject): JsonObject {
  const components = isObject(bundle.components) ? bundle.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  const uses = new Map<string, number>();
  countUses(bundle, uses);
  const isSingle = (name: string) => OF_ONE_OPERATION.test(name) && uses.get(name) === 1;
  const inPlace = (value: Json): Json => {
    if (isList(value)) return value.map(inPlace);
    if (!isObject(value)) return value;
    const name = usedBy(value);
    const schema = name === undefined || !isSingle(name) ? undefined : schemas[name];
    if (schema !== undefined) return inPlace(schema);
    return Object.fromEntries(Object.entries(value).map(([member, part]) => [member, inPlace(part)]));
  };
  const named = Object.entries(schemas).filter(([name]) => !isSingle(name));
  return {
    ...bundle,
    paths: inPlace(bundle.paths ?? {}),
    components: { ...components, schemas: inPlace(Object.fromEntries(named)) },
  };
}

function countUses(value: Json, uses: Map<string, number>): void {
  if (isList(value)) for (const item of value) countUses(item, uses);
  if (!isObject(value)) return;
  const name = usedBy(value);
  if (name !== undefined) uses.set(name, (uses.get(name) ?? 0) + 1);
  for (const part of Object.values(value)) countUses(part, uses);
}

const usedBy = ({ $ref }: JsonObject): string | undefined =>
  typeof $ref === 'string' && $ref.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined;
