/** A number, date or probability that a draft may use, by its token alone. */
export interface Figure {
  /** `n1`, `n2`, …: written `{{n1}}`. */
  readonly token: string;
  /** What code puts in its place, unit included. */
  readonly text: string;
  /** The source that tells it; a sentence that uses it must cite that one. */
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
  /** As it stands in the snapshot. */
  readonly text: string;
  /** The same with every figure replaced by its token: all that a model is shown, beside `about`. */
  readonly masked: string;
  /** What kind of source it is and how its figures compare, by code; no figures in it. */
  readonly about?: string;
}

/** Everything that a draft may say. */
export interface Material {
  readonly sources: readonly Source[];
  readonly figures: readonly Figure[];
  /** Names of the regions it is about: they may be said beside any citation. */
  readonly regionNames: readonly string[];
}

/** A text to draw from, and figures whose text is prepared. */
export interface Telling {
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
 * A date, an instant, or a number with a unit that cannot be left away. Not inside a word: M23, G7 and 24h are names. A
 * year inside a date is no figure of its own.
 */
const FIGURE =
  /(?<![\p{L}\p{N}.,])(?:\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2} UTC)?|[-+]?\d+(?:[.,]\d+)*(?: ?(?:%|usd_[a-z]+\b|pct\b|basis_points\b))?)(?![\p{L}\p{N}])/gu;

/** Numbers sources and figures in the order they are told. */
export function materialOf(tellings: readonly Telling[], regionNames: readonly string[]): Material {
  const figures: Figure[] = [];
  const counts = { evidence: 0, snapshot: 0 };
  const sources = tellings.map(({ id, kind, text, about, chances = [] }): Source => {
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
