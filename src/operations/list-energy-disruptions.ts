import { ENERGY_STRUCTURE } from '../assessment/parameters/energy-structure.ts';
import { DAY_MS } from '../assessment/time.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { CHOKEPOINTS } from '../reference/chokepoints.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import { hundredths } from './mean-composite.ts';
import type { ListedEntry } from './observation-items.ts';
import { readObserved } from './read-observed.ts';

type EnergyDisruption = Outputs['listEnergyDisruptions']['events'][number];
type Place = Pick<EnergyDisruption, 'place' | 'name' | 'type' | 'oilMbd'>;

const WITHIN_DAYS = 60;

export function listEnergyDisruptions(parts: ObservationListParts): HandlerOf<'listEnergyDisruptions'> {
  return async ({ at }) => {
    const read = await readObserved(
      {
        metrics: ['port_disruptions'],
        feeds: ['portwatch-disruptions'],
        kinds: ['chokepoint', 'country', 'world'],
        withinDays: WITHIN_DAYS,
        per: 'day',
      },
      at,
      parts,
    );
    if (!read.ok) return failed(read.failure);
    const { entries, asOf, about } = read.value;
    const events = PLACES.flatMap(([subject, place]) => lastRun(subject, entries).map((run) => ({ ...place, ...run })));
    events.sort((one, other) => Number(one.isOver) - Number(other.isOver) || other.oilMbd - one.oilMbd);
    return asOfReply({ events, ...about }, asOf);
  };
}

/** Where oil leaves, by subject: straits whose flow is known, and countries that export more than they import. */
const PLACES: readonly (readonly [string, Place])[] = [
  ...CHOKEPOINTS.flatMap(({ id, name, oilFlowMbd: oilMbd }): [string, Place][] =>
    oilMbd === undefined ? [] : [[`chokepoint:${id}`, { place: id, name, type: 'strait', oilMbd }]],
  ),
  ...Object.entries(ENERGY_STRUCTURE).flatMap(([iso2, { production, consumption }]): [string, Place][] => {
    const name = countryByIso2(iso2)?.name ?? iso2;
    const oilMbd = hundredths(production - consumption);
    return oilMbd <= 0 ? [] : [[`country:${iso2}`, { place: iso2, name, type: 'exporter', oilMbd }]];
  }),
];

/** The last unbroken run of days on which a place was affected, if there is one. */
function lastRun(subject: string, entries: readonly ListedEntry[]): readonly Omit<EnergyDisruption, keyof Place>[] {
  const own = entries.filter((entry) => entry.subject === subject && (entry.values.port_disruptions ?? 0) > 0);
  const [last] = own;
  if (last === undefined) return [];
  const days = own.map(({ observedAt }) => observedAt);
  const length = days.findIndex((day, at) => day !== last.observedAt - at * DAY_MS);
  const lookedAt = Math.max(...entries.map(({ observedAt }) => observedAt));
  return [
    {
      disruptions: last.values.port_disruptions ?? 0,
      fromAt: days[(length === -1 ? days.length : length) - 1] ?? last.observedAt,
      toAt: last.observedAt,
      isOver: lookedAt > last.observedAt,
    },
  ];
}
