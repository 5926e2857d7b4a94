/** A table; cells are text without line breaks. */
export function table(head, rows) {
  const line = (cells) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const code = (text) => `\`${text}\``;

export const codes = (texts) => texts.map(code).join(' ');

/** Milliseconds in the largest unit that divides them. */
export function duration(ms) {
  const units = [
    ['d', 86_400_000],
    ['h', 3_600_000],
    ['min', 60_000],
    ['s', 1_000],
  ];
  const [unit, size] = units.find(([, size]) => ms % size === 0) ?? ['ms', 1];
  return `${ms / size} ${unit}`;
}

/** Every leaf of an object with its dotted path; a list is a leaf. A group that has a comment comes before its leaves. */
export function constantRows(object, comments, path = []) {
  return Object.entries(object).flatMap(([key, value]) => {
    const here = [...path, key];
    const name = here.join('.');
    const said = comments.get(name) ?? '';
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [[code(name), JSON.stringify(value), said]];
    const group = said === '' ? [] : [[`${code(name)}:`, '', said]];
    return [...group, ...constantRows(value, comments, here)];
  });
}
