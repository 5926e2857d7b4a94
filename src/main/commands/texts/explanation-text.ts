import { counted, grouped, listed, measured, shortTime } from '../../../assessment/english.ts';
import type { Outputs } from '../../../contract/endpoints.ts';
import { isObject } from '../../../contract/openapi/json.ts';
import { COLUMNS, plainWords, signed, wrapped } from './layout.ts';

const MAX_TERMS = 12;
const MAX_EVIDENCE_PER_TERM = 2;
const DIGITS = 4;

type Explained = Outputs['explainRegionalSnapshot'];
type Explanation = Explained['explanation'];

/** An explanation as an indented tree: the value, its rule, its terms, the evidence of each. */
export function explanationText({ pointer, value, generatedAt, explanation, claims = [] }: Explained): string {
  const { rule, basis, wouldChangeMost, whatIf } = explanation;
  const origin = basis === 'recomputed' ? 'recomputed from the evidence' : 'as stored with the snapshot';
  return [
    `${pointer.slice(1)}${isObject(value) ? '' : ` = ${memberText(pointer.split('/').at(-1) ?? '', value)}`}   (${shortTime(generatedAt)}, ${origin})`,
    ...memberLines(value),
    branch(`Rule: ${rule}`),
    ...termLines(explanation),
    ...changeLines(
      'Claims that it states',
      claims.map(({ text, sourceUrls }) => `${text}${sourceUrls.length === 0 ? '' : ` (${listed(sourceUrls)})`}`),
    ),
    ...gradeLines(explanation),
    ...changeLines(
      'Without one piece of evidence',
      wouldChangeMost.map((one) => withoutText(one, explanation)),
    ),
    ...changeLines(
      'What if',
      whatIf.map((one) => whatIfText(one, value)),
    ),
  ].join('\n');
}

const branch = (text: string, depth = 1): string => {
  const indent = '  '.repeat(depth);
  return wrapped(`${indent}${text}`, `${indent}  `, COLUMNS);
};

function termLines({ terms, isSum, evidence }: Explanation): readonly string[] {
  if (terms.length === 0) return [];
  const title = isSum ? 'Terms, which sum to the value' : 'Terms';
  const summaries = new Map(evidence.map(({ id, summary, source }) => [id, `${summary} (${source})`]));
  const said = new Set<string>();
  const more = terms.length - MAX_TERMS;
  return [
    branch(title),
    ...terms.slice(0, MAX_TERMS).flatMap(({ label, value, evidenceIds }) => {
      // What an earlier term rests on is not repeated under the next.
      const known = evidenceIds.flatMap((id) => summaries.get(id) ?? []).filter((text) => !said.has(text));
      for (const text of known.slice(0, MAX_EVIDENCE_PER_TERM)) said.add(text);
      const rest = known.length - MAX_EVIDENCE_PER_TERM;
      return [
        branch(termText(label, value, isSum), 2),
        ...known.slice(0, MAX_EVIDENCE_PER_TERM).map((text) => branch(text, 4)),
        ...(rest > 0 ? [branch(`and ${rest} more`, 4)] : []),
      ];
    }),
    ...(more > 0 ? [branch(`and ${more} more`, 2)] : []),
  ];
}

/** A term with its label; an instant as a date, a span in minutes. */
function termText(label: string, value: number, isSum: boolean): string {
  const [, what, unit] = /^(.+?), (epoch milliseconds|milliseconds)(?:;.+)?$/.exec(label) ?? [];
  if (what === undefined) return `${isSum ? signed(value, DIGITS) : grouped(value, DIGITS)}  ${plainLabel(label)}`;
  if (unit === 'milliseconds') return `${measured(value / 60_000, 1, 'minute')}  ${what}`;
  return `${value === 0 ? 'never' : shortTime(value)}  ${what}`;
}

/** The numbers that a confidence follows from, and where they come from. */
function gradeLines({ grade }: Explanation): readonly string[] {
  if (grade === undefined) return [];
  const { single, precision, revisionRisk, currentDays, halfLifeDays, provenance } = grade;
  const numbers = [
    `one source ${grouped(single, DIGITS)}`,
    `precision ${grouped(precision, DIGITS)}`,
    `revision risk ${grouped(revisionRisk, DIGITS)}`,
    `current for ${counted(currentDays, 'day')}, then a half-life of ${measured(halfLifeDays, 2, 'day')}`,
  ];
  return [branch('Grade of the figure'), branch(numbers.join(', '), 2), branch(provenance, 2)];
}

/** The name of an axis reads as words; a sentence stays. */
const plainLabel = (label: string): string => (/^[a-z]+([A-Z][a-z]+)+$/.test(label) ? plainWords(label) : label);

const changeLines = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [branch(title), ...lines.map((line) => branch(line, 2))];

function withoutText({ evidenceId, value, change }: Explanation['wouldChangeMost'][number], { evidence }: Explanation) {
  const summary = evidence.find(({ id }) => id === evidenceId)?.summary ?? evidenceId;
  return `${grouped(value, DIGITS)} (${signed(change, DIGITS)})  ${summary}`;
}

function whatIfText({ what, from, to, value }: Explanation['whatIf'][number], now: Explained['value']): string {
  const received = /^(.+): 1 received, 0 missing$/.exec(what)?.[1];
  if (received !== undefined) {
    const change = typeof now === 'number' && typeof value === 'number' ? ` (${signed(value - now, DIGITS)})` : '';
    return `${written(value)}${change}  ${to === 0 ? 'without' : 'with'} ${received}`;
  }
  const start = from === undefined ? '' : `${grouped(from, DIGITS)} → `;
  return `${plainLabel(what)} ${start}${grouped(to, DIGITS)}: ${written(value)}`;
}

/** The members of an object, one a line. */
function memberLines(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, member]) => branch(`${plainWords(name)}: ${memberText(name, member)}`));
}

const memberText = (name: string, value: unknown): string =>
  typeof value === 'number' && /(?:At|Until)$/.test(name) && value > 0 ? shortTime(value) : written(value);

/** A value as a person reads it: numbers and words as they are, of the rest what it consists of. */
function written(value: unknown): string {
  if (typeof value === 'number') return grouped(value, DIGITS);
  if (typeof value === 'string') return /^[a-z]+(_[a-z]+)+$/.test(value) ? plainWords(value) : value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return isObject(value) ? membersOf(value) : 'none';
  if (value.length === 0) return 'none';
  return value.every((item) => typeof item === 'string') ? value.join(', ') : counted(value.length, 'item');
}

/** Members in one line; what lies deeper is counted. */
const membersOf = (value: object): string =>
  Object.entries(value)
    .map(
      ([name, member]) =>
        `${plainWords(name)} ${isObject(member) ? counted(Object.keys(member).length, 'member') : memberText(name, member)}`,
    )
    .join(', ');
