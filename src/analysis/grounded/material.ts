/** A number, date or probability that a draft may use, by its token alone. */
export interface Figure {
  /** `n1`, `n2`, …: written `{{n1}}`. */
  readonly token: string;
  /** What code puts in its place, unit included. */
  readonly text: string;
  /** Its source; a sentence that uses the figure must cite that one. */
  readonly alias: string;
  /** 0 to 1, where it is the probability of a lane: words beside it must agree with it. */
  readonly probability?: number;
}

/** One thing a draft may cite. */
export interface Source {
  /** `e1` for evidence, `s1` for a snapshot: written `[e1]`. */
  readonly alias: string;
  /** What a reader gets to see: an evidence or snapshot id. */
  readonly id: string;
  readonly kind: 'evidence' | 'snapshot';
  /** As in the snapshot. */
  readonly text: string;
  /** The same with every figure replaced by its token: all that a model sees, with `about`. */
  readonly masked: string;
  /** What kind of source it is and how its figures compare, by code; no figures in it. */
  readonly about?: string;
}

/** Everything that a draft may say. */
export interface Material {
  readonly sources: readonly Source[];
  readonly figures: readonly Figure[];
  /** Names of the regions it is about: allowed next to any citation. */
  readonly regionNames: readonly string[];
}

/** The text of a source, and figures whose text is prepared. */
export interface SourceText {
  readonly id: string;
  readonly kind: 'evidence' | 'snapshot';
  readonly text: string;
  readonly about?: string;
  /** Appended to the text, each on a line of its own. */
  readonly chances?: readonly Chance[];
}

export interface Chance {
  /** What it is the probability of. */
  readonly label: string;
  readonly probability: number;
  readonly text: string;
}

/**
 * A date (`20 Nov 2026` or `2026-11-20`), an instant, or a number with its unit. Not inside a word: M23, G7 and 24h are names.
 * A day or year inside a date is no figure of its own.
 */
const FIGURE =
  /(?<![\p{L}\p{N}.,])(?:\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2} UTC)?|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}(?:, \d{2}:\d{2} UTC)?|[-−+]?\d+(?:[.,]\d+)*(?: ?%| USD per (?:barrel|TEU|million BTU)\b| basis points\b| (?:usd_[a-z]+|pct|basis_points)\b)?)(?![\p{L}\p{N}])/gu;

/** Numbers sources and figures in the order of the texts. */
export function materialOf(texts: readonly SourceText[], regionNames: readonly string[]): Material {
  const figures: Figure[] = [];
  const counts = { evidence: 0, snapshot: 0 };
  const sources = texts.map(({ id, kind, text, about, chances = [] }): Source => {
    counts[kind] += 1;
    const alias = `${kind === 'evidence' ? 'e' : 's'}${counts[kind]}`;
    const figure = (shown: string, probability?: number): string => {
      const token = `n${figures.length + 1}`;
      figures.push({ token, text: shown, alias, ...(probability === undefined ? {} : { probability }) });
      return `{{${token}}}`;
    };
    const plain = withoutBrackets(text);
    const lines = chances.map((chance) => ({ ...chance, token: figure(chance.text, chance.probability) }));
    return {
      alias,
      id,
      kind,
      ...(about === undefined ? {} : { about }),
      text: [plain, ...lines.map(({ label, text: shown }) => `${label}: ${shown}`)].join('\n'),
      masked: [
        plain.replace(FIGURE, (found) => figure(found)),
        ...lines.map(({ label, token }) => `${label}: ${token}`),
      ].join('\n'),
    };
  });
  return { sources, figures, regionNames };
}

/** Brackets and braces are the signs of citations and tokens; in a source they are plain text. */
const withoutBrackets = (text: string): string => text.replace(/[[{]/g, '(').replace(/[\]}]/g, ')');
