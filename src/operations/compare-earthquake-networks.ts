import { MINUTE_MS } from '../assessment/time.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import { hundredths } from './mean-composite.ts';
import type { ListedEntry } from './observation-items.ts';
import { readObserved } from './read-observed.ts';

type Pair = Outputs['compareEarthquakeNetworks']['pairs'][number];

const METRIC = 'earthquake_magnitude';
const WITHIN_DAYS = 30;

export function compareEarthquakeNetworks(parts: ObservationListParts): HandlerOf<'compareEarthquakeNetworks'> {
  return async ({ at }) => {
    const read = await readObserved(
      {
        metrics: [METRIC],
        heartbeats: ['earthquakes_listed'],
        feeds: ['usgs-quakes', 'emsc-quakes'],
        kinds: ['country', 'world'],
        withinDays: WITHIN_DAYS,
        per: 'observation',
      },
      at,
      parts,
    );
    if (!read.ok) return failed(read.failure);
    const { entries, asOf, about } = read.value;
    const of = (feedId: string) => entries.filter((entry) => entry.feedId === feedId);
    const [usgs, emsc] = [of('usgs-quakes'), of('emsc-quakes')];
    const pairs = pairsOf(usgs, emsc);
    const alone = { usgs: usgs.length - pairs.length, emsc: emsc.length - pairs.length };
    return asOfReply({ pairs, alone, ...about }, asOf);
  };
}

/** Each with the nearest in time that no earlier one has. */
function pairsOf(usgs: readonly ListedEntry[], emsc: readonly ListedEntry[]): Pair[] {
  const taken = new Set<ListedEntry>();
  return usgs.flatMap((one) => {
    const far = ({ observedAt }: ListedEntry) => Math.abs(observedAt - one.observedAt);
    const [other] = emsc
      .filter((entry) => entry.subject === one.subject && far(entry) <= MINUTE_MS && !taken.has(entry))
      .sort((a, b) => far(a) - far(b));
    if (other === undefined) return [];
    taken.add(other);
    const [, country] = one.subject.split(':');
    const magnitude = one.values[METRIC] ?? 0;
    return [
      {
        ...{ id: one.recordId, occurredAt: one.observedAt, magnitude },
        ...(country === undefined ? {} : { country }),
        magnitudeDelta: hundredths((other.values[METRIC] ?? 0) - magnitude),
        timeDeltaSeconds: hundredths((other.observedAt - one.observedAt) / 1_000),
      },
    ];
  });
}
