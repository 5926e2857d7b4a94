/** Parses JSON from bytes without throwing. */
export function parseJson(
  bytes: Uint8Array,
): { readonly status: 'json'; readonly value: unknown } | { readonly status: 'not_json' } {
  try {
    return { status: 'json', value: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return { status: 'not_json' };
  }
}

/** An own member of an object, or undefined. */
export function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

export function textMember(value: unknown, key: string): string | undefined {
  const member = memberOf(value, key);
  return typeof member === 'string' ? member : undefined;
}

export function numberMember(value: unknown, key: string): number | undefined {
  const member = memberOf(value, key);
  return typeof member === 'number' && Number.isFinite(member) ? member : undefined;
}

/** A value of any shape as text for a message; unlike `String` it bears an object whose `toString` is data. */
export function writtenValue(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
