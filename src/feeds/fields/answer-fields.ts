import { type FieldName, readFields } from './read-fields.ts';

/**
 * The fields of one kind of document, by names as `readFields` gives them. `*` stands for any characters but a dot, `a|b` for
 * either of two; a name covers what lies below it.
 */
export interface DocumentFields {
  /** A part of the address of this kind; absent where the feed reads one kind of document. */
  readonly at?: string;
  /** In every answer that holds a row, and read by the parser. */
  readonly expected: readonly FieldName[];
  /** May be there: read where they are, or left unread on purpose. */
  readonly known?: readonly FieldName[];
}

/** The kinds of documents that a feed reads. An answer of no kind, such as a token or a page with a link, has no fields. */
export type AnswerFields = readonly DocumentFields[];

/** Where the answers of a feed differ from what its parser was made for. */
export interface FieldDifference {
  /** Fields that are not understood, in the order met. */
  readonly unknown: readonly FieldName[];
  /** Expected fields that no answer of their kind held. */
  readonly missing: readonly FieldName[];
}

interface FieldComparison {
  /** @param url of the answer: matched with `at`, never shown, because it may hold a key */
  add(url: string, bytes: Uint8Array): Promise<void>;
  /** Over all answers so far. */
  difference(): FieldDifference;
}

/** Compares the fields of answers with those that a feed declares. */
export function compareFields(documents: AnswerFields): FieldComparison {
  const unknown = new Set<FieldName>();
  const met = new Map<DocumentFields, Set<FieldName>>();
  return {
    async add(url, bytes) {
      const document = documents.find(({ at = '' }) => url.includes(at));
      if (document === undefined) return;
      const patterns = [...document.expected, ...(document.known ?? [])];
      const [isKnown, leadsToKnown] = [matcher(patterns), enclosing(patterns)];
      const found = met.get(document) ?? new Set();
      met.set(document, found);
      for (const name of await readFields(bytes, isKnown)) {
        found.add(name);
        const isUnderstood = isKnown(name) || leadsToKnown(name);
        // What is new is named by its outermost place alone.
        if (!isUnderstood && !placesAbove(name).some((place) => unknown.has(place))) unknown.add(name);
      }
    },
    difference: () => ({
      unknown: [...unknown],
      missing: [...met].flatMap(([{ expected }, found]) =>
        found.size === 0 ? [] : expected.filter((pattern) => ![...found].some(matcher([pattern]))),
      ),
    }),
  };
}

/** Names below one place. */
export const inside = (place: FieldName, names: readonly FieldName[]): readonly FieldName[] =>
  names.map((name) => `${place}.${name}`);

/** Columns of a table without heads. */
export const columns = (count: number): readonly FieldName[] =>
  Array.from({ length: count }, (_, at) => `column ${at + 1}`);

const matcher = (patterns: readonly FieldName[]): ((name: FieldName) => boolean) => {
  const expression = new RegExp(`^(?:${patterns.flatMap(alternatives).join('|')})(?:[.@].*)?$`, 's');
  return (name) => expression.test(name);
};

/** Whether something known lies below a name. */
function enclosing(patterns: readonly FieldName[]): (name: FieldName) => boolean {
  return matcherOfExactly(patterns.flatMap((pattern) => pattern.split('|')).flatMap(placesAbove));
}

function matcherOfExactly(patterns: readonly FieldName[]): (name: FieldName) => boolean {
  const expression = new RegExp(`^(?:${[...new Set(patterns)].flatMap(alternatives).join('|')})$`, 's');
  return (name) => expression.test(name);
}

const alternatives = (pattern: FieldName): readonly string[] =>
  pattern.split('|').map((one) => one.replaceAll(/[\\^$+?.()[\]{}]/g, '\\$&').replaceAll('*', '[^.]*'));

/** The places that a name lies in, the outermost first. */
const placesAbove = (name: FieldName): readonly FieldName[] =>
  [...name.matchAll(/[.@]/g)].filter(({ index }) => index > 0).map(({ index }) => name.slice(0, index));
