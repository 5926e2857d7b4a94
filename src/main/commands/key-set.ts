import { startDeadline } from '../../concurrency/deadline.ts';
import { CommandError } from '../command-error.ts';
import { systemTimer } from '../system-timer.ts';
import { parsedJson, textOfFile } from './json-file.ts';

/** Time limit for fetching a key set. */
const FETCH_TIMEOUT_MS = 10_000;
/** Far above any key set. */
const MAX_BYTES = 1_048_576;

/** A JSON Web Key Set from a file or an address. @throws CommandError */
export async function keySetAt(place: string): Promise<unknown> {
  if (!/^https?:\/\//.test(place)) return jsonIn(place);
  const deadline = startDeadline({ ms: FETCH_TIMEOUT_MS, setTimer: systemTimer });
  try {
    const response = await fetch(place, { signal: deadline.signal, redirect: 'error' }).catch(() => undefined);
    if (response?.ok !== true) throw new CommandError('the address of the keys did not return a key set');
    return parsedJson(await boundedText(response), 'the key set');
  } finally {
    deadline.end();
  }
}

async function boundedText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > MAX_BYTES) throw new CommandError(`the key set is larger than ${MAX_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** The JSON in a file; of standard input for `-`. @throws CommandError */
export const jsonIn = async (file: string): Promise<unknown> => parsedJson(await textOfFile(file), file);
