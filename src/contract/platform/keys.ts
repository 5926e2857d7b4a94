import type { Violation } from '../conventions/failure.ts';
import { endpoint } from '../conventions/operation.ts';
import { NextCursor, PageCursor, PageLimit } from '../conventions/page.ts';
import { PLANS } from '../conventions/plans.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';

export const PUBLIC_ID_PATTERN = '^[0-9A-Za-z]{8}$';

/** An account of an operator's choice, or `<issuer>|<subject>`. */
const Account = Type.String({ minLength: 1, maxLength: 511, description: 'The account.' });
const PublicId = Type.String({ pattern: PUBLIC_ID_PATTERN, description: 'The 8 characters after `baro_live_`.' });
const Scopes = Type.Array(Type.Enum(['operator']), { maxItems: 1, description: 'Beyond those of the plan.' });
const ExpiresAt = Type.Optional(EpochMs('When it ends.'));

const ApiKey = record('ApiKey', {
  publicId: Type.String(),
  account: Type.String(),
  scopes: Type.Array(Type.String()),
  createdAt: EpochMs('When it was made.'),
  expiresAt: ExpiresAt,
  revokedAt: Type.Optional(EpochMs('When it was revoked.')),
  lastUsedAt: Type.Optional(EpochMs('To the hour.')),
});

const KeyAccount = record('KeyAccount', {
  account: Type.String(),
  planKey: Type.String(),
  status: Type.Enum(['active', 'cancelled', 'lapsed', 'expired']),
  paidUntil: Type.Optional(EpochMs('Until when a cancelled plan serves.')),
});

const AuditedChange = record('AuditedChange', {
  seq: Type.Integer({ minimum: 1 }),
  at: EpochMs('When it was made.'),
  actor: Type.String({ description: 'Id of the credential, or part of the program.' }),
  action: Type.String(),
  subject: Type.String(),
  facts: Type.String({ description: 'JSON.' }),
});

export const listKeys = endpoint({
  operationId: 'ListKeys',
  method: 'GET',
  path: '/api/keys',
  group: 'Platform',
  summary: 'API keys, without their secrets',
  description:
    "Of the caller's account, the newest first. An operator sees those of all accounts, or of one; the first page has also `accounts` and the 100 newest entries of the audit log, `changes`.",
  gate: 'key',
  input: record('ListKeysQuery', { account: Type.Optional(Account), limit: PageLimit, cursor: PageCursor }),
  response: record('KeyList', {
    keys: Type.Array(ApiKey),
    nextCursor: NextCursor,
    accounts: Type.Optional(Type.Array(KeyAccount)),
    changes: Type.Optional(Type.Array(AuditedChange)),
  }),
  failures: ['item_unknown'],
  exampleInput: { limit: 10 },
  exampleResponse: {
    keys: [{ publicId: 'k3f9a1bc', account: 'acme', scopes: [], createdAt: 1_780_300_800_000 }],
  },
});

export const createKey = endpoint({
  operationId: 'CreateKey',
  method: 'POST',
  path: '/api/keys',
  group: 'Platform',
  summary: 'Creates an API key and sets the plan of its account',
  description: 'The key is in this answer and nowhere else. Audited.',
  gate: 'operator',
  idempotent: true,
  successStatus: 201,
  answersSecret: true,
  bodyLimitBytes: 4_096,
  input: record('CreateKeyRequest', {
    account: Account,
    planKey: Type.Enum(PLANS.map(({ planKey }) => planKey)),
    scopes: Type.Optional(Scopes),
    expiresAt: ExpiresAt,
  }),
  response: record('CreatedKey', { publicId: Type.String(), key: Type.String() }),
  failures: ['store_unavailable'],
  check: accountForm,
  exampleInput: { account: 'acme', planKey: 'pro_monthly' },
  exampleResponse: { publicId: 'k3f9a1bc', key: 'baro_live_k3f9a1bc_…' },
});

export const revokeKey = endpoint({
  operationId: 'RevokeKey',
  method: 'POST',
  path: '/api/keys/revoke',
  group: 'Platform',
  summary: 'Revokes an API key',
  description:
    "One of the caller's account; an operator's, any. Every process refuses it within 5 seconds, and its sessions end. Audited.",
  gate: 'key',
  idempotent: true,
  bodyLimitBytes: 4_096,
  input: record('RevokeKeyRequest', { publicId: PublicId }),
  response: record('RevokedKey', { publicId: Type.String(), revokedAt: EpochMs('When it was revoked first.') }),
  failures: ['item_unknown'],
  exampleInput: { publicId: 'k3f9a1bc' },
  exampleResponse: { publicId: 'k3f9a1bc', revokedAt: 1_780_300_800_000 },
});

/** The form of an account: a name of an operator's choice, or that of an identity provider and its subject. */
const ACCOUNT_FORM = /^(?:[\w.@:-]{1,64}|[!-{}~]{1,255}\|[ -~]{1,255})$/;

/** Of what is a text at all. */
function accountForm(input: unknown): readonly Violation[] {
  const { account } = Object(input);
  if (typeof account !== 'string' || account === '' || ACCOUNT_FORM.test(account)) return [];
  return [
    {
      field: 'account',
      description: 'must be 1 to 64 letters, digits or . @ : _ -, or ISSUER|SUBJECT of an identity provider',
    },
  ];
}
