import type { ActivityGroup } from '../../assessment/scenarios/lane-model/death-history.ts';
import type { LaneArtefact } from '../../assessment/scenarios/lane-model/lane-artefact.ts';
import { LANE_FEATURES } from '../../assessment/scenarios/lane-model/lane-features.ts';
import type { SimpleModel } from '../../assessment/scenarios/lane-model/simple-lanes.ts';
import { type CountryMonths, monthNumber, monthText } from './country-month-panel.ts';
import { monthlyCases, REGION_MEMBERS, shuffledOutcomes } from './monthly-hindcast.ts';
import { regionCases } from './region-cases.ts';
import { regionHindcast, regionModelAt } from './region-hindcast.ts';
import { asReleased, revisionPaths } from './release-revisions.ts';
import { groupModelAt, lastTrained, rollingOrigin } from './rolling-origin.ts';
import { publishedTables, type Vintage } from './vintages.ts';

/** The fitted part of the artefact. */
export type FittedFigures = Pick<
  LaneArtefact,
  'countries' | 'regions' | 'features' | 'fittedThrough' | 'revisionsThrough' | 'publicationLag'
>;

const REVISION_SEED = 5;
const PLACEBO_SEED = 5;
/** Digits kept after the point: those of the trees, so that the stored model splits where the fitted one does. */
const DIGITS = 6;

/**
 * The figures of the published model: fitted as at a refit of the hindcast, on what was published by the end of a month, with a pool
 * fitted on the ten years of forecasts before. What was known is thinned as releases are revised (METHOD.md §13.2).
 * @param panel the final table: only revisions are read from it where there are releases
 * @param through last month whose deaths are an outcome, `YYYY-MM`, by the newest release
 * @param releases what revisions are learned from: of the panel only months that they hold
 */
export function fitArtefact(panel: CountryMonths, through: string, releases: readonly Vintage[]): FittedFigures {
  const { at, made, options, before, countries, revisionsThrough } = fitted(panel, through, { releases });
  const from = options.refits[0] ?? at;
  const cases = regionCases(made.resolving, REGION_MEMBERS, { from, to: at - 1, knownAt: made.knownAt });
  const inputs = { cases, countries: before, countryCases: made.cases, members: REGION_MEMBERS };
  const regionsBefore = regionHindcast(inputs, { ...options, to: at - 1 });
  return rounded({
    fittedThrough: monthText(lastTrained(at, options)),
    revisionsThrough,
    publicationLag: '30d',
    features: [...LANE_FEATURES],
    countries,
    regions: regionModelAt(at, { ...inputs, before: regionsBefore }, options),
  });
}

/** Parameters of a fit. */
interface FitOptions {
  readonly releases: readonly Vintage[];
  /** Lot by which outcomes change places in training; without it they keep them. */
  readonly placeboSeed?: number;
}

/**
 * A placebo of the published model of countries: fitted like it, the pool too, on outcomes that changed places within each group and
 * year. Its skill is what a forecast gets without having learned anything.
 * @param published what it is a placebo of: same months, same releases
 * @param vintages those later than the published figures know are not read
 */
export function fitPlacebo(
  panel: CountryMonths,
  { fittedThrough, revisionsThrough }: Pick<LaneArtefact, 'fittedThrough' | 'revisionsThrough'>,
  vintages: readonly Vintage[],
): LaneArtefact['countries'] {
  const releases = vintages.filter(({ lastMonth }) => monthText(lastMonth) <= revisionsThrough);
  const through = monthText(monthNumber(fittedThrough) + 1);
  const { countries } = fitted(panel, through, { releases, placeboSeed: PLACEBO_SEED });
  return rounded({ countries }).countries;
}

function fitted(panel: CountryMonths, through: string, { releases, placeboSeed }: FitOptions) {
  const tables = publishedTables(panel, releases);
  const newest = tables.at(-1);
  const kept = upTo(newest?.panel ?? panel, through);
  const at = monthNumber(through) + 1;
  const known = { asReleased: asReleased(revisionPaths(tables, panel), REVISION_SEED) };
  const made = monthlyCases({ panel: kept, vintages: [], lag: '30d', testFrom: through, testTo: through, ...known });
  const taught = placeboSeed === undefined ? undefined : shuffledOutcomes(made.cases, placeboSeed);
  const options = { ...made.options, from: at, taught };
  const before = rollingOrigin(made.cases, { ...options, to: at - 1 });
  const seen = made.cases.filter(({ time }) => time <= lastTrained(at, options));
  const modelOf = (group: ActivityGroup) => groupModelAt(group, { seen, before, at }, options);
  const active = modelOf('active');
  if (active.conditional === undefined) throw new Error('too few active countries to fit a model on');
  const countries = {
    active: { simple: active.simple, conditional: active.conditional },
    low: { simple: pooledOnly(modelOf('low').simple) },
    quiet: { simple: pooledOnly(modelOf('quiet').simple) },
  };
  return { at, made, options, before, countries, revisionsThrough: monthText(newest?.lastMonth ?? at - 1) };
}

function upTo({ months, byUnit }: CountryMonths, through: string): CountryMonths {
  const count = months.filter((month) => month <= through).length;
  if (months[count - 1] !== through) throw new Error(`the data do not reach ${through}`);
  return {
    months: months.slice(0, count),
    byUnit: new Map([...byUnit].map(([iso2, series]) => [iso2, series.slice(0, count)])),
  };
}

/** Countries of calm groups differ from one another by less than a step of the grid: they share their group's shares. */
const pooledOnly = (simple: SimpleModel): SimpleModel => ({ ...simple, units: {} });

function rounded(value: unknown): FittedFigures {
  return JSON.parse(
    JSON.stringify(value, (_, own: unknown) => (typeof own === 'number' ? Number(own.toFixed(DIGITS)) : own)),
  );
}
