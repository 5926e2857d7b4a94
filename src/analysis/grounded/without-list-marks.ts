/** A line without the marks of lists and emphasis that models like; every other markup stays, to be refused. */
export function withoutListMarks(line: string): string {
  return line
    .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '')
    .replace(/\*\*|__/g, '')
    .trim();
}
