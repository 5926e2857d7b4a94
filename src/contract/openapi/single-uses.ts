import { isList, isObject, type Json, type JsonObject } from './json.ts';

const PREFIX = '#/components/schemas/';
/** The answer or body of one operation, which a generator names after the operation anyway. */
const OF_ONE_OPERATION = /(?:Response|Request)$/;

/** What bodies of requests say, and answers do not. */
const CLOSED = '"additionalProperties":false';

/** A bundle in which the schema of an answer or body that one place alone refers to stands in that place. */
export const withSingleUsesInPlace = (bundle: JsonObject): JsonObject => placed(bundle, OF_ONE_OPERATION);

/** The same of every schema of answers that no other says: what a list has as items loses its name too. Bodies keep theirs. */
export const withEverySingleUseInPlace = (bundle: JsonObject): JsonObject => placed(bundle, /./);

function placed(bundle: JsonObject, whose: RegExp): JsonObject {
  const components = isObject(bundle.components) ? bundle.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  const uses = new Map<string, number>();
  countUses(bundle, uses);
  const ofOperations = new Map<string, number>();
  countUses({ paths: bundle.paths ?? {}, schemas }, ofOperations);
  const texts = Object.values(schemas).map((schema) => JSON.stringify(schema));
  const isRepeated = (name: string) => {
    const text = JSON.stringify(schemas[name]);
    return texts.indexOf(text) !== texts.lastIndexOf(text);
  };
  const isOfBody = (name: string) => {
    const schema = schemas[name];
    return whose !== OF_ONE_OPERATION && schema !== undefined && JSON.stringify(schema).includes(CLOSED);
  };
  const isSingle = (name: string) =>
    whose.test(name) && uses.get(name) === 1 && ofOperations.get(name) === 1 && !isRepeated(name) && !isOfBody(name);
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
