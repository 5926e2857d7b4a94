import { percent } from '../../../src/assessment/english.ts';
import { likelihood } from '../../../src/claims/likelihood.ts';
import type { EvidenceItem } from '../../../src/contract/intelligence/evidence-item.ts';
import type { RegionalSnapshot } from '../../../src/contract/intelligence/regional-snapshot.ts';
import type { FrozenQuestion, Wanted } from './questions.ts';

export interface Score {
  /** Evidence cited, and how much of it is what the question asks for. */
  readonly citedCount: number;
  readonly relevantCount: number;
  /** Kinds of evidence that an answer must cite, and how many are cited. */
  readonly wantedCount: number;
  readonly metCount: number;
  /** Lanes that an answer must quote, and how many are quoted as they stand in the snapshot. */
  readonly laneCount: number;
  readonly quotedCount: number;
  /** Statements, and those that nothing given supports. */
  readonly statementCount: number;
  readonly unsupported: readonly string[];
  readonly unknownIds: readonly string[];
}

export const isWanted = (item: EvidenceItem, { type, corridor, about }: Wanted): boolean =>
  item.type === type &&
  (corridor === undefined || item.corridor === corridor) &&
  (about === undefined || item.summary.includes(about));

/**
 * @param snapshots every region of the world that was asked about
 * @param honest sentences, tokens in place, that are known to be true of what was given; what else a model writes is not
 */
export function scoreAnswer(
  { cites, lanes }: FrozenQuestion,
  text: string,
  { snapshots, honest = [] }: { readonly snapshots: readonly RegionalSnapshot[]; readonly honest?: readonly string[] },
): Score {
  const items = new Map(snapshots.flatMap(({ evidence }) => evidence.map((item) => [item.id, item] as const)));
  const ids = [...new Set(text.match(/\bev_\w+/g) ?? [])];
  const cited = ids.flatMap((id) => items.get(id) ?? []);
  const quoted = lanes.filter(({ region, horizon }) => {
    const set = snapshots
      .find(({ regionId }) => regionId === region)
      ?.scenarioSets.find((candidate) => candidate.horizon === horizon);
    const line = set?.lanes.map(
      ({ name, probability }) => `${name} ${likelihood(probability)} (${percent(probability)})`,
    );
    return line !== undefined && text.includes(`- ${horizon}: ${line.join(', ')}`);
  });
  const statements = [...listed(text), ...prose(text)];
  const isTrue = truthOf({ items, snapshots, honest });
  return {
    citedCount: ids.length,
    relevantCount: cited.filter((item) => cites.some((wanted) => isWanted(item, wanted))).length,
    wantedCount: cites.length,
    metCount: cites.filter((wanted) => cited.some((item) => isWanted(item, wanted))).length,
    laneCount: lanes.length,
    quotedCount: quoted.length,
    statementCount: statements.length,
    unsupported: statements.filter((statement) => !isTrue(statement)),
    unknownIds: ids.filter((id) => !items.has(id)),
  };
}

/** Lines of lists that end with a citation. */
const listed = (text: string): readonly string[] => text.match(/^- .*\[ev_[^\]]*\]$/gm) ?? [];

/** Sentences under the headings of a draft. */
const prose = (text: string): readonly string[] =>
  [...text.matchAll(/^### .*\n\n(.*)$/gm)].flatMap(([, part = '']) =>
    part.startsWith('The evidence is thin') ? [] : part.split(/(?<=\][.!?]) /),
  );

interface Truth {
  readonly items: ReadonlyMap<string, EvidenceItem>;
  readonly snapshots: readonly RegionalSnapshot[];
  readonly honest: readonly string[];
}

function truthOf({ items, snapshots, honest }: Truth): (statement: string) => boolean {
  const lines = new Set([...items.values()].map((item) => `- ${item.summary} (${item.source}) [${item.id}]`));
  const triggers = snapshots.flatMap(({ triggers: { active, watching } }) => [...active, ...watching]);
  const moves = new Set(
    triggers.flatMap(({ description, evidenceIds }) => [
      `- Active: ${description} [${evidenceIds.join(', ')}]`,
      `- Watched, not active: ${description} [${evidenceIds.join(', ')}]`,
    ]),
  );
  const forms = honest.map((sentence) => formOf(sentence));
  return (statement) => {
    if (statement.startsWith('- ')) return lines.has(statement) || moves.has(statement);
    const [, words = '', inside = ''] = /^(.*?) \[([^\]]*)\][.!?]$/s.exec(statement) ?? [];
    const texts = inside.split(', ').map((id) => items.get(id)?.summary ?? snapshotText(snapshots, id));
    const numbers = words.match(/(?<![\p{L}\d])\d+(?:,\d{3})*(?:\.\d+)?(?![\p{L}\d])/gu) ?? [];
    return (
      forms.some((form) => form.test(words)) &&
      numbers.every((number) => texts.some((text) => text?.includes(number) === true))
    );
  };
}

/** A snapshot as text, its probabilities and shares as percentages beside what they are. */
function snapshotText(snapshots: readonly RegionalSnapshot[], id: string): string | undefined {
  const found = snapshots.find(({ meta }) => meta.snapshotId === id);
  if (found === undefined) return undefined;
  const chances = found.scenarioSets.flatMap(({ lanes }) => lanes.map(({ probability }) => percent(probability)));
  return `${JSON.stringify(found)} ${chances.join(' ')}`;
}

const formOf = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence
      .split(/\{\{n\d+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[-+\\w.,:% ]{1,30}?')}$`,
  );
