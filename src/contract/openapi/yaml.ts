import { isList, isObject, type Json } from './json.ts';

/**
 * YAML 1.2 of a JSON value: block style, every string that is not a plain word double-quoted.
 * Small because JSON strings are YAML strings once everything outside printable ASCII is escaped.
 */
export function yaml(value: Json): string {
  return `${block(value, '').trimStart()}\n`;
}

function block(value: Json, indent: string): string {
  if (isList(value)) {
    if (value.length === 0) return ' []';
    return value.map((item) => `\n${indent}-${nested(item, `${indent}  `)}`).join('');
  }
  if (isObject(value)) {
    const members = Object.entries(value);
    if (members.length === 0) return ' {}';
    return members.map(([name, member]) => `\n${indent}${scalar(name)}:${block(member, `${indent}  `)}`).join('');
  }
  return ` ${typeof value === 'string' ? scalar(value) : JSON.stringify(value)}`;
}

/** A list item that is an object starts on the line of its dash. */
function nested(item: Json, indent: string): string {
  const written = block(item, indent);
  return written.startsWith('\n') ? ` ${written.slice(1 + indent.length)}` : written;
}

// Words a YAML reader could take for something else than a string.
const RESERVED = /^(?:true|false|null|yes|no|on|off|y|n|[-+.]?\d.*)$/i;

function scalar(text: string): string {
  if (/^[A-Za-z][A-Za-z0-9_-]*$/.test(text) && !RESERVED.test(text)) return text;
  const printable = JSON.stringify(text);
  return printable.replace(/[^\x20-\x7e]/gu, escapeCodePoint);
}

function escapeCodePoint(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
}
