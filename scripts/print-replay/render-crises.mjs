import { table } from '../print-method/markdown.mjs';

export const CRISES_HEADING = '## The regime as a classifier';

/**
 * Section of docs/method/replay.md.
 * @param verdicts as judgeCrisis gives them
 */
export function renderCrises(verdicts, { VERSIONS }) {
  const right = (by) => verdicts.filter(({ isRight }) => isRight[by]).length;
  return `${CRISES_HEADING}

Printed by \`node scripts/print-crises.mjs\` with \`${VERSIONS.scoringVersion}\`: the region of each crisis once a day, from four weeks before it to nine weeks after, from an empty state. A crisis is announced when its region's label becomes hotter on data of its first thirty days. The pandemic and Ever Given are right when it does not.
Right by the data: ${right('byData')} of ${verdicts.length}. Right within thirty days of knowledge: ${right('byKnowledge')}. The labels of \`1.0.0+12dfa40ebee2\`, in the table of crises above, announced the fall of Mosul alone.

${table(
  [
    'crisis',
    'region',
    'carried by',
    'label before',
    'announced as',
    'known',
    'data',
    'because',
    'calm days of the first 30',
  ],
  verdicts.map(({ name, day, regionId, carriedBy, labelBefore, announced, isRight, calmDays }) => [
    `${name}, ${day}`,
    regionId,
    carriedBy === '' ? 'nothing' : carriedBy,
    labelBefore,
    announced?.label ?? (isRight.byData ? 'rightly not' : 'not announced'),
    announced === undefined ? '' : Math.round(announced.knownDays),
    announced === undefined ? '' : Math.round(announced.dataDays),
    announced?.driver ?? '',
    calmDays,
  ]),
)}
`;
}

/** The page with this section in the place of its former one, or at the end. */
export function withCrises(page, section) {
  const start = page.indexOf(CRISES_HEADING);
  return `${(start < 0 ? page : page.slice(0, start)).trimEnd()}\n\n${section}`;
}
