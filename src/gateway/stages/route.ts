import { LruCache } from '../../concurrency/lru-cache.ts';
import type { PreparedCall } from '../../contract/conventions/handler.ts';
import { type EventFeedTarget, eventFeedTarget } from '../../contract/platform/event-feeds.ts';
import { exportQuery } from '../../contract/platform/exports.ts';
import type { ListFormat } from '../../contract/records/list-formats.ts';
import type { GatewayRequest } from '../exchange.ts';
import type { Validated } from '../input-validator.ts';
import { normalisePath, splitTarget } from '../normalise-path.ts';
import { fail, type Passed, pass, type Stage, type Step } from '../pipeline-builder.ts';
import type { PathRoutes, RouteTable } from '../routes.ts';

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
  /** Token of the feed link that the target is an address of. */
  readonly link?: string;
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
    const sent = splitTarget(target);
    const { path, ...named } = located(normalisePath(sent.path), sent.query);
    const routes = table.get(path);
    if (routes === undefined) return fail({ code: 'route_not_found' });
    const routed = pass({ parsed: { routes, ...named } });
    // Guesses at links must not evict what is asked for often.
    if (target.length <= MAX_TARGET_LENGTH && named.link === undefined) known.set(target, routed);
    return routed;
  }
}

/** A file of an export and a feed have a path of their own; what it names comes first in the query. */
function located(path: string, query: string): EventFeedTarget {
  const file = exportQuery(path) ?? eventFeedTarget(path);
  if (file === undefined) return { path, query };
  return { ...file, query: query === '' ? file.query : `${file.query}&${query}` };
}
