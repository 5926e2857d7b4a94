const WIDTH = 120;

/** `[1, 2, 3]` on one line. */
export function list(values) {
  return `[${values.join(', ')}]`;
}

/** A longer list as the value of a member that `opening` begins: on its line if it fits, else filled to the width below it. */
export function numbers(opening, values) {
  const indent = /^ */.exec(opening)[0];
  const single = `${opening}${list(values)},`;
  if (single.length <= WIDTH) return single;
  const lines = [''];
  for (const value of values) {
    const last = lines[lines.length - 1];
    const longer = last === '' ? `${indent}  ${value},` : `${last} ${value},`;
    if (last !== '' && longer.length > WIDTH) lines.push(`${indent}  ${value},`);
    else lines[lines.length - 1] = longer;
  }
  return `${opening}[\n${lines.join('\n')}\n${indent}],`;
}

/** One line per member of a record. */
export function lines(record, write) {
  return Object.entries(record).map(write).join('\n');
}

/** A member's name, quoted only where it must be. */
export function property(name) {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`;
}

/** The inputs a file was made from, with the SHA-256 of their bytes as stored. */
export function sourceFiles(files) {
  const one = ({ path, sha256, rows }) =>
    `    {\n      path: '${path}',\n      sha256: '${sha256}',\n      rows: ${rows},\n    },`;
  return `  files: [\n${files.map(one).join('\n')}\n  ],`;
}
