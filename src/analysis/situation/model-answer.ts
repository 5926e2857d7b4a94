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
  /** What the draft was given. */
  readonly evidence: readonly EvidenceItem[];
  readonly scope: QuestionScope;
  /** What the draft was given besides, from snapshots before. */
  readonly earlier: Earlier;
}

const LINEAGES_NEEDED = 2;
const THIN = 'The evidence is thin: fewer than two independent sources.';

/**
 * The answer around a draft that passed, in Markdown. Where each region stands, the lanes, the gaps and the sources are
 * written by code from the snapshots; of the draft only what passed is in it.
 */
export function modelAnswer({ title, sections, snapshots, evidence, scope, earlier }: AnswerParts): string {
  const given = [...evidence, ...earlier.found.map(({ item }) => item)];
  const thin = new Set(given.map(({ source }) => source)).size < LINEAGES_NEEDED ? [THIN] : [];
  const written = writtenSections(sections);
  return [
    `## ${title}`,
    standing(snapshots),
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

/** Where each region stands: by code, so that it can be told before anything is drafted. */
export const standing = (snapshots: readonly RegionalSnapshot[]): string =>
  snapshots.map((snapshot) => `**${nameOf(snapshot.regionId)}.** ${bottomLine(snapshot)}`).join('\n\n');

/** A section as it stands in the answer; of a draft only what passed. */
export function section(verified: VerifiedSection): string {
  const { heading, kept } = verified;
  const body = isEnough([verified])
    ? kept.map(spoken).join(' ')
    : 'The evidence is thin: too little of what was drafted here could be checked.';
  return `### ${heading}\n\n${body}`;
}

/** A sentence with the ids it rests on, before its full stop. */
export function spoken({ text, sources }: Grounded): string {
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
  const list = `**Sources.**\n${lines.length === 0 ? '- The snapshot alone.' : lines.join('\n')}`;
  return [list, ...earlierEvidenceSection(found.filter(({ item }) => cited.has(item.id)))].join('\n\n');
}

function leftOut(sections: readonly VerifiedSection[]): string {
  const written = sections.reduce((sum, part) => sum + part.writtenCount, 0);
  const kept = sections.filter((part) => isEnough([part])).reduce((sum, part) => sum + part.kept.length, 0);
  return `*Drafted by a language model from the sources above and checked sentence by sentence: ${kept} of ${written} sentences are shown, the others did not pass. Lanes, gaps and every number are copied by code.*`;
}
