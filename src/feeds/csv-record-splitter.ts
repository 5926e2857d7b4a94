/** Cuts a CSV that arrives in pieces at the ends of its records. */
interface RecordSplitter {
  /** @returns the records that are complete by now, or `too_long` once a record exceeds the limit */
  take(piece: string): string | 'too_long';
  /** What is left after the last piece: a record without a line end, or a cut one. */
  rest(): string;
}

/**
 * A line end inside quotation marks ends no record (RFC 4180), so records are distinguished by the parity of the marks before.
 * @param maxCharacters longest record that is held
 */
export function createRecordSplitter(maxCharacters: number): RecordSplitter {
  let held = '';
  let isQuoted = false;
  return {
    take(piece) {
      let end = 0;
      for (let i = 0; i < piece.length; i += 1) {
        const character = piece.charCodeAt(i);
        if (character === QUOTATION_MARK) isQuoted = !isQuoted;
        else if (character === LINE_FEED && !isQuoted) end = i + 1;
      }
      const complete = end === 0 ? '' : held + piece.slice(0, end);
      held = end === 0 ? held + piece : piece.slice(end);
      return held.length > maxCharacters ? 'too_long' : complete;
    },
    rest: () => held,
  };
}

const QUOTATION_MARK = 34;
const LINE_FEED = 10;
