import { table } from '../print-method/markdown.mjs';

const HEADING = '### False changes';
const NEXT_HEADING = '## Crises';
const YEAR_MS = 365.25 * 86_400_000;

/**
 * Section of docs/method/replay.md.
 * @param rows one per part and region: `{regionId, years, reversals, least, most}`, the last two of its false changes
 */
export function renderFalseChanges(rows) {
  const regions = [...new Set(rows.map(({ regionId }) => regionId))];
  const cells = (name, own) => {
    const sum = (key) => own.reduce((total, row) => total + row[key], 0);
    const [years, least, most] = [sum('years'), sum('least'), sum('most')];
    const perYear = [least, most].map((count) => (count / years).toFixed(2));
    return [name, years.toFixed(1), sum('reversals'), range(least, most), range(...perYear)];
  };
  return `${HEADING}

A reversal with no listed crisis of its region within thirty days: an upper bound, because the list holds few of all crises.${rangeNote(rows)} The limit is one per region and year (METHOD.md §13.4).

${table(
  ['region', 'years', 'reversals', 'false changes', 'per year'],
  [
    ...regions.map((id) =>
      cells(
        id,
        rows.filter(({ regionId }) => regionId === id),
      ),
    ),
    cells('together', rows),
  ],
)}

`;
}

const rangeNote = (rows) =>
  rows.every(({ least, most }) => least === most)
    ? ''
    : ' A range: the days of these reversals were not kept, and some may be near a crisis of their part.';

const range = (least, most) => (least === most ? least : `${least} to ${most}`);

/** The rows of judged parts, whose reversals have days. @param falseChanges how many a replay of a region has */
export const rowsOfParts = (parts, falseChanges) =>
  parts.flatMap(({ replays }) =>
    replays.map((replay) => {
      const count = falseChanges(replay);
      return {
        regionId: replay.regionId,
        years: (replay.said.at(-1).at - replay.said[0].at) / YEAR_MS,
        reversals: [...replay.reversals.values()].reduce((sum, one) => sum + one, 0),
        ...{ least: count, most: count },
      };
    }),
  );

/**
 * The rows of a page, from its spans of parts and its table of reversals.
 * @param crisesOf the days of the listed crises of a region, epoch ms
 */
export function rowsOfPage(page, crisesOf, nearMs) {
  const spans = new Map(
    [...page.matchAll(/([\w-]+) \((\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)\)/g)].map(([, id, from, to]) => [
      id,
      { from: Date.parse(from), to: Date.parse(to) },
    ]),
  );
  const stability = page.slice(page.indexOf('## Stability'), page.indexOf(NEXT_HEADING));
  const counted = [...stability.matchAll(/^\| ([\w-]+) \| ([a-z-]+) \| \d+ \| (\d+) \| \d+ \|$/gm)];
  return counted.map(([, part, regionId, text]) => {
    const span = spans.get(part);
    if (span === undefined) throw new Error(`print-replay: the page has no span of ${part}`);
    const reversals = Number(text);
    const isNear = crisesOf(regionId).some((at) => at >= span.from - nearMs && at <= span.to + nearMs);
    const years = (span.to - span.from) / YEAR_MS;
    return { regionId, years, reversals, least: isNear ? 0 : reversals, most: reversals };
  });
}

/** The page with this section in the place of its former one, or at the end of that of stability. */
export function withFalseChanges(page, section) {
  const end = page.indexOf(`${NEXT_HEADING}\n`);
  const former = page.indexOf(`${HEADING}\n`);
  return `${page.slice(0, former < 0 ? end : former).trimEnd()}\n\n${section}${page.slice(end)}`;
}
