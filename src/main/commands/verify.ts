import { startDeadline } from '../../concurrency/deadline.ts';
import {
  COMPANION_SIGNATURE_HEADER,
  readSignature,
  SIGNATURE_HEADER,
} from '../../contract/conventions/snapshot-signature.ts';
import { verifySnapshot } from '../../identity/signing/verify-snapshot.ts';
import { CommandError } from '../command-error.ts';
import { systemTimer } from '../system-timer.ts';
import { type Command, parseArguments, print } from './command.ts';
import { parsedJson, textOfFile } from './json-file.ts';

/** Time limit for fetching a key set. */
const FETCH_TIMEOUT_MS = 10_000;
/** Far above any key set. */
const MAX_BYTES = 1_048_576;

export const verify: Command = {
  name: 'verify',
  usage: 'FILE --signature S --jwks J [--json]',
  summary:
    'Checks a snapshot or its companion offline. S: its signature, or a file with the headers; J: a key set, file or address.',
  examples: ['verify mena.json --signature headers.txt --jwks jwks.json'],
  run: async (words) => {
    const { values, positionals } = parseArguments(
      words,
      { signature: { type: 'string' }, jwks: { type: 'string' }, json: { type: 'boolean' } },
      1,
    );
    const [file] = positionals;
    if (file === undefined) throw new CommandError('verify needs a file with a snapshot or a companion');
    if (values.signature === undefined || values.jwks === undefined)
      throw new CommandError('verify needs --signature and --jwks');
    const snapshot = await jsonIn(file);
    const signature = readSignature(values.signature) ?? (await signatureIn(values.signature));
    const verdict = verifySnapshot(snapshot, signature, await keySetAt(values.jwks));
    if (values.json === true) print(JSON.stringify(verdict));
    else if (verdict.status === 'valid') print(`valid: ${verdict.snapshotId}, signed with ${verdict.keyId}`);
    else print(`invalid: ${verdict.reason}`);
    return verdict.status === 'valid' ? 0 : 1;
  },
};

async function signatureIn(file: string) {
  const label = new RegExp(`^(${SIGNATURE_HEADER}|${COMPANION_SIGNATURE_HEADER}):`, 'i');
  const text = await textOfFile(file).catch(() => {
    throw new CommandError(`--signature: ${file} is neither a signature nor a file that can be read`);
  });
  for (const line of text.split(/\r?\n/)) {
    const signature = readSignature(line.replace(label, ''));
    if (signature !== undefined) return signature;
  }
  throw new CommandError(`${file} is neither a signature nor a file with one`);
}

async function keySetAt(place: string): Promise<unknown> {
  if (!/^https?:\/\//.test(place)) return jsonIn(place);
  const deadline = startDeadline({ ms: FETCH_TIMEOUT_MS, setTimer: systemTimer });
  try {
    const response = await fetch(place, { signal: deadline.signal, redirect: 'error' }).catch(() => undefined);
    if (response?.ok !== true) throw new CommandError('--jwks: the address did not return a key set');
    return parsedJson(await boundedText(response), 'the answer of --jwks');
  } finally {
    deadline.end();
  }
}

async function boundedText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > MAX_BYTES) throw new CommandError(`--jwks: the answer is larger than ${MAX_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

const jsonIn = async (file: string): Promise<unknown> => parsedJson(await textOfFile(file), file);
