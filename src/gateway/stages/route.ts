import { CONTINUE, fail, type Stage } from '../exchange.ts';
import { normalisePath, splitTarget } from '../normalise-path.ts';
import type { PathRoutes, RouteTable } from '../routes.ts';

/** Targets that were found lately, so that what is asked again and again is read once. */
const REMEMBERED = 2_000;
/** Longer ones are not worth their place. */
const MAX_REMEMBERED = 500;

interface Found {
  readonly routes: PathRoutes;
  readonly query: string;
}

/** Finds the path among those that answer. */
export function routeStage(table: RouteTable): Stage {
  const remembered = new Map<string, Found>();
  return {
    name: 'route',
    run: (exchange) => {
      const { target } = exchange.request;
      const found = remembered.get(target) ?? find(target);
      if (found === undefined) return fail({ code: 'route_not_found' });
      exchange.routes = found.routes;
      exchange.query = found.query;
      return CONTINUE;
    },
  };

  function find(target: string): Found | undefined {
    const { path, query } = splitTarget(target);
    const routes = table.get(normalisePath(path));
    if (routes === undefined) return undefined;
    const found = { routes, query };
    if (target.length <= MAX_REMEMBERED) {
      const [oldest] = remembered.keys();
      if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      remembered.set(target, found);
    }
    return found;
  }
}
