import { CONTINUE, fail, type Stage } from '../exchange.ts';
import { normalisePath, splitTarget } from '../normalise-path.ts';
import type { RouteTable } from '../routes.ts';

/** Finds the path among those that answer. */
export function routeStage(table: RouteTable): Stage {
  return {
    name: 'route',
    run: (exchange) => {
      const { path, query } = splitTarget(exchange.request.target);
      const routes = table.get(normalisePath(path));
      if (routes === undefined) return fail({ code: 'route_not_found' });
      exchange.routes = routes;
      exchange.query = query;
      return CONTINUE;
    },
  };
}
