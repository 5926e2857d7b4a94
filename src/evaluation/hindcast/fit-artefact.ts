import type { LaneArtefact } from '../../assessment/scenarios/lane-model/lane-artefact.ts';
import { LANE_FEATURES } from '../../assessment/scenarios/lane-model/lane-features.ts';
import type { SimpleModel } from '../../assessment/scenarios/lane-model/simple-lanes.ts';
import { type CountryMonths, monthNumber, monthText } from './country-month-panel.ts';
import { monthlyCases, REGION_MEMBERS } from './monthly-hindcast.ts';
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
/** Digits kept after the point: those of the trees, so that the stored model splits where the fitted one does. */
const DIGITS = 6;

/**
 * The figures of the published model: fitted as at a refit of the hindcast, on what was published by the end of a month, with a pool
 * fitted on the ten years of forecasts before. What was known is thinned as releases are revised (METHOD.md §13.2).
 * @param through last month whose deaths are an outcome, `YYYY-MM`; later ones in the panel are read for revisions alone
 * @param releases what revisions are learned from: of the panel only months that they hold
 */
export function fitArtefact(panel: CountryMonths, through: string, releases: readonly Vintage[]): FittedFigures {
  const kept = upTo(panel, through);
  const at = monthNumber(through) + 1;
  const tables = publishedTables(panel, releases);
  const known = { asReleased: asReleased(revisionPaths(tables, panel), REVISION_SEED) };
  const made = monthlyCases({ panel: kept, vintages: [], lag: '30d', testFrom: through, testTo: through, ...known });
  const options = { ...made.options, from: at };
  const before = rollingOrigin(made.cases, { ...options, to: at - 1 });
  const seen = made.cases.filter(({ time }) => time <= lastTrained(at, options));
  const stage = { seen, before, at };
  const from = options.refits[0] ?? at;
  const cases = regionCases(made.resolving, REGION_MEMBERS, { from, to: at - 1, knownAt: made.knownAt });
  const inputs = { cases, countries: before, countryCases: made.cases, members: REGION_MEMBERS };
  const regionsBefore = regionHindcast(inputs, { ...options, to: at - 1 });
  const active = groupModelAt('active', stage, options);
  if (active.conditional === undefined) throw new Error('too few active countries to fit a model on');
  return rounded({
    fittedThrough: monthText(lastTrained(at, options)),
    revisionsThrough: monthText(tables.at(-1)?.lastMonth ?? at - 1),
    publicationLag: '30d',
    features: [...LANE_FEATURES],
    countries: {
      active: { simple: active.simple, conditional: active.conditional },
      low: { simple: pooledOnly(groupModelAt('low', stage, options).simple) },
      quiet: { simple: pooledOnly(groupModelAt('quiet', stage, options).simple) },
    },
    regions: regionModelAt(at, { ...inputs, before: regionsBefore }, options),
  });
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
