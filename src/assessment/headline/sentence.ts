const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** `Critical: the first clause; as many of the others as fit.` A first clause that is too long ends at a comma or after the last word that fits. */
export function sentenceOf(grade: string, clauses: readonly string[], maxWords: number): string {
  const [first = '', ...rest] = clauses;
  let text = `${grade}: ${shortened(first, maxWords - countWords(grade))}`;
  for (const clause of rest) {
    const longer = `${text}; ${clause}`;
    if (countWords(longer) > maxWords) break;
    text = longer;
  }
  return `${text}.`;
}

function shortened(clause: string, maxWords: number): string {
  if (countWords(clause) <= maxWords) return clause;
  const parts = clause.split(', ');
  while (parts.length > 1 && countWords(parts.join(', ')) > maxWords) parts.pop();
  return parts.join(', ').split(/\s+/).slice(0, maxWords).join(' ');
}

/** The clauses of a summary, without its full stops. */
export const clausesOf = (summary: string): readonly string[] =>
  summary
    .replace(/\.$/, '')
    .split(/; |\. /)
    .map((clause) => clause.trim());
