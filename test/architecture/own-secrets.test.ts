import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatApiKey, generateApiKey, parseApiKey } from '../../src/identity/api-key.ts';

const KEY = /\b(?:baro|isb)_(?:live|test)_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}\b/g;
const OBJECT = /\{[^{}]{40,800}\}/g;
/** The private part of a JWK on this curve (RFC 8037), also within a string. */
const PRIVATE_PART = /\bd\\?["']?\s*:\s*\\?["'][\w-]{43}\\?["']/;

/** Secrets of the program's own kinds, which no rule of secretlint finds. A key whose checksum is wrong opens nothing. */
function ownSecrets(text: string): readonly string[] {
  const keys = (text.match(KEY) ?? []).filter((key) => parseApiKey(key) !== undefined);
  const objects = (text.match(OBJECT) ?? []).filter((found) => found.includes('Ed25519') && PRIVATE_PART.test(found));
  return [...keys, ...objects];
}

describe('the repository', () => {
  it('holds no API key and no private signing key', () => {
    const paths = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
      .split('\0')
      .filter((path) => existsSync(path) && statSync(path).isFile());
    expect(paths.length).toBeGreaterThan(1_000);
    const found = paths.filter((path) => ownSecrets(readFileSync(path, 'latin1')).length > 0);
    expect(found).toEqual([]);
  });

  it('would be found to hold one', () => {
    const key = formatApiKey(generateApiKey('live', randomBytes));
    const jwk = JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
    for (const secret of [key, jwk, JSON.stringify({ signing: jwk }), `SIGNING_KEY='${jwk}'`])
      expect(ownSecrets(`first\n${secret}\nlast`)).toHaveLength(1);
    expect(ownSecrets(`${key.slice(0, -1)}_`)).toEqual([]);
  });
});
