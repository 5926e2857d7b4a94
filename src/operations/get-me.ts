import { NOT_KEPT, reply } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { WorldName } from '../ports/world.ts';

/** Absence is no member: a plan that cannot be verified has no key, and what is without a limit has no number. */
export function getMe({ world }: { readonly world: WorldName }): HandlerOf<'me'> {
  return async (_, { caller, allowance }) => {
    if (caller === undefined || allowance === undefined) throw new Error('only public endpoints have no caller');
    const { accountId: account, scopes, sessionEndsAt } = caller;
    const session = sessionEndsAt === undefined ? {} : { sessionEndsAt };
    const { planKey, tier, ...limits } = await allowance();
    const plan = planKey === undefined || tier === undefined ? {} : { planKey, tier };
    return reply({ account, ...plan, scopes: [...scopes], limits, ...session, world }, NOT_KEPT);
  };
}
