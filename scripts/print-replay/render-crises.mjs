import { table } from '../print-method/markdown.mjs';

export const CRISES_HEADING = '## The regime as a classifier';

/** What the labels were before alarms changed them; that replay is not made again. */
const BEFORE = { scoringVersion: '1.0.0+12dfa40ebee2', announced: { 'Fall of Mosul': 'coercive_stalemate' } };

/**
 * Section of docs/method/replay.md.
 * @param verdicts as judgeCrisis gives them
 */
export function renderCrises(verdicts, { VERSIONS }) {
  const right = (by, among = verdicts) => among.filter(({ isRight }) => isRight[by]).length;
  const prompt = verdicts.filter(({ carriedBy }) => isKnownInDays(carriedBy));
  return `${CRISES_HEADING}

Printed by \`node scripts/print-crises.mjs\` with \`${VERSIONS.scoringVersion}\`: the region of each crisis once a day, from four weeks before it to nine weeks after, from an empty state. A crisis is announced when its region's label becomes hotter on data of its first thirty days. The pandemic and Ever Given are right when it does not.
${shares(verdicts)}
Right by the data: ${right('byData')} of ${verdicts.length}. Right within thirty days of knowledge: ${right('byKnowledge')}, of the ${prompt.length} that other data than months of deaths carry ${right('byKnowledge', prompt)}. \`before\`: by the labels of \`${BEFORE.scoringVersion}\`.

${table(
  [
    'crisis',
    'region',
    'carried by',
    'label before',
    'announced as',
    'before',
    'known',
    'data',
    'because',
    'calm days of the first 30',
    'without data',
  ],
  verdicts.map(({ name, day, regionId, carriedBy, labelBefore, announced, isWithoutCoercion, calmDays, silent }) => [
    `${name}, ${day}`,
    regionId,
    carriedBy === '' ? 'nothing' : carriedBy,
    labelBefore,
    announced?.label ?? silenceWords(isWithoutCoercion),
    BEFORE.announced[name] ?? silenceWords(isWithoutCoercion),
    announced === undefined ? '' : Math.round(announced.knownDays),
    announced === undefined ? '' : Math.round(announced.dataDays),
    announced?.driver ?? '',
    calmDays,
    silent.join(', '),
  ]),
)}
`;
}

const silenceWords = (isWithoutCoercion) => (isWithoutCoercion ? 'rightly not' : 'not announced');

/** Deaths are known by the month, weeks after it; what else carries a crisis is known within ten days. */
const isKnownInDays = (carriedBy) => carriedBy !== '' && !carriedBy.startsWith('deaths');

/** Of the crises with coercion, how many were followed by a hotter label, by data and by knowledge. */
function shares(verdicts) {
  const hot = verdicts.filter(({ isWithoutCoercion }) => !isWithoutCoercion);
  const within = (limit, by) => hot.filter(({ announced }) => announced !== undefined && announced[by] <= limit).length;
  const counts = (by) => [1, 7, 30].map((limit) => within(limit, by)).join(', ');
  return `Of the ${hot.length} crises with coercion, a hotter label follows within 1, 7 and 30 days for ${counts('dataDays')} by the data, and for ${counts('knownDays')} by knowledge. ${hot.filter(({ announced }) => announced?.isAboveBefore === true).length} of them are also above the label of the day before. \`without data\`: sources of alarms that did not report on the day.`;
}

/** The page with this section in the place of its former one, or at the end. */
export function withCrises(page, section) {
  const start = page.indexOf(CRISES_HEADING);
  return `${(start < 0 ? page : page.slice(0, start)).trimEnd()}\n\n${section}`;
}
