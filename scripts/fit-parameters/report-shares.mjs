import { LEVELS, quantile, rounded } from './quantiles.mjs';

const DAY_MS = 86_400_000;
const COLUMN_COUNT = 61;
const COLUMN = {
  sqlDate: 1,
  isRoot: 25,
  code: 26,
  base: 27,
  root: 28,
  quad: 29,
  geoType: 51,
  fips: 53,
  adm1: 54,
  added: 59,
};
/** Parties banned, curfew, martial law. No row of these exports covers soldiers against their own government. */
const EMERGENCY_RULE = ['1722', '1723', '1724'];
export const KINDS = ['force', 'posture', 'coercion', 'blockade', 'protest', 'emergency'];

/**
 * Reports per 1,000 rows of an export, by kind, over the countries that the exports place anything in.
 * A report is a kept row (FEEDS.md §3.1) after rows of one file with the same kind, day, base code and place collapse into one, which weighs
 * as much as its heaviest.
 * @param exports texts of whole GDELT 2.0 event exports
 * @param isoOfFips FIPS 10-4 code → ISO 3166 alpha-2 or undefined
 * @param weightOfForce columns of a report of force → more than 0
 */
export function reportShares(exports, isoOfFips, weightOfForce) {
  let rows = 0;
  let unplaced = 0;
  const located = new Map();
  const kept = Object.fromEntries(KINDS.map((kind) => [kind, new Map()]));
  for (const text of exports) {
    const seen = new Map();
    for (const line of text.split('\n')) {
      const fields = line.replace(/\r$/, '').split('\t');
      if (fields.length < COLUMN_COUNT) continue;
      rows += 1;
      if (fields[COLUMN.geoType] === '0') continue;
      const iso2 = isoOfFips(fields[COLUMN.fips]);
      if (iso2 === undefined) {
        unplaced += 1;
        continue;
      }
      add(located, iso2);
      const kind = kindOf(fields);
      const place = fields[COLUMN.adm1] || fields[COLUMN.fips];
      const key = `${kind} ${fields[COLUMN.sqlDate]} ${fields[COLUMN.base]} ${place}`;
      if (kind === undefined) continue;
      const weight = kind === 'force' ? weightOfForce(fields) : 1;
      const known = seen.get(key) ?? 0;
      if (weight <= known) continue;
      seen.set(key, weight);
      add(kept[kind], iso2, weight - known);
    }
  }
  return {
    rows,
    unplaced,
    countries: located.size,
    kinds: KINDS.map((kind) => [kind, panel(kept[kind], located, rows)]),
  };
}

/** The kind of report a row is, undefined when no rule keeps it. */
function kindOf(fields) {
  if (fields[COLUMN.isRoot] !== '1' || Math.abs(lagDays(fields)) > 2) return undefined;
  const root = fields[COLUMN.root];
  if (root === '14') return 'protest';
  if (fields[COLUMN.quad] !== '4') return undefined;
  if (EMERGENCY_RULE.includes(fields[COLUMN.code])) return 'emergency';
  if (fields[COLUMN.base] === '191') return 'blockade';
  if (root === '15') return 'posture';
  if (root === '17') return 'coercion';
  return root === '18' || root === '19' || root === '20' ? 'force' : undefined;
}

function lagDays(fields) {
  return (day(fields[COLUMN.added]) - day(fields[COLUMN.sqlDate])) / DAY_MS;
}

const day = (text) => Date.UTC(Number(text.slice(0, 4)), Number(text.slice(4, 6)) - 1, Number(text.slice(6, 8)));

function panel(kept, located, rows) {
  const countries = [...located].sort(([a], [b]) => (a < b ? -1 : 1));
  const rates = countries.map(([iso2, own]) => ({ rate: (1000 * (kept.get(iso2) ?? 0)) / rows, own }));
  const total = rates.reduce((sum, { rate }) => sum + rate, 0);
  const placed = rates.reduce((sum, { own }) => sum + own, 0);
  return {
    world: rounded(total, 3),
    mean: rounded(total / rates.length, 4),
    meanByRows: rounded(rates.reduce((sum, { rate, own }) => sum + rate * own, 0) / placed, 4),
    quantiles: LEVELS.map((level) =>
      rounded(
        quantile(
          rates.map(({ rate }) => rate),
          level,
        ),
        3,
      ),
    ),
  };
}

function add(counts, key, weight = 1) {
  counts.set(key, (counts.get(key) ?? 0) + weight);
}
