// Over 250 lines: one recursive-descent parser, whose methods call each other.
import { FUNCTIONS } from './functions/all-functions.ts';
import { InvalidExpression } from './invalid-expression.ts';
import { splitTokens } from './split-tokens.ts';
import { type CallInput, type Comparator, CURRENT, type SyntaxNode } from './syntax-tree.ts';
import type { Token } from './token.ts';

/**
 * Parses a JMESPath expression (jmespath.org/specification.html) by the precedence of its operators.
 * @throws InvalidExpression `syntax`, `unknown-function`, `invalid-arity` or, for a step of 0, `invalid-value`
 */
export function parseExpression(expression: string): SyntaxNode {
  const parser = new Parser(splitTokens(expression));
  const node = parser.expression(0);
  parser.expect('end');
  return node;
}

const STAR = 20;
const DOT = 40;
const NOT = 45;

/** How tightly a token binds to what stands left of it; a token that is absent ends an expression. */
const BINDING: Partial<Record<Token['kind'], number>> = {
  '|': 1,
  '||': 2,
  '&&': 3,
  '==': 5,
  '!=': 5,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '[]': 9,
  '[?': 21,
  '.': DOT,
  '[': 55,
};
/** A token that binds less ends a projection: it is applied to the whole list, not to every item. */
const PROJECTION_END = 10;

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  expression(binding: number): SyntaxNode {
    let left = this.#beginning();
    while (binding < this.#binding()) left = this.#continuation(left);
    return left;
  }

  expect(kind: Token['kind']): void {
    if (!this.#take(kind)) throw this.#unexpected();
  }

  #token(ahead = 0): Token {
    return this.#tokens[this.#at + ahead] ?? { kind: 'end', at: this.#at };
  }

  #take(kind: Token['kind']): boolean {
    if (this.#token().kind !== kind) return false;
    this.#at += 1;
    return true;
  }

  #binding(): number {
    return BINDING[this.#token().kind] ?? 0;
  }

  #unexpected(): InvalidExpression {
    const { kind, at } = this.#token();
    return new InvalidExpression('syntax', `unexpected ${kind} at character ${at + 1}`);
  }

  /** What can stand where an expression begins. */
  #beginning(): SyntaxNode {
    const token = this.#token();
    switch (token.kind) {
      case '*':
        this.#at += 1;
        return { kind: 'values', left: CURRENT, right: this.#projected(STAR) };
      case '[':
        return this.#isBracketSpecifier() ? this.#bracketSpecifier(CURRENT) : this.#multiselectList();
      case '[]':
      case '[?':
        return this.#continuation(CURRENT);
      case '{':
        return this.#multiselectHash();
      default:
        this.#at += 1;
        return this.#simple(token);
    }
  }

  #simple(token: Token): SyntaxNode {
    switch (token.kind) {
      case 'name':
        return this.#take('(') ? this.#call(token.name) : { kind: 'field', name: token.name };
      case 'quoted name':
        return { kind: 'field', name: token.name };
      case 'literal':
        return { kind: 'literal', value: token.value };
      case '@':
        return CURRENT;
      case '!':
        return { kind: 'not', of: this.expression(NOT) };
      case '(': {
        const inner = this.expression(0);
        this.expect(')');
        return inner;
      }
      default:
        this.#at -= 1;
        throw this.#unexpected();
    }
  }

  /** What can follow an expression; every token of BINDING is here. */
  #continuation(left: SyntaxNode): SyntaxNode {
    const token = this.#token();
    if (token.kind === '[') return this.#bracketSpecifier(left);
    this.#at += 1;
    switch (token.kind) {
      case '.':
        if (this.#take('*')) return { kind: 'values', left, right: this.#projected(DOT) };
        return { kind: 'chain', left, right: this.#afterDot(DOT) };
      case '[]':
        return { kind: 'items', left: { kind: 'flatten', left }, right: this.#projected(BINDING['[]'] ?? 0) };
      case '[?':
        return this.#filter(left);
      case '|':
        return { kind: 'chain', left, right: this.expression(1) };
      case '||':
        return { kind: 'or', left, right: this.expression(2) };
      case '&&':
        return { kind: 'and', left, right: this.expression(3) };
      case '==':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
        return this.#comparison(token.kind, left);
      default:
        this.#at -= 1;
        throw this.#unexpected();
    }
  }

  #comparison(by: Comparator, left: SyntaxNode): SyntaxNode {
    return { kind: 'compare', by, left, right: this.expression(BINDING[by] ?? 0) };
  }

  #filter(left: SyntaxNode): SyntaxNode {
    const condition = this.expression(0);
    this.expect(']');
    return { kind: 'filter', left, condition, right: this.#projected(BINDING['[?'] ?? 0) };
  }

  /** Whether the bracket holds an index, a slice or a star, not expressions. */
  #isBracketSpecifier(): boolean {
    const { kind } = this.#token(1);
    return kind === 'number' || kind === ':' || (kind === '*' && this.#token(2).kind === ']');
  }

  #bracketSpecifier(left: SyntaxNode): SyntaxNode {
    this.expect('[');
    if (this.#take('*')) {
      this.expect(']');
      return { kind: 'items', left, right: this.#projected(STAR) };
    }
    const start = this.#number();
    if (start !== null && this.#take(']')) return { kind: 'chain', left, right: { kind: 'index', index: start } };
    const slice = this.#slice(start);
    return { kind: 'items', left: { kind: 'chain', left, right: slice }, right: this.#projected(STAR) };
  }

  #number(): number | null {
    const token = this.#token();
    if (token.kind !== 'number') return null;
    this.#at += 1;
    return token.value;
  }

  #slice(start: number | null): SyntaxNode {
    this.expect(':');
    const stop = this.#number();
    const step = this.#take(':') ? (this.#number() ?? 1) : 1;
    this.expect(']');
    if (step === 0) throw new InvalidExpression('invalid-value', 'the step of a slice must not be 0');
    return { kind: 'slice', start, stop, step };
  }

  /** What is applied to every item of a projection. */
  #projected(binding: number): SyntaxNode {
    if (this.#binding() < PROJECTION_END) return CURRENT;
    if (this.#take('.')) return this.#afterDot(binding);
    if (this.#token().kind === '[' && !this.#isBracketSpecifier()) throw this.#unexpected();
    return this.expression(binding);
  }

  #afterDot(binding: number): SyntaxNode {
    switch (this.#token().kind) {
      case 'name':
      case 'quoted name':
      case '*':
        return this.expression(binding);
      case '[':
        return this.#multiselectList();
      case '{':
        return this.#multiselectHash();
      default:
        throw this.#unexpected();
    }
  }

  #multiselectList(): SyntaxNode {
    this.expect('[');
    const items = [this.expression(0)];
    while (this.#take(',')) items.push(this.expression(0));
    this.expect(']');
    return { kind: 'list', items };
  }

  #multiselectHash(): SyntaxNode {
    this.expect('{');
    const members: [string, SyntaxNode][] = [];
    do {
      const token = this.#token();
      if (token.kind !== 'name' && token.kind !== 'quoted name') throw this.#unexpected();
      this.#at += 1;
      this.expect(':');
      members.push([token.name, this.expression(0)]);
    } while (this.#take(','));
    this.expect('}');
    return { kind: 'object', members };
  }

  #call(name: string): SyntaxNode {
    const inputs: CallInput[] = [];
    if (!this.#take(')')) {
      do inputs.push({ isReference: this.#take('&'), node: this.expression(0) });
      while (this.#take(','));
      this.expect(')');
    }
    checkCall(name, inputs.length);
    return { kind: 'call', name, inputs };
  }
}

/**
 * Whether such a call can be: what needs no data to be known is said whatever the data are.
 * @throws InvalidExpression `unknown-function` or `invalid-arity`
 */
function checkCall(name: string, inputs: number): void {
  const known = FUNCTIONS.get(name);
  if (known === undefined) throw new InvalidExpression('unknown-function', `unknown function ${name}()`);
  if (inputs === known.inputs || (known.isVariadic && inputs > known.inputs)) return;
  const wanted = `${known.isVariadic ? 'at least ' : ''}${known.inputs}`;
  throw new InvalidExpression('invalid-arity', `${name}() takes ${wanted} arguments, not ${inputs}`);
}
