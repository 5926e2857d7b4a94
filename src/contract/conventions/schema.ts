import Type from 'typebox';

/** The schema builder every contract file uses; one source for types, validation, OpenAPI and client types. */
export { Type };

const closed = { additionalProperties: false } as const;

type Properties = Parameters<typeof Type.Object>[0];

/** A named, closed object: it becomes `#/components/schemas/<name>` in the OpenAPI bundle. */
export function record<const P extends Properties>(name: string, properties: P, description?: string) {
  return Type.Object(
    properties,
    description === undefined ? { $id: name, ...closed } : { $id: name, description, ...closed },
  );
}

/** A named object that others extend; closed only in them. */
export const base = <const P extends Properties>(name: string, properties: P, description?: string) =>
  Type.Object(properties, description === undefined ? { $id: name } : { $id: name, description });

/** A named, closed object with the members of a base and its own: the bundle says those of the base once. */
export function extended<const B extends Properties, const P extends Properties>(
  name: string,
  of: { readonly properties: B },
  properties: P,
) {
  return Type.Object({ ...of.properties, ...properties }, { $id: name, ...closed, 'x-base': of });
}

/** Epoch milliseconds, int64; values above 2^53 may lose precision in JavaScript clients (SPEC.md, Resources). */
export const EpochMs = (description: string) =>
  Type.Integer({ format: 'int64', description: `${description} Epoch milliseconds.` });

/** A double in [0, 1]. */
export const UnitInterval = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

/** Ids of items in `snapshot.evidence`. */
export const EvidenceIds = Type.Array(Type.String(), { description: 'Ids of items in `snapshot.evidence`.' });
