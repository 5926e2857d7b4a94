import type { Violation } from '../contract/conventions/failure.ts';
import { failed, NOT_KEPT, reply } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { Clock } from '../ports/clock.ts';
import type { WorldName } from '../ports/world.ts';
import { isRegionId } from '../reference/regions.ts';
import { CACHE_KEYS, type Caches, cacheKeysOf } from './caches.ts';

const RETRY_SECONDS = 5;

/** The audit entry is what the other processes follow, so it comes first: nothing is forgotten that is not audited. */
export function purgeCache(parts: {
  readonly caches: Caches;
  readonly audit: Pick<AuditLog, 'append'>;
  readonly clock: Clock;
  readonly world: WorldName;
}): HandlerOf<'cachePurge'> {
  const { caches, audit, clock, world } = parts;
  return async ({ keys = [], regions = [], dryRun = false }, { caller }) => {
    const violations = [...unknown('keys', keys, isCacheKey), ...unknown('regions', regions, isRegionId)];
    if (violations.length > 0) return failed({ code: 'validation_failed', violations });
    const named = [...new Set([...keys, ...regions.flatMap(cacheKeysOf)])];
    const isAudited = await audit
      .append({
        at: clock.now(),
        actor: caller?.credentialId ?? 'anonymous',
        action: dryRun ? 'cache.purge_dry_run' : 'cache.purge',
        subject: 'caches',
        facts: { keys: named },
      })
      .then(
        () => true,
        () => false,
      );
    if (!isAudited) return failed({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
    const matched = dryRun ? caches.count(named) : caches.forget(named);
    return reply({ matched, purged: dryRun ? 0 : matched, dryRun, world }, NOT_KEPT);
  };
}

const isCacheKey = (key: string): boolean => CACHE_KEYS.includes(key);

/** An unknown name is a typing error; ignoring it would hide that nothing was purged. */
const unknown = (field: string, names: readonly string[], isKnown: (name: string) => boolean): readonly Violation[] =>
  names.flatMap((name, index) => (isKnown(name) ? [] : [{ field: `${field}[${index}]`, description: 'is unknown' }]));
