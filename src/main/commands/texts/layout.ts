import { decimal } from '../../../assessment/english.ts';

/** Widest line of a text, in columns; paths and hashes alone may pass it. */
export const COLUMNS = 100;

/** A share of 1 as a bar. @param width in columns */
export function bar(share: number, width = 20): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * width);
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
}

/** Breaks a text between words; its own indent stays. @param indent of every further line */
export function wrapped(text: string, indent = '', width = COLUMNS): string {
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  let isEmpty = true;
  for (const word of text.trimStart().split(' ')) {
    const next = isEmpty ? `${line}${word}` : `${line} ${word}`;
    if (next.length > width && !isEmpty) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = next;
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}

/** A line of a list: wrapped below its beginning. */
export const item = (text: string, indent = '  '): string => wrapped(`${indent}${text}`, `${indent}  `);

/** Text cut to a width, with an ellipsis. */
export const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1).trimEnd()}…` : text;

/** A page of a list, and how the next one is asked for. */
export const withMore = (text: string, nextCursor: string | undefined): string =>
  nextCursor === undefined || nextCursor === '' ? text : `${text}\nMore: --cursor ${nextCursor}`;

/** What others wrote, on one line: nothing in it may steer a terminal. */
export const harmless = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();

/** Rows in columns as wide as their widest cell; the last one is as long as it is. */
export function table(rows: readonly (readonly string[])[], indent = '  '): string {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows
    .map((row) => `${indent}${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

/** A number with its sign, two decimals: `+0.12`, `−0.05`, `0.00`. */
export function signed(value: number, digits = 2): string {
  const text = decimal(value, digits);
  return value > 0 && Number(text) > 0 ? `+${text}` : text;
}

/** `coercivePressure` as `coercive pressure`, `coercive_stalemate` as `coercive stalemate`. */
export const plainWords = (name: string): string =>
  name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
