import { LruCache } from '../../concurrency/lru-cache.ts';
import type { ListFormat } from '../../contract/records/list-formats.ts';
import type { GatewayRequest } from '../exchange.ts';
import type { Validated } from '../input-validator.ts';
import { normalisePath, splitTarget } from '../normalise-path.ts';
import { fail, type Passed, pass, type Stage, type Step } from '../pipeline-builder.ts';
import type { PathRoutes, PreparedCall, RouteTable } from '../routes.ts';

/** Targets kept, and the longest that is kept, characters. */
const MAX_TARGETS = 2_000;
const MAX_TARGET_LENGTH = 500;

export interface Routed {
  readonly parsed: ParsedTarget;
}

/** All that follows from a target alone; equal targets share one. */
export interface ParsedTarget {
  readonly routes: PathRoutes;
  readonly query: string;
  /** The query by the schema of the path's GET; made by validation. */
  read?: ReadQuery;
}

/** A query string after validation. */
export interface ReadQuery {
  readonly jmespath: string | undefined;
  readonly format: ListFormat | undefined;
  readonly prepared: Validated<PreparedCall>;
}

/** Finds the path among those that answer. */
export function routeStage(table: RouteTable): Stage<{ readonly request: GatewayRequest }, Routed> {
  const known = new LruCache<string, Passed<Routed>>({ maxWeight: MAX_TARGETS });
  return {
    name: 'route',
    run: ({ request: { target } }) => known.get(target) ?? find(target),
  };

  function find(target: string): Step<Routed> {
    const { path, query } = splitTarget(target);
    const routes = table.get(normalisePath(path));
    if (routes === undefined) return fail({ code: 'route_not_found' });
    const routed = pass({ parsed: { routes, query } });
    if (target.length <= MAX_TARGET_LENGTH) known.set(target, routed);
    return routed;
  }
}
