import { InvalidExpression } from './invalid-expression.ts';
import { NumberTooLarge, readJsonValue } from './read-json-value.ts';
import { PUNCTUATION, type Token } from './token.ts';

/**
 * Splits an expression into tokens, the last one being the end.
 * @throws InvalidExpression `syntax`
 */
export function splitTokens(expression: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < expression.length) {
    WHITE_SPACE.lastIndex = at;
    if (WHITE_SPACE.test(expression)) {
      at = WHITE_SPACE.lastIndex;
      continue;
    }
    const [token, end] = tokenAt(expression, at);
    tokens.push(token);
    at = end;
  }
  tokens.push({ kind: 'end', at });
  return tokens;
}

const WHITE_SPACE = /[ \t\r\n]+/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /-?[0-9]+/y;
// In all three forms a backslash takes the next character with it, so that it cannot end the token.
const QUOTED_NAME = /"(?:[^"\\]|\\[\s\S])*"/y;
const RAW_STRING = /'(?:[^'\\]|\\[\s\S])*'/y;
const LITERAL = /`(?:[^`\\]|\\[\s\S])*`/y;

function tokenAt(expression: string, at: number): [Token, end: number] {
  const textOf = (form: RegExp): string | undefined => {
    form.lastIndex = at;
    return form.exec(expression)?.[0];
  };
  const name = textOf(NAME);
  if (name !== undefined) return [{ kind: 'name', name, at }, at + name.length];
  const number = textOf(NUMBER);
  if (number !== undefined) return [{ kind: 'number', value: Number(number), at }, at + number.length];
  const quoted = textOf(QUOTED_NAME);
  if (quoted !== undefined) return [{ kind: 'quoted name', name: quotedName(quoted, at), at }, at + quoted.length];
  const raw = textOf(RAW_STRING);
  if (raw !== undefined)
    return [{ kind: 'literal', value: raw.slice(1, -1).replaceAll("\\'", "'"), at }, at + raw.length];
  const literal = textOf(LITERAL);
  if (literal !== undefined) return [{ kind: 'literal', value: literalValue(literal, at), at }, at + literal.length];
  const mark = PUNCTUATION.find((text) => expression.startsWith(text, at));
  if (mark === undefined) throw new InvalidExpression('syntax', `unexpected character at position ${at + 1}`);
  return [{ kind: mark, at }, at + mark.length];
}

function quotedName(quoted: string, at: number): string {
  return String(readOr(quoted, `the quoted name at character ${at + 1}`, 'a JSON string'));
}

function literalValue(literal: string, at: number) {
  const text = literal.slice(1, -1).replaceAll('\\`', '`');
  return readOr(text, `the literal at character ${at + 1}`, 'JSON');
}

function readOr(text: string, place: string, form: string) {
  try {
    return readJsonValue(text);
  } catch (error) {
    if (error instanceof NumberTooLarge)
      throw new InvalidExpression('syntax', `${place} holds a number beyond the range of a double`);
    if (error instanceof SyntaxError) throw new InvalidExpression('syntax', `${place} is not ${form}`);
    throw error;
  }
}
