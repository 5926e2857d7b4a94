import type { DestinationStream } from 'pino';

/** Enough for a write that costs less than the lines in it, characters. */
const HELD_CHARACTERS = 4_096;
/** A line that has no company is written after so long, ms. */
const HELD_MS = 200;

export interface HeldLines extends DestinationStream {
  /** Hands on what is held. */
  flush(): void;
}

/**
 * Holds lines back until they are worth a write, and never for longer than a moment. The stream behind it looks over all it
 * has yet to write with every line, so it gets many lines as one.
 */
export function holdLines(stream: DestinationStream): HeldLines {
  let lines: string[] = [];
  let characters = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length === 0) return;
    const text = lines.join('');
    lines = [];
    characters = 0;
    stream.write(text);
  }

  return {
    write(line) {
      lines.push(line);
      characters += line.length;
      if (characters >= HELD_CHARACTERS) flush();
      else timer ??= setTimeout(flush, HELD_MS).unref();
    },
    flush,
  };
}
