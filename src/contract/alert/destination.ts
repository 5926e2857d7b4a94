import type { Violation } from '../conventions/failure.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { EVENT_TYPES } from '../intelligence/event.ts';
import { REGION_IDS } from '../intelligence/region-ids.ts';
import { MAIL_MEMBERS } from './mail-destination.ts';
import { MethodMember, PresetMember } from './template.ts';

/** Begins the secret of a webhook (Standard Webhooks 1.0.0); base64 of `SECRET_BYTES` random bytes follows. */
export const SECRET_PREFIX = 'whsec_';
export const SECRET_BYTES = 32;

/** Destinations that an account may have, by tier. */
export const DESTINATIONS_BY_TIER = [0, 5, 20, 200] as const;

/** Ids of this service. */
export const ID_PATTERN = '^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$';

export const DestinationId = Type.String({
  $id: 'DestinationId',
  pattern: ID_PATTERN,
  description: 'As `create-destination` gave it.',
});
export const DeliveryId = Type.String({ pattern: ID_PATTERN, description: 'As `list-deliveries` names it.' });

export const UrlMember = Type.String({
  $id: 'DestinationUrl',
  minLength: 1,
  maxLength: 2_048,
  description: 'https on port 443 or 8443, without user name or password, of a host all of whose addresses are public.',
});

/** What no setting of the operator opens. */
export const checkUrl = (input: unknown): readonly Violation[] => {
  const { url } = Object(input);
  if (typeof url !== 'string' || url === '') return [];
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isWeb ? [] : [{ field: 'url', description: 'must be a URL such as https://example.org/hook' }];
};

const TypesMember = Type.Array(Type.Enum([...EVENT_TYPES]), {
  $id: 'DestinationTypes',
  maxItems: EVENT_TYPES.length,
  description: 'Only events of these types; every type when empty or absent.',
});
const RegionsMember = Type.Array(Type.Enum([...REGION_IDS]), {
  $id: 'DestinationRegions',
  maxItems: REGION_IDS.length,
  description: 'Only events of these regions; all, and those of none, when empty or absent.',
});

/** What narrows the events of a destination. */
export const DESTINATION_FILTERS = { types: Type.Optional(TypesMember), regionIds: Type.Optional(RegionsMember) };

export const KindMember = Type.Enum(['webhook', 'template', 'email'], {
  $id: 'DestinationKind',
  description:
    '`webhook`: Standard Webhooks 1.0.0, signed. `template`: the request that a preset or the caller defines. `email`: mail, to an address that confirms it.',
});

export const DestinationResource = record('Destination', {
  destinationId: DestinationId,
  kind: KindMember,
  url: Type.String({
    description: 'Of a template its origin alone: the rest is secret; of mail `mailto:` and the address.',
  }),
  ...MAIL_MEMBERS,
  preset: Type.Optional(PresetMember),
  method: Type.Optional(MethodMember),
  headerNames: Type.Optional(
    Type.Array(Type.String(), { description: 'Of the headers of a template; their values and its body are secret.' }),
  ),
  ...DESTINATION_FILTERS,
  disabledReason: Type.Optional(
    Type.Enum(['paused', 'gone', 'failing', 'unconfirmed', 'unsubscribed'], {
      description:
        'Absent while events are sent. `gone`: it answered 410; `failing`: five days without a success; `unconfirmed`, `unsubscribed`: the holder of the address has not confirmed it, or left.',
    }),
  ),
  createdAt: EpochMs('When it was created.'),
  lastSuccessAt: Type.Optional(EpochMs('Of the newest success, within a minute.')),
  failingSince: Type.Optional(EpochMs('Of the first failure since then.')),
});

export const DestinationAnswer = record('DestinationAnswer', { destination: DestinationResource });

export const SecretMember = Type.String({
  description:
    'Verifies the `v1` signatures of its webhooks (Standard Webhooks 1.0.0); templates and mail have none. Shown once.',
});

export const EXAMPLE_DESTINATION_ID = 'dst_0123456789ABCDEFGHIJKL';
export const EXAMPLE_SECRET = `${SECRET_PREFIX}${'A'.repeat(43)}=`;
export const DESTINATION_EXAMPLE = {
  destinationId: EXAMPLE_DESTINATION_ID,
  kind: 'webhook',
  url: 'https://hooks.example.org/barograph',
  types: ['regime.changed'],
  createdAt: 1_780_315_200_000,
} as const;
