import type { DestinationStream } from 'pino';

/** From this size a write, which wakes another thread, costs less than a tenth of formatting its lines, characters. */
const MAX_CHARACTERS = 65_536;
/** Maximum time that a line is buffered, ms. */
const MAX_MS = 200;

export interface BufferedLines extends DestinationStream {
  /** Writes the buffered lines. */
  flush(): void;
}

/**
 * Buffers lines into larger writes, for a fraction of a second at most. The stream scans its whole backlog with every write,
 * so it receives many lines as one.
 */
export function bufferLines(stream: DestinationStream): BufferedLines {
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
      if (characters >= MAX_CHARACTERS) flush();
      else timer ??= setTimeout(flush, MAX_MS).unref();
    },
    flush,
  };
}
