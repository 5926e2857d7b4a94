/** Tells a person something on stdout; the log is on stderr. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
