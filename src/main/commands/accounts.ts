import { shortTime } from '../../assessment/english.ts';
import { PLANS } from '../../contract/conventions/plans.ts';
import { isAccountId } from '../../identity/account-id.ts';
import { changeSubscription } from '../../identity/change-subscription.ts';
import { entitlement } from '../../identity/entitlements.ts';
import type { Subscription, SubscriptionStatus } from '../../ports/identity-store.ts';
import { CommandError } from '../command-error.ts';
import { systemClock } from '../system-clock.ts';
import { BY_COMMAND, type Command, parseArguments, print, readInstant, withServices } from './command.ts';

const STATUSES: readonly SubscriptionStatus[] = ['active', 'cancelled', 'lapsed', 'expired'];

export const accountsSet: Command = {
  name: 'accounts set',
  usage: '--account A --plan P [--status active|cancelled|lapsed|expired] [--paid-until D] [--json]',
  summary:
    'Sets the plan of an account, in effect within 5 seconds everywhere. A cancelled plan serves until --paid-until.',
  examples: [
    'accounts set --account acme --plan pro_monthly',
    'accounts set --account acme --plan pro_monthly --status cancelled --paid-until 2027-01-31',
  ],
  run: async (words, config) => {
    const { values } = parseArguments(words, {
      account: { type: 'string' },
      plan: { type: 'string' },
      status: { type: 'string' },
      'paid-until': { type: 'string' },
      json: { type: 'boolean' },
    });
    const status = readStatus(values.status ?? 'active');
    const subscription: Subscription = {
      accountId: readAccount(values.account),
      planKey: readPlan(values.plan),
      status,
      ...readPaidUntil(status, values['paid-until']),
    };
    return withServices(config, { named: values, about: 'service' }, async ({ stores }) => {
      await changeSubscription({ store: stores.auditedIdentity(BY_COMMAND) }, subscription);
      printSubscription(subscription.accountId, subscription, values.json);
      return 0;
    });
  },
};

export const accountsShow: Command = {
  name: 'accounts show',
  usage: '--account A [--json]',
  summary: 'Prints the subscription of an account and its current tier.',
  examples: ['accounts show --account acme'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { account: { type: 'string' }, json: { type: 'boolean' } });
    const account = readAccount(values.account);
    return withServices(config, { named: values, about: 'service', reads: true }, async ({ stores }) => {
      printSubscription(account, await stores.identity.subscriptionOf(account), values.json);
      return 0;
    });
  },
};

/** @throws CommandError on a malformed account */
export function readAccount(text: string | undefined): string {
  if (text === undefined) throw new CommandError('--account is required');
  if (isAccountId(text)) return text;
  throw new CommandError(
    '--account must be 1 to 64 letters, digits or . @ : _ -, or ISSUER|SUBJECT of an identity provider',
  );
}

/** @throws CommandError on an unknown plan */
export function readPlan(text: string | undefined): string {
  const plan = PLANS.find(({ planKey }) => planKey === text);
  if (plan !== undefined) return plan.planKey;
  throw new CommandError(`--plan must be one of ${PLANS.map(({ planKey }) => planKey).join(', ')}`);
}

function readStatus(text: string): SubscriptionStatus {
  const status = STATUSES.find((known) => known === text);
  if (status !== undefined) return status;
  throw new CommandError(`--status must be one of ${STATUSES.join(', ')}`);
}

/** Only a cancelled subscription ends at an instant; one that has ended is `expired`. */
function readPaidUntil(status: SubscriptionStatus, text: string | undefined): Pick<Subscription, 'paidUntil'> {
  if (status === 'cancelled') return { paidUntil: readInstant('--paid-until', text) };
  if (text === undefined) return {};
  throw new CommandError('--paid-until goes with --status cancelled');
}

function printSubscription(account: string, subscription: Subscription | undefined, asJson: boolean | undefined): void {
  const verdict = entitlement(subscription, PLANS, systemClock.now());
  const tier = verdict.status === 'known' ? verdict.tier : null;
  const { planKey = null, status = null, paidUntil } = subscription ?? {};
  if (asJson === true) {
    print(JSON.stringify({ account, plan: planKey, status, paidUntil: paidUntil ?? null, tier }));
    return;
  }
  const paid = paidUntil === undefined ? '' : `, paid until ${shortTime(paidUntil)}`;
  const plan = planKey === null ? 'no subscription' : `plan ${planKey}, ${status}${paid}`;
  print(`${account}: ${plan}; tier now: ${tier ?? 'unknown (plan not known to this program)'}`);
}
