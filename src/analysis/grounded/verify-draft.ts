import { brokenClaim } from './check-claims.ts';
import { brokenFigure } from './check-figures.ts';
import { brokenForm, type Repeats } from './check-form.ts';
import { brokenName } from './check-names.ts';
import type { Figure, Material, Source } from './material.ts';
import { type Sentence, sectionsOf } from './sentences.ts';

/** A sentence that passed, with its figures filled in. */
export interface Grounded {
  /** Prose without citations. */
  readonly text: string;
  /** What it rests on, each once, in the order it was cited. */
  readonly sources: readonly Source[];
}

/** The part of a section that passed. */
export interface VerifiedSection {
  readonly heading: string;
  readonly kept: readonly Grounded[];
  /** Sentences that the draft had there. */
  readonly writtenCount: number;
  /** Why the others were left out, one reason each. */
  readonly reasons: readonly string[];
}

export interface Rules {
  readonly material: Material;
  /** Requested headings, in order; text under any other is left out. */
  readonly headings: readonly string[];
  readonly repeats: Repeats;
}

/** Share of a section's sentences that must pass, or none of it is used (METHOD.md §9). */
export const MIN_LEFT = 0.6;

/**
 * A draft sentence by sentence (METHOD.md §9): what it cites was given to it; every number and date is a token of a cited
 * source, every place and actor is in one; words for chances agree with the number beside them; no link, no markup, nothing
 * of the instructions. What fails is left out.
 * @returns the headings that were asked for, in their order, also where nothing is left
 */
export function verifyDraft(draft: string, rules: Rules): readonly VerifiedSection[] {
  const given = new Map(rules.material.sources.map((source) => [source.alias, source]));
  const figures = new Map(rules.material.figures.map((figure) => [figure.token, figure]));
  const written = sectionsOf(draft);
  const said = new Set<string>();
  const strays = written.filter(({ heading }) => !isAsked(heading, rules.headings));
  const sections = rules.headings.map((heading): VerifiedSection => {
    const sentences = written
      .filter((section) => same(section.heading, heading))
      .flatMap((section) => section.sentences);
    const kept: Grounded[] = [];
    const reasons: string[] = [];
    let writtenCount = 0;
    for (const sentence of sentences) {
      const key = `${sentence.text}\n${sentence.cited.join()}`;
      // Said before: neither a gain nor a fault.
      if (said.has(key)) continue;
      said.add(key);
      writtenCount += 1;
      const verdict = verifySentence(sentence, { given, figures, rules });
      if (typeof verdict === 'string') reasons.push(verdict);
      else kept.push(verdict);
    }
    return { heading, kept, writtenCount, reasons };
  });
  const strayCount = strays.reduce((sum, { sentences }) => sum + sentences.length, 0);
  return strayCount === 0
    ? sections
    : [
        ...sections,
        { heading: '', kept: [], writtenCount: strayCount, reasons: ['under a heading that was not asked for'] },
      ];
}

/** Whether enough of what was written passed. */
export function isEnough(sections: readonly VerifiedSection[]): boolean {
  const kept = sections.reduce((sum, section) => sum + section.kept.length, 0);
  const written = sections.reduce((sum, section) => sum + section.writtenCount, 0);
  return kept > 0 && kept >= MIN_LEFT * written;
}

interface Against {
  readonly given: ReadonlyMap<string, Source>;
  readonly figures: ReadonlyMap<string, Figure>;
  readonly rules: Rules;
}

/** The verified sentence, or why it was rejected. */
function verifySentence({ text, cited }: Sentence, { given, figures, rules }: Against): Grounded | string {
  const sources = [...new Set(cited)].map((alias) => given.get(alias));
  const known = sources.filter((source) => source !== undefined);
  if (known.length < sources.length) return 'an id that was not given';
  if (known.length === 0) return 'nothing is cited';
  const citedText = [
    ...known.map(({ text: source, about }) => (about === undefined ? source : `${source} (${about})`)),
    ...rules.material.regionNames,
  ].join('. ');
  const broken =
    brokenForm(text) ??
    (rules.repeats(text) ? 'words of the instructions or of the caller' : undefined) ??
    brokenFigure(text, { cited: known, figures }) ??
    brokenName(text, citedText) ??
    brokenClaim(text, citedText);
  return broken ?? { text: filled(text, figures), sources: known };
}

const filled = (text: string, figures: ReadonlyMap<string, Figure>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => figures.get(name)?.text ?? '');

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const isAsked = (heading: string, headings: readonly string[]): boolean =>
  headings.some((asked) => same(asked, heading));
