/** Members of a path to a market that are a sentence or a hash of sentences. */
const PATH = ['start', 'mechanism', 'end', 'templateVersion'];

/**
 * Sentences, versions, and the hashes made of either: all that two dumps may differ in, as paths in a line in which `*` is any
 * name. An evidence id is not among them: it hashes no sentence and no version.
 */
export const REMOVED = [
  ...['snapshotId', 'modelVersion', 'scoringVersion', 'narrativeModel'].map((name) => `/snapshot/meta/${name}`),
  '/snapshot/regime/transitionDriver',
  '/snapshot/balance/pressures/*/description',
  '/snapshot/balance/buffers/*/description',
  '/snapshot/scenarioSets/*/lanes/*/consequences/*',
  ...PATH.map((name) => `/snapshot/scenarioSets/*/lanes/*/transmissions/*/${name}`),
  ...PATH.map((name) => `/snapshot/transmissionPaths/*/${name}`),
  '/snapshot/triggers/*/*/description',
  '/snapshot/mobility/airspace/*/reason',
  '/snapshot/mobility/airports/*/disruptionReason',
  '/snapshot/mobility/notamClosures/*',
  '/snapshot/evidence/*/summary',
  '/snapshot/narrative/*/text',
  '/snapshot/narrative/watchItems/*/text',
  '/state/snapshotId',
  '/state/regime/transitionDriver',
  '/state/triggers/*/evidence/*/summary',
  '/explanations/*/rule',
  '/explanations/*/parameters/*/name',
  '/explanations/*/terms/*/label',
  '/explanations/*/evidence/*/summary',
  '/explanations/*/whatIf/*/what',
].map((path) => path.split('/').slice(1));

/**
 * A line of a dump with every removed text emptied, and with the places in which a sentence decides an order put into one that
 * no sentence decides. The member stays: where it is absent, or no string, the line differs. The line is changed in place.
 */
export function comparable(line) {
  for (const path of REMOVED) empty(line, path);
  if (line.snapshot !== undefined) {
    withoutHashOfSentences(line.snapshot);
    withoutOrderOfSentences(line.snapshot);
  }
  for (const { terms = [] } of Object.values(line.explanations ?? {}))
    orderEqual(terms, ({ value }) => Math.abs(value));
  return line;
}

function empty(value, [name, ...rest]) {
  if (typeof value !== 'object' || value === null) return;
  for (const one of name === '*' ? Object.keys(value) : [name]) {
    if (rest.length > 0) empty(value[one], rest);
    else if (typeof value[one] === 'string') value[one] = '';
  }
}

/** `geographyVersion` is a number and a hash of the registry, which holds the reasons of airspace closures: the number stays. */
function withoutHashOfSentences({ meta }) {
  if (typeof meta?.geographyVersion === 'string') meta.geographyVersion = meta.geographyVersion.split('+')[0];
}

/**
 * Drivers of equal magnitude follow each other by description (`axisDrivers`), and the narrative cites what leads in that
 * order. The former are ordered by what they cite; the narrative's citations of them are named by their magnitude.
 */
function withoutOrderOfSentences({ balance, narrative }) {
  const sides = [balance?.pressures, balance?.buffers].filter((side) => Array.isArray(side));
  for (const drivers of sides) orderEqual(drivers, ({ axis, magnitude }) => `${axis} ${magnitude}`);
  const drivers = sides.flat().filter(({ evidenceIds }) => evidenceIds?.length > 0);
  const strongest = new Map();
  for (const { magnitude, evidenceIds } of drivers)
    for (const id of evidenceIds) strongest.set(id, Math.max(magnitude, strongest.get(id) ?? 0));
  const isTied = (magnitude) => drivers.filter((driver) => driver.magnitude === magnitude).length > 1;
  const named = (id) => (isTied(strongest.get(id)) ? `one of magnitude ${strongest.get(id)}` : id);
  for (const section of Object.values(narrative ?? {}).filter(({ evidenceIds }) => evidenceIds !== undefined))
    section.evidenceIds = section.evidenceIds.map(named);
}

/** Puts neighbours of equal rank into the order of what they cite, in place. */
function orderEqual(list, rankOf) {
  const places = list.map((_, i) => i).filter((i) => i === 0 || rankOf(list[i]) !== rankOf(list[i - 1]));
  const runs = places.map((from, i) => list.slice(from, places[i + 1]));
  list.splice(0, list.length, ...runs.flatMap((run) => run.toSorted(byCitation)));
}

const citation = (one) => JSON.stringify([one.evidenceIds, one.value]);
const byCitation = (a, b) => (citation(a) < citation(b) ? -1 : 1);
