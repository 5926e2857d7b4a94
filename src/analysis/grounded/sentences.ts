/** A sentence of a draft: its words, and what it cites. */
export interface Sentence {
  /** Without its citations; tokens still in place. */
  readonly text: string;
  /** As written: aliases, or anything else that stood between brackets. */
  readonly cited: readonly string[];
}

/** A part of a draft under one of the headings that were asked for. */
export interface DraftSection {
  readonly heading: string;
  readonly sentences: readonly Sentence[];
}

/** Citations after a full stop belong to the sentence before it. */
const LATE_CITATION = /([.!?])["”]?\s*((?:\[[^[\]\n]*\]\s*)+)/g;
const CITATION = /\s*\[([^[\]]*)\]/g;
const BOUNDARY = /(?<=[.!?]["”]?)\s+(?=["“]?[\p{Lu}\p{N}{])/u;

/**
 * A draft in sections and sentences. A heading is a line that begins with `#`; what comes before the first one is the
 * section without a heading. A line never runs on into the next.
 */
export function sectionsOf(draft: string): readonly DraftSection[] {
  const sections: { heading: string; sentences: Sentence[] }[] = [{ heading: '', sentences: [] }];
  for (const line of draft.split(/[\r\n\u2028\u2029]+/)) {
    const heading = /^\s*#{1,6}\s*(.*?)\s*#*\s*$/.exec(line)?.[1];
    if (heading !== undefined) sections.push({ heading, sentences: [] });
    else sections.at(-1)?.sentences.push(...sentencesOf(line));
  }
  return sections.filter(({ sentences }) => sentences.length > 0);
}

/** The sentences of one line. */
export function sentencesOf(line: string): readonly Sentence[] {
  const joined = withoutListMarks(line).replace(LATE_CITATION, ' $2$1 ');
  return joined
    .split(BOUNDARY)
    .map((written) => {
      const cited = [...written.matchAll(CITATION)].flatMap(([, inside = '']) => inside.split(/[,;]/));
      const text = written
        .replace(CITATION, '')
        .replace(/\s+/g, ' ')
        .replace(/ ([.,;:!?])/g, '$1');
      return { text: text.trim(), cited: cited.map((alias) => alias.trim()) };
    })
    .filter(({ text, cited }) => /[\p{L}\p{N}]/u.test(text) || cited.length > 0);
}

/** A line without the marks of lists and emphasis that models like; all other markup stays, to be rejected. */
function withoutListMarks(line: string): string {
  return line
    .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '')
    .replace(/\*\*|__/g, '')
    .trim();
}
