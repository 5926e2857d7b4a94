import fc from 'fast-check';
import { chokepointSubject, type Observation } from '../../src/assessment/observation.ts';
import { FLOWN_THEATERS } from '../../src/reference/flight-boxes.ts';
import { theatersOfCountry } from '../../src/reference/theaters.ts';
import {
  type Change,
  closes,
  displaced,
  figure,
  militaryFlights,
  navalExercises,
  navigationalWarnings,
  outage,
  rates,
  sanctions,
  satellitePositions,
  sirens,
} from './indicator-worlds.ts';
import { creditWeeks, foodPriceMonths, gasImports, gasQuotes, governmentYields, shares } from './market-worlds.ts';

/** Readings of the further feeds for one place, in a few numbers. */
export interface SensedPlan {
  readonly aircraft: Change;
  /** Shares, 0 to 1. */
  readonly interference: Change;
  readonly alerts: Change;
  readonly warnings: Change;
  /** Exercises announced at the same strait. */
  readonly exercises: Change;
  readonly listed: Change;
  readonly displaced: Change;
  readonly score: number;
  readonly signals: readonly string[];
  /** Log change of the country's currency over the last five quotes. */
  readonly fall: number;
  readonly volatility: Change;
  readonly inflation: Change;
  readonly stability: Change;
  readonly debt: Change;
  readonly reserves: Change;
  readonly account: Change;
  readonly credit: Change;
  /** Percentage points beyond the safest. */
  readonly spread: Change;
  /** Changes by a share, in the newest month or days. */
  readonly shares: number;
  readonly food: number;
  readonly gasPrice: number;
  readonly foodImports: Change;
  /** Terajoules a month. */
  readonly gasImports: Change;
}

const counts = (max: number): fc.Arbitrary<Change> => fc.record({ usual: fc.nat({ max }), now: fc.nat({ max }) });
const between = (min: number, max: number): fc.Arbitrary<Change> =>
  fc.record({ usual: fc.double({ min, max, noNaN: true }), now: fc.double({ min, max, noNaN: true }) });

export const sensedPlan: fc.Arbitrary<SensedPlan> = fc.record({
  aircraft: counts(90),
  interference: between(0, 0.6),
  alerts: counts(400),
  warnings: counts(6),
  exercises: counts(9),
  listed: counts(50),
  displaced: counts(6_000_000),
  score: fc.constantFrom(0, 500, 20_000, 1_500_000),
  signals: fc.subarray(['bgp', 'merit-nt', 'ping-slash24'], { minLength: 1 }),
  fall: fc.double({ min: -0.2, max: 0.4, noNaN: true }),
  volatility: between(10, 80),
  inflation: between(-2, 120),
  stability: between(-2.5, 2.5),
  debt: between(0, 200),
  reserves: between(0, 20),
  account: between(-20, 20),
  credit: between(-1.2, 8),
  spread: between(-2, 14),
  shares: fc.double({ min: -0.6, max: 0.3, noNaN: true }),
  food: fc.double({ min: -0.3, max: 0.6, noNaN: true }),
  gasPrice: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
  foodImports: between(0, 45),
  gasImports: between(0, 300_000),
});

const usually = ({ usual }: Change): Change => ({ usual, now: usual });

/** The same plan with one feed reporting what is usual; a feed without data on this changes nothing. */
export function sensedAtBaseline(plan: SensedPlan, feed: string): SensedPlan {
  switch (feed) {
    case 'adsb-military':
      return { ...plan, aircraft: usually(plan.aircraft) };
    case 'adsb-civil':
      return { ...plan, interference: usually(plan.interference) };
    case 'sirens':
      return { ...plan, alerts: usually(plan.alerts) };
    case 'nga-warnings':
      return { ...plan, warnings: usually(plan.warnings), exercises: usually(plan.exercises) };
    case 'ofac-list':
      return { ...plan, listed: usually(plan.listed) };
    case 'unhcr':
      return { ...plan, displaced: usually(plan.displaced) };
    case 'ioda':
      return { ...plan, score: 0 };
    case 'ecb-rates':
      return { ...plan, fall: 0 };
    case 'cboe-vix':
      return { ...plan, volatility: usually(plan.volatility) };
    case 'fred-credit':
      return { ...plan, credit: usually(plan.credit) };
    case 'oecd-markets':
      return { ...plan, shares: 0, spread: usually(plan.spread) };
    case 'fao-food':
      return { ...plan, food: 0 };
    case 'fred-gas':
      return { ...plan, gasPrice: 0 };
    case 'eurostat-gas':
      return { ...plan, gasImports: usually(plan.gasImports) };
    case 'world-bank':
      return {
        ...plan,
        inflation: usually(plan.inflation),
        stability: usually(plan.stability),
        debt: usually(plan.debt),
        reserves: usually(plan.reserves),
        account: usually(plan.account),
        foodImports: usually(plan.foodImports),
      };
    default:
      return plan;
  }
}

/** The same plan where what is usual is quiet: below every published prior. */
export function quietSenses(plan: SensedPlan): SensedPlan {
  const quietly = (change: Change, usual = 0): Change => ({ ...change, usual });
  return {
    ...plan,
    aircraft: quietly(plan.aircraft),
    interference: quietly(plan.interference),
    alerts: quietly(plan.alerts),
    warnings: quietly(plan.warnings),
    exercises: quietly(plan.exercises),
    listed: quietly(plan.listed),
    displaced: quietly(plan.displaced),
    volatility: quietly(plan.volatility, 10),
    inflation: quietly(plan.inflation),
    stability: quietly(plan.stability, 2),
    debt: quietly(plan.debt),
    reserves: quietly(plan.reserves, 20),
    account: quietly(plan.account, 5),
    credit: quietly(plan.credit, -0.5),
    spread: quietly(plan.spread),
    foodImports: quietly(plan.foodImports),
  };
}

/** The observations of a plan about one country, the first of its skies that is watched and one strait. */
export function sensedObservations(
  plan: SensedPlan,
  { iso2, chokepointId }: { readonly iso2: string; readonly chokepointId: string },
): readonly Observation[] {
  const sky = theatersOfCountry(iso2).find(({ id }) => FLOWN_THEATERS.includes(id))?.id ?? 'gulf';
  const currency = CURRENCIES[iso2] ?? 'TRY';
  return [
    ...militaryFlights(sky, plan.aircraft),
    ...satellitePositions(sky, plan.interference),
    ...sirens(plan.alerts),
    ...navigationalWarnings(chokepointId, plan.warnings),
    ...navalExercises(chokepointSubject(chokepointId), plan.exercises),
    ...sanctions(iso2, plan.listed),
    ...displaced(iso2, plan.displaced),
    ...outage(iso2, plan.score, [...plan.signals]),
    ...rates({ [currency]: plan.fall }, { days: 140 }),
    ...closes(plan.volatility),
    ...figure(iso2, 'inflation', plan.inflation),
    ...figure(iso2, 'political_stability', plan.stability),
    ...figure(iso2, 'government_debt', plan.debt),
    ...figure(iso2, 'reserves_months', plan.reserves),
    ...figure(iso2, 'current_account', plan.account),
    ...figure(iso2, 'food_imports', plan.foodImports),
    ...creditWeeks(plan.credit),
    ...shares(iso2, plan.shares),
    ...governmentYields(iso2, plan.spread),
    ...foodPriceMonths(plan.food),
    ...gasQuotes(plan.gasPrice),
    ...gasImports(GAS_IMPORTER, plan.gasImports),
  ];
}

/** A country whose gas is reported both for Europe and for the whole world. */
const GAS_IMPORTER = 'IT';

const CURRENCIES: Readonly<Record<string, string>> = {
  CN: 'CNY',
  ID: 'IDR',
  TR: 'TRY',
  IN: 'INR',
  BR: 'BRL',
  ZA: 'ZAR',
};
