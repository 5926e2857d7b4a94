export type Plain = string | readonly Plain[] | { readonly [name: string]: Plain };

/**
 * Reads the plain part of YAML that the files here keep to: maps and lists by two spaces, values on one line, comments on
 * lines of their own. Every value is text.
 * @throws Error on a line of another form
 */
export function plainYaml(text: string): Plain {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  const [value, rest] = block(lines, 0);
  if (rest[0] !== undefined) throw new Error(`not of the plain form: ${rest[0]}`);
  return value;
}

function block(lines: readonly string[], depth: number): readonly [Plain, readonly string[]] {
  const indent = ' '.repeat(depth);
  const items: string[] = [];
  const members: [string, Plain][] = [];
  let rest = lines;
  for (let line = rest[0]; line !== undefined && /^ */.exec(line)?.[0] === indent; line = rest[0]) {
    const item = /^- (.+)$/.exec(line.slice(depth))?.[1];
    const [, name, value] = /^([A-Za-z_]+):(?: (.+))?$/.exec(line.slice(depth)) ?? [];
    rest = rest.slice(1);
    if (item !== undefined) items.push(item);
    else if (name === undefined || members.some(([known]) => known === name))
      throw new Error(`not of the plain form: ${line}`);
    else if (value !== undefined) members.push([name, value]);
    else {
      const [inner, after] = block(rest, depth + 2);
      members.push([name, inner]);
      rest = after;
    }
  }
  if (items.length > 0 === members.length > 0)
    throw new Error(`neither a list nor a map above: ${rest[0] ?? 'the end'}`);
  return [items.length > 0 ? items : Object.fromEntries(members), rest];
}

/** What lies at a path of names; undefined where nothing does. */
export function at(value: Plain | undefined, ...path: readonly string[]): Plain | undefined {
  const [name, ...further] = path;
  if (name === undefined || value === undefined) return value;
  return typeof value === 'string' || Array.isArray(value) ? undefined : at(Reflect.get(value, name), ...further);
}
