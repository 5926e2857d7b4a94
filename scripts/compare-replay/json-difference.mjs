/** The value at a JSON Pointer (RFC 6901) without escapes; undefined when it does not resolve. */
export function valueAt(document, pointer) {
  const names = pointer.split('/').slice(1);
  return names.reduce((value, name) => (Object.hasOwn(Object(value), name) ? value[name] : undefined), document);
}

/**
 * Where two JSON documents differ, each place once and the outermost one; an order of members is a place of its own.
 * @returns `{pointer, before, after}`, undefined for a member that is absent
 */
export function* differences(before, after, pointer = '') {
  if (Object.is(before, after)) return;
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    yield { pointer, before, after };
    return;
  }
  const [names, others] = [Object.keys(before), Object.keys(after)];
  for (const name of new Set([...names, ...others]))
    yield* differences(before[name], after[name], `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  const isSameSet = names.length === others.length && names.every((name) => Object.hasOwn(after, name));
  if (isSameSet && names.join('\n') !== others.join('\n'))
    yield { pointer, before: `members ${names.join(', ')}`, after: `members ${others.join(', ')}` };
}

const isBranch = (value) => typeof value === 'object' && value !== null;
