import { SEA_THEATERS } from '../reference/ais-areas.ts';
import { CHOKEPOINTS } from '../reference/chokepoints.ts';
import type { Country } from '../reference/countries.ts';
import { FLOWN_THEATERS } from '../reference/flight-boxes.ts';
import { theatersOfCountry } from '../reference/theaters.ts';
import type { Signal } from './country-signals.ts';
import { externalPositionEvidence } from './evidence/market-evidence.ts';
import {
  cooperationEvidence,
  displacementEvidence,
  inflationEvidence,
  outageEvidence,
  sirenEvidence,
  stabilityEvidence,
  treatyEvidence,
} from './evidence/people-evidence.ts';
import { sanctionsPressureEvidence } from './evidence/sanctions-evidence.ts';
import { type IndicatorInput, type IndicatorReading, indicatorSignal, PRIOR_SEVERITY } from './indicator-signal.ts';
import { cooperation } from './indicators/cooperation.ts';
import { floatingCurrency } from './indicators/currency-depreciation.ts';
import { displacement } from './indicators/displacement.ts';
import { externalPosition } from './indicators/external-position.ts';
import { internetOutage } from './indicators/internet-outage.ts';
import { priceInflation } from './indicators/price-inflation.ts';
import type { NewsVolume } from './indicators/report-activity.ts';
import { sanctionsPressure } from './indicators/sanctions-pressure.ts';
import { sirenAlerts } from './indicators/siren-alerts.ts';
import { treatyActs } from './indicators/treaty-acts.ts';
import { yearlyFigure } from './indicators/yearly-figure.ts';
import type { InputId } from './inputs.ts';
import { statusAt } from './inputs.ts';
import type { MetricId } from './metrics.ts';
import { PARAMETERS } from './parameters.ts';
import { clampUnit } from './severity.ts';
import { inputOf, type SignalInputs, type TheaterSignals } from './theater-signals.ts';
import { type CountryMarkets, countryMarkets, type WorldMarkets } from './world-markets.ts';

/**
 * What is known of a country beside deaths and reports. A condition that is absent does not apply: no receiver listens
 * there, no strait is on its shore, its currency is held to another.
 */
export interface CountryConditions extends CountryMarkets {
  readonly airPosture?: Signal;
  readonly gnss?: Signal;
  readonly sirens?: Signal;
  readonly navigationalWarnings?: Signal;
  readonly navalPosture?: Signal;
  readonly sanctions: Signal;
  readonly displacement: Signal;
  readonly outages: Signal;
  readonly inflation: Signal;
  /** The structural part of fragility, already weighed. */
  readonly stability: Signal;
  readonly currency?: Signal;
  readonly externalPosition: Signal;
  /** Cohesion, 0 to 1: one half is what its own past would lead one to expect. */
  readonly cooperation: Signal;
  /** Agreements signed and broken within its blocs, on the same scale. */
  readonly treaties: Signal;
}

export interface ConditionsContext extends SignalInputs {
  readonly senses: TheaterSignals;
  readonly markets: WorldMarkets;
  readonly volume: NewsVolume | undefined;
}

export function countryConditions(country: Country, context: ConditionsContext): CountryConditions {
  const { index, label, senses } = context;
  const { iso2, name } = country;
  const theaters = theatersOfCountry(iso2);
  const skies = theaters.filter(({ id }) => FLOWN_THEATERS.includes(id)).map(({ id }) => senses.airByTheater.get(id));
  const waters = CHOKEPOINTS.filter(({ littoral }) => littoral.includes(iso2)).map(
    ({ id }) => senses.maritimeByChokepoint.get(id).coercion,
  );
  const code = floatingCurrency(iso2);
  const heardUntil = (id: InputId): number | undefined => inputOf(context, id).newestAt;
  const outages = internetOutage(index, iso2, heardUntil('internet_outages'));
  const sanctions = sanctionsPressure(index, iso2, heardUntil('sanctions_lists'));
  return {
    ...worst(
      'airPosture',
      skies.map((sky) => sky.airPosture),
    ),
    ...worst(
      'gnss',
      skies.map((sky) => sky.gnss),
    ),
    ...(PARAMETERS.sirens.countries.some((sounded) => sounded === iso2) ? { sirens: sirens(country, context) } : {}),
    ...worst('navigationalWarnings', waters),
    ...worst(
      'navalPosture',
      theaters.filter(({ id }) => SEA_THEATERS.includes(id)).map(({ id }) => senses.navalByTheater.get(id)),
    ),
    sanctions: sensed(context, 'sanctions_lists', {
      label: `${name}: new sanctions`,
      reading: sanctions,
      metric: 'sanctions_additions',
      evidence: (found) => sanctionsPressureEvidence(label, country, found),
    }),
    displacement: yearly(context, 'displacement', {
      label: `${name}: people driven out`,
      reading: displacement(index, iso2),
      metric: 'displaced_people',
      evidence: (found) => displacementEvidence(label, country, found),
    }),
    outages: sensed(context, 'internet_outages', {
      label: `${name}: internet outage`,
      reading: outages,
      metric: 'internet_outage',
      evidence: (found) => outageEvidence(label, country, found),
    }),
    inflation: yearly(context, 'inflation', {
      label: `${name}: rise of prices`,
      reading: priceInflation(index, iso2),
      metric: 'inflation',
      evidence: (found) => inflationEvidence(label, country, found),
    }),
    stability: stability(country, context),
    ...countryMarkets(country, context.markets.food, context),
    ...(code === undefined ? {} : { currency: { ...senses.currencies.get(code) } }),
    externalPosition: yearly(
      context,
      'external_position',
      {
        label: `${name}: external position`,
        reading: externalPosition(index, iso2),
        metric: 'current_account',
        evidence: (found) => externalPositionEvidence(label, country, found),
      },
      PARAMETERS.externalPosition.unknown,
    ),
    cooperation: cooperationSignal(country, context),
    treaties: treatySignal(country, context),
  };
}

/** The worst of what is sensed in the places a country is part of; none where it is part of none. */
function worst<Name extends string>(name: Name, signals: readonly Signal[]): Partial<Record<Name, Signal>> {
  const top = signals.reduce<Signal | undefined>(
    (found, signal) => (found === undefined || signal.value > found.value ? signal : found),
    undefined,
  );
  const named: Partial<Record<Name, Signal>> = {};
  if (top !== undefined) named[name] = top;
  return named;
}

type Told<R extends IndicatorReading> = Pick<IndicatorInput<R>, 'label' | 'reading' | 'evidence'> & {
  readonly metric: MetricId;
};

/** Something that is told when it happens: while the feed is heard, nothing told is nothing happened. */
function sensed<R extends IndicatorReading>(context: SignalInputs, input: InputId, told: Told<R>): Signal {
  const status = inputOf(context, input);
  return indicatorSignal({ ...told, prior: PRIOR_SEVERITY, status, instant: context.index.instant });
}

/** A figure of a country: as old as itself, whatever others are told. */
function yearly<R extends IndicatorReading & { readonly newestAt: number }>(
  context: SignalInputs,
  input: InputId,
  told: Told<R>,
  prior = PRIOR_SEVERITY,
): Signal {
  const { instant } = context.index;
  const status = statusAt(inputOf(context, input).input, told.reading?.newestAt, instant);
  return indicatorSignal({ ...told, prior, status, instant });
}

function sirens(country: Country, context: SignalInputs): Signal {
  return sensed(context, 'air_raid_alerts', {
    label: `${country.name}: air-raid alerts`,
    reading: sirenAlerts(context.index, country.iso2, inputOf(context, 'air_raid_alerts').newestAt),
    metric: 'siren_alerts',
    evidence: (found) => sirenEvidence(context.label, country, found),
  });
}

function stability(country: Country, { index, label }: SignalInputs): Signal {
  const name = 'structural';
  const figure = yearlyFigure(index, 'political_stability', country.iso2);
  if (figure === undefined) return { value: PARAMETERS.prior.domesticFragility, label: name };
  const { best, worst: most } = PARAMETERS.stability;
  const value = best + (most - best) * clampUnit(-figure.value / 2.5);
  return { value, label: `${country.name}: political stability`, evidence: stabilityEvidence(label, country, figure) };
}

function cooperationSignal(country: Country, context: ConditionsContext): Signal {
  return bufferSignal(context, 'cooperation', {
    label: `${country.name}: cooperation within its blocs`,
    reading: cooperation(context.index, country.iso2, context.volume),
    metric: 'cooperation_reports',
    evidence: (found) => cooperationEvidence(context.label, country, found),
  });
}

function treatySignal(country: Country, context: ConditionsContext): Signal {
  const found = treatyActs(context.index, country.iso2, context.volume);
  const { evidence, ...signal } = bufferSignal(context, 'treaty_acts', {
    label: `${country.name}: agreements within its blocs`,
    reading: found,
    metric: 'treaty_reports',
    evidence: (acts) => treatyEvidence(context.label, country, acts),
  });
  // Nothing signed and nothing broken moves nothing, and is no evidence of anything.
  const isSilent = found === undefined || found.bound.count + found.parted.count === 0;
  return isSilent || evidence === undefined ? signal : { ...signal, evidence };
}

/** A part of cohesion. The worse of a buffer is the lower, so its shortfall is what is held. */
function bufferSignal<R extends IndicatorReading>(context: SignalInputs, input: InputId, told: Told<R>): Signal {
  const { reading, evidence, ...rest } = told;
  const strain = indicatorSignal({
    ...rest,
    reading: reading === undefined ? undefined : { found: reading, value: 1 - reading.value, usual: 1 - reading.usual },
    prior: 1 - PARAMETERS.prior.allianceCohesion,
    status: inputOf(context, input),
    instant: context.index.instant,
    evidence: ({ found }) => evidence(found),
  });
  return { ...strain, value: 1 - strain.value };
}
