const METRICS = { logScore: 'log score', brierScore: 'Brier', rankedProbabilityScore: 'RPS' };

/** A report as tables of plain text. */
export function renderReport(report) {
  const { horizon, lag, testFrom, testTo } = report;
  const head = `Hindcast ${horizon}, ${testFrom} to ${testTo}, conflict data known after ${lag}`;
  const tables = Object.entries(report.strata).map(([name, table]) => renderTable(`countries, ${name}`, table));
  const regions = report.regions === undefined ? [] : [renderTable('regions', report.regions)];
  const once = [
    ...(report.resolvedByIsoCode === undefined
      ? []
      : [['countries, active, resolved on the table by ISO code', report.resolvedByIsoCode]]),
  ].map(([name, table]) => renderTable(name, table));
  const apart = [
    ...Object.entries(report.units ?? {}).map(([unit, own]) => [`${unit} alone`, own]),
    ...Object.entries(report.ablations),
    ['placebo', report.placebo],
    ...(report.placeboRegions === undefined ? [] : [['placebo, regions', report.placeboRegions]]),
  ].map(([name, own]) => renderSkill(name, own));
  const unresolved = Object.entries(report.unresolved ?? {}).map(([name, deaths]) => `${name} (${deaths})`);
  const notes = [
    ...(report.notes ?? []),
    ...(unresolved.length > 0 ? [`deaths under names of no state: ${unresolved.join(', ')}`] : []),
    ...(report.badlyCovered?.length > 0 ? [`badly covered: ${report.badlyCovered.join(', ')}`] : []),
    ...(report.originsWithoutVintage > 0
      ? [`${report.originsWithoutVintage} origins lie before the first vintage: the table stands in, cut by the lag`]
      : []),
    ...Object.entries(report.leftOutDeathShare ?? {}).map(
      ([unit, share]) => `left out at ${horizon}, ${unit}: ${percent(share)} of deaths in records too long`,
    ),
    ...(horizon === '30d'
      ? report.alarms.map((alarm) => `LEAK ALARM: ${alarm}`)
      : [`no leakage check is defined at ${horizon}`]),
  ];
  const files = report.files.map(({ path, sha256 }) => `${sha256.slice(0, 16)}  ${path}`);
  return [
    head,
    ...tables,
    ...regions,
    ...once,
    ['active stratum, skill against the best simple', ...apart].join('\n'),
    notes.join('\n'),
    files.join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function renderTable(title, table) {
  if (table === undefined) return `${title}: no case`;
  const rates = Object.entries(table.baseRates).map(([lane, rate]) => `${lane} ${percent(rate)}`);
  const scores = Object.entries(table.scores).map(([name, own]) =>
    [name.padEnd(24), ...Object.keys(METRICS).map((metric) => own[metric].toFixed(4).padStart(10))].join(''),
  );
  const skills = [
    ...skillLines('best simple', table.skillAgainstBest),
    ...(table.skillAgainstReference === undefined ? [] : skillLines('fixed reference', table.skillAgainstReference)),
    ...(table.skillAgainstPublished === undefined ? [] : skillLines('published rates', table.skillAgainstPublished)),
  ];
  return [
    `${title}: n ${table.caseCount}, units ${table.unitCount}; ${rates.join(', ')}`,
    `${''.padEnd(24)}${Object.values(METRICS)
      .map((name) => name.padStart(10))
      .join('')}`,
    ...scores,
    ...skills,
    ...table.lanes.flatMap(renderLane),
  ].join('\n');
}

function skillLines(title, skills) {
  return Object.entries(skills).map(([metric, { against, regionBlocks, regionsAndQuarters, dieboldMariano }]) => {
    const wide = regionsAndQuarters === undefined ? '' : `, wide ${interval(regionsAndQuarters)}`;
    const p = dieboldMariano === undefined ? '' : `, DM p ${dieboldMariano.pValue.toFixed(4)}`;
    return `  ${METRICS[metric]} skill against ${title} (${against}): ${skillText(regionBlocks)}${wide}${p}`;
  });
}

function renderLane({
  lane,
  happenedCount,
  areaUnderCurve,
  averagePrecision,
  calibrationError,
  calibrationError95,
  murphy,
  bins,
}) {
  const figures = `  ${lane}: happened ${happenedCount}, AUC ${three(areaUnderCurve)}, AP ${three(averagePrecision)}, ECE ${three(calibrationError)} (95 % of calibrated: ${three(calibrationError95)}), reliability ${four(murphy?.reliability)}, resolution ${four(murphy?.resolution)}`;
  const rows = bins.map(
    ({ from, to, count, happenedCount: happened, meanProbability, band }) =>
      `    ${from.toFixed(1)}–${to.toFixed(1)}  n ${String(count).padStart(5)}  said ${meanProbability.toFixed(3)}  came ${(happened / count).toFixed(3)}  band ${three(band?.low)}–${three(band?.high)}`,
  );
  return [figures, ...rows];
}

function renderSkill(name, own) {
  if (own === undefined) return `  ${name}: no case`;
  const parts = Object.entries(own.skillAgainstBest).map(
    ([metric, { against, regionBlocks }]) => `${METRICS[metric]} ${skillText(regionBlocks)} against ${against}`,
  );
  return `  ${name} (n ${own.caseCount}): ${parts.join('; ')}; escalation AUC ${three(own.escalationAreaUnderCurve)}`;
}

const skillText = (own) => (own === undefined ? 'none' : `${own.skill.toFixed(4)} ${interval(own)}`);
const interval = ({ low, high }) => `[${low.toFixed(4)}, ${high.toFixed(4)}]`;
const percent = (share) => `${(100 * share).toFixed(1)} %`;
const three = (value) => (value === undefined ? '–' : value.toFixed(3));
const four = (value) => (value === undefined ? '–' : value.toFixed(4));
