import { code, constantRows, table } from './markdown.mjs';
import { renderClosures } from './render-closures.mjs';

/** The page of the transmission graph: templates, and the bands with their analogues and leave-one-out coverage. */
export function renderTransmission(method) {
  const shown = [templates(method), ...renderClosures(method), bands(method), ...groups(method), exposures(method)];
  const sections = [heading(method), ...shown];
  return `${sections.join('\n\n')}\n`;
}

const percent = (relative) => `${relative > 0 ? '+' : ''}${(relative * 100).toFixed(1)}%`;
const multiples = ([low, high]) => `×${low} to ×${high}`;
const bandWords = ({ band, margin }) => (margin === undefined ? multiples(band) : margin.map(percent).join(' to '));

const heading = ({ TRANSMISSION_BANDS_SOURCE, JUDGEMENT, comments }) => `# Transmission

Printed from the code by \`node scripts/print-method.mjs\`; do not edit. A test requires page and code to be equal.

The ends of a path are a shock in a channel, times the effect of its dose, times the band of its group, for the effect alone; the dose is the loss times the days for which it is expected to last. The path reaches every region with an exposure of 3% or more. Its confidence is the coverage below; under 0.625 (five of eight) the ends are called a range, not an 80% interval. How analogues and bands were chosen and what counts as a loss: [0068](../decisions/0068-fit-bands-leave-one-out.md).

${table(['rule', 'value', 'meaning'], constantRows(JUDGEMENT, comments.JUDGEMENT))}

Outcomes are measured by \`${TRANSMISSION_BANDS_SOURCE.command}\` from:

${table(
  ['file', 'rows', 'SHA-256'],
  TRANSMISSION_BANDS_SOURCE.files.map(({ path, rows, sha256 }) => [code(path), rows, code(sha256)]),
)}`;

function templates({ TRANSMISSION_TEMPLATES, BAND_RULES, TRANSMISSION_BANDS, templateVersion }) {
  const rows = TRANSMISSION_TEMPLATES.map((template) => [
    code(template.id),
    channelWords(template.channel),
    template.mechanism,
    template.assetClass,
    template.end,
    template.unit,
    `${template.latencyHours} h`,
    code(BAND_RULES[template.bandId].formula),
    shareWords(template),
    `${code(template.bandId)} ${bandWords(TRANSMISSION_BANDS[template.bandId])}`,
    template.exposure,
    code(templateVersion(template)),
    template.source,
  ]);
  const head = [
    'template',
    'channel',
    'mechanism',
    'asset',
    'end',
    'unit',
    'latency',
    'formula',
    'share of the market',
  ];
  return `## Templates

${table([...head, 'band', 'exposure', 'version', 'source'], rows)}`;
}

function channelWords(channel) {
  const { kind, corridorId, wayRound, extraDays, producer } = channel;
  const round = wayRound === undefined ? '' : `, and of the alternative ${code(wayRound)}`;
  switch (kind) {
    case 'corridor-loss':
      return `loss of ${code(corridorId)}${round}`;
    case 'detour':
      return `detour from ${code(corridorId)}, ${extraDays} days`;
    case 'threat':
      return `warnings at ${code(corridorId)} while it is open`;
    case 'sanctions':
      return `new sanctions against ${producer}`;
    case 'gas-cut':
      return 'gas import shortfall';
    case 'oil-shock':
      return 'every physical loss of crude';
    default:
      throw new Error(`unknown channel kind: ${kind}`);
  }
}

const shareWords = ({ marketShare, bypassShare }) =>
  `${marketShare.toFixed(3)}${bypassShare === undefined ? '' : ` less ${bypassShare.toFixed(4)}`}`;

function bands({
  ANALOGUE_RULES,
  TRANSMISSION_BANDS,
  intervalKind,
  BAND_RULES,
  FORMULA_WORDS,
  TRANSMISSION_TEMPLATES,
}) {
  const rows = Object.entries(TRANSMISSION_BANDS).map(([id, band]) => [
    code(id),
    FORMULA_WORDS[BAND_RULES[id].formula],
    BAND_RULES[id].start === undefined ? 'none' : multiples(BAND_RULES[id].start),
    bandWords(band),
    band.status,
    band.listed,
    band.measured,
    band.status === 'unfitted' ? 'not judged' : `${band.held} of ${band.measured}`,
    band.guarantee ?? '',
    band.confidence,
    intervalKind(band.confidence) === 'range' ? 'range' : '80% interval',
    band.startScore ?? '',
    band.score ?? '',
    TRANSMISSION_TEMPLATES.filter(({ bandId }) => bandId === id).length,
    `${ANALOGUE_RULES[id]}.`,
  ]);
  const head = [
    'group',
    'effect',
    'start band',
    'band',
    'status',
    'analogues',
    'with an outcome',
    'held',
    'guarantee',
    'confidence',
    'called',
  ];
  return `## Bands

Multiples of the effect, or a margin around it. A conformal band lies between the order statistics that leave a tenth on either side, the outermost of fewer than nine; its guarantee holds before the low end of a loss is cut at 0.1. Scores: leave-one-out mean interval scores at 80%.

${table([...head, 'score, start', 'score', 'templates', 'analogues are'], rows)}`;
}

function groups({ ANALOGUES, ANALOGUE_RULES, JUDGED_ANALOGUES, TRANSMISSION_BANDS }) {
  return Object.keys(ANALOGUE_RULES).flatMap((id) => {
    const own = ANALOGUES.filter(({ bandId }) => bandId === id);
    const rows = own.map((analogue) => {
      const judged = JUDGED_ANALOGUES[id][analogue.id];
      const figures =
        judged === undefined
          ? ['', 'not measured', '', 'not judged']
          : [
              percent(judged.effect),
              percent(judged.outcome),
              `${percent(judged.low)} to ${percent(judged.high)}`,
              TRANSMISSION_BANDS[id].status === 'unfitted' ? 'not judged' : judged.held ? 'held' : 'missed',
            ];
      const { startedOn, days, dose, source } = analogue;
      return [code(analogue.id), startedOn, days, dose.toFixed(3), ...figures, source];
    });
    const head = ['analogue', 'from', 'days', 'dose', 'effect', 'outcome', 'band without it', 'verdict', 'source'];
    return rows.length === 0 ? [] : [`### ${id}\n\n${table(head, rows)}`];
  });
}

function exposures({ CARGO_EXPOSURE, REGION_IDS }) {
  const rows = Object.entries(CARGO_EXPOSURE).map(([cargo, shares]) => [
    code(cargo),
    ...REGION_IDS.map((region) => shares[region] ?? ''),
  ]);
  return `## Exposure to cargoes

Share of a region's purchases, or sales, of the cargo that uses this flow. Unfitted: rounded judgement from public figures of 2023. Oil and trade use the tables of [parameters.md](parameters.md); \`own\` is the region of the shock itself.

${table(['cargo', ...REGION_IDS], rows)}`;
}
