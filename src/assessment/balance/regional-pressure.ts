import type { Axis } from '../../contract/intelligence/vocabulary.ts';
import type { World } from '../assess-world.ts';
import type { CountrySignals } from '../country-signals.ts';
import type { ReportValues } from '../indicators/country-reports.ts';
import { EXTERNAL_POSITION } from '../indicators/external-position.ts';
import { indicatorsOf } from '../indicators/registry.ts';
import { byReportKind } from '../indicators/report-activity.ts';
import { lazyMap } from '../lazy-map.ts';
import { LONG_RUN_LEVEL } from '../long-run-level.ts';
import { onceFor } from '../once-for.ts';
import { populationWeight, tailReach } from '../parameters/people-of.ts';
import { PARAMETERS } from '../parameters.ts';
import type { Signal } from '../signal.ts';
import type { Area } from './area.ts';
import type { AxisPart, AxisReading } from './axis.ts';
import { type Attributed, noisyOr, type Term } from './noisy-or.ts';

const { tailShare, corroboration } = PARAMETERS;

/** A country's pressure on one axis. */
interface CountryPressure {
  readonly iso2: string;
  readonly value: number;
  readonly shares: readonly Attributed[];
}

/** The terms of one country on one axis. @param reports in place of the country's own report values */
export type CountryTerms = (world: World, signals: CountrySignals, reports?: ReportValues) => readonly Term[];

/** The pressure on each country of a world by the terms of an axis: its region, the world and its own page share it. */
const pressuresIn = onceFor((world: World) =>
  onceFor((terms: CountryTerms) =>
    lazyMap((iso2): CountryPressure | undefined => {
      const signals = world.countries.get(iso2);
      return signals && countryPressure(signals, (reports) => terms(world, signals, reports));
    }),
  ),
);

/**
 * A region's pressure: the population-weighted mean of its countries and, for the tail, its worst country, the
 * smallest of them in part (METHOD.md §3). No outlet alone moves a country by more than the limit for one lineage (§2).
 * @param terms the axis's own, one function for every call
 */
export function regionalPressure(world: World, area: Area, terms: CountryTerms): AxisReading {
  const pressures = pressuresIn(world)(terms);
  const countries = area.countries.flatMap(({ iso2 }) => pressures.get(iso2) ?? []);
  const weights = populationShares(countries.map(({ iso2 }) => iso2));
  const tails = countries.map(({ iso2, value }) => value * tailReach(iso2));
  const worst = tails.indexOf(Math.max(...tails));
  // One country alone is all of its area: nothing is left to weigh it against.
  const isAlone = countries.length === 1;
  return readingOf(
    countries.flatMap((country, i): readonly AxisPart[] => {
      const tail = i === worst ? tailShare * tailReach(country.iso2) : 0;
      const weight = isAlone ? 1 : (1 - tailShare) * (weights[i] ?? 0) + tail;
      const { iso2 } = country;
      return country.shares.map(({ label, share, evidenceIds }) => ({
        label,
        share: share * weight,
        evidenceIds,
        iso2,
      }));
    }),
  );
}

/** A signal and its share in a mean; the shares of a country sum to 1. */
export interface SharedSignal {
  readonly signal: Signal;
  readonly share: number;
}

/** A region's value as the population-weighted mean of some signals of its countries, without a tail. */
export function regionalMean(
  world: World,
  area: Area,
  signalsIn: (signals: CountrySignals) => readonly SharedSignal[],
): AxisReading {
  const countries = signalsOf(world, area);
  const weights = populationShares(countries.map(({ country }) => country.iso2));
  return readingOf(
    countries.flatMap((signals, i) =>
      signalsIn(signals).map(({ signal: { value, label, evidence }, share }): AxisPart => {
        const evidenceIds = evidence === undefined ? [] : [evidence.id];
        const ofRegion = value * share * (weights[i] ?? 0);
        const { iso2 } = signals.country;
        return { label: evidence === undefined ? LONG_RUN_LEVEL : label, share: ofRegion, evidenceIds, iso2 };
      }),
    ),
  );
}

function signalsOf(world: World, { countries }: Area): readonly CountrySignals[] {
  return countries.flatMap(({ iso2 }) => world.countries.get(iso2) ?? []);
}

/** Weights of countries in their region; they sum to 1. */
function populationShares(countries: readonly string[]): readonly number[] {
  const weights = countries.map(populationWeight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function readingOf(parts: readonly AxisPart[]): AxisReading {
  return {
    value: parts.reduce((sum, part) => sum + part.share, 0),
    parts,
    fed: parts.some((part) => part.evidenceIds.length > 0),
  };
}

const { lineageLimit } = corroboration;
const NO_REPORTS: ReportValues = byReportKind(() => 0);

type OwnTerms = (reports?: ReportValues) => readonly Term[];

function countryPressure(signals: CountrySignals, terms: OwnTerms): CountryPressure {
  const all = noisyOr(terms());
  const value = limited(all.value, signals, terms);
  const scale = all.value > 0 ? value / all.value : 1;
  return {
    iso2: signals.country.iso2,
    value,
    shares: all.shares.map((s) => ({ ...s, share: s.share * scale })),
  };
}

/**
 * The least of a value and of what is left of it without any one or any two outlets plus their limits; three limits are
 * more than the whole scale. Then the value without an outlet, limited in the same way, is never further off than one limit.
 */
function limited(value: number, signals: CountrySignals, terms: OwnTerms): number {
  // Without reports 0 or more is left, so no outlet stands for more than one limit of a value below it.
  if (value <= lineageLimit) return value;
  const without = (reports: ReportValues): number => noisyOr(terms(reports)).value;
  const floor = without(NO_REPORTS);
  let least = value;
  for (const leftOut of [1, 2] as const) {
    if (value <= floor + leftOut * lineageLimit) return least;
    for (const reports of signals.leaveOneOutReports(leftOut)) {
      least = Math.min(least, without(reports) + leftOut * lineageLimit);
    }
  }
  return least;
}

/** A signal as a term of a noisy-OR. */
export function term(weight: number, signal: Signal, value = signal.value): Term {
  return {
    strength: weight * value,
    label: signal.label,
    evidenceIds: signal.evidence === undefined ? [] : [signal.evidence.id],
  };
}

/** A country's terms on an axis: every indicator that moves it, in the order of the list. */
export function indicatorTerms(axis: Axis, signals: CountrySignals, reports?: ReportValues): readonly Term[] {
  const replaced: Readonly<Record<string, number>> = reports ?? {};
  return indicatorsOf(axis).flatMap(({ indicator, weight, minExposure }) => {
    const signal = signals.of(indicator);
    if (signal === undefined) return [];
    const exposed = minExposure === undefined ? weight : weight * exposure(signals, minExposure);
    return [term(exposed, signal, replaced[indicator.id])];
  });
}

/** The more a country owes abroad and the less it holds, the more of the world's markets reaches it. */
function exposure(signals: CountrySignals, minExposure: number): number {
  return minExposure + (1 - minExposure) * (signals.of(EXTERNAL_POSITION)?.value ?? 0);
}

/** The structural part of a pressure, which no evidence explains. */
export function structuralTerm(strength: number): Term {
  return { strength, label: LONG_RUN_LEVEL, evidenceIds: [] };
}
