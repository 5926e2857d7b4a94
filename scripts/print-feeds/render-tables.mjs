import { code, codes, duration, table } from '../print-method/markdown.mjs';

/** What the cards say: one row per feed in each table; and what of the inputs is recorded. */
export function renderTables({ cards, recorded }) {
  return [read(cards), rhythm(cards), terms(cards), recordings(recorded)].join('\n\n');
}

const KEPT = { bytes: 'bytes as served', rows: 'recorded rows, written in its form', retyped: 'retyped by hand' };

function recordings({ inputs, evidence }) {
  const row = ([id, { metric, from }]) =>
    from.none === undefined
      ? [code(id), code(metric), code(from.feedId), code(from.file), KEPT[from.as]]
      : [code(id), code(metric), '', 'none', from.none];
  const head = ['', 'metric', 'parser of', 'recording beside the project', 'kept as, or why there is none'];
  return `## What is tested on recorded content

Each input of an assessment, then each type of evidence: the recording that yields its metric through the feed's own parser (\`test/method/recorded-inputs.test.ts\`). What has none is fed by the exercise's invented world alone, in a form made from documentation.

${table(head, [...Object.entries(inputs), ...Object.entries(evidence)].map(row))}`;
}

function read(cards) {
  const rows = cards.map((card) => [
    code(card.id),
    `[${card.title}](${card.url})`,
    code(card.source),
    codes([...card.metrics, ...Object.keys(card.ownMetrics ?? {})]),
    card.needsKeys === undefined ? 'no' : codes(card.needsKeys),
  ]);
  return `## What is read

${cards.length} feeds, ${cards.filter(({ needsKeys }) => needsKeys === undefined).length} of them without any key.

${table(['feed', 'upstream', 'source in evidence', 'metrics', 'needs a key'], rows)}`;
}

const CHECKS = {
  range: 'range',
  half_of_last: 'range, half of the last run',
  half_of_last_reread: 'range, half of the last run after the first',
};

function rhythm(cards) {
  const rows = cards.map((card) => [
    code(card.id),
    duration(card.cadenceMs),
    duration(card.publicationLagMs),
    duration(card.maxAgeMs),
    card.expectedRecords.map(grouped).join(' to '),
    card.rowCheck === undefined ? 'none' : CHECKS[card.rowCheck],
    card.maxSpanMs === undefined ? 'any' : duration(card.maxSpanMs),
  ]);
  return `## Rhythm

"Stale after" is what health reports. An assessment has its own limits, with the rhythm of six hours allowed for: see [the parameters](method/parameters.md), Inputs.
"Known after" is when a backfilled record counts as known. "Rows" are those of the upstream's answers in one run; "checked" says what becomes of a run that has others, below under "How a run is believed".

${table(['feed', 'polled every', 'known after', 'stale after', 'rows', 'checked', 'longest backfill piece'], rows)}`;
}

function terms(cards) {
  const rows = cards.map((card) => [code(card.id), card.licence, card.redistribute ? 'yes' : 'no', card.attribution]);
  return `## Terms

Records of a source that may not be passed on never leave by any operation; numbers derived from them may. The same table is served at \`/api/attribution\` and on \`/docs\`.

${table(['feed', 'licence', 'records may be served', 'attribution'], rows)}`;
}

const grouped = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
