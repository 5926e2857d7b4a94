const METRICS = { logScore: 'log', brierScore: 'brier' };
const LEFT_OUT = ['model', 'member '];

/** The scored tables in the shape that the scoreboard serves, as one line of JSON. */
export function renderScores({ '30d': month, '30d-vintages': asPublished, '7d': week, '24h': day }) {
  const groups = [
    ...[month, asPublished && { ...asPublished, inputs: 'as_published' }].flatMap((report) =>
      report === undefined
        ? []
        : [
            ...Object.entries(report.strata).map(([stratum, table]) => group('country', stratum, report, table)),
            group('region', 'all', report, report.regions),
          ],
    ),
    ...[week, day].flatMap((report) =>
      report === undefined
        ? []
        : [group('country', 'active', report, report.strata.active), group('region', 'all', report, report.regions)],
    ),
  ];
  return `${JSON.stringify(groups.filter((one) => one !== undefined))}\n`;
}

function group(unit, stratum, { horizon, testFrom, testTo, inputs = 'final' }, table) {
  if (table === undefined) return undefined;
  const outcomes = Object.fromEntries(table.lanes.map(({ lane, happenedCount }) => [lane, happenedCount]));
  const references = Object.keys(table.scores).filter((name) => !LEFT_OUT.some((start) => name.startsWith(start)));
  return {
    unit,
    horizon,
    stratum,
    inputs,
    span: inputs === 'final' ? `${testFrom.slice(0, 4)}-${testTo.slice(0, 4)}` : `${testFrom} to ${testTo}`,
    scoredCount: table.caseCount,
    outcomes,
    forecasts: ['model', ...references].map((forecast) => ({ forecast, ...rounded(table.scores[forecast]) })),
    skills: Object.entries(METRICS).flatMap(([metric, score]) => skillsOf(table, metric, score)),
    lanes: table.lanes.map((lane) => laneOf(lane, table)),
  };
}

/** Against the reference fixed before the test and the best simple forecast of its years; once where they are the same. */
function skillsOf({ skillAgainstBest, skillAgainstReference }, metric, score) {
  const [best, fixed] = [skillAgainstBest[metric], skillAgainstReference?.[metric]];
  const all = fixed === undefined || fixed.against === best.against ? [best] : [fixed, best];
  return all.map(({ against, regionBlocks: { skill, low, high } }) => ({
    reference: against,
    score,
    ...rounded({ skill, low, high }),
    isBestReference: against === best.against,
  }));
}

function laneOf(
  { lane, happenedCount, bins, murphy, calibrationError, calibrationError95, ...ranking },
  { caseCount },
) {
  const said = bins.reduce((sum, { count, meanProbability }) => sum + count * meanProbability, 0) / caseCount;
  return {
    lane,
    ...rounded({
      meanProbability: said,
      happenedShare: happenedCount / caseCount,
      calibrationError,
      calibrationError95,
    }),
    ...(ranking.areaUnderCurve === undefined ? {} : rounded({ areaUnderCurve: ranking.areaUnderCurve })),
    ...(ranking.averagePrecision === undefined ? {} : rounded({ averagePrecision: ranking.averagePrecision })),
    ...rounded({ reliability: murphy.reliability, resolution: murphy.resolution, uncertainty: murphy.uncertainty }),
    bins: bins.map(({ from, to, count, happenedCount: happened, meanProbability, band }) => ({
      ...rounded({ from, to }),
      count,
      ...rounded({
        meanProbability,
        happenedShare: happened / count,
        consistentLow: band.low,
        consistentHigh: band.high,
      }),
    })),
  };
}

const rounded = (figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(5))]));
