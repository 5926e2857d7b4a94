import type { CATALOGUE } from '../../contract/catalogue.ts';
import type { HandlerResult } from '../../contract/conventions/handler.ts';
import type { Inputs, Outputs } from '../../contract/endpoints.ts';

export type OperationName = keyof typeof CATALOGUE;

/** Asks one operation of the catalogue: of the store of this machine, or of a server. */
export type Ask = <Name extends OperationName>(
  name: Name,
  input: Inputs[Name],
) => Promise<HandlerResult<Outputs[Name]>>;
