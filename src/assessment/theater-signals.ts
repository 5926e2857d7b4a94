import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import { theaterById } from '../reference/theaters.ts';
import type { Signal } from './country-signals.ts';
import { currencyEvidence, volatilityEvidence } from './evidence/market-evidence.ts';
import { navalPostureEvidence, seaWarningEvidence } from './evidence/sea-evidence.ts';
import { airPostureEvidence, gnssEvidence } from './evidence/sky-evidence.ts';
import type { SourceLabel } from './evidence-clusters.ts';
import { indicatorSignal, PRIOR_SEVERITY } from './indicator-signal.ts';
import { airPosture } from './indicators/air-posture.ts';
import { currencyDepreciation } from './indicators/currency-depreciation.ts';
import { gnssInterference } from './indicators/gnss-interference.ts';
import { navalPosture } from './indicators/naval-posture.ts';
import { navigationalWarnings } from './indicators/navigational-warnings.ts';
import { volatility } from './indicators/volatility.ts';
import { type InputId, type InputStatus, statusAt } from './inputs.ts';
import { type LazyMap, lazyMap } from './lazy-map.ts';
import type { ObservationIndex } from './observation-index.ts';
import { PARAMETERS } from './parameters.ts';

/** What is sensed of a place that several countries share: read once, felt by all of them. */
export interface TheaterSignals {
  /** By theater id. */
  readonly airByTheater: LazyMap<{ readonly airPosture: Signal; readonly gnss: Signal }>;
  /** By chokepoint id: danger for who passes, and danger by a state's force. */
  readonly maritimeByChokepoint: LazyMap<{ readonly passage: Signal; readonly coercion: Signal }>;
  /** What navies announce, by theater id. */
  readonly navalByTheater: LazyMap<Signal>;
  /** By ISO 4217 code of a currency that floats. */
  readonly currencies: LazyMap<MarketSignal>;
  readonly volatility: MarketSignal;
}

/** A market's indicator, and what is told of the market although it may press on nobody. */
export interface MarketSignal extends Signal {
  /** Absent while the market does nothing unusual. */
  readonly told?: EvidenceItem;
}

/** What the assessment of one place starts from. */
export interface SignalInputs {
  readonly index: ObservationIndex;
  readonly label: SourceLabel;
  readonly inputs: ReadonlyMap<string, InputStatus>;
}

export function readTheaterSignals(context: SignalInputs): TheaterSignals {
  return {
    airByTheater: lazyMap((theaterId) => skyOf(theaterId, context)),
    maritimeByChokepoint: lazyMap((chokepointId) => watersOf(chokepointId, context)),
    navalByTheater: lazyMap((theaterId) => navyOf(theaterId, context)),
    currencies: lazyMap((code) => currencyOf(code, context)),
    volatility: worldVolatility(context),
  };
}

/** How an input reports. @throws Error for an id that is no input */
export function inputOf({ inputs }: Pick<SignalInputs, 'inputs'>, id: InputId): InputStatus {
  const status = inputs.get(id);
  if (status === undefined) throw new Error(`no input is called ${id}`);
  return status;
}

function skyOf(theaterId: string, context: SignalInputs) {
  const { index, label } = context;
  const { instant } = index;
  const name = theaterById(theaterId)?.name ?? theaterId;
  const posture = airPosture(index, theaterId);
  const interference = gnssInterference(index, theaterId);
  return {
    airPosture: indicatorSignal({
      label: `${name}: military aircraft`,
      reading: posture,
      prior: PRIOR_SEVERITY,
      // Receivers may fall silent over one theater while others are heard: a hole is missing, not calm.
      status: statusAt(inputOf(context, 'military_flights').input, posture?.newestAt, instant),
      metric: 'military_aircraft',
      instant,
      evidence: (found) => airPostureEvidence(label, theaterId, found),
    }),
    gnss: indicatorSignal({
      label: `${name}: satellite positions disturbed`,
      reading: interference,
      prior: PRIOR_SEVERITY,
      status: statusAt(inputOf(context, 'satellite_positions').input, interference?.newestAt, instant),
      metric: 'gnss_degraded_share',
      instant,
      evidence: (found) => gnssEvidence(label, theaterId, found),
    }),
  };
}

function watersOf(chokepointId: string, context: SignalInputs) {
  const { index, label } = context;
  const status = inputOf(context, 'maritime_warnings');
  const signal = (use: 'passage' | 'coercion'): Signal =>
    indicatorSignal({
      label: 'warnings to seafarers',
      reading: navigationalWarnings(index, { chokepointId, use }, status.newestAt),
      prior: PRIOR_SEVERITY,
      status,
      metric: 'maritime_warnings',
      instant: index.instant,
      evidence: (found) => seaWarningEvidence(label, chokepointId, found),
    });
  return { passage: signal('passage'), coercion: signal('coercion') };
}

function navyOf(theaterId: string, context: SignalInputs): Signal {
  const { index, label } = context;
  const status = inputOf(context, 'naval_posture');
  return indicatorSignal({
    label: `${theaterById(theaterId)?.name ?? theaterId}: naval firing and exercises`,
    reading: navalPosture(index, theaterId, status.newestAt),
    prior: PRIOR_SEVERITY,
    status,
    metric: 'naval_exercises',
    instant: index.instant,
    evidence: (found) => navalPostureEvidence(label, theaterId, found),
  });
}

function currencyOf(code: string, context: SignalInputs): MarketSignal {
  const { index, label } = context;
  const fall = currencyDepreciation(index, code);
  const status = statusAt(inputOf(context, 'currencies').input, fall?.newestAt, index.instant);
  const signal = indicatorSignal({
    label: `${code} against euro and dollar`,
    reading: fall,
    prior: PRIOR_SEVERITY,
    status,
    metric: 'exchange_rate',
    instant: index.instant,
    evidence: (found) => currencyEvidence(label, found),
  });
  if (fall === undefined || Math.abs(fall.z) < PARAMETERS.currency.evidenceSigma || status.status !== 'reporting')
    return signal;
  return { ...signal, told: currencyEvidence(label, fall) };
}

function worldVolatility(context: SignalInputs): MarketSignal {
  const { index, label } = context;
  const status = inputOf(context, 'volatility');
  const found = volatility(index);
  const signal = indicatorSignal({
    label: 'Implied volatility of equities',
    reading: found,
    prior: PRIOR_SEVERITY,
    status,
    metric: 'volatility_index',
    instant: index.instant,
    evidence: (seen) => volatilityEvidence(label, seen),
  });
  if (found === undefined || found.rank < PARAMETERS.volatility.evidenceShare || status.status !== 'reporting')
    return signal;
  return { ...signal, told: volatilityEvidence(label, found) };
}
