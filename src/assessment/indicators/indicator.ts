import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Axis } from '../../contract/intelligence/vocabulary.ts';
import type { Country } from '../../reference/countries.ts';
import { decayedCarryForward } from '../decayed-carry-forward.ts';
import type { EnergyExposure } from '../energy-exposure.ts';
import type { GasExposure } from '../gas-exposure.ts';
import { statusAt, statusOf } from '../input-status.ts';
import { type InputId, inputById } from '../inputs.ts';
import { METRICS, type MetricId } from '../metrics.ts';
import { PARAMETERS } from '../parameters.ts';
import { severity } from '../severity.ts';
import type { Signal, SignalInputs } from '../signal.ts';
import type { SourceLabel } from '../source-label.ts';
import { type PlaceKind, placeName } from './places.ts';

/** One indicator, as all other code sees it: axes, evidence, explanations and what-ifs loop over `INDICATORS`. */
export interface Indicator {
  readonly id: string;
  /** Named in `missingInputs` while nothing is received. */
  readonly input: InputId;
  /** What it is measured by; its half-life is that of a value whose input is missing. */
  readonly metric: MetricId;
  readonly place: PlaceKind;
  /** Weight in each axis it moves, 0 to 1. */
  readonly axes: Readonly<Partial<Record<Axis, AxisWeight>>>;
  /** Value with nothing unusual, for what-ifs; absent for a structural figure, of which nothing is unusual. */
  readonly rest?: number;
  /** Agency behind several indicators of energy: together they move no more than one lineage may (METHOD.md §2). */
  readonly publisher?: string;
  /** How much of it reaches a region's energy, 0 to 1, by place; only for what moves a region and no single country. */
  readonly reach?: (exposure: RegionEnergy) => ReadonlyMap<string, number>;
  /** @returns undefined where the indicator does not apply */
  readonly signal: (place: string, inputs: SignalInputs) => Signal | undefined;
  /** The part of a shared signal that reaches one country; all of it by default. */
  readonly inCountry?: (signal: Signal, country: Country, inputs: SignalInputs) => Signal;
}

/** @property minExposure share of the weight for a country without external needs; the rest grows with its external position. */
export type AxisWeight = number | { readonly weight: number; readonly minExposure: number };

/** What energy means to one region. */
export interface RegionEnergy {
  readonly regionId: string;
  readonly oil: EnergyExposure;
  readonly gas: GasExposure;
}

/** What one indicator measures at one place, with its severity. */
export interface IndicatorReading {
  /** Severity now, 0 to 1; of a buffer the buffer's value. */
  readonly value: number;
  /** Severity of what is usual here, 0 to 1: a missing input is never better than that (METHOD.md A5). */
  readonly usual?: number;
  /** Epoch ms; required where `ages` is `place`. */
  readonly newestAt?: number;
}

/** An indicator by its reading. */
export interface IndicatorRecord<R extends IndicatorReading> extends Omit<Indicator, 'signal' | 'rest'> {
  readonly rest?: number | 'structural';
  /** Label of a driver. @param name of the place */
  readonly label: (name: string, place: string) => string;
  /** Measures a place; undefined where nothing usable is known. @param endAt newest content of the input, epoch ms */
  readonly read: (place: string, inputs: SignalInputs, endAt: number | undefined) => R | undefined;
  readonly evidence: (reading: R, where: Where) => EvidenceItem;
  /** `input`: a list of events, current while its input is. `place`: a series, which may end at one place while others go on. */
  readonly ages: 'input' | 'place';
  /** Value where nothing was ever received, 0 to 1; the middle of a panel by default. */
  readonly prior?: (place: string) => number;
  /** More is better: the reading's value is a buffer's. */
  readonly isBuffer?: boolean;
  /** Places that the indicator exists for; all by default. */
  readonly existsAt?: (place: string) => boolean;
  /** Places that the upstream is known to publish; elsewhere no reading means no such market. All by default. */
  readonly publishedFor?: (place: string) => boolean;
  /** Whether a reading is evidence at all; true by default. */
  readonly isEvidence?: (reading: R) => boolean;
  /** Whether a reading is unusual enough to be shown although it may press on no axis. */
  readonly isNotable?: (reading: R) => boolean;
}

/** The place of an evidence item. */
export interface Where {
  readonly place: string;
  readonly name: string;
  readonly label: SourceLabel;
  /** Of the assessment, epoch ms. */
  readonly instant: number;
}

/** Prior of an indicator without any reading: the middle of its panel, with nothing unusual. */
export const PRIOR_SEVERITY = severity(PARAMETERS.reports.levelWeight * PARAMETERS.missingLevel, 0);

/** An indicator from its reading: as read while its input reports, decayed towards its prior while it does not. */
export function indicator<R extends IndicatorReading>(record: IndicatorRecord<R>): Indicator {
  const { id, input, metric, place, axes, publisher, reach, inCountry, rest = 0 } = record;
  return {
    ...{ id, input, metric, place, axes },
    ...(rest === 'structural' ? {} : { rest }),
    ...(publisher === undefined ? {} : { publisher }),
    ...(reach === undefined ? {} : { reach }),
    ...(inCountry === undefined ? {} : { inCountry }),
    signal: (at, inputs) => signalOf(record, at, inputs),
  };
}

function signalOf<R extends IndicatorReading>(
  record: IndicatorRecord<R>,
  place: string,
  inputs: SignalInputs,
): Signal | undefined {
  if (record.existsAt?.(place) === false) return undefined;
  const { instant } = inputs.index;
  const whole = statusOf(inputs.inputs, record.input);
  const reading = record.read(place, inputs, whole.newestAt);
  const isPublished = record.publishedFor === undefined || record.publishedFor(place);
  const isAbsent = reading === undefined && record.publishedFor !== undefined;
  if (isAbsent && (!isPublished || whole.status === 'reporting')) return undefined;
  const status = record.ages === 'input' ? whole : statusAt(inputById(record.input), reading?.newestAt, instant);
  const isReporting = status.status === 'reporting';
  // The worse of a buffer is the lower, so it is its shortfall that is carried forward.
  const strain = (value: number): number => (record.isBuffer === true ? 1 - value : value);
  const prior = record.prior?.(place) ?? PRIOR_SEVERITY;
  const floor = Math.max(strain(prior), reading?.usual === undefined ? 0 : strain(reading.usual));
  const { halfLifeMs } = METRICS[record.metric];
  const last = reading === undefined ? undefined : strain(reading.value);
  const carried = decayedCarryForward(last, floor, { ...status, instant, halfLifeMs });
  const name = placeName(record.place, place);
  const own = { value: strain(carried), label: record.label(name, place) };
  if (reading === undefined) return own;
  const signal = {
    ...own,
    isMeasured: isReporting,
    ...(reading.usual === undefined ? {} : { usual: strain(reading.usual) }),
  };
  const item = (): EvidenceItem => record.evidence(reading, { place, name, label: inputs.label, instant });
  const isCited = carried !== 0 && (isReporting || carried > floor) && record.isEvidence?.(reading) !== false;
  return {
    ...signal,
    ...(isCited ? { evidence: item() } : {}),
    ...(isReporting && record.isNotable?.(reading) === true ? { notable: item() } : {}),
  };
}
