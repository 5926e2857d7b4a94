/** What the view of the account says in English. */
export const keysEn = {
  title: 'Keys & account',
  heading: (account: string, plan: string | undefined, tier: number | undefined) =>
    plan === undefined
      ? `Account ${account}: its plan cannot be verified now`
      : `Account ${account}: plan ${plan}${tier === undefined ? '' : `, tier ${tier}`}`,
  lead: {
    session: 'This browser is signed in. The session ends after 12 hours without use, after 7 days, or with its key.',
    key: 'This page was asked for with a key or token, without a session.',
  },
  unverified: 'Until the plan can be verified, the limits of the free plan are in force.',
  limits: 'Limits of all credentials of the account together',
  columns: { limit: 'Limit', most: 'At most', left: 'Left' },
  perMinute: 'Requests per minute',
  perDay: 'Requests per UTC day',
  runs: 'Answers by a model per UTC day',
  unlimited: 'no limit',
  inHeaders: 'in the rate headers of each answer',
  notKnown: '▨ not known now',
  notApplicable: '–',
  scopes: 'Scopes',
  noScopes: 'This credential has no scope beyond its plan.',
  scope: (name: string) => (name === 'operator' ? 'operator: may see the details of feeds and processes' : name),
  keys: 'Keys',
  keysNote:
    'Keys are made, listed and revoked on the command line of the server. A key is shown once; every process refuses a revoked one within 5 seconds, and its sessions end.',
  steps: { what: 'What', command: 'Command' },
  create: 'Create a key, shown once',
  list: 'List keys, without their secrets',
  revoke: 'Revoke a key by its id',
  link: 'Sign another browser of the server in',
};
