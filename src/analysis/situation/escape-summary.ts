/** Characters that are markup in Markdown or HTML, or that hide text. */
const MARKUP = /[<>`[\]{}\\*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|!(?=\[)/gu;
/** What begins a heading, a quotation, a list or a rule; looked for once all other signs are gone. */
const BEGINNING = /^[#>|+=\-\s]+/u;
const LINK = /(?:\b[a-z][a-z0-9+.-]*:)?\/\/\S+|\b(?:www\.|mailto:|javascript:|data:)\S*/giu;
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\s]+/gu;

/**
 * The summary of an item as one line of plain text: what another wrote is quoted, but links nowhere, shows nothing, begins no
 * part of the answer and forges no row of it.
 */
export const escapeSummary = (summary: string): string =>
  summary
    .replace(INVISIBLE, ' ')
    .trim()
    .replace(LINK, '(link left out)')
    .replace(MARKUP, (sign) => PLAIN[sign] ?? '')
    .replace(BEGINNING, '')
    .trim();

/** Brackets would be a citation. */
const PLAIN: Readonly<Record<string, string>> = { '[': '(', ']': ')', '{': '(', '}': ')' };
