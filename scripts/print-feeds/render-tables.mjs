import { code, codes, duration, table } from '../print-method/markdown.mjs';

/** The contents of the cards, one row per feed in each table, and the recordings of the inputs. */
export function renderTables({ cards, recorded }) {
  return [read(cards), rhythm(cards), terms(cards), recordings(recorded)].join('\n\n');
}

const KEPT = { bytes: 'bytes as served', rows: 'recorded rows, written in its form', retyped: 'retyped by hand' };

function recordings({ inputs, evidence }) {
  const row = ([id, { metric, from }]) =>
    from.none === undefined
      ? [code(id), code(metric), code(from.feedId), code(from.file), KEPT[from.as]]
      : [code(id), code(metric), '', 'none', from.none];
  const head = ['', 'metric', 'parser of', 'recording', 'form, or why there is none'];
  return `## Recorded tests

For each input of an assessment, then for each type of evidence: the recording that yields its metric through the feed's own parser (\`test/method/recorded-inputs.test.ts\`). Without a recording only the exercise feeds it, in a form made from documentation.

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
  return `## Catalogue

${cards.length} feeds; ${cards.filter(({ needsKeys }) => needsKeys === undefined).length} of them need no key.

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
  return `## Schedule

"Stale after" is for health. An assessment has its own limits, which allow for the six-hour cycle: [parameters](method/parameters.md#inputs).
"Known after" is the publication lag of backfilled records. "Rows" is the expected number per run; "checked" names the check of that number, see [validation](#validation).

${table(['feed', 'polled every', 'known after', 'stale after', 'rows', 'checked', 'longest backfill request'], rows)}`;
}

const HANDED_ON = { records: 'yes', 'title-and-link': 'title and link', figures: 'no' };

function terms(cards) {
  const rows = cards.map((card) => [code(card.id), card.licence, HANDED_ON[card.mayHandOn], card.attribution]);
  return `## Licences

Where records may not be served, no operation returns them; numbers derived from them may be served. The same table is at \`/api/attribution\` and on \`/docs\`.

${table(['feed', 'licence', 'records may be served', 'attribution'], rows)}`;
}

const grouped = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
