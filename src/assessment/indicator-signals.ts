import type { Country } from '../reference/countries.ts';
import type { Indicator } from './indicators/indicator.ts';
import { placesOf } from './indicators/places.ts';
import { lazyMap } from './lazy-map.ts';
import type { Signal, SignalInputs } from './signal.ts';

/** Signals of every indicator at every place, each computed at most once. */
export interface IndicatorSignals {
  /** Undefined where the indicator does not apply. */
  at(indicator: Indicator, place: string): Signal | undefined;
}

export function indicatorSignals(inputs: SignalInputs): IndicatorSignals {
  const byIndicator = new Map<Indicator, ReturnType<typeof lazyMap<Signal | undefined>>>();
  return {
    at(indicator, place) {
      const places = byIndicator.get(indicator) ?? lazyMap((id) => indicator.signal(id, inputs));
      byIndicator.set(indicator, places);
      return places.get(place);
    },
  };
}

/** An indicator in a country: the worst of the places that the country has a part in; undefined where there are none. */
export function signalInCountry(
  indicator: Indicator,
  country: Country,
  { signals, inputs }: { readonly signals: IndicatorSignals; readonly inputs: SignalInputs },
): Signal | undefined {
  let worst: Signal | undefined;
  for (const place of placesOf(indicator.place, country)) {
    const signal = signals.at(indicator, place);
    if (signal !== undefined && (worst === undefined || signal.value > worst.value)) worst = signal;
  }
  return worst === undefined ? undefined : (indicator.inCountry?.(worst, country, inputs) ?? worst);
}
