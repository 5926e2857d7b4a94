import { table } from '../print-method/markdown.mjs';
import { CRISES_HEADING } from './render-crises.mjs';

const HEADING = '## Corridors';
/** What version 1.1.0+1d7bc5788891, which had no published norms, said of the same days; by closure and first day of the store. */
const FORMERLY = {
  'hormuz_strait 2019-06-13': ['2019-06-13 open', '', '', '2019-06-13 unknown, 2019-07-04 open'],
  'suez 2021-03-23': [
    '2021-03-23 open, 2021-03-26 restricted, 2021-04-09 open',
    '',
    '',
    '2021-03-23 unknown, 2021-04-13 open',
  ],
  'bab_el_mandeb 2023-12-15': [
    '2023-12-15 open, 2024-01-14 restricted',
    '2023-12-15 open, 2024-01-01 restricted',
    '2024-02-07 unknown, 2024-02-28 open',
    '2023-12-15 unknown, 2024-01-05 open, 2024-01-16 restricted',
  ],
  'suez 2023-12-15': [
    '2023-12-15 open, 2024-01-29 restricted',
    '2023-12-15 open, 2024-01-12 restricted',
    '2024-02-07 unknown, 2024-02-28 open',
    '2023-12-15 unknown, 2024-01-05 open, 2024-01-25 restricted',
  ],
};

/** Section of docs/method/replay.md: the days on which the state of a corridor became another. */
export function renderCorridors({ CLOSURES, STORE_STARTS, closureStates, VERSIONS }) {
  const rows = CLOSURES.flatMap((closure) =>
    STORE_STARTS.flatMap((start, i) => {
      const changes = changesOf(closureStates(closure, start));
      const before = FORMERLY[`${closure.corridorId} ${closure.from}`][i];
      const { name, corridorId, from, to } = closure;
      return changes === '' ? [] : [[`${name}, ${from} to ${to}`, corridorId, start, before, changes]];
    }),
  );
  return `${HEADING}

Printed by \`node scripts/print-corridors.mjs\` with \`${VERSIONS.scoringVersion}\`. \`before\`: without published norms.

${table(['closure', 'strait', 'store begins', 'before', 'state from'], rows)}
`;
}

function changesOf(states) {
  const changes = [];
  let last;
  for (const [, { state, dataAt, disruption }] of states) {
    const ships = `${Math.round(Math.abs(disruption) * 100)}% ${disruption < 0 ? 'more' : 'fewer'} ships`;
    if (state !== last) changes.push(`${new Date(dataAt).toISOString().slice(0, 10)} ${state} (${ships})`);
    last = state;
  }
  return changes.join(', ');
}

/** The page with this section in the place of its former one, or before the regime's. */
export function withCorridors(page, section) {
  const crises = page.indexOf(CRISES_HEADING);
  const end = crises < 0 ? page.length : crises;
  const former = page.indexOf(`${HEADING}\n`);
  const start = former < 0 || former > end ? end : former;
  return `${page.slice(0, start).trimEnd()}\n\n${section}\n${page.slice(end)}`;
}

/** This section and the regime's, of a page; empty where it has none. */
export function printedApart(page) {
  const starts = [`${HEADING}\n`, CRISES_HEADING].map((heading) => page.indexOf(heading)).filter((at) => at >= 0);
  return starts.length === 0 ? '' : page.slice(Math.min(...starts));
}
