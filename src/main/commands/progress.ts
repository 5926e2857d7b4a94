/** Where progress is written. */
export interface ProgressStream {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** Progress of a long command, for people: on stderr, so that stdout holds the result alone. */
export interface Progress {
  /** @param done of `total` parts @param detail what was done last */
  step(done: number, total: number, detail?: string): void;
  /** Removes the line of a terminal. */
  end(): void;
}

/** Without a terminal, a line each time so many percent more are done. */
const STEP_PERCENT = 10;

/**
 * A terminal shows one line that is rewritten; a file or a pipe gets a line every ten percent.
 * @param what is being done: `Replaying mena`
 */
export function createProgress(what: string, stream: ProgressStream = process.stderr): Progress {
  let shown = -STEP_PERCENT;
  let width = 0;
  return {
    step(done, total, detail) {
      const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
      const text = `${what}: ${percent}% (${done} of ${total}${detail === undefined ? '' : `, ${detail}`})`;
      if (stream.isTTY === true) {
        stream.write(`\r${text.padEnd(width)}`);
        width = text.length;
      } else if (percent >= shown + STEP_PERCENT || (done === total && percent > shown)) {
        stream.write(`${text}\n`);
        shown = percent - (percent % STEP_PERCENT);
      }
    },
    end() {
      if (stream.isTTY === true && width > 0) stream.write(`\r${' '.repeat(width)}\r`);
      width = 0;
    },
  };
}
