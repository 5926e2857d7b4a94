import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import { theaterById } from '../reference/theaters.ts';
import type { Signal } from './country-signals.ts';
import { currencyEvidence, volatilityEvidence } from './evidence/market-evidence.ts';
import { navalPostureEvidence, seaWarningEvidence } from './evidence/sea-evidence.ts';
import { airPostureEvidence, gnssEvidence } from './evidence/sky-evidence.ts';
import type { SourceLabel } from './evidence-clusters.ts';
import { airPosture } from './indicators/air-posture.ts';
import { currencyFall } from './indicators/currency-fall.ts';
import { gnssInterference } from './indicators/gnss-interference.ts';
import { navalPosture } from './indicators/naval-posture.ts';
import { seaWarnings } from './indicators/sea-warnings.ts';
import { volatility } from './indicators/volatility.ts';
import { type InputId, type InputStatus, statusAt } from './inputs.ts';
import { type Lookup, lookupOf } from './lookup.ts';
import type { ObservationIndex } from './observation-index.ts';
import { PARAMETERS } from './parameters.ts';
import { sensedSignal, UNHEARD_SEVERITY } from './sensed-signal.ts';

/** What is sensed of a place that several countries share: read once, felt by all of them. */
export interface Senses {
  /** By theater id. */
  readonly skies: Lookup<{ readonly airPosture: Signal; readonly gnss: Signal }>;
  /** By chokepoint id: danger for who passes, and danger by a state's force. */
  readonly waters: Lookup<{ readonly passage: Signal; readonly coercion: Signal }>;
  /** What navies announce, by theater id. */
  readonly navies: Lookup<Signal>;
  /** By ISO 4217 code of a currency that floats. */
  readonly currencies: Lookup<MarketSignal>;
  readonly volatility: MarketSignal;
}

/** A market's indicator, and what is told of the market although it may press on nobody. */
export interface MarketSignal extends Signal {
  /** Absent while the market does nothing unusual. */
  readonly told?: EvidenceItem;
}

/** What the assessment of one place starts from. */
export interface SensingContext {
  readonly index: ObservationIndex;
  readonly label: SourceLabel;
  readonly inputs: ReadonlyMap<string, InputStatus>;
}

export function readSenses(context: SensingContext): Senses {
  return {
    skies: lookupOf((theaterId) => skyOf(theaterId, context)),
    waters: lookupOf((chokepointId) => watersOf(chokepointId, context)),
    navies: lookupOf((theaterId) => navyOf(theaterId, context)),
    currencies: lookupOf((code) => currencyOf(code, context)),
    volatility: worldVolatility(context),
  };
}

/** How an input reports. @throws Error for an id that is no input */
export function inputOf({ inputs }: Pick<SensingContext, 'inputs'>, id: InputId): InputStatus {
  const status = inputs.get(id);
  if (status === undefined) throw new Error(`no input is called ${id}`);
  return status;
}

function skyOf(theaterId: string, context: SensingContext) {
  const { index, label } = context;
  const { instant } = index;
  const name = theaterById(theaterId)?.name ?? theaterId;
  const posture = airPosture(index, theaterId);
  const interference = gnssInterference(index, theaterId);
  return {
    airPosture: sensedSignal({
      label: `${name}: military aircraft`,
      reading: posture,
      prior: UNHEARD_SEVERITY,
      // Receivers may fall silent over one theater while others are heard: a hole is missing, not calm.
      status: statusAt(inputOf(context, 'military_flights').input, posture?.newestAt, instant),
      metric: 'military_aircraft',
      instant,
      evidence: (found) => airPostureEvidence(label, theaterId, found),
    }),
    gnss: sensedSignal({
      label: `${name}: satellite positions disturbed`,
      reading: interference,
      prior: UNHEARD_SEVERITY,
      status: statusAt(inputOf(context, 'satellite_positions').input, interference?.newestAt, instant),
      metric: 'gnss_degraded_share',
      instant,
      evidence: (found) => gnssEvidence(label, theaterId, found),
    }),
  };
}

function watersOf(chokepointId: string, context: SensingContext) {
  const { index, label } = context;
  const status = inputOf(context, 'maritime_warnings');
  const signal = (use: 'passage' | 'coercion'): Signal =>
    sensedSignal({
      label: 'warnings to seafarers',
      reading: seaWarnings(index, { chokepointId, use }, status.newestAt),
      prior: UNHEARD_SEVERITY,
      status,
      metric: 'maritime_warnings',
      instant: index.instant,
      evidence: (found) => seaWarningEvidence(label, chokepointId, found),
    });
  return { passage: signal('passage'), coercion: signal('coercion') };
}

function navyOf(theaterId: string, context: SensingContext): Signal {
  const { index, label } = context;
  const status = inputOf(context, 'naval_posture');
  return sensedSignal({
    label: `${theaterById(theaterId)?.name ?? theaterId}: naval firing and exercises`,
    reading: navalPosture(index, theaterId, status.newestAt),
    prior: UNHEARD_SEVERITY,
    status,
    metric: 'naval_exercises',
    instant: index.instant,
    evidence: (found) => navalPostureEvidence(label, theaterId, found),
  });
}

function currencyOf(code: string, context: SensingContext): MarketSignal {
  const { index, label } = context;
  const fall = currencyFall(index, code);
  const status = statusAt(inputOf(context, 'currencies').input, fall?.newestAt, index.instant);
  const signal = sensedSignal({
    label: `${code} against euro and dollar`,
    reading: fall,
    prior: UNHEARD_SEVERITY,
    status,
    metric: 'exchange_rate',
    instant: index.instant,
    evidence: (found) => currencyEvidence(label, found),
  });
  if (fall === undefined || Math.abs(fall.z) < PARAMETERS.currency.toldSigma || status.status !== 'reporting')
    return signal;
  return { ...signal, told: currencyEvidence(label, fall) };
}

function worldVolatility(context: SensingContext): MarketSignal {
  const { index, label } = context;
  const status = inputOf(context, 'volatility');
  const found = volatility(index);
  const signal = sensedSignal({
    label: 'Implied volatility of equities',
    reading: found,
    prior: UNHEARD_SEVERITY,
    status,
    metric: 'volatility_index',
    instant: index.instant,
    evidence: (seen) => volatilityEvidence(label, seen),
  });
  if (found === undefined || found.rank < PARAMETERS.volatility.toldShare || status.status !== 'reporting')
    return signal;
  return { ...signal, told: volatilityEvidence(label, found) };
}
