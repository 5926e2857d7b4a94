import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { asOfReply } from './as-of.ts';
import { type AllSnapshotsParts, snapshotsOfAll } from './snapshots-of-all.ts';

type Signal = Outputs['listCrossSourceSignals']['signals'][number];
type Item = RegionalSnapshot['evidence'][number];

/** Types and sources that make a signal. */
const MIN_KINDS = 2;

export function listCrossSourceSignals(parts: AllSnapshotsParts): HandlerOf<'listCrossSourceSignals'> {
  return async ({ at }) => {
    const read = await snapshotsOfAll(at, parts);
    if (!read.ok) return failed(read.failure);
    const { snapshots, missingRegions, asOf } = read.value;
    const items = new Map(snapshots.flatMap(({ evidence }) => evidence.map((item) => [item.id, item] as const)));
    const places = new Map<string, Item[]>();
    for (const item of items.values())
      for (const place of placesOf(item)) places.set(place, [...(places.get(place) ?? []), item]);
    const signals = [...places]
      .map(([place, found]) => signalOf(place, found))
      .filter(({ types, sources }) => types.length >= MIN_KINDS && sources.length >= MIN_KINDS)
      .sort((a, b) => b.types.length - a.types.length || b.evidenceCount - a.evidenceCount || b.newestAt - a.newestAt);
    return asOfReply({ signals, missingRegions, asOf: asOf.instant }, asOf);
  };
}

const placesOf = ({ theater, corridor }: Item): readonly string[] => [
  ...(corridor === '' ? [] : [`corridor ${corridor}`]),
  ...(theater === '' ? [] : [`theater ${theater}`]),
];

function signalOf(place: string, items: readonly Item[]): Signal {
  const [kind = '', id = ''] = place.split(' ');
  const confidence = items.reduce((sum, item) => sum + item.confidence, 0) / items.length;
  return {
    ...(kind === 'corridor' ? { corridor: id } : { theater: id }),
    types: [...new Set(items.map(({ type }) => type))].sort(),
    sources: [...new Set(items.map(({ source }) => source))].sort(),
    evidenceCount: items.length,
    meanConfidence: Math.round(1_000 * confidence) / 1_000,
    newestAt: Math.max(...items.map(({ observedAt }) => observedAt)),
  };
}
