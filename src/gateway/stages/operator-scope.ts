import { isOperator } from '../../contract/conventions/caller.ts';
import { CONTINUE, fail, type Stage, settled } from '../exchange.ts';

/** Lets only credentials with the operator scope into operator endpoints. */
export const operatorScopeStage: Stage = {
  name: 'operator scope',
  run: ({ route, caller }) => {
    if (settled(route, 'the endpoint').endpoint.gate !== 'operator' || isOperator(caller)) return CONTINUE;
    return fail({ code: 'operator_required' });
  },
};
