/** Tells a person something on stdout; the log is on stderr. */
export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}
