import { counted } from '../../assessment/english.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { nameOf } from '../grounded/describe-snapshot.ts';
import type { Grounded, VerifiedSection } from '../grounded/verify-draft.ts';
import { isEnough } from '../grounded/verify-draft.ts';
import type { Earlier } from './earlier-evidence.ts';
import type { QuestionScope } from './question-scope.ts';
import {
  bottomLine,
  earlierEvidenceSection,
  evidenceLine,
  gaps,
  horizonNote,
  lanes,
  searchNote,
} from './region-brief.ts';

export interface AnswerParts {
  readonly title: string;
  readonly sections: readonly VerifiedSection[];
  readonly snapshots: readonly RegionalSnapshot[];
  /** Evidence given to the draft. */
  readonly evidence: readonly EvidenceItem[];
  readonly scope: QuestionScope;
  /** Earlier evidence given to the draft, from previous snapshots. */
  readonly earlier: Earlier;
}

const LINEAGES_NEEDED = 2;
const THIN = 'The evidence is thin: fewer than two independent sources.';

/**
 * The answer around a draft that passed, in Markdown. Bottom lines, lanes, gaps and sources are written by code from the
 * snapshots; of the draft only the sentences that passed are in it.
 */
export function modelAnswer({ title, sections, snapshots, evidence, scope, earlier }: AnswerParts): string {
  const given = [...evidence, ...earlier.found.map(({ item }) => item)];
  const thin = new Set(given.map(({ source }) => source)).size < LINEAGES_NEEDED ? [THIN] : [];
  const written = writtenSections(sections);
  return [
    `## ${title}`,
    bottomLines(snapshots),
    ...thin,
    ...written.map(section),
    ...horizonNote(scope),
    ...snapshots.map((snapshot) => `**${nameOf(snapshot.regionId)}.** ${lanes(snapshot)}`),
    ...snapshots.map((snapshot) => `**${nameOf(snapshot.regionId)}.** ${gaps(snapshot)}`),
    ...searchNote(earlier),
    sourceList(sections, evidence, earlier),
    leftOut(sections),
  ].join('\n\n');
}

/** The sections that a draft has, those that did not pass included. */
export const writtenSections = (sections: readonly VerifiedSection[]): readonly VerifiedSection[] =>
  sections.filter(({ writtenCount, heading }) => writtenCount > 0 && heading !== '');

/** Bottom line of each region: by code, so that it can be sent before anything is drafted. */
export const bottomLines = (snapshots: readonly RegionalSnapshot[]): string =>
  snapshots.map((snapshot) => `**${nameOf(snapshot.regionId)}.** ${bottomLine(snapshot)}`).join('\n\n');

/** A section of the answer; of a draft only the sentences that passed. */
export function section(verified: VerifiedSection): string {
  const { heading, kept } = verified;
  const body = isEnough([verified])
    ? kept.map(withCitation).join(' ')
    : 'The evidence is thin: too little of this draft section could be verified.';
  return `### ${heading}\n\n${body}`;
}

/** A sentence with its ids before the full stop. */
export function withCitation({ text, sources }: Grounded): string {
  const ids = sources.map(({ id }) => id).join(', ');
  const [, words = text, stop = '.'] = /^(.*?)([.!?]?)$/s.exec(text) ?? [];
  return `${words} [${ids}]${stop === '' ? '.' : stop}`;
}

function sourceList(
  sections: readonly VerifiedSection[],
  evidence: readonly EvidenceItem[],
  { found }: Earlier,
): string {
  const cited = new Set(
    sections
      .filter((part) => isEnough([part]))
      .flatMap(({ kept }) => kept.flatMap(({ sources }) => sources.map(({ id }) => id))),
  );
  const lines = evidence.filter(({ id }) => cited.has(id)).map(evidenceLine);
  const list = `**Sources.**\n${lines.length === 0 ? '- The snapshot only.' : lines.join('\n')}`;
  return [list, ...earlierEvidenceSection(found.filter(({ item }) => cited.has(item.id)))].join('\n\n');
}

function leftOut(sections: readonly VerifiedSection[]): string {
  const written = sections.reduce((sum, part) => sum + part.writtenCount, 0);
  const kept = sections.filter((part) => isEnough([part])).reduce((sum, part) => sum + part.kept.length, 0);
  return `*Drafted by a language model from the sources above and checked sentence by sentence: ${kept} of ${counted(written, 'sentence')} passed; the others are left out. Lanes, gaps and all numbers are copied by code.*`;
}
