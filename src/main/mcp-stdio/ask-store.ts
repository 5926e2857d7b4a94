import { CATALOGUE } from '../../contract/catalogue.ts';
import type { Failure } from '../../contract/conventions/failure.ts';
import { ENDPOINTS, type HandlerMap } from '../../contract/endpoints.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import { readQuery } from '../../gateway/query-parameters.ts';
import { renderFailure } from '../../gateway/render-failure.ts';
import { routeOf } from '../../gateway/routes.ts';
import type { Ask, Asked } from '../../mcp/catalogue.ts';
import { getAttribution } from '../../operations/get-attribution.ts';
import { CONTEXT } from '../commands/no-caller.ts';

/** Handlers of the operations that tools and resources ask. */
type Handlers = Pick<HandlerMap, keyof typeof CATALOGUE>;

/** Asks the operations in this process: the same input rules and handlers, without a server; the caller owns the store. */
export function askStore(operations: Handlers): Ask {
  const handlers = { ...operations, attribution: getAttribution({ cards: FEED_CARDS }) };
  const byPath = new Map<string, Name>(
    [...Object.keys(CATALOGUE), 'attribution'].filter(isName).map((name) => [ENDPOINTS[name].path, name]),
  );
  return async (target, posted) => {
    const [path = '', query = ''] = target.split('?');
    const name = byPath.get(path);
    if (name === undefined) return failure({ code: 'route_not_found' });
    const route = routeOf<Name>(name, handlers);
    const prepared = route.prepare(posted === undefined ? readQuery(query, route.endpoint).input : posted.body);
    if (!prepared.ok) return failure({ code: 'validation_failed', violations: prepared.violations });
    const result = await prepared.input(CONTEXT);
    if (!result.ok) return failure(result.failure);
    const { reply } = result;
    const text = reply.kind === 'value' ? JSON.stringify(reply.value) : Buffer.concat(reply.pieces).toString('utf8');
    return asked(200, text, reply.headers ?? []);
  };
}

type Name = keyof Handlers | 'attribution';
const isName = (name: string): name is Name => Object.hasOwn(CATALOGUE, name) || name === 'attribution';

function failure(of: Failure): Asked {
  const { status, pieces, headers } = renderFailure(of, 'stdio', false);
  return asked(status, Buffer.concat(pieces).toString('utf8'), headers);
}

const asked = (status: number, text: string, headers: readonly (readonly [string, string])[]): Asked => ({
  status,
  text,
  header: (name) => headers.find(([one]) => one === name)?.[1],
});
