import { at, furtherMembers, items, referenceName, textAt } from '../documentation/bundle-reader.ts';
import type { Json } from '../openapi/json.ts';
import { snakeCase } from './names.ts';

/** Words of the language that are no names (Python 3.11, Lexical analysis, 2.3.1). */
const KEYWORDS = [
  ...['False', 'None', 'True', 'and', 'as', 'assert', 'async', 'await', 'break', 'class', 'continue', 'def', 'del'],
  ...['elif', 'else', 'except', 'finally', 'for', 'from', 'global', 'if', 'import', 'in', 'is', 'lambda', 'nonlocal'],
  ...['not', 'or', 'pass', 'raise', 'return', 'try', 'while', 'with', 'yield'],
];

/** The name of a member in Python: `regionId` → `region_id`, `from` → `from_`, `24h` → `of_24h`. */
export function pythonName(name: string): string {
  const snake = snakeCase(name);
  if (KEYWORDS.includes(snake)) return `${snake}_`;
  return /^\d/.test(snake) ? `of_${snake}` : snake;
}

/** A schema as a Python type; `Any` where it says nothing. */
export function pythonType(schema: Json | undefined): string {
  const name = referenceName(schema);
  if (name !== '') return name;
  const values = items(at(schema, 'enum'));
  if (values.length > 0) return `Literal[${values.map(pythonLiteral).join(', ')}]`;
  const constant = at(schema, 'const');
  if (constant !== undefined) return `Literal[${pythonLiteral(constant)}]`;
  const choices = items(at(schema, 'anyOf'));
  if (choices.length > 0) return choices.map(pythonType).join(' | ');
  switch (textAt(schema, 'type')) {
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'str';
    case 'boolean':
      return 'bool';
    case 'null':
      return 'None';
    case 'array':
      return `list[${pythonType(at(schema, 'items'))}]`;
    case 'object':
      return `dict[str, ${pythonType(furtherMembers(schema))}]`;
    default:
      return 'Any';
  }
}

/** A string, number or truth value; JSON and Python write strings alike but for `True`. */
export const pythonLiteral = (value: Json): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);

/** Text in a docstring. */
export const docText = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"""', "'''");
