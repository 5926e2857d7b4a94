/** What is wrong with an expression, or with it on this data; the words of the JMESPath specification. */
export type ExpressionFault = 'syntax' | 'unknown-function' | 'invalid-arity' | 'invalid-type' | 'invalid-value';

/** The expression cannot be applied. */
export class InvalidExpression extends Error {
  readonly fault: ExpressionFault;

  constructor(fault: ExpressionFault, detail: string) {
    super(detail);
    this.fault = fault;
  }
}
