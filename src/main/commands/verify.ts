import {
  COMPANION_SIGNATURE_HEADER,
  INPUTS_SIGNATURE_HEADER,
  readSignature,
  SIGNATURE_HEADER,
} from '../../contract/conventions/snapshot-signature.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { verifySnapshot } from '../../identity/signing/verify-snapshot.ts';
import { CommandError, CommandFailure } from '../command-error.ts';
import { type Command, parseArguments, print } from './command.ts';
import { textOfFile } from './json-file.ts';
import { jsonIn, keySetAt } from './key-set.ts';
import { inputOf } from './read-command.ts';
import { type Remote, remoteOf, remoteService, SERVICE_OPTIONS } from './remote-service.ts';

export const verify: Command = {
  name: 'verify',
  usage: 'FILE --signature S --jwks J [--json] | - --url URL [--json]',
  summary:
    'Checks a snapshot, its companion or its inputs offline. S: its signature, or a file with the headers; J: a key set, file or address. A snapshot also by signature and keys of a server; - reads standard input.',
  examples: [
    'verify mena.json --signature headers.txt --jwks jwks.json',
    'verify mena.json --url http://127.0.0.1:8080 --key-file key',
  ],
  run: async (words, config) => {
    const { values, positionals } = parseArguments(
      words,
      { ...SERVICE_OPTIONS, signature: { type: 'string' }, jwks: { type: 'string' } },
      1,
    );
    const [file] = positionals;
    if (file === undefined) throw new CommandError('verify needs a file with a snapshot or a companion');
    if (values.url !== undefined && (values.signature ?? values.jwks) !== undefined)
      throw new CommandError('--url stands for signature and keys: leave --signature and --jwks out');
    // A server of the environment is asked only where signature and keys are not given.
    const remote = await remoteOf({ ...values, live: values.signature !== undefined }, config);
    const snapshot = await jsonIn(file);
    const { signature, keys } = await (remote === undefined ? given(values) : ofServer(remote, snapshot));
    const verdict = verifySnapshot(snapshot, signature, keys);
    if (values.json === true) print(JSON.stringify(verdict));
    else if (verdict.status === 'valid') print(`valid: ${verdict.snapshotId}, signed with ${verdict.keyId}`);
    else print(`invalid: ${verdict.reason}`);
    return verdict.status === 'valid' ? 0 : 1;
  },
};

async function given({ signature, jwks }: { readonly signature?: string; readonly jwks?: string }) {
  if (signature === undefined || jwks === undefined)
    throw new CommandError('verify needs --signature and --jwks, or --url of the server that signed');
  return { signature: readSignature(signature) ?? (await signatureIn(signature)), keys: await keySetAt(jwks) };
}

/** The signature that a server sends with its snapshot of the same region and instant, and its keys. */
async function ofServer(remote: Remote, snapshot: unknown) {
  const { regionId, generatedAt } = Object(Object(snapshot).snapshot ?? snapshot);
  const input = inputOf('getRegionalSnapshotAt', { region_id: regionId, at: String(generatedAt) });
  const result = await remoteService(remote)('getRegionalSnapshotAt', input);
  const headers = result.ok ? (result.reply.headers ?? []) : [];
  const line = headers.find(([name]) => name.toLowerCase() === SIGNATURE_HEADER.toLowerCase())?.[1];
  const signature = line === undefined ? undefined : readSignature(line);
  if (signature === undefined) throw new CommandFailure(`${remote.url} sends no signature with this snapshot`);
  return { signature, keys: await keySetAt(String(new URL(ENDPOINTS.jwks.path, remote.url))) };
}

async function signatureIn(file: string) {
  const label = new RegExp(
    `^(${[SIGNATURE_HEADER, COMPANION_SIGNATURE_HEADER, INPUTS_SIGNATURE_HEADER].join('|')}):`,
    'i',
  );
  const text = await textOfFile(file).catch(() => {
    throw new CommandError(`--signature: ${file} is neither a signature nor a file that can be read`);
  });
  for (const line of text.split(/\r?\n/)) {
    const signature = readSignature(line.replace(label, ''));
    if (signature !== undefined) return signature;
  }
  throw new CommandError(`${file} is neither a signature nor a file with one`);
}
