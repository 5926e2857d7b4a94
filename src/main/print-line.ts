/** Writes a line for people to stdout; the log goes to stderr. */
export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}
