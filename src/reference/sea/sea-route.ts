import { distanceKm } from '../ais-areas.ts';
import { CHOKEPOINTS } from '../chokepoints.ts';
import { SEA_LEGS } from './sea-legs.ts';
import { SEA_NODES, type SeaNode } from './sea-nodes.ts';

/** The shortest way of a ship between two ports. */
export interface SeaRoute {
  readonly fromPort: string;
  readonly toPort: string;
  /** Nautical miles, along great circles between the nodes of the graph. */
  readonly distanceNm: number;
  /** Ids of the chokepoints that it passes, in order. */
  readonly chokepointIds: readonly string[];
}

const KM_PER_NM = 1.852;

interface Neighbour {
  readonly id: string;
  readonly distanceNm: number;
}

const NODES: ReadonlyMap<string, SeaNode> = new Map(SEA_NODES.map((node) => [node.id, node]));
const NEIGHBOURS: ReadonlyMap<string, readonly Neighbour[]> = neighboursOf();
const IS_CHOKEPOINT: ReadonlySet<string> = new Set(CHOKEPOINTS.map(({ id }) => id));

function neighboursOf(): ReadonlyMap<string, readonly Neighbour[]> {
  const neighbours = new Map<string, Neighbour[]>();
  for (const [from, to] of SEA_LEGS) {
    const [a, b] = [NODES.get(from), NODES.get(to)];
    if (a === undefined || b === undefined) continue;
    const distanceNm = distanceKm(a, b) / KM_PER_NM;
    neighbours.set(from, [...(neighbours.get(from) ?? []), { id: to, distanceNm }]);
    neighbours.set(to, [...(neighbours.get(to) ?? []), { id: from, distanceNm }]);
  }
  return neighbours;
}

/** Ports of a country, ISO 3166 alpha-2; none where the graph has none. */
export const portsOf = (country: string): readonly SeaNode[] =>
  SEA_NODES.filter(({ port }) => port?.country === country);

/**
 * The shortest way from any port of one country to any of another that passes none of the closed chokepoints; undefined where
 * there is none, or where one of them has no port.
 */
export const seaRoute = (from: string, to: string, closed: ReadonlySet<string> = new Set()): SeaRoute | undefined =>
  shortestRoute(portsOf(from), portsOf(to), closed);

/** The same from any of some ports to any of others. */
export function shortestRoute(
  starts: readonly SeaNode[],
  ends: readonly SeaNode[],
  closed: ReadonlySet<string> = new Set(),
): SeaRoute | undefined {
  const routes = starts.flatMap((start) => {
    const ways = waysFrom(start.id, closed);
    return ends.flatMap((end) => {
      const way = end.id === start.id ? undefined : ways.get(end.id);
      return way === undefined ? [] : [routeOf(start, end, way, ways)];
    });
  });
  return routes.reduce<SeaRoute | undefined>(
    (best, route) => (best === undefined || route.distanceNm < best.distanceNm ? route : best),
    undefined,
  );
}

/** The shortest way between two ports by name. */
export const portRoute = (from: string, to: string, closed: ReadonlySet<string> = new Set()): SeaRoute | undefined =>
  shortestRoute(portsNamed(from), portsNamed(to), closed);

/** The port of a name; empty for any other text. */
export const portsNamed = (name: string): readonly SeaNode[] => SEA_NODES.filter(({ port }) => port?.name === name);

interface Way {
  readonly distanceNm: number;
  readonly before: string | undefined;
}

/** Dijkstra's algorithm; some 200 nodes need no heap. */
function waysFrom(start: string, closed: ReadonlySet<string>): ReadonlyMap<string, Way> {
  const open = new Map<string, Way>([[start, { distanceNm: 0, before: undefined }]]);
  const done = new Map<string, Way>();
  while (open.size > 0) {
    let next: readonly [string, Way] | undefined;
    for (const one of open) if (next === undefined || one[1].distanceNm < next[1].distanceNm) next = one;
    if (next === undefined) break;
    const [id, way] = next;
    open.delete(id);
    done.set(id, way);
    // A ship does not sail through a port.
    if (id !== start && NODES.get(id)?.port !== undefined && !isPassed(id)) continue;
    for (const { id: to, distanceNm } of NEIGHBOURS.get(id) ?? []) {
      if (done.has(to) || closed.has(to)) continue;
      const length = way.distanceNm + distanceNm;
      const known = open.get(to);
      if (known === undefined || length < known.distanceNm) open.set(to, { distanceNm: length, before: id });
    }
  }
  return done;
}

/** Whether ships pass a port on their way: its node lies off it, in open water. */
const isPassed = (id: string): boolean => (NEIGHBOURS.get(id)?.length ?? 0) > 1;

function routeOf(start: SeaNode, end: SeaNode, way: Way, ways: ReadonlyMap<string, Way>): SeaRoute {
  const passed: string[] = [];
  for (let id: string | undefined = end.id; id !== undefined; id = ways.get(id)?.before)
    if (IS_CHOKEPOINT.has(id)) passed.unshift(id);
  return {
    fromPort: start.port?.name ?? start.id,
    toPort: end.port?.name ?? end.id,
    distanceNm: way.distanceNm,
    chokepointIds: passed,
  };
}
