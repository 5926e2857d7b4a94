import { InvalidExpression } from '../invalid-expression.ts';
import { FUNCTIONS } from './all-functions.ts';

/**
 * Whether such a call can be: what needs no data to be known is said whatever the data are.
 * @throws InvalidExpression `unknown-function` or `invalid-arity`
 */
export function checkCall(name: string, inputs: number): void {
  const known = FUNCTIONS.get(name);
  if (known === undefined) throw new InvalidExpression('unknown-function', `unknown function ${name}()`);
  if (inputs === known.inputs || (known.isVariadic && inputs > known.inputs)) return;
  const wanted = `${known.isVariadic ? 'at least ' : ''}${known.inputs}`;
  throw new InvalidExpression('invalid-arity', `${name}() takes ${wanted} arguments, not ${inputs}`);
}
