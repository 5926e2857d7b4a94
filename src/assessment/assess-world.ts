import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { ACTOR_REFERENCE, type ActorReference } from './actors/actor-reference.ts';
import { type KnownActors, knownActors } from './actors/known-actors.ts';
import { countryEvents } from './country-events.ts';
import { type CountrySignals, countrySignals } from './country-signals.ts';
import { energyFigures, type KnownExposure } from './energy-figures.ts';
import { type GasExposure, gasExposures } from './gas-exposure.ts';
import { type IndicatorSignals, indicatorSignals } from './indicator-signals.ts';
import { countryReports } from './indicators/country-reports.ts';
import { type CrudePrice, knownCrude } from './indicators/crude-price.ts';
import { type NewsVolume, newsVolume } from './indicators/report-activity.ts';
import { type InputStatus, inputStatuses, statusOf } from './input-status.ts';
import { type KnownCorridor, knownCorridors } from './known-corridors.ts';
import { type LazyMap, lazyMap } from './lazy-map.ts';
import { type KnownMobility, knownMobility } from './mobility/known-mobility.ts';
import type { ObservationIndex } from './observation-index.ts';
import type { PiecewiseMap } from './pieces.ts';
import { type KnownLanes, knownLanes } from './scenarios/known-lanes.ts';
import type { SourceLabel } from './source-label.ts';

/** Everything that is the same for all regions at one instant: evaluated once, attached everywhere. */
export interface World {
  readonly instant: number;
  /** What all the rest was read from. */
  readonly index: ObservationIndex;
  readonly label: SourceLabel;
  readonly inputs: ReadonlyMap<string, InputStatus>;
  readonly corridors: ReadonlyMap<string, KnownCorridor>;
  /** By ISO 3166 alpha-2; read when first asked for, so that a region costs its own countries and not all. */
  readonly countries: LazyMap<CountrySignals | undefined>;
  /** Every indicator at every place; a country's own are in `countries`. */
  readonly signals: IndicatorSignals;
  /** What oil means to each region, by region id. */
  readonly energy: LazyMap<KnownExposure>;
  /** The same of each country, by ISO 3166 alpha-2. */
  readonly countryEnergy: LazyMap<KnownExposure>;
  /** What imported gas means to each region, by region id. */
  readonly gas: LazyMap<GasExposure>;
  readonly countryGas: LazyMap<GasExposure>;
  /** Events that move no axis, by ISO 3166 alpha-2: headlines, lists, notices, hazards. */
  readonly events: LazyMap<readonly EvidenceItem[]>;
  /** Lane forecast for the next 30 days, by region id; undefined where the deaths behind it are not known. */
  readonly lanes: PiecewiseMap<KnownLanes | undefined>;
  /** By region id. */
  readonly mobility: LazyMap<KnownMobility>;
  /** By region id. */
  readonly actors: PiecewiseMap<KnownActors>;
  readonly volume?: NewsVolume;
  readonly crude?: CrudePrice & { readonly evidence: EvidenceItem };
}

/**
 * @param label marks every source while the world is an exercise
 * @param reference who the ids of actors are
 */
export function assessWorld(
  index: ObservationIndex,
  label: SourceLabel = '',
  reference: ActorReference = ACTOR_REFERENCE,
): World {
  const inputs = inputStatuses(index);
  const volume = newsVolume(index);
  const sources = { index, label, inputs };
  const reports = countryReports({ index, volume, news: statusOf(inputs, 'news_events') });
  const context = { ...sources, volume, reports };
  const signals = indicatorSignals(context);
  const corridors = knownCorridors(index, label);
  const crude = knownCrude(sources);
  const energy = energyFigures(sources);
  const gas = gasExposures(index);
  return {
    instant: index.instant,
    index,
    label,
    inputs,
    corridors,
    countries: lazyMap((iso2) => {
      const country = countryByIso2(iso2);
      return country === undefined ? undefined : countrySignals(country, { signals, inputs: context });
    }),
    signals,
    energy: energy.regions,
    countryEnergy: energy.countries,
    gas: gas.regions,
    countryGas: gas.countries,
    events: countryEvents(sources),
    lanes: knownLanes(index),
    mobility: knownMobility(sources),
    actors: knownActors({ ...sources, corridors }, reference),
    ...(volume === undefined ? {} : { volume }),
    ...(crude === undefined ? {} : { crude }),
  };
}
