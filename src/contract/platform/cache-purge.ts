import type { Violation } from '../conventions/failure.ts';
import { endpoint } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { DataWorld } from './data-world.ts';

/** Form of a cache key; its region must be one of this server. */
const CACHE_KEY_PATTERN = '^(?:projections|(?:snapshot|projection):[a-z][a-z0-9]*(?:-[a-z0-9]+)*)$';
/** More than there are cache keys. */
const MAX_NAMES = 64;

export const cachePurge = endpoint({
  operationId: 'PurgeCache',
  method: 'POST',
  path: '/api/cache-purge',
  group: 'Platform',
  summary: 'Purges cached content',
  description: [
    'Needs the operator scope; every call is audited, and without the audit nothing is forgotten.',
    'Every other process of this store forgets the same within 2 seconds.',
    'Purged content is read or computed again by the next request; stored data are not changed.',
  ].join(' '),
  gate: 'operator',
  idempotent: true,
  bodyLimitBytes: 16 * 1024,
  input: record('CachePurgeRequest', {
    keys: Type.Optional(
      Type.Array(Type.String({ maxLength: 64, pattern: CACHE_KEY_PATTERN }), {
        minItems: 1,
        maxItems: MAX_NAMES,
        description:
          '`snapshot:<region>`: the copy of its snapshot; `projection:<region>`: the kept projections of that copy; `projections`: all kept projections, read bodies and read expressions.',
      }),
    ),
    regions: Type.Optional(
      Type.Array(Type.String({ maxLength: 32 }), {
        minItems: 1,
        maxItems: MAX_NAMES,
        description: 'Region ids; each adds the two keys of its region. An unknown region or key is a violation.',
      }),
    ),
    dryRun: Type.Optional(Type.Boolean({ description: 'Counts without purging.' })),
  }),
  response: record('CachePurgeResponse', {
    matched: Type.Integer({ minimum: 0, description: 'Entries that this process had under the keys.' }),
    purged: Type.Integer({ minimum: 0, description: 'Entries purged: all of them, or none in a dry run.' }),
    dryRun: Type.Boolean(),
    world: DataWorld,
  }),
  failures: ['store_unavailable'],
  check: nothingNamed,
  exampleInput: { regions: ['mena'], dryRun: true },
  exampleResponse: { matched: 3, purged: 0, dryRun: true, world: 'live' },
});

/** An empty request might mean everything or nothing. */
function nothingNamed(input: unknown): readonly Violation[] {
  if (typeof input !== 'object' || input === null || 'keys' in input || 'regions' in input) return [];
  return [{ field: 'keys', description: 'keys or regions must be given' }];
}
