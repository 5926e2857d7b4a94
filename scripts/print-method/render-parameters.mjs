import { code, codes, constantRows, duration, table } from './markdown.mjs';

/** The page of every published constant of an assessment. */
export function renderParameters(method) {
  const sections = [
    heading(method),
    inputs(method),
    indicators(method),
    metrics(method),
    parameters(method),
    corridors(method),
    triggers(method),
    transmission(method),
    lanes(method),
    fitted(method),
  ];
  return `${sections.join('\n\n')}\n`;
}

const heading = ({ VERSIONS }) => `# Parameters

Printed from the code by \`node scripts/print-method.mjs\`; do not edit. A test requires page and code to be equal.
\`start\` marks METHOD.md's start values, \`unfitted\` a number without historical data. Fitted ones will replace both.

${table(
  ['version', 'current', 'changes with'],
  [
    [code('scoringVersion'), code(VERSIONS.scoringVersion), 'constants, priors, panels, exposures and templates'],
    [code('modelVersion'), code(VERSIONS.modelVersion), 'fitted lane model, lane base rates, likelihood ratios'],
    [
      code('geographyVersion'),
      code(VERSIONS.geographyVersion),
      'the registry of regions, countries, theaters, chokepoints, corridors and actors',
    ],
  ],
)}`;

function inputs({ INPUTS, INDICATORS }) {
  const total = INPUTS.reduce((sum, { weight }) => sum + weight, 0);
  const rows = INPUTS.map((input) => [
    code(input.id),
    input.pulse === undefined ? 'none: always missing' : code(input.pulse),
    input.pulse === undefined ? '' : duration(input.maxAgeMs),
    `${input.weight} of ${total}`,
    codes(INDICATORS.filter((one) => one.input === input.id).map(({ id }) => id)),
    input.ofRecord === true ? 'yes' : '',
  ]);
  return `## Inputs

The inputs that an assessment expects. Content older than the maximum age is stale, older than three times that age is missing.

${table(['input', 'metric', 'maximum age', 'weight', 'indicators', 'of record'], rows)}`;
}

function indicators({ INDICATORS }) {
  const rows = INDICATORS.map(({ id, input, metric, place, axes }) => [
    code(id),
    code(input),
    code(metric),
    place.replace('_', ' '),
    Object.entries(axes)
      .map(([axis, weight]) => `${code(axis)} ${weightText(weight)}`)
      .join(', '),
  ]);
  return `## Indicators

Weight of each indicator in the axes it moves (start). "to" marks a weight that grows with the country's external position.

${table(['indicator', 'input', 'metric', 'read by', 'weight'], rows)}`;
}

const weightText = (weight) =>
  typeof weight === 'number' ? `${weight}` : `${weight.weight * weight.minExposure} to ${weight.weight}`;

function metrics({ METRICS }) {
  const rows = Object.entries(METRICS).map(([id, metric]) => [
    code(id),
    metric.unit,
    metric.meaning,
    code(metric.evidenceType),
    duration(metric.windowMs),
    duration(metric.halfLifeMs),
  ]);
  return `## Metrics

${table(['metric', 'unit', 'meaning', 'shown as', 'window', 'half-life when missing'], rows)}`;
}

const parameters = ({ PARAMETERS, comments }) => `## Constants

${table(['constant', 'value', 'meaning and source'], constantRows(PARAMETERS, comments.PARAMETERS))}`;

function corridors({ CORRIDOR_RULES, CORRIDOR_EXPOSURE, CORRIDOR_BYPASS, EXPOSURE_FLOOR, REGION_IDS, comments }) {
  const ids = [...new Set(REGION_IDS.flatMap((region) => Object.keys(CORRIDOR_EXPOSURE[region])))];
  const rows = ids.map((id) => [code(id), ...REGION_IDS.map((region) => CORRIDOR_EXPOSURE[region][id] ?? '')]);
  const bypass = Object.entries(CORRIDOR_BYPASS).map(([id, share]) => `${code(id)} ${share}`);
  return `## Corridors

Classes of a corridor: shares of normal traffic lost, and days of data.

${table(['rule', 'value', 'meaning'], constantRows(CORRIDOR_RULES, comments.CORRIDOR_RULES))}

Exposure: share of a region's chokepoint-dependent seaborne trade through each corridor. Unfitted: rounded judgement from EIA oil transit figures (2023) and UNCTAD's Review of Maritime Transport 2023. A shock reaches a region with an exposure of ${EXPOSURE_FLOOR} or more.

${table(['corridor', ...REGION_IDS], rows)}

Share that a bypass carries immediately: ${bypass.join(', ')}.`;
}

function triggers(method) {
  const { TRIGGER_RULES, REGION_IDS, TRIGGER_STATE_RULES, FIT_SOURCES, THRESHOLDS_SOURCE } = method;
  const parts = REGION_IDS.map((region) => {
    const rows = TRIGGER_RULES.filter(({ regionId }) => regionId === region).map(triggerRow);
    const head = ['trigger', 'metric', 'threshold', 'window', 'baseline', 'norm', 'k of n', 'lane', 'fit'];
    return `### ${region}\n\n${table([...head, 'false alarms per year', 'later', 'n', 'source'], rows)}`;
  });
  const sources = Object.entries(FIT_SOURCES).map(([id, source]) => [
    code(id),
    code(source.path),
    source.rows,
    `${source.from} to ${source.to}`,
    source.history,
    source.counted === 'activations' ? 'every activation' : 'activations without the lane',
    code(source.sha256),
  ]);
  return `## Triggers

${TRIGGER_RULES.length} triggers, ${TRIGGER_RULES.filter(({ fit }) => fit === 'fitted').length} of them with a threshold fitted to a history of their own metric.
A trigger is released when its metric has moved back past the threshold by ${TRIGGER_STATE_RULES.band} of the distance to the norm, after ${duration(TRIGGER_STATE_RULES.dwellMs)} at the earliest. With its metric missing it stays active for ${duration(TRIGGER_STATE_RULES.staleLimitMs)}.

Histories of the thresholds, fitted by \`${THRESHOLDS_SOURCE.command}\` to at most ${THRESHOLDS_SOURCE.falseAlarmsPerYear} false alarms per year. \`later\` counts activations per year after the fitted span, on data that no threshold has seen.

${table(['source', 'file', 'rows', 'fitted on', 'history of', 'counted as false', 'SHA-256'], sources)}

${parts.join('\n\n')}

${likelihoods(method)}`;
}

function triggerRow(rule) {
  const { history } = rule;
  return [
    code(rule.id),
    code(rule.metric),
    `${rule.operator} ${rule.value}`,
    duration(rule.windowMinutes * 60_000),
    rule.baseline,
    rule.norm,
    `${rule.confirm.needed} of ${rule.confirm.of}`,
    rule.lane,
    rule.fit,
    history === undefined ? '' : `${history.counted === 'activations' ? '≤ ' : ''}${history.perYear}`,
    history?.laterPerYear ?? '',
    history?.n ?? '',
    history === undefined
      ? rule.thresholdSource
      : `${code(history.source)}${history.history === 'same' ? '' : ', similar series'}`,
  ];
}

function likelihoods({ TRIGGER_LIKELIHOODS }) {
  const rows = Object.entries(TRIGGER_LIKELIHOODS).flatMap(([id, lanes]) =>
    Object.entries(lanes).map(([lane, [ratio, low, high, active, months]]) => [
      code(id),
      lane,
      ratio,
      `${low} to ${high}`,
      active,
      months,
    ]),
  );
  return `### Likelihood ratios

How much likelier the trigger was active before the lane than before the others, where the 99% interval excludes 1. These triggers are the \`triggerIds\` of the 30 d lanes; they change no probability.

${table(['trigger', 'lane', 'ratio', '99%', 'months active', 'months'], rows)}`;
}

const transmission = ({ TRANSMISSION_TEMPLATES, TRANSMISSION_BANDS, EFFECTS, comments }) => `## Transmission

${TRANSMISSION_TEMPLATES.length} templates in ${Object.keys(TRANSMISSION_BANDS).length} groups: [transmission.md](transmission.md) prints them with their bands, analogues and coverage.

${table(['constant', 'value', 'meaning and source'], constantRows(EFFECTS, comments.EFFECTS))}`;

function lanes({ LANE_BASE_RATES, REGION_IDS, HORIZONS, LANES, LANE_GRID, onLaneGrid }) {
  const rows = REGION_IDS.flatMap((region) =>
    HORIZONS.map((horizon) => {
      const { probabilities, n, resolvedBy } = LANE_BASE_RATES[region][horizon];
      const served = onLaneGrid(probabilities, horizon).map((probability) => probability * LANE_GRID);
      return [region, horizon, ...probabilities, served.join(' '), n, resolvedBy];
    }),
  );
  return `## Lane base rates

Lanes without enough known deaths for the [lane models](calibration.md) are these rates. Fitted on 1990-01 to 2017-12: later years are kept for the hindcast.
\`none\` means that no history resolves the horizon for a region: the rate is derived from 30d by the ratio in countries with daily data.
Served: multiples of 1/${LANE_GRID} after floor and cap, in the order of the lanes.

${table(['region', 'horizon', ...LANES, 'served', 'outcomes', 'resolved by'], rows)}`;
}

function fitted(method) {
  const { LANE_BASE_RATES_SOURCE, COUNTRY_PRIORS_SOURCE, COUNTRY_PRIORS, DEATHS_REFERENCE_PANEL } = method;
  const { REPORT_SHARE_PANEL, ENERGY_STRUCTURE, ENERGY_STRUCTURE_SOURCE } = method;
  const files = [LANE_BASE_RATES_SOURCE, COUNTRY_PRIORS_SOURCE].flatMap((source) => source.files);
  const unique = [...new Map(files.map((file) => [file.path, file])).values()];
  const { worldOilMbd, ...energy } = ENERGY_STRUCTURE_SOURCE;
  return `## Fitted data and structure

Priors of ${Object.keys(COUNTRY_PRIORS).length} countries (median and 90th percentile of deaths in 30 days, ${COUNTRY_PRIORS_SOURCE.span.from} to ${COUNTRY_PRIORS_SOURCE.span.to}; population of 2017) and oil and gas structure of ${Object.keys(ENERGY_STRUCTURE).length} countries are in \`src/assessment/parameters/\`. Made by \`${LANE_BASE_RATES_SOURCE.command}\` from these files:

${table(
  ['file', 'rows', 'SHA-256'],
  unique.map(({ path, rows, sha256 }) => [code(path), rows, code(sha256)]),
)}

Reference panel of deaths in 30 days, from ${DEATHS_REFERENCE_PANEL.quantiles[0]} to ${DEATHS_REFERENCE_PANEL.quantiles.at(-1)} over ${DEATHS_REFERENCE_PANEL.quantiles.length} levels: ${DEATHS_REFERENCE_PANEL.quantiles.join(', ')}.

Reference panels of reports (${REPORT_SHARE_PANEL.unit}; ${REPORT_SHARE_PANEL.status}: ${REPORT_SHARE_PANEL.files} exports, ${REPORT_SHARE_PANEL.rows} rows, ${REPORT_SHARE_PANEL.countries} countries):

${table(
  ['kind', 'world', 'mean over countries', 'mean over rows', 'top of the panel'],
  Object.entries(REPORT_SHARE_PANEL.kinds).map(([kind, panel]) => [
    kind,
    panel.world,
    panel.mean,
    panel.meanByRows,
    panel.quantiles.at(-1),
  ]),
)}

Energy structure: facts and estimates, not fitted. World oil supply ${worldOilMbd} million barrels per day.

${table(['figure', 'source'], Object.entries(energy))}`;
}
