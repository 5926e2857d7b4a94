import { isOperator } from '../../contract/conventions/caller.ts';
import { fail, PASS, type Stage } from '../pipeline-builder.ts';
import type { Identified } from './credentials.ts';
import type { Matched } from './method.ts';

/** Lets only credentials with the operator scope into operator endpoints. */
export const operatorScopeStage: Stage<Matched & Identified, object> = {
  name: 'operator scope',
  run: ({ route, caller }) => {
    if (route.endpoint.gate !== 'operator' || isOperator(caller)) return PASS;
    return fail({ code: 'operator_required' });
  },
};
