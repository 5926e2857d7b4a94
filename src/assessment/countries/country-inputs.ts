import type { Axis } from '../../contract/intelligence/vocabulary.ts';
import type { World } from '../assess-world.ts';
import type { Area } from '../balance/area.ts';
import { isFresh } from '../corridors/corridor-loss.ts';
import type { Indicator } from '../indicators/indicator.ts';
import { THE_WORLD } from '../indicators/places.ts';
import { indicatorsOf } from '../indicators/registry.ts';
import type { InputId } from '../inputs.ts';
import type { Signal } from '../signal.ts';

/** What one axis of one country should be read from, and what of it is. */
export interface AxisInputs {
  /** Inputs that exist for this country. */
  readonly expected: ReadonlySet<InputId>;
  /** Those of them with a current value here, however calm. */
  readonly current: ReadonlySet<InputId>;
  /** Whether something current is known of this country itself, and not of the world's markets alone. */
  readonly isFed: boolean;
}

interface Found {
  readonly input: InputId;
  readonly isCurrent: boolean;
  readonly isOwn: boolean;
}

export function axisInputs(world: World, area: Area, axis: Axis): AxisInputs {
  const found = placesRead(world, area, axis);
  return {
    expected: new Set(found.map(({ input }) => input)),
    current: new Set(found.flatMap(({ input, isCurrent }) => (isCurrent ? [input] : []))),
    isFed: found.some(({ isCurrent, isOwn }) => isCurrent && isOwn),
  };
}

/** Every place at which an axis reads an input. */
export const placesRead = (world: World, area: Area, axis: Axis): readonly Found[] => [
  ...structureOf(world, area, axis),
  ...indicatorsIn(world, area, axis),
];

/** Straits and oil figures, which are no indicators. */
function structureOf(world: World, { oil, corridors }: Area, axis: Axis): readonly Found[] {
  const isEnergy = axis === 'energyVulnerability' || axis === 'energyLeverage';
  if (!isEnergy && axis !== 'maritimeAccess') return [];
  const straits = Object.keys(corridors).map((id): Found => {
    const corridor = world.corridors.get(id);
    return { input: 'corridor_transits', isCurrent: corridor !== undefined && isFresh(corridor, world), isOwn: true };
  });
  const figures: Found = { input: 'energy_figures', isCurrent: oil.evidence !== undefined, isOwn: true };
  return isEnergy ? [figures, ...straits] : straits;
}

function indicatorsIn(world: World, area: Area, axis: Axis): readonly Found[] {
  return indicatorsOf(axis).flatMap(({ indicator }) =>
    signalsOf(world, area, indicator).map(
      (signal): Found => ({
        input: indicator.input,
        isCurrent: signal.isMeasured === true,
        isOwn: indicator.place !== 'world',
      }),
    ),
  );
}

/** Of a strait, of the energy that reaches the country, or of the country itself. */
function signalsOf(world: World, area: Area, indicator: Indicator): readonly Signal[] {
  const at = (place: string): readonly Signal[] => [world.signals.at(indicator, place) ?? []].flat();
  if (indicator.axes.maritimeAccess !== undefined) return Object.keys(area.corridors).flatMap(at);
  if (indicator.reach !== undefined)
    return [...indicator.reach(area)].flatMap(([place, reach]) => (reach > 0 || place !== THE_WORLD ? at(place) : []));
  return area.countries.flatMap(({ iso2 }) => world.countries.get(iso2)?.of(indicator) ?? []);
}
