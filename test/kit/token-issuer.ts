import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export const ISSUER = 'https://idp.example/';
export const AUDIENCE = 'urn:barograph:test';

/** Signs bytes; what a token says about it is another matter. */
export type Signature = (bytes: Buffer) => Buffer;

export interface IssuerKey {
  readonly keyId: string;
  readonly algorithm: 'RS256' | 'ES256' | 'EdDSA';
  readonly signature: Signature;
  readonly publicKey: KeyObject;
  /** As published. */
  readonly jwk: Readonly<Record<string, unknown>>;
}

/** A fresh key of an identity provider. The signatures are node's own, not those of the library under test. */
export function issuerKey(keyId: string, algorithm: IssuerKey['algorithm']): IssuerKey {
  const { publicKey, privateKey } = pairFor(algorithm);
  return {
    keyId,
    algorithm,
    publicKey,
    signature: (bytes) =>
      sign(algorithm === 'EdDSA' ? null : 'sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
    jwk: { ...publicKey.export({ format: 'jwk' }), kid: keyId, alg: algorithm, use: 'sig' },
  };
}

function pairFor(algorithm: IssuerKey['algorithm']) {
  switch (algorithm) {
    case 'RS256':
      return generateKeyPairSync('rsa', { modulusLength: 2_048 });
    case 'ES256':
      return generateKeyPairSync('ec', { namedCurve: 'P-256' });
    case 'EdDSA':
      return generateKeyPairSync('ed25519');
  }
}

/** A token from any header, any claims and any signature. Text is taken as it is, so that it can be no JSON at all. */
export function writeToken(header: unknown, claims: unknown, signature: Signature): string {
  const encoded = [header, claims].map((part) =>
    Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url'),
  );
  const signed = encoded.join('.');
  return `${signed}.${signature(Buffer.from(signed)).toString('base64url')}`;
}

/** What HS256 would be. */
export const sharedSecret =
  (secret: string | Buffer): Signature =>
  (bytes) =>
    createHmac('sha256', secret).update(bytes).digest();

export interface KeyServer {
  /** Where the key set is. */
  readonly url: string;
  /** Paths asked for, in order. */
  readonly asked: string[];
  /** How it answers from now on. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Answers with the key set, as it does at first. */
  publish: () => void;
  close(): Promise<void>;
}

/** Serves a key set on loopback until a test sets another answer. */
export async function serveKeys(keys: () => readonly IssuerKey[]): Promise<KeyServer> {
  const publish: KeyServer['answer'] = (_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ keys: keys().map(({ jwk }) => jwk) }));
  };
  const server = createServer((request, response) => {
    served.asked.push(request.url ?? '');
    served.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const served: KeyServer = {
    url: `http://127.0.0.1:${port}/keys`,
    asked: [],
    answer: publish,
    publish: () => {
      served.answer = publish;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return served;
}
