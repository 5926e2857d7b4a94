const METRICS = { logScore: 'log score', brierScore: 'Brier', rankedProbabilityScore: 'RPS' };

/** The tables of the test years, as Markdown. */
export function renderTables(reports) {
  const { '30d': month, '7d': week, '24h': day } = reports;
  const parts = [];
  if (month !== undefined) {
    parts.push(`### 30 days, ${month.testFrom} to ${month.testTo}, conflict data known after ${month.lag}`);
    parts.push(...Object.entries(month.strata).map(([name, table]) => tableOf(`Countries, ${name}`, table)));
    parts.push(
      plot('reliability-30d-countries.svg'),
      tableOf('Regions', month.regions),
      plot('reliability-30d-regions.svg'),
    );
    parts.push(asideOf(month));
    if (month.resolvedByIsoCode !== undefined)
      parts.push(
        tableOf('Countries, active; the same forecasts resolved on the table by ISO code', month.resolvedByIsoCode),
      );
  }
  if (reports['30d-vintages'] !== undefined) parts.push(...vintageTables(reports['30d-vintages']));
  for (const [name, report, file] of [
    ['7 days', week, 'reliability-7d-countries.svg'],
    ['24 hours', day, 'reliability-24h-countries.svg'],
  ]) {
    if (report === undefined) continue;
    parts.push(`### ${name}, ${report.testFrom} to ${report.testTo}, conflict data known after ${report.lag}`);
    parts.push(`No fit has seen these days: last day fitted on, by history, ${through(report)}. Tested once.`);
    parts.push(tableOf('Countries, active', report.strata.active), plot(file));
    parts.push(
      tableOf(`Regions, of the countries with a history alone (${membersOf(report)})`, report.regions),
      plot(file.replace('countries', 'regions')),
    );
    parts.push(unitTable(report), asideOf(report), leftOut(report));
  }
  return parts.join('\n\n');
}

/** The published figures on months whose origins had the releases of the time. */
function vintageTables(report) {
  return [
    `### 30 days as known then, ${report.testFrom} to ${report.testTo}, from the releases of the time`,
    `No fit has seen these months: last outcome fitted on ${report.fittedThrough}, last month that revisions are learned from ${report.revisionsThrough}. Tested three times (see the attempts). The model is the one that snapshots use; outcomes are of the final table.`,
    ...Object.entries(report.strata).map(([name, table]) => tableOf(`Countries, ${name}`, table)),
    tableOf('Regions', report.regions),
    asideOf(report),
  ];
}

const through = ({ fittedThrough }) =>
  Object.entries(fittedThrough)
    .map(([unit, day]) => `${unit} ${day}`)
    .join(', ');

const membersOf = ({ members }) =>
  Object.entries(members)
    .map(([id, codes]) => `${id}: ${codes.join(' ')}`)
    .join('; ');

/** Every country and region alone: log scores, and the skill against the best simple forecast of its own cases. */
function unitTable({ units }) {
  const rows = Object.entries(units).map(([unit, { caseCount, logScores, skillAgainstBest }]) => {
    const { against, regionBlocks } = skillAgainstBest.logScore;
    const own = ['model', 'publishedRates', 'ownYear', 'recentFrequency'].map((name) => four(logScores[name]));
    return `| ${unit} | ${caseCount} | ${own.join(' | ')} | ${four(regionBlocks?.skill)} (${against}) |`;
  });
  return [
    'Each unit alone, log scores:',
    [
      '| unit | n | model | publishedRates | ownYear | recentFrequency | skill against the best simple forecast |',
      '|---|---|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}

function tableOf(title, table) {
  if (table === undefined) return `**${title}**: no cases.`;
  const lanesSeen = Object.keys(table.baseRates);
  const shares = Object.values(table.baseRates).map((rate) => `${(100 * rate).toFixed(1)}%`);
  const names = Object.keys(table.scores);
  const rows = names.map(
    (name) =>
      `| ${name} | ${Object.keys(METRICS)
        .map((metric) => table.scores[name][metric].toFixed(4))
        .join(' | ')} |`,
  );
  const lanes = table.lanes.map(
    (one) =>
      `| ${one.lane} | ${one.happenedCount} | ${three(one.areaUnderCurve)} | ${three(one.averagePrecision)} | ${three(one.calibrationError)} | ${three(one.calibrationError95)} | ${four(one.murphy?.reliability)} | ${four(one.murphy?.resolution)} |`,
  );
  return [
    `**${title}**`,
    [
      `| n | units | ${lanesSeen.join(' | ')} |`,
      `|---|---|${lanesSeen.map(() => '---|').join('')}`,
      `| ${table.caseCount} | ${table.unitCount} | ${shares.join(' | ')} |`,
    ].join('\n'),
    ['| forecast | log score | Brier | RPS |', '|---|---|---|---|', ...rows].join('\n'),
    skillTable(table),
    [
      '| lane | observed | AUC | AP | ECE | ECE limit, 95% | reliability | resolution |',
      '|---|---|---|---|---|---|---|---|',
      ...lanes,
    ].join('\n'),
  ].join('\n\n');
}

function skillTable({ skillAgainstReference, skillAgainstBest, skillAgainstPublished }) {
  const rows = [
    ...(skillAgainstPublished === undefined ? [] : skillRows('published rates', skillAgainstPublished)),
    ...(skillAgainstReference === undefined ? [] : skillRows('fixed reference', skillAgainstReference)),
    ...skillRows('best simple forecast of these years', skillAgainstBest),
  ];
  return ['| skill | reference | value | 95% | 95%, shared shocks | DM p |', '|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}

const skillRows = (kind, skills) =>
  Object.entries(skills).map(
    ([metric, { against, regionBlocks, regionsAndQuarters, dieboldMariano }]) =>
      `| ${METRICS[metric]} | ${kind}: ${against} | ${four(regionBlocks?.skill)} | ${interval(regionBlocks)} | ${interval(regionsAndQuarters)} | ${four(dieboldMariano?.pValue)} |`,
  );

function asideOf(report) {
  const rows = [
    ...Object.entries(report.ablations),
    ['placebo', report.placebo],
    ['placebo, regions', report.placeboRegions],
  ].filter(([, own]) => own !== undefined);
  const badly =
    report.badlyCovered?.length > 0
      ? `\n\nCountries with poor coverage, excluded in that row: ${report.badlyCovered.join(', ')}.`
      : '';
  const lines = rows.map(([name, own]) => {
    const cells = Object.keys(METRICS).map((metric) => {
      const { regionBlocks, against } = own.skillAgainstBest[metric];
      return `${four(regionBlocks?.skill)} ${interval(regionBlocks)} (${against})`;
    });
    return `| ${name} | ${own.caseCount} | ${cells.join(' | ')} | ${three(own.escalationAreaUnderCurve)} |`;
  });
  return [
    'Active stratum, skill relative to the best simple forecast of the same cases:',
    ['| variant | n | log score | Brier | RPS | escalation AUC |', '|---|---|---|---|---|---|', ...lines].join('\n'),
    `${leakageOf(report)}${badly}`,
  ].join('\n\n');
}

/** The limits of a result too good to be true are stated for 30 days alone (METHOD.md §11). */
function leakageOf({ horizon, alarms }) {
  if (horizon !== '30d') return 'Leakage alarms of the headline: no check is defined at this horizon.';
  return `Leakage alarms of the headline: ${alarms.length > 0 ? alarms.join('; ') : 'none'}.`;
}

function leftOut({ leftOutDeathShare }) {
  const shares = Object.entries(leftOutDeathShare).map(([unit, share]) => `${unit} ${(100 * share).toFixed(0)}%`);
  return `Deaths in records longer than this horizon, excluded: ${shares.join(', ')}.`;
}

const plot = (file) => `![reliability](calibration/${file})`;
const interval = (own) => (own === undefined ? '–' : `${own.low.toFixed(3)} to ${own.high.toFixed(3)}`);
const three = (value) => (value === undefined ? '–' : value.toFixed(3));
const four = (value) => (value === undefined ? '–' : value.toFixed(4));
